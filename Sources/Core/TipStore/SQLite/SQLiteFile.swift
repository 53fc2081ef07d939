import Dispatch
import TipModel

/// An open file with its cached facts; it is confined to one serial access.
struct SQLiteFile {
  /// The size of the log, in pages, at which commits are moved into the main file.
  private static let largeLog = 1000
  /// How long nobody has written a damaged file before it is replaced, in nanoseconds.
  private static let quietPeriod: UInt64 = 500_000_000
  /// How long a check of the file and its log is valid for commits, in nanoseconds: a few times as
  /// long as a commit, so that a burst of commits checks them only once in a while.
  private static let checkLength: UInt64 = 100_000

  /// The notes about the opening, and about other programs that have changed the file since.
  private(set) var notes: [String]
  private let opener: DatastoreOpener
  private let logPath: String
  private var connection: Connection
  /// The main file's status when it was last known to be the datastore's.
  private var status: FileStatus?
  private var log: FileStatus.Identity?
  /// The main file's status when it was found damaged, and when that was.
  private var damage: (status: FileStatus?, since: DispatchTime)?
  /// When a commit last checked the file and its log, as uptime in nanoseconds.
  private var lastCheck: UInt64 = 0
  /// Changes that are stored though their commit has failed, so that the caller will repeat them.
  private var unreported: [Change] = []
  /// The facts when the file was last read or written.
  private(set) var facts: Facts
  /// The rows' data beyond the facts; nil after a failed commit, when everything is read again.
  private var donations: DonationTable?
  private var revisions: Revisions
  /// The connection's data version for the facts.
  private var dataVersion: Int64
  /// Counts the changes of the facts by other connections.
  private(set) var foreignChanges = 0

  /// Opens the file.
  init(_ opener: DatastoreOpener) throws(TipControlError) {
    let open = try opener.open()
    self.opener = opener
    logPath = opener.path + DatastoreFiles.log
    notes = open.notes
    connection = open.connection
    (status, log) = (open.status, open.log)
    (facts, donations) = (open.contents.stored.facts, open.contents.stored.donations)
    revisions = open.contents.stored.revisions
    dataVersion = open.contents.dataVersion
  }

