/// A count and its noun: `1 donation`, `2 donations`.
package enum Plural {
  /// Returns the count and the noun, in the plural unless there is one.
  package static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
