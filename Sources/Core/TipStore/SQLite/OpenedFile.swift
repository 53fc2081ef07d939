import TipFoundation
import TipModel

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
