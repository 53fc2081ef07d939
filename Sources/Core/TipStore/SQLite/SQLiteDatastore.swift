import Dispatch
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
  /// What happened to the file, as sentences: it was damaged and set aside, or replaced while it
  /// was open.
  package var notes: [String] { file.withLock { $0?.opened.notes ?? [] } }

  /// The open file, until the datastore is closed.
  private let file: Mutex<SQLiteFile?>
  private let signal: FolderSignal
  private let timing: StoreTiming
  /// Counts the commits of this datastore.
  private let commits = Atomic(0)
  private let isTidying = Atomic(false)

  /// Opens a datastore.
  ///
  /// - Parameters:
  ///   - path: The path of the file, as `DatastoreLocator` returns it.
  ///   - mode: The kind of program that opens it.
  ///   - timing: The real time that it waits.
  ///   - waiting: Called again and again, from any thread, while another process holds the file.
  /// - Throws: ``TipControlError``: `missing`, `refused` or `corrupt` for a file that cannot be
  ///   used, which is left unchanged, or `cannotCreate`, `inputOutput` or `busy` for one that
  ///   cannot be accessed.
  package convenience init(
    path: String, mode: Mode, timing: StoreTiming = StoreTiming(),
    waiting: @escaping @Sendable () -> Void = {}
  ) throws(TipControlError) {
    let folder = path.hasPrefix("/") ? "" : FileManager.default.currentDirectoryPath + "/"
    let pause: @Sendable () -> Void = {
      waiting()
      FairWait.pause()
    }
    try self.init(DatastoreOpener(path: folder + path, mode: mode, timing: timing, pause: pause))
  }

  init(_ opener: DatastoreOpener) throws(TipControlError) {
    let file = try SQLiteFile(opener)
    location = opener.path
    self.file = Mutex(file)
    signal = FolderSignal(folderOf: location)
    timing = opener.timing
  }

  /// Returns the committed facts, including other processes' commits.
  ///
  /// - Throws: ``TipControlError`` when the file cannot be read.
  package func facts() throws(TipControlError) -> Facts {
    func refreshed(_ file: inout SQLiteFile) throws(TipControlError) -> Facts {
      try file.refresh()
      return file.facts
    }
    return try access(refreshed)
  }

  /// Commits changes in one transaction.
  ///
  /// - Parameter changes: The changes.
  /// - Returns: The facts after the changes, including other processes' commits.
  /// - Throws: ``TipControlError`` when the file cannot be written. Nothing has changed then.
  @discardableResult
  package func commit(_ changes: [Change]) throws(TipControlError) -> Facts {
    func committed(_ file: inout SQLiteFile) throws(TipControlError) -> (Facts, Bool) {
      let hasWritten = try file.commit(changes)
      return (file.facts, hasWritten)
    }
    let (facts, hasWritten) = try access(committed)
    if hasWritten { announce() }
    return facts
  }

  /// Commits changes as ``commit(_:)`` does, or returns false when it would have to wait.
  package func commitAtOnce(_ changes: [Change]) throws(TipControlError) -> Bool {
    do throws(TipControlError) {
      let hasWritten = try file.withLockIfAvailable { file throws(TipControlError) in
        guard let hasWritten = try file?.commit(changes, waits: false) else {
          throw .closed(location)
        }
        return hasWritten
      }
      guard let hasWritten else { return false }
      if hasWritten { announce() }
      return true
    } catch {
      guard error.code == .busy else { throw error }
      return false
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
    let count = try access { file in file.opened.foreignChanges }
    let seen: Mutex<Int?> = Mutex(count)
    let isCancelled = Atomic(false)
    let watch = try DatastoreWatch(folderOf: location) { [weak self] in
      guard let self, hasForeignChanges(beyond: seen) else { return }
      // Checked last: a read that began before the cancellation may find later commits.
      guard !isCancelled.load(ordering: .sequentiallyConsistent) else { return }
      onForeignChange()
    }
    return DatastoreWatch {
      isCancelled.store(true, ordering: .sequentiallyConsistent)
      watch.cancel()
    }
  }

  /// Moves the write-ahead log into the file.
  ///
  /// - Throws: ``TipControlError`` (`busy`) when another process reads for too long.
  package func checkpoint() throws(TipControlError) { try checkpoint(waits: true) }

  private func checkpoint(waits: Bool) throws(TipControlError) {
    try access { file throws(TipControlError) in try file.checkpoint(waits: waits) }
  }

  /// Checks the file more thoroughly than opening it does.
  ///
  /// - Throws: ``TipControlError`` when the file cannot be read.
  package func examine() throws(TipControlError) -> DatastoreExamination {
    try access { file throws(TipControlError) in
      try DatastoreExamination(file.opened.connection)
    }
  }

  /// Closes the file, which then has all commits, unless another process keeps the log from moving.
  package func close() {
    if commits.load(ordering: .relaxed) > 0 { tidy() }
    file.withLock { $0 = nil }
    signal.finish()
  }

  /// Tells other processes of a commit, and moves the log into the file when no other follows soon.
  private func announce() {
    commits.add(1, ordering: .relaxed)
    signal.post()
    if !isTidying.exchange(true, ordering: .relaxed) { tidyWhenQuiet() }
  }

  private func tidyWhenQuiet() {
    let before = commits.load(ordering: .relaxed)
    timing.later(.global(qos: .utility), timing.logDelay) { [weak self] in
      guard let self else { return }
      guard commits.load(ordering: .relaxed) == before else { return tidyWhenQuiet() }
      isTidying.store(false, ordering: .relaxed)
      tidy()
    }
  }

  /// Moves the log into the file, unless others use it.
  private func tidy() {
    do throws(TipControlError) {
      try checkpoint(waits: false)
    } catch {
      // The commits are safe in the log. The next commit or opening reports a lasting failure.
    }
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

  private func hasForeignChanges(beyond seen: borrowing Mutex<Int?>) -> Bool {
    func foreignChanges(_ file: inout SQLiteFile) throws(TipControlError) -> Int {
      try file.refresh()
      return file.opened.foreignChanges
    }
    do throws(TipControlError) {
      let count = try access(foreignChanges)
      return seen.withLock { seen in
        defer { seen = count }
        return seen != count
      }
    } catch {
      // The caller's next read reports the error, unless the caller has closed the datastore. The
      // end of the error is then a change, too.
      seen.withLock { $0 = nil }
      return error != .closed(location)
    }
  }
}
