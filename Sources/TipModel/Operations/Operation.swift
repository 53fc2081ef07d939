package import TipFoundation

/// One command that changed something, kept so that it can be taken back.
package struct Operation: Hashable, Sendable {
  /// The operation's number; numbers grow, and none is used twice.
  package let number: Int
  /// When it was done, on the clock in force.
  package let date: Timestamp
  /// The command as it was typed: `set Backyard.isSignedIn yes`.
  package let command: String
  /// Whether it was taken back, and can be done again.
  package var isUndone: Bool
  /// What it changed, as JSON; read only when it is needed.
  package let stored: String

  /// How many operations are kept; older ones cannot be taken back.
  package static let keptCount = 200

  package init(
    number: Int, date: Timestamp, command: String, isUndone: Bool = false, stored: String
  ) {
    self.number = number
    self.date = date
    self.command = command
    self.isUndone = isUndone
    self.stored = stored
  }

  /// Returns what the operation changed.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the log is damaged.
  package func difference() throws(TipControlError) -> FactsDifference {
    let subject = "operation \(number)"
    return try FactsDifference(
      storedValue: StoredValue(json: stored, subject: subject), at: subject)
  }
}
