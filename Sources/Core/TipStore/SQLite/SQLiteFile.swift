import Dispatch
import TipFoundation
import TipModel

/// The datastore's file, confined to one serial access.
///
/// Each access follows the file first: other programs may have changed it (`FileChange`).
struct SQLiteFile {
  /// The size of the log, in pages, at which commits are moved into the main file.
  private static let largeLog = 1000
  /// How long a check of the file and its log is valid for commits, in nanoseconds: a few times as
  /// long as a commit, so that a burst of commits checks them only once in a while.
  private static let checkLength: UInt64 = 100_000

  let opener: DatastoreOpener
  let logPath: String
  /// The open file, which is the one at the path unless another program has changed that.
  var opened: OpenedFile
  /// The main file's status when it was found damaged, and when that was.
  var damage: (status: FileStatus?, since: DispatchTime)?
  /// The last commit, until it is confirmed.
  var pending = PendingCommit()
  /// When a commit last checked the file and its log, as uptime in nanoseconds.
  private var lastCheck: UInt64 = 0

  /// Opens the file.
  init(_ opener: DatastoreOpener) throws(TipControlError) {
    self.opener = opener
    logPath = opener.path + DatastoreFiles.log
    opened = try opener.open()
  }

  var facts: Facts { opened.facts }

  /// Reads the facts again after other connections' commits.
  mutating func refresh() throws(TipControlError) {
    try follow()
    guard try opened.isOutdated else { return }
    do throws(TipControlError) {
      try opened.refresh()
    } catch {
      try recover(after: error)
    }
  }

  // MARK: - Commits

  /// Commits changes, or leaves the file and these facts unchanged on any failure.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - waits: Whether to wait for another process that holds the file.
  /// - Returns: Whether anything was written.
  /// - Throws: ``TipControlError``, such as `busy` when another process holds the file too long.
  mutating func commit(
    _ changes: [Change], waits: Bool = true
  ) throws(TipControlError) -> Bool {
    try followIfDue()
    pending.begin(changes)
    var hasWritten: Bool
    var isConfirmed = true
    repeat {
      hasWritten = try write(waits: waits)
      // Another program may have replaced the file meanwhile by one that lacks the changes.
      if hasWritten { isConfirmed = try confirm() }
    } while hasWritten && !isConfirmed
    pending = PendingCommit()
    if opened.connection.logSize >= Self.largeLog {
      // The changes are stored already, and the next commit tries again.
      do throws(TipControlError) { try checkpoint(waits: false) } catch {}
    }
    return hasWritten
  }

  /// Follows the file at the path before a commit, unless the last check is still valid.
  private mutating func followIfDue() throws(TipControlError) {
    let now = DispatchTime.now().uptimeNanoseconds
    guard pending.isUnconfirmed || now &- lastCheck > Self.checkLength else { return }
    try follow()
    lastCheck = now
  }

  /// Writes the pending changes that the file lacks.
  ///
  /// - Returns: Whether they have changed anything.
  private mutating func write(waits: Bool) throws(TipControlError) -> Bool {
    let hasWritten: Bool
    do throws(TipControlError) {
      hasWritten = try opened.write(pending.rest, waits: waits)
    } catch {
      // Another program may have taken or damaged the file.
      if try follow() == .same { try recover(after: error) }
      hasWritten = try opened.write(pending.rest, waits: waits)
    }
    pending.noteStored()
    return hasWritten
  }

  /// Returns whether the file at the path has the written changes.
  ///
  /// A file that has replaced it lacks them. Then ``follow()`` has opened that one, and has noted
  /// the changes as lost, so they are pending again.
  private mutating func confirm() throws(TipControlError) -> Bool {
    var main = opened.status
    do throws(TipControlError) {
      main = try FileStatus(of: opener.path)
      // A log that was removed meanwhile is written again from memory by the next check.
      if main != opened.status { try follow() }
    } catch {
      // The file at the path has the changes. The next access checks its other contents.
      if error == .busy(opener.path), main?.identity == opened.status?.identity {
        return true
      }
      throw error
    }
    return pending.isStored
  }

  /// Moves the log into the file.
  ///
  /// - Parameter waits: Whether to wait for others that use the file.
  /// - Throws: `busy` when another process uses the log too long.
  mutating func checkpoint(waits: Bool) throws(TipControlError) {
    try follow()
    let timeout = waits ? opener.busyTimeout : 0
    guard let lock = try FolderLock(folderOf: opener.path, timeout: timeout) else {
      throw .missing(opener.path)
    }
    defer { lock.release() }
    let connection = opened.connection
    let isEmpty: Bool
    if waits {
      isEmpty = try connection.checkpoint()
    } else {
      isEmpty = try connection.withoutWaiting(connection.checkpoint)
    }
    opened.status = try FileStatus(of: opener.path)
    guard isEmpty else { throw .busy(opener.path) }
  }
}

/// The changes of the last commit until they are confirmed, because a failed commit is repeated.
struct PendingCommit {
  private(set) var changes: [Change] = []
  /// The number of the first changes that the file has already.
  private var storedCount = 0

  /// Whether the file has all changes.
  var isStored: Bool { storedCount == changes.count }

  /// Whether the file has changes whose commit has failed.
  var isUnconfirmed: Bool { storedCount > 0 }

  /// The changes that the file lacks.
  var rest: [Change] {
    if storedCount == 0 { return changes }
    return Array(changes.dropFirst(storedCount))
  }

  /// Begins a commit, which repeats the earlier one if it begins with the changes in the file.
  mutating func begin(_ new: [Change]) {
    if !new.starts(with: changes.prefix(storedCount)) { storedCount = 0 }
    changes = new
  }

  /// Notes that the file has all changes.
  mutating func noteStored() { storedCount = changes.count }

  /// Notes that the file with the changes was replaced by a file without them.
  mutating func noteLost() { storedCount = 0 }
}
