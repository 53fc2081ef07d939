/// The donations that only one of two logs of an event contains.
package struct DonationDifference: Hashable, Sendable {
  /// The donations that only the second log contains.
  package private(set) var inserted: [StoredDonation] = []
  /// The donations that only the first log contains.
  package private(set) var removed: [StoredDonation] = []

  /// Compares two logs, which have the same order, in one pass.
  package init(from old: [StoredDonation], to new: [StoredDonation]) {
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count, newIndex < new.count {
      let (left, right) = (old[oldIndex], new[newIndex])
      if left == right {
        oldIndex += 1
        newIndex += 1
      } else if left < right {
        removed.append(left)
        oldIndex += 1
      } else if right < left {
        inserted.append(right)
        newIndex += 1
      } else {
        // The position in the order is the same, but the payloads differ.
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