  /// Returns the facts, read again after other connections' commits.
  mutating func currentFacts() throws(TipControlError) -> Facts {
    try refresh()
    return facts
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

  /// Commits changes; on any failure, the file and these facts stay unchanged.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - waits: Whether to wait for another process that holds the file.
  /// - Returns: Whether anything was written.
  /// - Throws: ``TipControlError``; `busy` when the file is held by another process too long.
  mutating func commit(
    _ changes: [Change], waits: Bool = true
  ) throws(TipControlError) -> Bool {
    let now = DispatchTime.now().uptimeNanoseconds
    if now &- lastCheck > Self.checkLength {
      try followFile()
      lastCheck = now
    }
    let isRepeated = !unreported.isEmpty && changes.starts(with: unreported)
    let rest = isRepeated ? Array(changes.dropFirst(unreported.count)) : changes
    unreported = []
    var hasWritten: Bool
    do throws(TipControlError) {
      hasWritten = try attempt(rest, waits: waits)
    } catch {
      if try isChanged { try followFile() } else { try recover(after: error) }
      hasWritten = try attempt(rest, waits: waits)
    }
    while hasWritten, try hasLost(changes) {
      hasWritten = try attempt(changes, waits: waits)
    }
    if connection.logSize >= Self.largeLog {
      // The changes are stored already, and the next commit tries again.
      do throws(TipControlError) { try checkpoint(waits: false) } catch {}
    }
    return hasWritten
  }

  /// Whether the file was replaced while changes were committed, and has taken them with it.
  private mutating func hasLost(_ changes: [Change]) throws(TipControlError) -> Bool {
    do throws(TipControlError) {
      // A log that was removed meanwhile is written again from memory by the next check.
      guard try FileStatus(of: opener.path) != status else { return false }
      return try followFile() == .replaced
    } catch {
      unreported = changes
      throw error
    }
  }

  private mutating func attempt(
    _ changes: [Change], waits: Bool
  ) throws(TipControlError) -> Bool {
    guard waits else {
      let connection = connection
      return try connection.withoutWaiting { () throws(TipControlError) in try write(changes) }
    }
    return try write(changes)
  }

  /// - Returns: Whether the changes have changed anything.
  private mutating func write(_ changes: [Change]) throws(TipControlError) -> Bool {
    let written = try connection.transaction(.write) {
      () throws(TipControlError) -> (Facts, DonationTable, Revisions)? in
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
    guard let written else { return false }
    (facts, donations, revisions) = written
    return true
  }

  /// Moves the log into the file.
  ///
  /// - Parameter waits: Whether to wait for others that use the file.
  /// - Throws: `busy` when another process uses the log too long.
  mutating func checkpoint(waits: Bool = true) throws(TipControlError) {
    try followFile()
    let timeout = waits ? opener.busyTimeout : 0
    guard let lock = try FolderLock(folderOf: opener.path, timeout: timeout) else {
      throw .missing(opener.path)
    }
    defer { lock.release() }
    let connection = connection
    let isEmpty =
      waits
      ? try connection.checkpoint()
      : try connection.withoutWaiting { () throws(TipControlError) in try connection.checkpoint() }
    status = try FileStatus(of: opener.path)
    guard isEmpty else { throw .busy(opener.path) }
  }

  /// Checks the file more thoroughly than opening it does.
  func examine() throws(TipControlError) -> DatastoreExamination {
    try DatastoreExamination(connection)
  }

  // MARK: - Facts

  private var progress: Progress {
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

  private mutating func take(_ contents: FactsReader.Contents) {
    // Other connections may have only moved the log, or changed nothing.
    if contents.stored.facts != facts { foreignChanges += 1 }
    (facts, donations) = (contents.stored.facts, contents.stored.donations)
    revisions = contents.stored.revisions
    dataVersion = contents.dataVersion
  }

  /// Returns the contents that are known, and gives the donations away; nil after a failure.
  private mutating func takeStored() -> StoredFacts? {
    donations.take().map { StoredFacts(facts: facts, donations: $0, revisions: revisions) }
  }

  // MARK: - Other programs

  /// What became of the file since the last access.
  private enum Following {
    case same
    /// The file was damaged, and has this process's facts again.
    case restored
    case replaced
  }

  /// Whether anything but a commit has changed the file at the path, or the log beside it.
  private var isChanged: Bool {
    get throws(TipControlError) {
      guard try FileStatus(of: opener.path) == status else { return true }
      let log = try FileStatus(of: logPath)
      return log?.identity != self.log || isCutOff(log)
    }
  }

  /// Whether the log has less than the last commit here has left in it.
  private func isCutOff(_ log: FileStatus?) -> Bool {
    (log?.size ?? 0) < connection.logSize * Schema.pageSize
  }

  /// Opens what is at the path now, unless it is the file that is open.
  @discardableResult
  private mutating func followFile() throws(TipControlError) -> Following {
    guard try isChanged else { return .same }
    let current = try FileStatus(of: opener.path)
    do throws(TipControlError) {
      let log = try FileStatus(of: logPath)
      switch try opener.reopen(known(isCutOff: isCutOff(log))) {
      case .unchanged:
        (status, damage) = (current, nil)
        connection.logWasMoved()
        return .same
      case .opened(let open):
        take(open)
        if !open.isRestored { unreported = [] }
        return open.isRestored ? .restored : .replaced
      }
    } catch {
      if error == .beingWritten(opener.path), damage?.status != current {
        damage = (current, .now())
      }
      throw error
    }
  }

  private mutating func take(_ open: OpenedFile) {
    connection = open.connection
    (status, log, damage) = (open.status, open.log, nil)
    notes += open.notes
    take(open.contents)
    foreignChanges += 1
  }

  /// Writes this process's facts into a new file when the open one has become unusable.
  ///
  /// - Throws: The failure itself when the file is usable, or belongs to an app.
  private mutating func recover(after failure: TipControlError) throws(TipControlError) {
    guard opener.mode == .app, [.corrupt, .inputOutput].contains(failure.code), !isUsable else {
      throw failure
    }
    let damage =
      failure.code == .corrupt ? failure : .corrupt(opener.path, because: failure.reason)
    take(try opener.recover(facts, after: damage))
  }

  /// Whether the file has everything that this process has seen.
  private var isUsable: Bool {
    do throws(TipControlError) {
      let contents = try FactsReader(connection: connection).contents()
      return !contents.stored.progress.isOlder(than: progress)
    } catch {
      return ![.corrupt, .inputOutput].contains(error.code)
    }
  }

  private func known(isCutOff: Bool) -> KnownFile {
    let isLasting = damage.map {
      DispatchTime.now().uptimeNanoseconds >= $0.since.uptimeNanoseconds + Self.quietPeriod
    }
    return KnownFile(
      connection: connection, identity: status?.identity, log: log, isCutOff: isCutOff,
      damaged: isLasting == true ? damage?.status : nil, facts: facts, progress: progress)
  }
}
