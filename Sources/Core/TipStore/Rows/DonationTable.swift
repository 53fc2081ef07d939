import TipModel

/// The donations as stored in rows: in blocks, with their events and payloads as kinds.
///
/// It holds only the kinds and the newest block. A commit reads the other blocks that it changes.
struct DonationTable {
  /// An event with a payload, which is stored once.
  struct Kind: Hashable {
    let event: String
    let info: StoredValue?
  }

  fileprivate struct Entry {
    let id: Int64
    let kind: Kind
    /// Shared by the donations that are read from rows.
    let payload: DonationPayload?
    var uses = 0
    var isStored = false

    init(_ kind: Kind, id: Int64) {
      self.id = id
      self.kind = kind
      payload = kind.info.map(DonationPayload.init)
    }
  }

  private var ids: [Kind: Int64] = [:]
  /// The kinds by ascending id.
  private var entries: [Entry] = []
  private var nextID: Int64 = 1
  /// The ids of new kinds, and of the kinds of removed donations.
  private var touchedKinds: Set<Int64> = []
  /// The last block in the file, if it has any, to which new donations are appended.
  private(set) var newest: DonationBlock?
  /// The numbers of the blocks in the file.
  private var numbers: Set<Int64> = []
  private var hasAppended = false
  /// The donations of the blocks that change in another way.
  private var changed: [Int64: [PackedDonation]] = [:]

  /// The kinds by ascending id.
  var kinds: some Sequence<Kind> { entries.lazy.map(\.kind) }

  /// The highest id of a kind, or 0 without kinds.
  var lastID: Int64 { nextID - 1 }

  /// The number of blocks in the file.
  var blockCount: Int64 { Int64(numbers.count) }

  /// Adds a stored kind, whose id is higher than the ids of the others.
  mutating func add(_ kind: Kind, id: Int64) {
    ids[kind] = id
    var entry = Entry(kind, id: id)
    entry.isStored = true
    entries.append(entry)
    nextID = max(nextID, id.addingSaturating(1))
  }

  /// Adds the new donations of a stored block, which is the newest one now.
  ///
  /// - Parameters:
  ///   - row: The row, whose bytes begin with those that are known already.
  ///   - path: The path of the file, for messages.
  ///   - body: Called with each new donation, its event and the index of its kind.
  /// - Throws: `corrupt` when the bytes are not valid.
  mutating func read(
    _ row: DonationBlock.Row, _ path: String,
    _ body: (StoredDonation, String, Int) -> Void
  ) throws(TipControlError) {
    let number = row.number
    var block = DonationBlock(number: number)
    if let newest, newest.number == number { block = newest }
    let isValid = try block.unpack(row.bytes) { packed throws(TipControlError) in
      guard let index = entries.index(ofID: packed.kind) else {
        throw .corrupt(path, because: "donation_kinds lacks \(packed.kind)")
      }
      guard let date = Timestamp(exactly: packed.date) else {
        throw .corrupt(
          path, because: "the donation \(packed.sequence) has no date of the years 1600 to 9999")
      }
      entries[index].uses += 1
      body(
        StoredDonation(sequence: packed.sequence, date: date, payload: entries[index].payload),
        entries[index].kind.event, index)
    }
    guard isValid, row.checksum == block.checksum.number else {
      throw .unreadable(block: number, path)
    }
    newest = block
    numbers.insert(number)
  }

  /// Checks that a whole block can be read.
  func check(_ row: DonationBlock.Row, _ path: String) throws(TipControlError) {
    var table = self
    try table.read(row, path) { _, _, _ in }
  }

  /// The number after the newest donation's, unless the last block is empty.
  var followingSequence: Int64? {
    guard let newest, !newest.bytes.isEmpty else { return nil }
    return newest.sequence.addingSaturating(1)
  }

