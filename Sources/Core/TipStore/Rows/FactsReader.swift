import TipModel

/// Reads all rows, or those that have changed.
struct FactsReader {
  /// The contents of the file, and the connection's data version for them.
  typealias Contents = (stored: StoredFacts, dataVersion: Int64)

  let connection: Connection

  /// Reads the contents in its own transaction, as ``read(after:)`` does.
  func contents(after known: StoredFacts? = nil) throws(TipControlError) -> Contents {
    func readContents() throws(TipControlError) -> Contents {
      // Read in the transaction, the version is the version of the contents.
      let version = try connection.dataVersion()
      return (try read(after: known), version)
    }
    return try connection.transaction(.read, readContents)
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

  /// Returns facts with the entries of one table only.
  func facts(onlyOf name: String) throws(TipControlError) -> Facts {
    var facts = Facts()
    do throws(TipControlError) {
      for (kind, table) in Table.facts where table.name == name {
        try read(kind, from: table, into: &facts)
      }
    } catch {
      throw corruption(error)
    }
    return facts
  }

  private func readAll() throws(TipControlError) -> StoredFacts {
    do throws(TipControlError) {
      let counters = try readCounters()
      var facts = try readFacts(counters)
      let rows = facts.rowCount
      let donations = try readDonations(into: &facts, next: counters.nextSequence)
      return try checked(
        StoredFacts(facts: facts, donations: donations, revisions: counters.revisions), rows,
        counters)
    } catch {
      throw corruption(error)
    }
  }

  /// Returns the failure to read a row, of which a malformed one is corrupt.
  private func corruption(_ failure: TipControlError) -> TipControlError {
    guard failure.code == .malformed else { return failure }
    return .corrupt(connection.path, because: failure.reason)
  }

  /// Returns the facts of the sound rows of a damaged file.
  ///
  /// - Parameter onDamage: Called with the reason why a part is not read.
  /// - Returns: The facts.
  /// - Throws: ``TipControlError`` when nothing can be read.
  func sound(
    _ onDamage: @escaping (TipControlError) -> Void
  ) throws(TipControlError) -> Facts {
    connection.onDamage = onDamage
    defer { connection.onDamage = nil }
    var counters = Counters()
    do throws(TipControlError) {
      counters = try readCounters()
    } catch {
      try connection.skip(error)
    }
    var facts = try readFacts(counters)
    _ = try readDonations(into: &facts, next: counters.nextSequence)
    if facts.origin.name.isEmpty { facts.origin.name = UUID().uuidString.lowercased() }
    return facts
  }

  private func readChanges(after known: StoredFacts) throws(TipControlError) -> StoredFacts {
    let counters = try readCounters()
    let revisions = counters.revisions
    var facts = known.facts
    if revisions.facts != known.revisions.facts { facts = try readFacts(counters) }
    let rows = facts.rowCount
    let areAppended = revisions.donations == known.revisions.donations
    for id in Set(facts.events.keys).union(known.facts.events.keys) {
      var log = DonationLog()
      if areAppended, let event = known.facts.events[id] { log = event.log }
      if facts.events[id] != nil || !log.donations.isEmpty {
        facts.events[id, default: EventRecord()].log = log
      }
    }
    var donations = known.donations
    if areAppended {
      facts.nextSequence = max(counters.nextSequence, known.facts.nextSequence)
      try readKinds(into: &donations)
      try readBlocks(into: &donations) { donation, event, _ in
        facts.events[event, default: EventRecord()].log.insert(donation)
        facts.nextSequence = max(facts.nextSequence, donation.sequence.addingSaturating(1))
      }
    } else {
      donations = try readDonations(into: &facts, next: counters.nextSequence)
    }
    return try checked(
      StoredFacts(facts: facts, donations: donations, revisions: revisions), rows, counters)
  }

  /// Checks that no row is missing, which the checksums of the others do not tell.
  private func checked(
    _ stored: StoredFacts, _ rows: Int64, _ counters: Counters
  ) throws(TipControlError) -> StoredFacts {
    guard rows == stored.facts.rowCount else {
      throw .corrupt(connection.path, because: "\"events\" lacks the event of a donation")
    }
    guard rows == counters.rows else {
      throw .corrupt(
        connection.path, because: "it has \(rows) rows of facts, not \(counters.rows)")
    }
    guard stored.donations.blockCount == counters.blocks else {
      throw .corrupt(
        connection.path,
        because: "it has \(stored.donations.blockCount) blocks of donations, "
          + "not \(counters.blocks)")
    }
    return stored
  }

  /// The numbers of the row of the whole.
  private struct Counters {
    var nextSequence: Int64 = 1
    var version: Int64 = 0
    var revisions = Revisions()
    var rows: Int64 = 0
    var blocks: Int64 = 0
  }

  private func readCounters() throws(TipControlError) -> Counters {
    var rows = 0
    var counters = Counters()
    try connection.read(.counters) { row throws(TipControlError) in
      rows += 1
      // One more than the last sequence.
      counters.nextSequence = try row.integer(0, in: 1...StoredDonation.sequences.upperBound + 1)
      // These do not grow beyond their greatest number.
      counters.version = try row.integer(1, in: 0 ... .max)
      counters.revisions = Revisions(
        facts: try row.integer(2, in: 0 ... .max), donations: try row.integer(3, in: 0 ... .max))
      counters.rows = try row.integer(4)
      counters.blocks = try row.integer(5)
    }
    guard rows == 1 else {
      throw .corrupt(connection.path, because: "\"datastore\" has \(rows) rows, not one")
    }
    return counters
  }

  private func readFacts(_ counters: Counters) throws(TipControlError) -> Facts {
    var facts = Facts()
    try readWhole(into: &facts, counters)
    for (kind, table) in Table.facts { try read(kind, from: table, into: &facts) }
    try readHistory(into: &facts)
    try readOperations(into: &facts)
    return facts
  }

  private func readWhole(
    into facts: inout Facts, _ counters: Counters
  ) throws(TipControlError) {
    try connection.read(.whole) { row throws(TipControlError) in
      facts.displayFrequency = DisplayFrequency(milliseconds: try row.integer(0, in: 0 ... .max))
      facts.overrides = try row.required(1)
      facts.overrides.clock = try row.object(2)
      facts.receipt = try row.value(3)
      facts.origin = Origin(name: try row.text(4), version: counters.version)
      facts.resets = try row.required(5)
      facts.displayFrequencyOrigin = try row.optionalWord(6) ?? .display
    }
  }

  private func read<Kind: FactKind>(
    _ kind: Kind, from table: Table, into facts: inout Facts
  ) throws(TipControlError) {
    var entries: [String: Kind.Entry] = [:]
    try connection.read(table) { row throws(TipControlError) in
      entries[try row.text(0)] = try row.required(1)
    }
    facts[keyPath: kind.entries] = entries
  }

  private func readHistory(into facts: inout Facts) throws(TipControlError) {
    var last: Int64 = -1
    func readEntry(_ row: CheckedRow) throws(TipControlError) {
      last = try ascending(try row.key(), after: last, "history")
      facts.history.append(
        HistoryEntry(
          date: try row.date(0), actor: try row.word(1), event: try row.text(2),
          subject: try row.text(3), detail: try row.text(4), isForced: try row.flag(5)))
    }
    try connection.read(.history, "ORDER BY number", [], readEntry)
  }

  private func readOperations(into facts: inout Facts) throws(TipControlError) {
    var last: Int64 = -1
    func readOperation(_ row: CheckedRow) throws(TipControlError) {
      last = try ascending(
        try row.integer(0, in: StoredOperation.numbers), after: last, "operations")
      facts.operations.append(
        StoredOperation(
          number: Int(last), date: try row.date(1), command: try row.text(2),
          isUndone: try row.flag(3), stored: try row.text(4)))
    }
    try connection.read(.operations, "ORDER BY number", [], readOperation)
  }

  /// Returns a number that is higher than the one before, as no row is read twice.
  private func ascending(
    _ number: Int64, after last: Int64, _ table: String
  ) throws(TipControlError) -> Int64 {
    guard number > last else {
      throw .corrupt(connection.path, because: "\(number) follows \(last) in \(table)")
    }
    return number
  }

  /// Reads all donations into facts, whose events have none yet.
  private func readDonations(
    into facts: inout Facts, next: Int64
  ) throws(TipControlError) -> DonationTable {
    var table = DonationTable()
    try readKinds(into: &table)
    // The logs have indices, so that no donation is looked up by the name of its event.
    var events: [String: Int] = [:]
    var indices: [Int] = []
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
    // The first time also ids that no kind has, which are refused.
    let first = table.lastID == 0 ? .min : table.lastID.addingSaturating(1)
    func readKind(_ row: CheckedRow) throws(TipControlError) {
      let id = try row.integer(0)
      _ = try ascending(id, after: table.lastID, "donation_kinds")
      table.add(DonationTable.Kind(event: try row.text(1), info: try row.value(2)), id: id)
    }
    try connection.read(.kinds, "WHERE id >= ? ORDER BY id", [.integer(first)], readKind)
  }

  /// Reads the donations that a table lacks, and passes each with its event and kind to a body.
  private func readBlocks(
    into table: inout DonationTable, _ body: (StoredDonation, String, Int) -> Void
  ) throws(TipControlError) {
    let first = table.newest?.number ?? .min
    var last: Int64 = -1
    func readBlock(_ row: DonationBlock.Row) throws(TipControlError) {
      last = try ascending(row.number, after: last, "donation_blocks")
      // A block has a checksum only as a whole, and is read once.
      if connection.onDamage != nil { try table.check(row, connection.path) }
      try table.read(row, connection.path, body)
    }
    try connection.blocks("WHERE block >= ? ORDER BY block", first, readBlock)
  }
}

/// Facts, and the rows' data beyond them.
struct StoredFacts {
  var facts: Facts
  var donations: DonationTable
  var revisions: Revisions

  /// How far the facts have come.
  var progress: Progress { Progress(revisions: revisions, nextSequence: facts.nextSequence) }
}

/// How far a file has come: each commit raises one of the numbers, and none makes one less.
struct Progress: Hashable {
  let revisions: Revisions
  let nextSequence: Int64

  /// Whether commits that the other has are missing.
  func isOlder(than other: Progress) -> Bool {
    revisions.facts < other.revisions.facts || revisions.donations < other.revisions.donations
      || nextSequence < other.nextSequence
  }
}

extension Facts {
  /// The number of rows of all tables but the tables of donations.
  var rowCount: Int64 {
    Int64(Facts.kinds.reduce(history.count + operations.count) { $0 + $1.count(in: self) })
  }
}

extension FactKind {
  fileprivate func count(in facts: Facts) -> Int { facts[keyPath: entries].count }
}

/// Numbers that grow when rows change, so that another process reads only those again.
struct Revisions: Hashable {
  /// Grows when anything but donations changes.
  var facts: Int64 = 0
  /// Grows when donations change in another way than by new ones, which everyone finds at the end.
  var donations: Int64 = 0
}
