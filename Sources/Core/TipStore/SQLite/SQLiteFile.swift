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
    var hasWritten = try write(waits: waits)
    while hasWritten, try !confirm() {
      // Another program has replaced the file meanwhile by one that lacks the changes.
      hasWritten = try write(waits: waits)
    }
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
    let pause = opener.pause
    guard let lock = try FolderLock(folderOf: opener.path, timeout: timeout, pause: pause)
    else { throw .missing(opener.path) }
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

/// An open file, with the facts that were last read from it or written into it.
struct OpenedFile {
  let connection: Connection
  /// The kind of program that has it open.
  let mode: SQLiteDatastore.Mode
  /// The main file's status when it was last known to be the datastore's.
  ///
  /// There is none if a different file was at the path after the opening.
  var status: FileStatus?
  /// The log beside it.
  let log: FileIdentity?
  /// The notes about the opening, and about other programs that have changed the file since.
  var notes: [String]
  /// Whether it has all facts that this process knew before.
  var isRestored: Bool
  /// The facts when the file was last read or written.
  private var stored: StoredFacts
  /// The connection's data version for the facts.
  ///
  /// After a failed commit there is none, so that everything is read again.
  private var dataVersion: Int64?
  /// Counts the changes of the facts by other connections.
  private(set) var foreignChanges = 0

  /// Reads an open file.
  init(
    _ connection: Connection, _ mode: SQLiteDatastore.Mode, identity: FileIdentity,
    _ notes: [String], isRestored: Bool
  ) throws(TipControlError) {
    let contents = try FactsReader(connection: connection).contents()
    var status = try FileStatus(of: connection.path)
    let log = try FileStatus(of: connection.path + DatastoreFiles.log)
    if status?.identity != identity { status = nil }
    self.connection = connection
    self.mode = mode
    self.status = status
    self.log = log?.identity
    self.notes = notes
    self.isRestored = isRestored
    stored = contents.stored
    dataVersion = contents.dataVersion
  }

  var facts: Facts { stored.facts }

  var progress: Progress { stored.progress }

  /// Adds the notes and changes of the file that was open before.
  mutating func follow(_ old: OpenedFile) {
    notes = old.notes + notes
    foreignChanges += old.foreignChanges + 1
  }

  // MARK: - Facts

  /// Whether other connections have committed since, or the last commit here has failed.
  var isOutdated: Bool {
    get throws(TipControlError) { try connection.dataVersion() != dataVersion }
  }

  /// Reads the facts again.
  mutating func refresh() throws(TipControlError) {
    try adopt(FactsReader(connection: connection).contents(after: takeStored()))
  }

  /// Writes changes in one transaction.
  ///
  /// Returns whether they have changed anything.
  mutating func write(
    _ changes: [Change], waits: Bool = true
  ) throws(TipControlError) -> Bool {
    guard waits else {
      let connection = connection
      return try connection.withoutWaiting { () throws(TipControlError) in
        try write(changes)
      }
    }
    func writeRows() throws(TipControlError) -> FactsReader.Contents? {
      let version = try connection.dataVersion()
      if version != dataVersion {
        try adopt((FactsReader(connection: connection).read(after: takeStored()), version))
      }
      var facts = stored.facts
      let effects = facts.apply(changes)
      guard effects != .none, var new = takeStored() else { return nil }
      try FactsWriter(connection: connection, old: new.facts, new: facts)
        .write(effects, donations: &new.donations, revisions: &new.revisions)
      new.facts = facts
      return (new, version)
    }
    guard let written = try connection.transaction(.write, writeRows) else { return false }
    stored = written.stored
    dataVersion = written.dataVersion
    return true
  }

  /// Adopts what other connections have committed.
  ///
  /// - Throws: `corrupt` when the file lacks commits that this process has seen.
  private mutating func adopt(_ contents: FactsReader.Contents) throws(TipControlError) {
    if contents.stored.progress.isOlder(than: progress), mode == .app {
      throw .corrupt(connection.path, because: "it lacks commits that it had before")
    }
    // Other connections may have only moved the log, or changed nothing.
    if contents.stored.facts != facts { foreignChanges += 1 }
    stored = contents.stored
    dataVersion = contents.dataVersion
  }

  /// Returns the known contents, and gives the donations away.
  ///
  /// They are as large as the number of payloads, and not copied. After a failure there are none.
  private mutating func takeStored() -> StoredFacts? {
    guard dataVersion != nil else { return nil }
    let known = stored
    stored.donations = DonationTable()
    dataVersion = nil
    return known
  }
}