  /// Adds a donation.
  ///
  /// - Throws: `malformed` for a payload that does not equal itself, and cannot be found again, or
  ///   the failure to read or write a block.
  mutating func insert(
    _ donation: StoredDonation, of event: String, _ connection: Connection
  ) throws(TipControlError) {
    guard StoredDonation.sequences.contains(donation.sequence) else {
      throw .exhausted("donations", connection.path)
    }
    let packed = PackedDonation(
      sequence: donation.sequence, date: donation.date.milliseconds,
      kind: try use(Kind(event: event, info: donation.info), connection.path))
    let number = DonationBlock.number(of: packed.sequence)
    var isAfterNewest = true
    if let newest { isAfterNewest = newest.number < number }
    if isAfterNewest {
      try writeNewest(to: connection)
      newest = DonationBlock(number: number)
    }
    // All sequences of a later block than the donation's are greater.
    if let newest, newest.sequence <= packed.sequence, changed[number] == nil {
      self.newest?.append(packed)
      hasAppended = true
    } else {
      try change(number, connection) { block in
        block.insert(
          packed, at: block.firstIndexAscending { $0.sequence > packed.sequence })
      }
    }
  }

  /// Removes a donation.
  ///
  /// - Throws: The failure to read a block.
  mutating func remove(
    _ donation: StoredDonation, of event: String, _ connection: Connection
  ) throws(TipControlError) {
    let kind = Kind(event: event, info: donation.info)
    guard let id = ids[kind], let index = entries.index(ofID: id) else { return }
    try change(DonationBlock.number(of: donation.sequence), connection) { block in
      let index = block.firstIndex { $0.sequence == donation.sequence && $0.kind == id }
      if let index { block.remove(at: index) }
    }
    entries[index].uses -= 1
    touchedKinds.insert(id)
  }

  /// Counts a use of a kind, and returns its id.
  private mutating func use(_ kind: Kind, _ path: String) throws(TipControlError) -> Int64 {
    if let id = ids[kind], let index = entries.index(ofID: id) {
      entries[index].uses += 1
      return id
    }
    let id = nextID
    guard CheckedRow.counts.contains(id) else { throw .exhausted("kinds of donations", path) }
    nextID += 1
    ids[kind] = id
    guard ids[kind] != nil else { throw .payloadWithoutNumber(of: kind.event) }
    var entry = Entry(kind, id: id)
    entry.uses = 1
    entries.append(entry)
    touchedKinds.insert(id)
    return id
  }

  // MARK: - Rows

  /// Changes the donations of a block, which are unpacked until they are written.
  private mutating func change(
    _ number: Int64, _ connection: Connection, _ body: (inout [PackedDonation]) -> Void
  ) throws(TipControlError) {
    if changed[number] == nil {
      if number == newest?.number { try writeNewest(to: connection) }
      var block = DonationBlock(number: number)
      var donations: [PackedDonation] = []
      func unpack(_ row: DonationBlock.Row) throws(TipControlError) {
        let isValid = block.unpack(row.bytes) { donations.append($0) }
        guard isValid, row.checksum == block.checksum.number else {
          throw .unreadable(block: number, connection.path)
        }
      }
      try connection.blocks("WHERE block = ?", number, unpack)
      changed[number] = donations
    }
    body(&changed[number, default: []])
  }

  /// Writes the changed kinds and blocks.
  mutating func write(to connection: Connection) throws(TipControlError) {
    for id in touchedKinds.sorted() { try writeKind(id, to: connection) }
    // All at once: each removal moves the entries behind it.
    entries.removeAll { $0.uses == 0 && touchedKinds.contains($0.id) }
    touchedKinds = []
    for (number, donations) in changed {
      let block = DonationBlock(donations, number: number)
      if number == newest?.number {
        newest = block
        hasAppended = true
      } else {
        try write(block, to: connection)
      }
    }
    changed = [:]
    try writeNewest(to: connection)
  }

