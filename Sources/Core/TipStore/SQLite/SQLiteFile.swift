import Dispatch
import TipFoundation
import TipModel

/// An open file with its cached facts, confined to one serial access.
struct SQLiteFile {
  /// The size of the log, in pages, at which commits are moved into the main file.
  private static let largeLog = 1000

  /// The notes about the opening, and about other programs that have changed the file since.
  var notes: [String]
  let opener: DatastoreOpener
  let logPath: String
  var connection: Connection
  /// The main file's status when it was last known to be the datastore's.
  var status: FileStatus?
  var log: FileIdentity?
  /// The main file's status when it was found damaged, and when that was.
  var damage: (status: FileStatus?, since: DispatchTime)?
  /// When a commit last checked the file and its log, as uptime in nanoseconds.
  var lastCheck: UInt64 = 0
  /// Changes that are stored though their commit has failed, so that the caller will repeat them.
  var unreported: [Change] = []
  /// The facts when the file was last read or written.
  private(set) var facts: Facts
  /// The rows' data beyond the facts.
  ///
  /// After a failed commit there is none, so that everything is read again.
  private var donations: DonationTable?
  private var revisions: Revisions
  /// The connection's data version for the facts.
  private var dataVersion: Int64
  /// Counts the changes of the facts by other connections.
  var foreignChanges = 0

  /// Opens the file.
  init(_ opener: DatastoreOpener) throws(TipControlError) {
    let open = try opener.open()
    self.opener = opener
    logPath = opener.path + DatastoreFiles.log
    notes = open.notes
    connection = open.connection
    status = open.status
    log = open.log
    facts = open.contents.stored.facts
    donations = open.contents.stored.donations
    revisions = open.contents.stored.revisions
    dataVersion = open.contents.dataVersion
  }

  /// Reads the facts again after other connections' commits.
  mutating func refresh() throws(TipControlError) {
    try followFile()
    guard try connection.dataVersion() != dataVersion || donations == nil else { return }
    do throws(TipControlError) {
      try adopt(FactsReader(connection: connection).contents(after: takeStored()))
    } catch {
      try recover(after: error)
    }
  }

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
    try followFileIfDue()
    let isRepeated = !unreported.isEmpty && changes.starts(with: unreported)
    var rest = changes
    if isRepeated { rest.removeFirst(unreported.count) }
    unreported = []
    var hasWritten: Bool
    do throws(TipControlError) {
      hasWritten = try write(rest, waits: waits)
    } catch {
      try reopen(after: error)
      hasWritten = try write(rest, waits: waits)
    }
    while hasWritten, try hasLost(changes) { hasWritten = try write(changes, waits: waits) }
    if connection.logSize >= Self.largeLog {
      // The changes are stored already, and the next commit tries again.
      do throws(TipControlError) { try checkpoint(waits: false) } catch {}
    }
    return hasWritten
  }

  /// - Returns: Whether the changes have changed anything.
  private mutating func write(_ changes: [Change], waits: Bool) throws(TipControlError) -> Bool {
    guard waits else {
      let connection = connection
      return try connection.withoutWaiting { () throws(TipControlError) in
        try write(changes, waits: true)
      }
    }
    func writeRows() throws(TipControlError) -> (Facts, DonationTable, Revisions)? {
      let version = try connection.dataVersion()
      if version != dataVersion || donations == nil {
        try adopt((FactsReader(connection: connection).read(after: takeStored()), version))
      }
      var new = facts
      let effects = new.apply(changes)
      guard effects != .none else { return nil }
      // Moved and not copied, because it is as large as the number of payloads.
      var table = donations.take() ?? DonationTable()
      var counts = revisions
      try FactsWriter(connection: connection, old: facts, new: new)
        .write(effects, donations: &table, revisions: &counts)
      return (new, table, counts)
    }
    guard let written = try connection.transaction(.write, writeRows) else { return false }
    (facts, donations, revisions) = written
    return true
  }

  /// Moves the log into the file.
  ///
  /// - Parameter waits: Whether to wait for others that use the file.
  /// - Throws: `busy` when another process uses the log too long.
  mutating func checkpoint(waits: Bool) throws(TipControlError) {
    try followFile()
    let timeout = waits ? opener.busyTimeout : 0
    guard let lock = try FolderLock(folderOf: opener.path, timeout: timeout) else {
      throw .missing(opener.path)
    }
    defer { lock.release() }
    let connection = connection
    let isEmpty: Bool
    if waits {
      isEmpty = try connection.checkpoint()
    } else {
      isEmpty = try connection.withoutWaiting(connection.checkpoint)
    }
    status = try FileStatus(of: opener.path)
    guard isEmpty else { throw .busy(opener.path) }
  }

  // MARK: - Facts

  var progress: Progress {
    Progress(revisions: revisions, nextSequence: facts.nextSequence)
  }

  /// Adopts what other connections have committed.
  ///
  /// - Throws: `corrupt` when the file lacks commits that this process has seen.
  private mutating func adopt(_ contents: FactsReader.Contents) throws(TipControlError) {
    if contents.stored.progress.isOlder(than: progress), opener.mode == .app {
      throw .corrupt(opener.path, because: "it lacks commits that it had before")
    }
    take(contents)
  }

  mutating func take(_ contents: FactsReader.Contents) {
    // Other connections may have only moved the log, or changed nothing.
    if contents.stored.facts != facts { foreignChanges += 1 }
    facts = contents.stored.facts
    donations = contents.stored.donations
    revisions = contents.stored.revisions
    dataVersion = contents.dataVersion
  }

  /// Returns the contents that are known, and gives the donations away.
  ///
  /// After a failure there are none.
  private mutating func takeStored() -> StoredFacts? {
    donations.take().map { StoredFacts(facts: facts, donations: $0, revisions: revisions) }
  }
}
