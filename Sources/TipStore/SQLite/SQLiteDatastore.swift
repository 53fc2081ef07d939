import Synchronization
package import TipModel

/// A datastore in an SQLite file, which several processes may use at once.
///
/// A commit is one transaction of the file. Once `commit` has returned, its changes survive the
/// process, even if it crashes.
package final class SQLiteDatastore: TipDatastore {
  /// The kind of program that opens a datastore, and its rights.
  package enum Mode: Hashable, Sendable {
    /// An app: creates a missing file, and sets a damaged one aside.
    case app
    /// A tool: creates a file only on request, and never moves one.
    case tool(creates: Bool)
  }

  /// The absolute path of the file.
  package let location: String
  /// The notes about the opening, as sentences: a damaged file that was set aside.
  package let notes: [String]

  /// The open file; nil once the datastore is closed.
  private let file: Mutex<SQLiteFile?>
  private let signal: FolderSignal

  /// Opens a datastore.
  ///
  /// - Parameters:
  ///   - path: The path of the file, as `DatastoreLocator` returns it.
  ///   - mode: The kind of program that opens it.
  /// - Throws: ``TipControlError``: `missing`, `refused` or `corrupt` for a file that cannot be
  ///   used, which is left unchanged; `cannotCreate`, `inputOutput` or `busy` for one that cannot
  ///   be accessed.
  package convenience init(path: String, mode: Mode) throws(TipControlError) {
    let folder = path.hasPrefix("/") ? "" : FileManager.default.currentDirectoryPath + "/"
    try self.init(DatastoreOpener(path: folder + path, mode: mode))
  }

  init(_ opener: DatastoreOpener) throws(TipControlError) {
    let file = try SQLiteFile(opener)
    location = opener.path
    notes = file.notes
    self.file = Mutex(file)
    signal = FolderSignal(folderOf: location)
  }

  /// Returns the committed facts, including other processes' commits.
  ///
  /// - Throws: ``TipControlError`` when the file cannot be read.
  package func facts() throws(TipControlError) -> Facts {
    try access { file throws(TipControlError) in try file.currentFacts() }
  }

  /// Commits changes in one transaction.
  ///
  /// - Parameter changes: The changes.
  /// - Returns: The facts after the changes, including other processes' commits.
  /// - Throws: ``TipControlError`` when the file cannot be written; nothing has changed then.
  @discardableResult
  package func commit(_ changes: [Change]) throws(TipControlError) -> Facts {
    let (facts, hasWritten) = try access { file throws(TipControlError) in
      try file.commit(changes)
    }
    if hasWritten { signal.post() }
    return facts
  }

  /// Commits changes as ``commit(_:)`` does, or returns nil when it would have to wait.
  package func commitAtOnce(_ changes: [Change]) throws(TipControlError) -> Facts? {
    do throws(TipControlError) {
      let result = try file.withLockIfAvailable { file throws(TipControlError) in
        guard var current = file.take() else { throw .closed(location) }
        defer { file = current }
        return try current.commit(changes, waits: false)
      }
      if result?.1 == true { signal.post() }
      return result?.0
    } catch {
      guard error.code == .busy else { throw error }
      return nil
    }
  }

  /// Calls an action after another process, or another datastore of this one, has changed facts.
  ///
  /// - Parameter onForeignChange: The action, called from any thread.
  /// - Returns: The watch, which ends when it is cancelled or released.
  /// - Throws: ``TipControlError`` when the file's folder cannot be watched.
  package func watch(
    _ onForeignChange: @escaping @Sendable () -> Void
  ) throws(TipControlError) -> DatastoreWatch {
    let seen = Mutex(try access { file throws(TipControlError) in file.foreignChanges })
    let isCancelled = Atomic(false)
    let watcher = try FolderWatcher(folderOf: location) { [weak self] in
      guard let self, hasForeignChanges(beyond: seen) else { return }
      // Checked last: a read that began before the cancellation may find later commits.
      guard !isCancelled.load(ordering: .sequentiallyConsistent) else { return }
      onForeignChange()
    }
    return DatastoreWatch {
      isCancelled.store(true, ordering: .sequentiallyConsistent)
      watcher.cancel()
    }
  }

  /// Whether commits that this datastore knew were missing when it read the file again.
  ///
  /// Another program has replaced the contents by older ones, or a damaged log was left out. What
  /// happens before the first read, or is older than it, cannot be noticed like this.
  ///
  /// - Throws: ``TipControlError`` when the datastore is closed.
  package func hasLostCommits() throws(TipControlError) -> Bool {
    try access { file throws(TipControlError) in file.hasLostCommits }
  }

  /// Moves the write-ahead log into the file.
  ///
  /// - Throws: ``TipControlError`` (`busy`) when another process reads for too long.
  package func checkpoint() throws(TipControlError) {
    try access { file throws(TipControlError) in try file.checkpoint() }
  }

  /// Checks the file more thoroughly than opening it does.
  ///
  /// - Throws: ``TipControlError`` when the file cannot be read.
  package func examine() throws(TipControlError) -> DatastoreExamination {
    try access { file throws(TipControlError) in try file.examine() }
  }

  /// Closes the file.
  package func close() {
    file.withLock { $0 = nil }
    signal.finish()
  }

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
      // The caller's next read reports the error, unless the caller has closed the datastore.
      return error != .closed(location)
    }
  }
}
