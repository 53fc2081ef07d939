package import TipModel
package import TipFoundation

/// Where facts are kept: changes go in, all of a batch or none, and facts come out.
///
/// Several datastores may be open on one place, in one process or in many; nobody's change is
/// lost. The semantics of changes are ``Facts/applying(_:)`` alone, so every datastore that is fed
/// the same changes holds the same facts.
///
/// A datastore of your own keeps what `StateDocument(facts).text` says, and beside it
/// `facts.receipt` and `facts.origin`, whose name it makes up when it is new; how donations are
/// numbered inside of one event does not have to survive. `DatastoreContract`
/// of TipTesting checks all of it. An app is given the datastore with
/// `Tips.configure([.datastore(store)])`.
package protocol TipDatastore: Sendable {
  /// The path of the file, or `memory`.
  var location: String { get }

  /// Returns everything committed, what other processes committed included.
  ///
  /// - Throws: ``TipControlError`` when the datastore cannot be read.
  func facts() throws(TipControlError) -> Facts

  /// Commits changes in their order: all of them, or none when it fails.
  ///
  /// - Parameter changes: What happened.
  /// - Returns: The facts after the changes, what other processes committed included.
  /// - Throws: ``TipControlError`` when the datastore cannot be written; nothing has changed then.
  @discardableResult
  func commit(_ changes: [Change]) throws(TipControlError) -> Facts

  /// Calls an action, from any thread, after others have changed the facts.
  ///
  /// The action is called too when the datastore can no longer be read; `facts()` then says why.
  ///
  /// - Parameter onForeignChange: What to call.
  /// - Returns: The watch, which ends when it is cancelled or let go.
  /// - Throws: ``TipControlError`` when the place cannot be watched.
  func watch(
    _ onForeignChange: @escaping @Sendable () -> Void
  ) throws(TipControlError) -> DatastoreWatch

  /// Moves everything committed into the one file, and lets go of space that was only a log.
  ///
  /// - Throws: ``TipControlError`` when another process is in the way for too long.
  func checkpoint() throws(TipControlError)

  /// Lets the datastore go; every later use but another `close()` fails.
  func close()
}

/// A watch over a datastore; it ends when it is cancelled or let go.
package final class DatastoreWatch: Sendable {
  private let cancelAction: @Sendable () -> Void

  /// Creates a watch from what ends it; the action may be called more than once.
  package init(cancel: @escaping @Sendable () -> Void = {}) { cancelAction = cancel }

  deinit { cancelAction() }

  /// Ends the watch.
  package func cancel() { cancelAction() }
}
