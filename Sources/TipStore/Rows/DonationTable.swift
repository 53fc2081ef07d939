import TipModel

/// The donations as stored in rows: in blocks, with their events and payloads as kinds.
///
/// It holds only the kinds and the newest block; a commit reads the other blocks that it changes.
struct DonationTable {
  /// An event with a payload; each is stored once.
  struct Kind: Hashable {
    let event: String
    let info: StoredValue?
  }

  fileprivate struct Entry {
    let id: Int64
    let kind: Kind
    var uses = 0
    var isStored = false
  }

  private var ids: [Kind: Int64] = [:]
  /// The kinds by ascending id.
  private var entries: [Entry] = []
  private var nextID: Int64 = 1
  /// The ids of new kinds, and of those of removed donations.
  private var touchedKinds: Set<Int64> = []
  /// The last block, to which new donations are appended; nil in a file without blocks.
  private(set) var newest: DonationBlock?
  private var hasAppended = false
  /// The donations of the blocks that change in another way.
  private var changed: [Int64: [PackedDonation]] = [:]

  /// The kinds by ascending id.
  var kinds: some Sequence<Kind> { entries.lazy.map(\.kind) }

  /// The highest id of a kind; 0 for none.
  var lastID: Int64 { nextID - 1 }

  /// Adds a stored kind, whose id is higher than those of the others.
  mutating func add(_ kind: Kind, id: Int64) {
    ids[kind] = id
    entries.append(Entry(id: id, kind: kind, isStored: true))
    nextID = max(nextID, id.addingSaturating(1))
  }

  /// Adds the new donations of a stored block, which is the newest one now.
  ///
  /// - Parameters:
  ///   - number: The number of the block.
  ///   - bytes: The bytes of its row, which begin with those that are known already.
  ///   - path: The path of the file, for messages.
  ///   - body: Called with each new donation, its event and the index of its kind.
  /// - Throws: `corrupt` when the bytes are not valid; the body's error.
  mutating func read(
    _ number: Int64, _ bytes: UnsafeRawBufferPointer, _ path: String,
    _ body: (StoredDonation, String, Int) -> Void
  ) throws(TipControlError) {
    var block = DonationBlock(number: number)
    if let newest, newest.number == number { block = newest }
    let isValid = try block.unpack(bytes) { packed throws(TipControlError) in
      guard let index = entries.index(ofID: packed.kind) else {
        throw .corrupt(path, because: "donation_kinds lacks \(packed.kind)")
      }
      entries[index].uses += 1
      let date = Timestamp(milliseconds: packed.date)
      body(
        StoredDonation(sequence: packed.sequence, date: date, info: entries[index].kind.info),
        entries[index].kind.event, index)
    }
    guard isValid else {
      throw .unreadable(block: number, path)
    }
    newest = block
  }

  /// The number after the newest donation's; nil when the last block is empty.
  var followingSequence: Int64? {
    newest.flatMap { $0.bytes.isEmpty ? nil : $0.sequence.addingSaturating(1) }
  }

  /// Adds a donation.
  ///
  /// - Throws: `malformed` for a payload that does not equal itself, and cannot be found again;
  ///   the failure to read or write a block.
  mutating func insert(
    _ donation: StoredDonation, of event: String, _ connection: Connection
  ) throws(TipControlError) {
    let packed = PackedDonation(
      sequence: donation.sequence, date: donation.date.milliseconds,
      kind: try use(Kind(event: event, info: donation.info)))
    let number = DonationBlock.number(of: packed.sequence)
    if newest.map({ $0.number < number }) ?? true {
      try writeNewest(to: connection)
      newest = DonationBlock(number: number)
    }
    if let newest, newest.number == number, newest.sequence <= packed.sequence,
      changed[number] == nil
    {
      self.newest?.append(packed)
      hasAppended = true
    } else {
      try change(number, connection) { block in
        let index = block.lastIndex { $0.sequence <= packed.sequence }.map { $0 + 1 } ?? 0
        block.insert(packed, at: index)
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
  private mutating func use(_ kind: Kind) throws(TipControlError) -> Int64 {
    if let id = ids[kind], let index = entries.index(ofID: id) {
      entries[index].uses += 1
      return id
    }
    let id = nextID
    nextID = nextID.addingSaturating(1)
    ids[kind] = id
    guard ids[kind] != nil else { throw .payloadWithoutNumber(of: kind.event) }
    entries.append(Entry(id: id, kind: kind, uses: 1))
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
      var (block, donations) = (DonationBlock(number: number), [PackedDonation]())
      var isValid = true
      try connection.query(
        "SELECT donations FROM donation_blocks WHERE block = ?", [.integer(number)]
      ) { row throws(TipControlError) in
        isValid = block.unpack(row.bytes(0)) { donations.append($0) }
      }
      guard isValid else { throw .unreadable(block: number, connection.path) }
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
      try connection.run(
        "INSERT INTO donation_kinds (id, event, info) VALUES (?, ?, ?)", .integer(id),
        .text(entry.kind.event), entry.kind.info.map { .text($0.json) } ?? .null)
    }
  }

  private mutating func writeNewest(to connection: Connection) throws(TipControlError) {
    guard hasAppended, let newest else { return }
    hasAppended = false
    try write(newest, to: connection)
  }

  private func write(_ block: DonationBlock, to connection: Connection) throws(TipControlError) {
    if block.bytes.isEmpty {
      try connection.run(
        "DELETE FROM donation_blocks WHERE block = ?", .integer(block.number))
    } else {
      // Unlike a replaced row, an updated one of the same size keeps the pages that are equal.
      try connection.run(
        """
        INSERT INTO donation_blocks (block, donations) VALUES (?, ?)
        ON CONFLICT (block) DO UPDATE SET donations = excluded.donations
        """, .integer(block.number), .blob(block.row))
    }
  }
}

extension [DonationTable.Entry] {
  /// Returns the index of a kind; the ids ascend, usually without gaps.
  fileprivate func index(ofID id: Int64) -> Int? {
    guard let first = first?.id else { return nil }
    let usual = Int(id &- first)
    if indices.contains(usual), self[usual].id == id { return usual }
    let index = firstIndexAscending { $0.id >= id }
    return index < count && self[index].id == id ? index : nil
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
    .corrupt(path, because: "donation_blocks \(number) cannot be unpacked")
  }
}
