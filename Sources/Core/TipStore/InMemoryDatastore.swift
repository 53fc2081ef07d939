import Synchronization
package import TipModel

/// A datastore that ends with the process, for tests, previews and the `memory` location.
package final class InMemoryDatastore: TipDatastore {
  /// The facts, until the datastore is closed.
  private let contents: Mutex<Facts?>

  /// Creates a datastore.
  ///
  /// - Parameter facts: The contents, by default empty.
  package init(_ facts: Facts = Facts()) {
    var facts = facts
    if facts.origin.name.isEmpty { facts.origin.name = UUID().uuidString.lowercased() }
    contents = Mutex(facts)
  }

  package var location: String { DatastoreLocator.memory }

  /// Returns the committed facts.
  ///
  /// - Throws: ``TipControlError`` once the datastore is closed.
  package func facts() throws(TipControlError) -> Facts {
    guard let facts = contents.withLock({ $0 }) else { throw .closed(location) }
    return facts
  }

  /// Commits changes in order.
  ///
  /// - Parameter changes: The changes.
  /// - Returns: The facts after the changes.
  /// - Throws: ``TipControlError`` once the datastore is closed.
  @discardableResult
  package func commit(_ changes: [Change]) throws(TipControlError) -> Facts {
    let new = contents.withLock { facts in
      facts = facts?.applying(changes)
      return facts
    }
    guard let new else { throw .closed(location) }
    return new
  }

  /// Commits changes in order.
  ///
  /// It never waits for long: another thread's commit takes no longer than this one.
  package func commitAtOnce(_ changes: [Change]) throws(TipControlError) -> Bool {
    try commit(changes)
    return true
  }

  /// Returns a watch that never calls, because one center at a time uses these facts.
  package func watch(
    _ onForeignChange: @escaping @Sendable () -> Void
  ) throws(TipControlError) -> DatastoreWatch {
    _ = try facts()
    return DatastoreWatch()
  }

  /// Does nothing, because this datastore has no file.
  package func checkpoint() throws(TipControlError) { _ = try facts() }

  /// Releases the facts.
  package func close() { contents.withLock { $0 = nil } }
}
