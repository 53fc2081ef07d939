import TipModel

/// Writes only the rows that changes affect.
struct FactsWriter {
  let connection: Connection
  let old: Facts
  let new: Facts

  /// Writes the rows that changes affect.
  ///
  /// - Parameters:
  ///   - effects: The effects of the changes.
  ///   - donations: The donations, which are updated.
  ///   - revisions: The revisions of the file, which are updated.
  /// - Throws: ``TipControlError`` when a row cannot be written.
  func write(
    _ effects: Effects, donations: inout DonationTable, revisions: inout Revisions
  ) throws(TipControlError) {
    let before = (revisions, blocks: donations.blockCount)
    // The effects on rows of facts: of most events only donations change.
    var rows = effects
    rows.events = effects.events.filter { changesRow(ofEvent: $0) }
    let changesRows = rows != .none
    if changesRows { revisions.facts = revisions.facts.addingSaturating(1) }
    try writeOperations()
    guard !effects.everything else {
      revisions.donations = revisions.donations.addingSaturating(1)
      donations = try writeAll(revisions)
      return
    }
    if changesRows {
      for (kind, table) in Table.facts {
        guard let changed = kind.changed else { continue }
        try write(rows[keyPath: changed], of: kind, into: table)
      }
    }
    let areAppended = try writeDonations(of: effects.events, &donations)
    if !areAppended { revisions.donations = revisions.donations.addingSaturating(1) }
    try append(new.history.suffix(effects.historyLines))
    let isNextImplied =
      effects.events.isEmpty || donations.followingSequence == new.nextSequence
    let changesCounters =
      !isNextImplied || new.origin != old.origin
      || (revisions, donations.blockCount) != before
    if effects.overrides || effects.receipt || effects.configuration { try writeWhole() }
    if changesCounters { try writeCounters(revisions, donations) }
  }

  /// Replaces all rows but the rows of operations.
  ///
  /// - Returns: The donations in the file.
  private func writeAll(_ revisions: Revisions) throws(TipControlError) -> DonationTable {
    let tables = Table.facts.map(\.table.name) + ["donation_kinds", "donation_blocks", "history"]
    for table in tables { try connection.execute("DELETE FROM \(table)") }
    var donations = DonationTable()
    let writer = FactsWriter(connection: connection, old: Facts(), new: new)
    for (kind, table) in Table.facts {
      try write(kind.ids(in: new), of: kind, into: table)
    }
    try writer.writeDonations(of: Set(new.events.keys), &donations)
    try writer.append(new.history[...])
    try writeWhole()
    try writeCounters(revisions, donations)
    return donations
  }

  /// Writes all facts into a new file.
  func writeNew() throws(TipControlError) {
    try writeOperations()
    _ = try writeAll(Revisions())
  }

  // MARK: - Rows

  /// Writes the rows of some entries, and deletes the rows of entries that are gone.
  private func write(
    _ ids: Set<String>, of kind: some FactKind, into table: Table
  ) throws(TipControlError) {
    guard !ids.isEmpty else { return }
    let entries = new[keyPath: kind.entries]
    for id in ids {
      if let entry = entries[id] {
        try connection.insert([key(id), json(entry.row, of: id)], into: table)
      } else {
        try connection.run("DELETE FROM \(table.name) WHERE \(table.key) = ?", key(id))
      }
    }
  }

  /// Writes the donations of some events.
  ///
  /// - Parameters:
  ///   - ids: The ids of the events.
  ///   - donations: The donations, which are updated.
  /// - Returns: Whether the donations are only new ones, which follow all others.
  /// - Throws: ``TipControlError`` when a row cannot be written.
  @discardableResult
  private func writeDonations(
    of ids: Set<String>, _ donations: inout DonationTable
  ) throws(TipControlError) -> Bool {
    var inserted: [(event: String, donation: StoredDonation)] = []
    var areAppended = true
    for id in ids {
      let differences = DonationDifference(
        from: old.events[id]?.log.donations ?? [], to: new.events[id]?.log.donations ?? [])
      for donation in differences.removed {
        try donations.remove(donation, of: id, connection)
        areAppended = false
      }
      inserted += differences.inserted.map { (event: id, donation: $0) }
    }
    inserted.sort { $0.donation.sequence < $1.donation.sequence }
    for (event, donation) in inserted { try donations.insert(donation, of: event, connection) }
    try donations.write(to: connection)
    return areAppended && (inserted.first?.donation.sequence ?? .max) >= old.nextSequence
  }

