import TipModel

/// Which donations two logs of one event do not share.
struct DonationDifferences {
  private(set) var inserted: [StoredDonation] = []
  private(set) var removed: [StoredDonation] = []

  /// Walks through both logs, which have one order, side by side.
  init(from old: [StoredDonation], to new: [StoredDonation]) {
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count, newIndex < new.count {
      let (left, right) = (old[oldIndex], new[newIndex])
      if left.sequence == right.sequence, left.date == right.date {
        oldIndex += 1
        newIndex += 1
      } else if (left.date, left.sequence) < (right.date, right.sequence) {
        removed.append(left)
        oldIndex += 1
      } else {
        inserted.append(right)
        newIndex += 1
      }
    }
    removed += old[oldIndex...]
    inserted += new[newIndex...]
  }
}
