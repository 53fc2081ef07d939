/// Formats a number with its noun.
package enum Plural {
  /// Returns a number with its noun: "1 tip", "3 tips".
  package static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// Returns a number of people: "1 person", "3 people".
  package static func people(_ count: Int) -> String {
    if count == 1 { return "1 person" }
    return "\(count) people"
  }
}
