import TipModel

/// An open file with its cached facts; it is confined to one serial access.
struct SQLiteFile {
  /// The notes about the opening.
  let notes: [String]
  private let opener: DatastoreOpener
  private var connection: Connection
  private var identity: FileStatus.Identity
  private var facts: Facts
  /// The rows' data beyond the facts; nil after a failed commit, when everything is read again.
  private var donations: DonationTable?
  private var revisions: Revisions
  /// The connection's data version for the facts.
  private var dataVersion: Int64
  /// Counts the changes of the facts by other connections.
  private(set) var foreignChanges = 0
  /// Whether the file has once lacked commits that it had before.
  private(set) var hasLostCommits = false

  /// Opens the file.
  init(_ opener: DatastoreOpener) throws(TipControlError) {
    let open = try opener.open()
    self.opener = opener
    notes = open.notes
    connection = open.connection
    identity = open.identity
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
    try reopenIfReplaced()
    guard try connection.dataVersion() != dataVersion || donations == nil else { return }
    adopt(try FactsReader(connection: connection).contents(after: takeStored()))
  }

  /// Commits changes; on any failure, the file and these facts stay unchanged.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - waits: Whether to wait for another process that holds the file.
  /// - Returns: The facts after the changes, and whether anything was written.
  /// - Throws: ``TipControlError``; `busy` when the file is held by another process too long.
  mutating func commit(
    _ changes: [Change], waits: Bool = true
  ) throws(TipControlError) -> (Facts, Bool) {
    try reopenIfReplaced()
    guard waits else {
      let connection = connection
      return try connection.withoutWaiting { () throws(TipControlError) in try write(changes) }
    }
    return try write(changes)
  }

  private mutating func write(_ changes: [Change]) throws(TipControlError) -> (Facts, Bool) {
    let (new, table, counts, hasWritten) = try connection.transaction(.write) {
      () throws(TipControlError) in
      let version = try connection.dataVersion()
      if version != dataVersion || donations == nil {
        adopt((try FactsReader(connection: connection).read(after: takeStored()), version))
      }
      var (new, effects) = (facts, Effects())
      for change in changes { effects.formUnion(new.apply(change)) }
      guard effects != Effects() else { return (new, donations, revisions, false) }
      // Moved and not copied, because it is as large as the number of payloads.
      var table = donations.take() ?? DonationTable()
      var counts = revisions
      try FactsWriter(connection: connection, old: facts, new: new)
        .write(effects, donations: &table, revisions: &counts)
      return (new, table, counts, true)
    }
    (facts, donations, revisions) = (new, table, counts)
    return (new, hasWritten)
  }

  /// Moves the log into the file.
  func checkpoint() throws(TipControlError) {
    var isBusy = false
    try connection.query("PRAGMA wal_checkpoint(TRUNCATE)") {
      row throws(TipControlError) in isBusy = row.integer(0) != 0
    }
    if isBusy { throw .busy(opener.path) }
  }

  /// Checks the file more thoroughly than opening it does.
  func examine() throws(TipControlError) -> DatastoreExamination {
    try DatastoreExamination(connection)
  }

  // MARK: - Facts

  private mutating func adopt(_ contents: FactsReader.Contents) {
    let known = StoredFacts(facts: facts, donations: DonationTable(), revisions: revisions)
    if contents.stored.lacksCommits(of: known) { hasLostCommits = true }
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

  /// Opens the new file at the path if the open one was replaced.
  private mutating func reopenIfReplaced() throws(TipControlError) {
    guard try FileStatus(of: opener.path)?.identity != identity else { return }
    let open = try opener.open()
    connection = open.connection
    identity = open.identity
    adopt(open.contents)
  }
}
