import Foundation
import Synchronization
package import TipModel
package import TipFoundation

/// A datastore in an SQLite file, which several processes may use at once.
///
/// A commit is one transaction of the file. Once `commit` has returned, its changes outlive the
/// process, however that ends.
package final class SQLiteDatastore: TipDatastore {
  /// Who opens a datastore, and what that allows.
  package enum Mode: Hashable, Sendable {
    /// An app: makes a file that is missing, and sets a damaged one aside.
    case app
    /// A tool: makes a file only when it is asked to, and never moves one.
    case tool(creates: Bool)
  }

  /// The absolute path of the file.
  package let location: String
  /// What there is to tell about the opening, in sentences: a damaged file that was set aside.
  package let notes: [String]

  /// The open file; nil once the datastore is closed.
  private let file: Mutex<SQLiteFile?>

  /// Opens a datastore.
  ///
  /// - Parameters:
  ///   - path: The path of the file, as `DatastoreLocator` returns it.
  ///   - mode: Who opens it.
  /// - Throws: ``TipControlError``: `missing`, `refused` or `corrupt` for a file that cannot be
  ///   used, which is left as it is; `cannotCreate`, `inputOutput` or `busy` for one that cannot
  ///   be reached.
  package convenience init(path: String, mode: Mode) throws(TipControlError) {
    let folder = path.hasPrefix("/") ? "" : FileManager.default.currentDirectoryPath + "/"
    try self.init(DatastoreOpener(path: folder + path, mode: mode))
  }

  init(_ opener: DatastoreOpener) throws(TipControlError) {
    let file = try SQLiteFile(opener)
    location = opener.path
    notes = file.notes
    self.file = Mutex(file)
  }

  /// Returns everything committed, by other processes too.
  ///
  /// - Throws: ``TipControlError`` when the file cannot be read.
  package func facts() throws(TipControlError) -> Facts {
    try access { file throws(TipControlError) in try file.facts() }
  }

  /// Commits changes in one transaction.
  ///
  /// - Parameter changes: What happened.
  /// - Returns: The facts after the changes, what other processes committed included.
  /// - Throws: ``TipControlError`` when the file cannot be written; nothing has changed then.
  @discardableResult
  package func commit(_ changes: [Change]) throws(TipControlError) -> Facts {
    let (facts, hasWritten) = try access { file throws(TipControlError) in
      try file.commit(changes)
    }
    if hasWritten { FolderSignal.post(folderOf: location) }
    return facts
  }

  /// Calls an action after another process, or another datastore of this one, has changed facts.
  ///
  /// - Parameter onForeignChange: What to call, from any thread.
  /// - Returns: The watch, which ends when it is cancelled or let go.
  /// - Throws: ``TipControlError`` when the file's folder cannot be watched.
  package func watch(
    _ onForeignChange: @escaping @Sendable () -> Void
  ) throws(TipControlError) -> DatastoreWatch {
    let seen = Mutex(try access { file throws(TipControlError) in file.foreignChanges })
    let isCancelled = Atomic(false)
    let watcher = try FolderWatcher(folderOf: location) { [weak self] in
      guard let self, hasForeignChanges(beyond: seen) else { return }
      // Asked last: a look that began before the watch was cancelled may find what came after it.
      guard !isCancelled.load(ordering: .sequentiallyConsistent) else { return }
      onForeignChange()
    }
    return DatastoreWatch {
      isCancelled.store(true, ordering: .sequentiallyConsistent)
      watcher.cancel()
    }
  }

  /// Moves the write-ahead log into the file.
  ///
  /// - Throws: ``TipControlError`` (`busy`) when another process is reading for too long.
  package func checkpoint() throws(TipControlError) {
    try access { file throws(TipControlError) in try file.checkpoint() }
  }

  /// Looks at the file more closely than opening it does.
  ///
  /// - Throws: ``TipControlError`` when the file cannot be read.
  package func examine() throws(TipControlError) -> DatastoreExamination {
    try access { file throws(TipControlError) in try file.examine() }
  }

  /// Closes the file.
  package func close() { file.withLock { $0 = nil } }

  private func access<Result: Sendable>(
    _ body: (inout SQLiteFile) throws(TipControlError) -> Result
  ) throws(TipControlError) -> Result {
    try file.withLock { file throws(TipControlError) in
      guard var current = file.take() else { throw .closed(location) }
      defer { file = current }
      return try body(&current)
    }
  }

  private func hasForeignChanges(beyond seen: borrowing Mutex<Int>) -> Bool {
    do throws(TipControlError) {
      let count = try access { file throws(TipControlError) in
        try file.refresh()
        return file.foreignChanges
      }
      return seen.withLock { seen in
        defer { seen = count }
        return seen != count
      }
    } catch {
      // The caller's next read reports what is wrong, unless it has closed the datastore.
      return error != .closed(location)
    }
  }
}
