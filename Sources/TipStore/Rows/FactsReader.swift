import TipModel

/// Reads all rows, or those that have changed.
struct FactsReader {
  /// The contents of the file, and the connection's data version for them.
  typealias Contents = (stored: StoredFacts, dataVersion: Int64)

  let connection: Connection

  /// Reads the contents in its own transaction, as ``read(after:)`` does.
  func contents(after known: StoredFacts? = nil) throws(TipControlError) -> Contents {
    try connection.transaction(.read) { () throws(TipControlError) in
      // Read in the transaction, the version is that of the contents.
      let version = try connection.dataVersion()
      return (try read(after: known), version)
    }
  }

  /// Returns the facts in the file.
  ///
  /// - Parameter known: Earlier contents of the file, of which only the parts that have changed
  ///   since are read again.
  /// - Returns: The facts, with the data that commits need.
  /// - Throws: `corrupt` when a row is not valid.
  func read(after known: StoredFacts? = nil) throws(TipControlError) -> StoredFacts {
    if let known {
      do throws(TipControlError) {
        let changed = try readChanges(after: known)
        let isChanged =
          changed.revisions != known.revisions
          || changed.facts.nextSequence != known.facts.nextSequence
        if isChanged { return changed }
      } catch {
        guard error.code == .corrupt || error.code == .malformed else { throw error }
      }
    }
    // Another program may have changed rows without counting it.
    return try readAll()
  }

  private func readAll() throws(TipControlError) -> StoredFacts {
    do throws(TipControlError) {
      let (revisions, next) = try readRevisions()
      var facts = try readFacts()
      let donations = try readDonations(into: &facts, next: next)
      return StoredFacts(facts: facts, donations: donations, revisions: revisions)
    } catch {
      throw error.code == .malformed ? .corrupt(connection.path, because: error.reason) : error
    }
  }

  private func readChanges(after known: StoredFacts) throws(TipControlError) -> StoredFacts {
    let (revisions, next) = try readRevisions()
    var facts = revisions.facts == known.revisions.facts ? known.facts : try readFacts()
    let areAppended = revisions.donations == known.revisions.donations
    for id in Set(facts.events.keys).union(known.facts.events.keys) {
      let log = areAppended ? known.facts.events[id]?.log ?? DonationLog() : DonationLog()
      if facts.events[id] != nil || !log.donations.isEmpty {
        facts.events[id, default: EventRecord()].log = log
      }
    }
    var donations = known.donations
    if areAppended {
      facts.nextSequence = max(next, known.facts.nextSequence)
      try readKinds(into: &donations)
      try readBlocks(into: &donations) { donation, event, _ in
        facts.events[event, default: EventRecord()].log.insert(donation)
        facts.nextSequence = max(facts.nextSequence, donation.sequence.addingSaturating(1))
      }
    } else {
      donations = try readDonations(into: &facts, next: next)
    }
    return StoredFacts(facts: facts, donations: donations, revisions: revisions)
  }

  private func readRevisions() throws(TipControlError) -> (Revisions, nextSequence: Int64) {
    var result = (Revisions(), Int64(1))
    try connection.query(
      "SELECT facts_revision, donations_revision, next_sequence FROM datastore"
    ) { row throws(TipControlError) in
      result = (Revisions(facts: row.integer(0), donations: row.integer(1)), row.integer(2))
    }
    return result
  }

  private func readFacts() throws(TipControlError) -> Facts {
    var facts = Facts()
    try readWhole(into: &facts)
    try readTips(into: &facts)
    try readGroups(into: &facts)
    try readHelp(into: &facts)
    try readParameters(into: &facts)
    try readDevices(into: &facts)
    try readProcesses(into: &facts)
    try readHistory(into: &facts)
    try readOperations(into: &facts)
    try readEvents(into: &facts)
    return facts
  }