  private mutating func writeKind(
    _ id: Int64, to connection: Connection
  ) throws(TipControlError) {
    guard let index = entries.index(ofID: id) else { return }
    let entry = entries[index]
    if entry.uses == 0 {
      ids[entry.kind] = nil
      try connection.run("DELETE FROM donation_kinds WHERE id = ?", .integer(id))
    } else if !entry.isStored {
      entries[index].isStored = true
      let info = SQLiteValue(json: entry.kind.info)
      try connection.insert([.integer(id), .text(entry.kind.event), info], into: .kinds)
    }
  }

  private mutating func writeNewest(to connection: Connection) throws(TipControlError) {
    guard hasAppended, let newest else { return }
    hasAppended = false
    try write(newest, to: connection)
  }

  private mutating func write(
    _ block: DonationBlock, to connection: Connection
  ) throws(TipControlError) {
    if block.bytes.isEmpty {
      numbers.remove(block.number)
      try connection.run(
        "DELETE FROM donation_blocks WHERE block = ?", .integer(block.number))
    } else {
      numbers.insert(block.number)
      // Unlike a replaced row, an updated one of the same size keeps the pages that are equal.
      try connection.run(
        """
        INSERT INTO donation_blocks (block, donations, checksum) VALUES (?, ?, ?)
        ON CONFLICT (block)
        DO UPDATE SET donations = excluded.donations, checksum = excluded.checksum
        """, .integer(block.number), .blob(block.row), .integer(block.checksum.number))
    }
  }
}

extension DonationBlock {
  /// A row of a block.
  struct Row {
    let number: Int64
    /// Valid as long as the row is read.
    let bytes: UnsafeRawBufferPointer
    let checksum: Int64
  }
}

extension Connection {
  /// Passes the rows of blocks to a body.
  ///
  /// - Parameters:
  ///   - condition: The condition and the order of the blocks.
  ///   - number: The value of the condition.
  ///   - body: Called with each row.
  /// - Throws: `corrupt` when a row has other types, or the body's error.
  func blocks(
    _ condition: StaticString, _ number: Int64,
    _ body: (DonationBlock.Row) throws(TipControlError) -> Void
  ) throws(TipControlError) {
    func read(_ row: Row) throws(TipControlError) {
      let number = row.integer(0)
      guard DonationBlock.numbers.contains(number), row.isBlob(1) else {
        throw .corrupt(path, because: "the row \(number) of donation_blocks is not a block")
      }
      try body(DonationBlock.Row(number: number, bytes: row.bytes(1), checksum: row.integer(2)))
    }
    let sql = "SELECT block, donations, checksum FROM donation_blocks \(condition)"
    try querySkippingDamage(sql, [.integer(number)], read)
  }
}

extension [DonationTable.Entry] {
  /// Returns the index of a kind, where the ids ascend, usually without gaps.
  fileprivate func index(ofID id: Int64) -> Int? {
    guard let first = first?.id else { return nil }
    let usual = Int(id &- first)
    if indices.contains(usual), self[usual].id == id { return usual }
    let index = firstIndexAscending { $0.id >= id }
    guard index < count, self[index].id == id else { return nil }
    return index
  }
}

extension TipControlError {
  fileprivate static func payloadWithoutNumber(of event: String) -> TipControlError {
    TipControlError(
      .malformed, subject: event,
      reason: "A payload of \"\(event)\" contains a value that is not a number",
      suggestion: "Donate payloads of finite numbers")
  }

  fileprivate static func unreadable(block number: Int64, _ path: String) -> TipControlError {
    .corrupt(
      path,
      because: "the row \(number) of donation_blocks cannot be unpacked, or does not have its "
        + "checksum")
  }

  fileprivate static func exhausted(_ what: String, _ path: String) -> TipControlError {
    TipControlError(
      .inputOutput, subject: path,
      reason: "The datastore \"\(path)\" has no numbers left for \(what)",
      suggestion: "Reset it, or export what you need and import it into a new one")
  }
}
