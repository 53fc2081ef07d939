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
    // A closure, because a reference to the method would copy both facts.
    let changedEvents = effects.events.filter { changesRow(ofEvent: $0) }
    if !changedEvents.isEmpty || changesOthers(effects) {
      revisions.facts = revisions.facts.addingSaturating(1)
    }
    try writeOperations()
    if old.processes != new.processes { try writeProcesses() }
    guard !effects.everything else { return try rewrite(&donations, &revisions) }
    for id in effects.definitions { try writeTip(id) }
    for id in effects.records { try writeRecord(id) }
    for key in effects.groups { try writeGroup(key) }
    for id in effects.toolTips { try writeToolTip(id) }
    for id in effects.alerts { try writeAlert(id) }
    for id in effects.parameters { try writeParameter(id) }
    let areAppended = try writeEvents(effects.events, changed: changedEvents, &donations)
    if !areAppended { revisions.donations = revisions.donations.addingSaturating(1) }
    if effects.historyLines > 0 { try append(new.history.suffix(effects.historyLines)) }
    let isNextImplied =
      effects.events.isEmpty || donations.followingSequence == new.nextSequence
    let changesCounters =
      !isNextImplied || new.origin != old.origin
      || (revisions, donations.blockCount) != before
    if effects.overrides || effects.receipt || effects.configuration { try writeWhole() }
    if changesCounters { try writeCounters(revisions, donations) }
  }

  /// Whether anything but events and donations changes.
  private func changesOthers(_ effects: Effects) -> Bool {
    var others = effects
    others.events = []
    return others != .none || old.processes != new.processes
  }

  private func rewrite(
    _ donations: inout DonationTable, _ revisions: inout Revisions
  ) throws(TipControlError) {
    for table in Schema.tables { try connection.execute("DELETE FROM \(table)") }
    donations = DonationTable()
    revisions.donations = revisions.donations.addingSaturating(1)
    let writer = FactsWriter(connection: connection, old: Facts(), new: new)
    for id in new.tips.keys { try writer.writeTip(id) }
    for id in new.records.keys { try writer.writeRecord(id) }
    for key in new.groups.keys { try writer.writeGroup(key) }
    for id in new.toolTips.keys { try writer.writeToolTip(id) }
    for id in new.alerts.keys { try writer.writeAlert(id) }
    for id in new.parameters.keys { try writer.writeParameter(id) }
    let events = Set(new.events.keys)
    try writer.writeEvents(events, changed: events, &donations)
    try writer.append(new.history[...])
    for id in new.devices.keys { try writeDevice(id) }
    try writeWhole()
    try writeCounters(revisions, donations)
  }

  // MARK: - Rows

  private func writeTip(_ id: String) throws(TipControlError) {
    try connection.insert([key(id), json(new.tips[id], of: id)], into: .tips)
  }

  private func writeRecord(_ id: String) throws(TipControlError) {
    try connection.insert([key(id), json(new.records[id], of: id)], into: .records)
  }

  private func writeGroup(_ key: String) throws(TipControlError) {
    try connection.insert([self.key(key), json(new.groups[key]?.storedValue)], into: .groups)
  }

  private func writeToolTip(_ id: String) throws(TipControlError) {
    try connection.insert([key(id), json(new.toolTips[id], of: id)], into: .toolTips)
  }

  private func writeAlert(_ id: String) throws(TipControlError) {
    try connection.insert([key(id), json(new.alerts[id], of: id)], into: .alerts)
  }

  private func writeParameter(_ id: String) throws(TipControlError) {
    let record = new.parameters[id]
    try connection.insert(
      [key(id), json(record?.definition, of: id), json(record?.value), date(record?.written)],
      into: .parameters)
  }

  /// Writes events and their donations.
  ///
  /// - Parameters:
  ///   - ids: The ids of the events.
  ///   - changed: The ids of those whose row changes.
  ///   - donations: The donations, which are updated.
  /// - Returns: Whether the donations are only new ones, which follow all others.
  /// - Throws: ``TipControlError`` when a row cannot be written.
  @discardableResult
  private func writeEvents(
    _ ids: Set<String>, changed: Set<String>, _ donations: inout DonationTable
  ) throws(TipControlError) -> Bool {
    var inserted: [(event: String, donation: StoredDonation)] = []
    var areAppended = true
    for id in ids {
      if changed.contains(id) {
        try connection.insert(
          [key(id), json(new.events[id]?.limit, of: id), date(new.events[id]?.deleted)],
          into: .events)
      }
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

  /// Whether an event's row changes; its donations have their own rows.
  private func changesRow(ofEvent id: String) -> Bool {
    let (old, new) = (old.events[id], new.events[id])
    return (old == nil) != (new == nil) || old?.limit != new?.limit || old?.deleted != new?.deleted
  }

  private func writeDevice(_ origin: String) throws(TipControlError) {
    try connection.insert([.text(origin), json(new.devices[origin], of: origin)], into: .devices)
  }

  private func writeProcesses() throws(TipControlError) {
    try connection.execute("DELETE FROM processes")
    for (owner, process) in new.processes {
      try connection.insert([.text(owner), json(process.storedValue)], into: .processes)
    }
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
    try connection.change(
      [
        .integer(new.displayFrequency.milliseconds), json(new.overrides, of: "overrides"),
        json(new.overrides.clock, of: "clock"), json(new.receipt), .text(new.origin.name),
        json(new.resets, of: "resets"),
        new.displayFrequencyOrigin == .display
          ? .null : .text(new.displayFrequencyOrigin.rawValue),
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

  /// Swift compares canonically equivalent strings as equal; the file must keep one spelling.
  private func key(_ id: String) -> SQLiteValue {
    .text(id.canonicallyComposed)
  }

  private func date(_ date: Timestamp?) -> SQLiteValue {
    date.map { .integer($0.milliseconds) } ?? .null
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

  private func json(_ value: StoredValue?) -> SQLiteValue { value.map { .text($0.json) } ?? .null }
}
