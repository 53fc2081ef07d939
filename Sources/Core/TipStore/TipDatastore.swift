package import TipModel

/// A store of facts, which commits each batch of changes completely or not at all.
///
/// Several datastores may be open at one location, in one process or in many. No change is lost.
/// Only ``Facts/applying(_:)`` defines the semantics of changes, so the same changes result in
/// the same facts in every datastore.
///
/// The package has two: a file, and the memory of a process. Each keeps the contents of
/// `StateDocument(facts).text`, `facts.receipt` and `facts.origin`, whose name a new datastore
/// generates. It does not have to keep the numbers of donations inside of one event.
/// `DatastoreContractTests` checks these rules.
package protocol TipDatastore: Sendable {
  /// The path of the file, or `memory`.
  var location: String { get }

  /// What happened to the file while it was opened and since then, as sentences: other programs may
  /// damage or replace it. The list only grows.
  var notes: [String] { get }

  /// Returns the committed facts, including other processes' commits.
  ///
  /// - Throws: ``TipControlError`` when the datastore cannot be read.
  func facts() throws(TipControlError) -> Facts

  /// Commits changes in order: all of them, or none when it fails.
  ///
  /// - Parameter changes: The changes.
  /// - Returns: The facts after the changes, including other processes' commits.
  /// - Throws: ``TipControlError`` when the datastore cannot be written. Nothing has changed then.
  @discardableResult
  func commit(_ changes: [Change]) throws(TipControlError) -> Facts

  /// Commits changes as ``commit(_:)`` does, unless it would have to wait for another process or
  /// thread.
  ///
  /// A datastore that has no such commit always returns false, and gets its commits on a queue.
  ///
  /// - Parameter changes: The changes.
  /// - Returns: Whether the changes are committed.
  /// - Throws: ``TipControlError`` when the datastore cannot be written. Nothing has changed then.
  func commitAtOnce(_ changes: [Change]) throws(TipControlError) -> Bool

  /// Calls an action, from any thread, after another datastore has changed the facts.
  ///
  /// It is also called when the datastore can no longer be read. Then `facts()` throws the reason.
  ///
  /// - Parameter onForeignChange: The action.
  /// - Returns: The watch, which ends when it is cancelled or released.
  /// - Throws: ``TipControlError`` when the location cannot be watched.
  func watch(
    _ onForeignChange: @escaping @Sendable () -> Void
  ) throws(TipControlError) -> DatastoreWatch

  /// Moves all commits into the main file, and truncates the log.
  ///
  /// - Throws: ``TipControlError`` when another process blocks it too long.
  func checkpoint() throws(TipControlError)

  /// Closes the datastore, after which every call except `close()` fails.
  func close()
}

extension TipDatastore {
  /// Returns nothing: no other program can change what is stored.
  package var notes: [String] { [] }

  /// Returns false: commits may wait.
  package func commitAtOnce(_ changes: [Change]) throws(TipControlError) -> Bool { false }
}

/// A watch over a datastore, which ends when it is cancelled or released.
package final class DatastoreWatch: Sendable {
  private let cancelAction: @Sendable () -> Void

  /// Creates a watch from the action that ends it, which may be called more than once.
  package init(cancel: @escaping @Sendable () -> Void = {}) { cancelAction = cancel }

  deinit { cancelAction() }

  package func cancel() { cancelAction() }
}
