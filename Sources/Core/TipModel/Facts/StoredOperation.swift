/// A command that changed something, stored so that it can be undone.
package struct StoredOperation: Hashable, Sendable {
  /// The operation's number, which is greater than all before it and not reused.
  package let number: Int
  /// The date of the operation, on the clock in force.
  package let date: Timestamp
  /// The command as typed: `set Backyard.isSignedIn yes`.
  package let command: String
  /// Whether the operation was undone and can be redone.
  package var isUndone: Bool
  /// The difference as JSON, decoded only when needed.
  package let stored: String

  /// The numbers that a file may contain, which leave enough later ones for any app.
  package static let numbers: ClosedRange<Int64> = 0...1 << 53

  /// The number of operations that are kept, so that older ones cannot be undone (D41).
  package static let keptCount = 200
  /// The number of bytes of operations that are kept.
  ///
  /// The newest operation is always kept (D41).
  package static let keptBytes = 1_000_000

  /// The size of the operation in the datastore.
  package var bytes: Int { stored.utf8.count + command.utf8.count }

  package init(
    number: Int, date: Timestamp, command: String, isUndone: Bool = false, stored: String
  ) {
    self.number = number
    self.date = date
    self.command = command
    self.isUndone = isUndone
    self.stored = stored
  }
}

extension [StoredOperation] {
  /// The size of the operations in the datastore.
  package var bytes: Int { reduce(0) { $0 + $1.bytes } }
}