  private func readWhole(into facts: inout Facts) throws(TipControlError) {
    var rows = 0
    try connection.query(
      """
      SELECT display_frequency, overrides, clock, receipt, origin, version, resets,
        frequency_origin
      FROM datastore
      """
    ) { row throws(TipControlError) in
      rows += 1
      facts.displayFrequency = DisplayFrequency(milliseconds: row.integer(0))
      facts.displayFrequencyOrigin = try origin(row, 7)
      facts.overrides = try object(row, 1, "datastore.overrides") ?? StoredOverrides()
      facts.overrides.clock = try object(row, 2, "datastore.clock")
      facts.receipt = try value(row, 3, "datastore.receipt")
      facts.origin = Origin(name: row.text(4), version: row.integer(5))
      facts.resets = try object(row, 6, "datastore.resets") ?? ResetDates()
    }
    guard rows == 1 else {
      throw .corrupt(connection.path, because: "\"datastore\" has \(rows) rows, not one")
    }
  }

  private func origin(
    _ row: Row, _ column: Int32
  ) throws(TipControlError) -> DisplayFrequency.Origin {
    if row.isNull(column) { return .display }
    guard let origin = DisplayFrequency.Origin(rawValue: row.text(column)) else {
      throw .corrupt(
        connection.path, because: "datastore.frequency_origin is \"\(row.text(column))\"")
    }
    return origin
  }

  private func readTips(into facts: inout Facts) throws(TipControlError) {
    try connection.query("SELECT id, definition FROM tips") { row throws(TipControlError) in
      facts.tips[row.text(0)] = try object(row, 1, "tips.definition")
    }
    try connection.query("SELECT tip, record FROM tip_records") { row throws(TipControlError) in
      facts.records[row.text(0)] = try object(row, 1, "tip_records.record")
    }
  }

  private func readGroups(into facts: inout Facts) throws(TipControlError) {
    try connection.query("SELECT definition FROM tip_groups") { row throws(TipControlError) in
      let group: GroupDefinition? = try object(row, 0, "tip_groups.definition")
      if let group { facts.groups[group.key] = group }
    }
  }

  private func readHelp(into facts: inout Facts) throws(TipControlError) {
    try connection.query("SELECT id, definition FROM tooltips") { row throws(TipControlError) in
      facts.toolTips[row.text(0)] = try object(row, 1, "tooltips.definition")
    }
    try connection.query("SELECT id, record FROM alerts") { row throws(TipControlError) in
      facts.alerts[row.text(0)] = try object(row, 1, "alerts.record")
    }
  }

  private func readParameters(into facts: inout Facts) throws(TipControlError) {
    try connection.query("SELECT id, definition, value, written FROM parameters") {
      row throws(TipControlError) in
      facts.parameters[row.text(0)] = ParameterRecord(
        definition: try object(row, 1, "parameters.definition"),
        value: try value(row, 2, "parameters.value"),
        written: row.isNull(3) ? nil : Timestamp(milliseconds: row.integer(3)))
    }
  }

  private func readDevices(into facts: inout Facts) throws(TipControlError) {
    try connection.query("SELECT origin, record FROM devices") { row throws(TipControlError) in
      facts.devices[row.text(0)] = try object(row, 1, "devices.record")
    }
  }

  private func readProcesses(into facts: inout Facts) throws(TipControlError) {
    try connection.query("SELECT owner, report FROM processes") { row throws(TipControlError) in
      facts.processes[row.text(0)] = try object(row, 1, "processes.report")
    }
  }

  private func readHistory(into facts: inout Facts) throws(TipControlError) {
    try connection.query(
      "SELECT date, actor, event, subject, detail, forced FROM history ORDER BY number"
    ) { row throws(TipControlError) in
      guard let actor = Change.Actor(rawValue: row.text(1)) else {
        throw .corrupt(connection.path, because: "history.actor is \"\(row.text(1))\"")
      }
      facts.history.append(
        HistoryEntry(
          date: Timestamp(milliseconds: row.integer(0)), actor: actor, event: row.text(2),
          subject: row.text(3), detail: row.text(4), isForced: row.integer(5) != 0))
    }
  }

