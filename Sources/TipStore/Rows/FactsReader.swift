import TipModel

/// Reads all rows.
struct FactsReader {
  /// The contents of the file, and the connection's data version for them.
  typealias Contents = (stored: StoredFacts, dataVersion: Int64)

  let connection: Connection

  /// Reads the contents in its own transaction.
  func contents() throws(TipControlError) -> Contents {
    try connection.transaction(.read) { () throws(TipControlError) in
      // Read in the transaction, the version is that of the contents.
      let version = try connection.dataVersion()
      return (try read(), version)
    }
  }

  /// Returns the facts in the file.
  ///
  /// - Throws: `corrupt` when a row is not valid.
  func read() throws(TipControlError) -> StoredFacts {
    do throws(TipControlError) {
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
      let donations = try readDonations(into: &facts)
      return StoredFacts(facts: facts, donations: donations)
    } catch {
      throw error.code == .malformed ? .corrupt(connection.path, because: error.reason) : error
    }
  }

  private func readWhole(into facts: inout Facts) throws(TipControlError) {
    var rows = 0
    try connection.query(
      """
      SELECT next_sequence, display_frequency, overrides, clock, receipt, origin, version, resets,
        frequency_origin
      FROM datastore
      """
    ) { row throws(TipControlError) in
      rows += 1
      facts.nextSequence = row.integer(0)
      facts.displayFrequency = DisplayFrequency(milliseconds: row.integer(1))
      facts.displayFrequencyOrigin = try origin(row, 8)
      facts.overrides = try object(row, 2, "datastore.overrides") ?? StoredOverrides()
      facts.overrides.clock = try object(row, 3, "datastore.clock")
      facts.receipt = try value(row, 4, "datastore.receipt")
      facts.origin = Origin(name: row.text(5), version: row.integer(6))
      facts.resets = try object(row, 7, "datastore.resets") ?? ResetDates()
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

  private func readDonations(into facts: inout Facts) throws(TipControlError) -> DonationTable {
    let kinds = try readKinds()
    var blocks: [Int64: [PackedDonation]] = [:]
    var donations: [String: [StoredDonation]] = [:]
    try connection.query("SELECT block, donations FROM donation_blocks ORDER BY block") {
      row throws(TipControlError) in
      let number = row.integer(0)
      guard let block = DonationBlock.unpack(row.blob(1), number: number) else {
        throw .corrupt(connection.path, because: "donation_blocks \(number) cannot be unpacked")
      }
      blocks[number] = block
      for donation in block {
        guard let kind = kinds[donation.kind] else {
          throw .corrupt(connection.path, because: "donation_kinds lacks \(donation.kind)")
        }
        donations[kind.event, default: []].append(StoredDonation(donation, info: kind.info))
      }
    }
    for (event, donations) in donations {
      facts.events[event, default: EventRecord()].log = DonationLog(donations)
    }
    return DonationTable(kinds: kinds, blocks: blocks)
  }

  private func readKinds() throws(TipControlError) -> [Int64: DonationTable.Kind] {
    var kinds: [Int64: DonationTable.Kind] = [:]
    try connection.query("SELECT id, event, info FROM donation_kinds") {
      row throws(TipControlError) in
      kinds[row.integer(0)] = DonationTable.Kind(
        event: row.text(1), info: try value(row, 2, "donation_kinds.info"))
    }
    return kinds
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

extension StoredDonation {
  fileprivate init(_ packed: PackedDonation, info: StoredValue?) {
    self.init(
      sequence: packed.sequence, date: Timestamp(milliseconds: packed.date), info: info)
  }
}

/// Facts, and the rows' data beyond them.
struct StoredFacts {
  var facts = Facts()
  var donations = DonationTable()
}
