import TipModel

/// An open file with its cached facts; it is confined to one serial access.
struct SQLiteFile {
  /// The notes about the opening.
  let notes: [String]
  private let opener: DatastoreOpener
  private var connection: Connection
  private var identity: FileStatus.Identity
  private var stored: StoredFacts
  /// The connection's data version for the facts.
  private var dataVersion: Int64
  /// Counts the changes of the facts by other connections.
  private(set) var foreignChanges = 0

  /// Opens the file.
  init(_ opener: DatastoreOpener) throws(TipControlError) {
    let open = try opener.open()
    self.opener = opener
    notes = open.notes
    connection = open.connection
    identity = open.identity
    (stored, dataVersion) = open.contents
  }

  /// Returns the facts, read again after other connections' commits.
  mutating func facts() throws(TipControlError) -> Facts {
    try refresh()
    return stored.facts
  }

  /// Reads the facts again after other connections' commits.
  mutating func refresh() throws(TipControlError) {
    try reopenIfReplaced()
    guard try connection.dataVersion() != dataVersion else { return }
    let (new, version) = try FactsReader(connection: connection).contents()
    adopt(new, at: version)
  }

  /// Commits changes; on any failure, the file and these facts stay unchanged.
  ///
  /// - Returns: The facts after the changes, and whether anything was written.
  mutating func commit(_ changes: [Change]) throws(TipControlError) -> (Facts, Bool) {
    try reopenIfReplaced()
    let connection = connection
    let (base, version, new, hasWritten) = try connection.transaction(.write) {
      () throws(TipControlError) in
      let version = try connection.dataVersion()
      let base =
        version == dataVersion ? stored : try FactsReader(connection: connection).read()
      var new = base
      let hasWritten = try Self.apply(changes, to: &new, connection)
      return (base, version, new, hasWritten)
    }
    adopt(base, at: version)
    stored = new
    return (new.facts, hasWritten)
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

  private static func apply(
    _ changes: [Change], to stored: inout StoredFacts, _ connection: Connection
  ) throws(TipControlError) -> Bool {
    let old = stored.facts
    var effects = Effects()
    for change in changes { effects.formUnion(stored.facts.apply(change)) }
    guard effects != Effects() else { return false }
    let writer = FactsWriter(connection: connection, old: old, new: stored.facts)
    try writer.write(effects, donations: &stored.donations)
    return true
  }

  private mutating func adopt(_ new: StoredFacts, at version: Int64) {
    guard version != dataVersion else { return }
    // Other connections may have only moved the log, or changed nothing.
    if new.facts != stored.facts { foreignChanges += 1 }
    stored = new
    dataVersion = version
  }

  /// Opens the new file at the path if the open one was replaced.
  private mutating func reopenIfReplaced() throws(TipControlError) {
    guard try FileStatus(of: opener.path)?.identity != identity else { return }
    let open = try opener.open()
    connection = open.connection
    identity = open.identity
    if open.contents.stored.facts != stored.facts { foreignChanges += 1 }
    (stored, dataVersion) = open.contents
  }
}