  private func readOperations(into facts: inout Facts) throws(TipControlError) {
    try connection.query(
      "SELECT number, date, command, undone, difference FROM operations ORDER BY number"
    ) { row throws(TipControlError) in
      facts.operations.append(
        Operation(
          number: Int(row.integer(0)), date: Timestamp(milliseconds: row.integer(1)),
          command: row.text(2), isUndone: row.integer(3) != 0, stored: row.text(4)))
    }
  }

  private func readEvents(into facts: inout Facts) throws(TipControlError) {
    try connection.query("SELECT id, donation_limit, deleted FROM events") {
      row throws(TipControlError) in
      facts.events[row.text(0)] = EventRecord(
        limit: try object(row, 1, "events.donation_limit"),
        deleted: row.isNull(2) ? nil : Timestamp(milliseconds: row.integer(2)))
    }
  }

  /// Reads all donations into facts, whose events have none yet.
  private func readDonations(
    into facts: inout Facts, next: Int64
  ) throws(TipControlError) -> DonationTable {
    var table = DonationTable()
    try readKinds(into: &table)
    // The logs have indices, so that no donation is looked up by the name of its event.
    var (events, indices): ([String: Int], [Int]) = ([:], [])
    for kind in table.kinds {
      let index = events[kind.event, default: events.count]
      events[kind.event] = index
      indices.append(index)
    }
    var logs = Array(repeating: DonationLog.Collection(), count: events.count)
    var next = next
    try readBlocks(into: &table) { donation, _, kind in
      logs[indices[kind]].append(donation)
      next = max(next, donation.sequence.addingSaturating(1))
    }
    facts.nextSequence = next
    for (event, index) in events {
      let log = logs[index].log
      if !log.donations.isEmpty { facts.events[event, default: EventRecord()].log = log }
    }
    return table
  }

  /// Reads the kinds that a table lacks.
  private func readKinds(into table: inout DonationTable) throws(TipControlError) {
    try connection.query(
      "SELECT id, event, info FROM donation_kinds WHERE id > ? ORDER BY id",
      [.integer(table.lastID)]
    ) { row throws(TipControlError) in
      let info = try value(row, 2, "donation_kinds.info")
      table.add(DonationTable.Kind(event: row.text(1), info: info), id: row.integer(0))
    }
  }

  /// Reads the donations that a table lacks, and passes each with its event and kind to a body.
  private func readBlocks(
    into table: inout DonationTable, _ body: (StoredDonation, String, Int) -> Void
  ) throws(TipControlError) {
    try connection.query(
      "SELECT block, donations FROM donation_blocks WHERE block >= ? ORDER BY block",
      [.integer(table.newest?.number ?? .min)]
    ) { row throws(TipControlError) in
      try table.read(row.integer(0), row.bytes(1), connection.path, body)
    }
  }

  // MARK: - Columns

  private func value(
    _ row: Row, _ column: Int32, _ name: String
  ) throws(TipControlError) -> StoredValue? {
    row.isNull(column) ? nil : try StoredValue(json: row.text(column), subject: name)
  }

  private func object<Object: StoredObject>(
    _ row: Row, _ column: Int32, _ name: String
  ) throws(TipControlError) -> Object? {
    guard let value = try value(row, column, name) else { return nil }
    return try Object(storedValue: value, at: name)
  }
}

/// Facts, and the rows' data beyond them.
struct StoredFacts {
  let facts: Facts
  let donations: DonationTable
  let revisions: Revisions

  /// How far the facts have come.
  var progress: Progress { Progress(revisions: revisions, nextSequence: facts.nextSequence) }
}

/// How far a file has come; no commit makes it less.
struct Progress: Hashable {
  var revisions = Revisions()
  var nextSequence: Int64 = 0

  /// Whether commits that the other has are missing.
  func isOlder(than other: Progress) -> Bool {
    revisions.facts < other.revisions.facts || revisions.donations < other.revisions.donations
      || nextSequence < other.nextSequence
  }
}

/// Numbers that grow when rows change, so that another process reads only those again.
struct Revisions: Hashable {
  /// Grows when anything but donations changes.
  var facts: Int64 = 0
  /// Grows when donations change in another way than by new ones, which everyone finds at the end.
  var donations: Int64 = 0
}
