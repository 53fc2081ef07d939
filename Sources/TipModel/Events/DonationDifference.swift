/// The donations that only one of two logs of an event has.
package struct DonationDifference: Hashable, Sendable {
  /// Those that only the second log has.
  package private(set) var inserted: [StoredDonation] = []
  /// Those that only the first log has.
  package private(set) var removed: [StoredDonation] = []

  /// Walks through both logs, which have one order, side by side.
  package init(from old: [StoredDonation], to new: [StoredDonation]) {
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count, newIndex < new.count {
      let (left, right) = (old[oldIndex], new[newIndex])
      if left == right {
        oldIndex += 1
        newIndex += 1
      } else if (left.date, left.sequence) < (right.date, right.sequence) {
        removed.append(left)
        oldIndex += 1
      } else if (right.date, right.sequence) < (left.date, left.sequence) {
        inserted.append(right)
        newIndex += 1
      } else {
        // The same position in the order, and two payloads.
        removed.append(left)
        inserted.append(right)
        oldIndex += 1
        newIndex += 1
      }
    }
    removed += old[oldIndex...]
    inserted += new[newIndex...]
  }
}