  /// Whether an event's row changes.
  ///
  /// Its donations have their own rows.
  private func changesRow(ofEvent id: String) -> Bool {
    let old = self.old.events[id]
    let new = self.new.events[id]
    return (old == nil) != (new == nil) || old?.limit != new?.limit || old?.deleted != new?.deleted
  }

  private func append(_ lines: ArraySlice<HistoryEntry>) throws(TipControlError) {
    for line in lines {
      try connection.insert(
        [
          .integer(line.date.milliseconds), .text(line.actor.rawValue), .text(line.event),
          .text(line.subject), .text(line.detail), .integer(line.isForced ? 1 : 0),
        ], into: .history)
    }
    let dropped = old.history.count + lines.count - new.history.count
    guard dropped > 0 else { return }
    try connection.run(
      "DELETE FROM history WHERE number IN (SELECT number FROM history ORDER BY number LIMIT ?)",
      .integer(Int64(dropped)))
  }

  private func writeOperations() throws(TipControlError) {
    guard old.operations != new.operations else { return }
    let kept = Set(new.operations.map(\.number))
    for operation in old.operations where !kept.contains(operation.number) {
      try connection.run(
        "DELETE FROM operations WHERE number = ?", .integer(Int64(operation.number)))
    }
    let known = Set(old.operations)
    for operation in new.operations where !known.contains(operation) {
      try connection.insert(
        [
          .integer(Int64(operation.number)), .integer(operation.date.milliseconds),
          .text(operation.command), .integer(operation.isUndone ? 1 : 0),
          .text(operation.stored),
        ], into: .operations)
    }
  }

  private func writeWhole() throws(TipControlError) {
    var frequencyOrigin = SQLiteValue.null
    if new.displayFrequencyOrigin != .display {
      frequencyOrigin = .text(new.displayFrequencyOrigin.rawValue)
    }
    try connection.change(
      [
        .integer(new.displayFrequency.milliseconds), json(new.overrides, of: "overrides"),
        json(new.overrides.clock, of: "clock"), .init(json: new.receipt), .text(new.origin.name),
        json(new.resets, of: "resets"), frequencyOrigin,
      ], of: .whole)
  }

  private func writeCounters(
    _ revisions: Revisions, _ donations: DonationTable
  ) throws(TipControlError) {
    try connection.change(
      [
        .integer(new.nextSequence), .integer(new.origin.version), .integer(revisions.facts),
        .integer(revisions.donations), .integer(new.rowCount), .integer(donations.blockCount),
      ], of: .counters)
  }

  // MARK: - Values

  /// Returns an id in one spelling, because Swift compares canonically equivalent ones as equal.
  private func key(_ id: String) -> SQLiteValue {
    .text(id.canonicallyComposed)
  }

  /// Returns an object's text after reading it back, because a row that cannot be read makes the
  /// whole file unusable.
  private func json<Object: StoredObject>(
    _ object: Object?, of subject: String
  ) throws(TipControlError) -> SQLiteValue {
    guard let text = object?.storedValue.json else { return .null }
    do throws(TipControlError) {
      _ = try Object(storedValue: StoredValue(json: text, subject: subject), at: subject)
    } catch {
      throw TipControlError(
        error.code, subject: subject,
        reason: "\"\(subject)\" cannot be stored, because it could not be read again: "
          + error.reason, suggestion: error.suggestion)
    }
    return .text(text)
  }
}

extension FactKind {
  fileprivate func ids(in facts: Facts) -> Set<String> { Set(facts[keyPath: entries].keys) }
}
