/// The donations that only one of two logs of an event contains.
package struct DonationDifference: Hashable, Sendable {
  /// The donations that only the second log contains.
  package private(set) var inserted: [StoredDonation] = []
  /// The donations that only the first log contains.
  package private(set) var removed: [StoredDonation] = []

  /// Compares two logs, which have the same order, in one pass that skips shared parts.
  package init(from old: Donations, to new: Donations) {
    var oldIndex = old.startIndex
    var newIndex = new.startIndex
    while true {
      let equal = old.countEqual(from: oldIndex, to: new, from: newIndex)
      oldIndex += equal
      newIndex += equal
      guard oldIndex < old.endIndex, newIndex < new.endIndex else { break }
      let left = old[oldIndex]
      let right = new[newIndex]
      // Where the position in the order is the same, the payloads differ.
      if !(right < left) {
        removed.append(left)
        oldIndex += 1
      }
      if !(left < right) {
        inserted.append(right)
        newIndex += 1
      }
    }
    removed += old[oldIndex...]
    inserted += new[newIndex...]
  }
}
