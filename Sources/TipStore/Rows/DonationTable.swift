import TipModel

/// All donations as stored in rows: in blocks, with their events and payloads as kinds.
struct DonationTable {
  /// An event with a payload; each is stored once.
  struct Kind: Hashable {
    let event: String
    let info: StoredValue?
  }

  private struct Entry {
    let id: Int64
    var uses = 0
    var isStored = false
  }

  private var kinds: [Kind: Entry] = [:]
  private var blocks: [Int64: [PackedDonation]] = [:]
  private var nextID: Int64 = 1
  private var touchedKinds: Set<Kind> = []
  private var touchedBlocks: Set<Int64> = []

  /// Creates the table of a file without donations.
  init() {}

  /// Creates the table from stored kinds and blocks.
  init(kinds stored: [Int64: Kind], blocks: [Int64: [PackedDonation]]) {
    var uses: [Int64: Int] = [:]
    for donation in blocks.values.joined() { uses[donation.kind, default: 0] += 1 }
    for (id, kind) in stored {
      kinds[kind] = Entry(id: id, uses: uses[id] ?? 0, isStored: true)
    }
    nextID = (stored.keys.max() ?? 0) + 1
    self.blocks = blocks
  }

  /// Adds a donation.
  ///
  /// - Throws: `malformed` for a payload that does not equal itself, and cannot be found again.
  mutating func insert(_ donation: StoredDonation, of event: String) throws(TipControlError) {
    let kind = Kind(event: event, info: donation.info)
    var entry = kinds[kind] ?? newEntry()
    entry.uses += 1
    kinds[kind] = entry
    guard kinds[kind] != nil else { throw .payloadWithoutNumber(of: event) }
    touchedKinds.insert(kind)

    let packed = PackedDonation(
      sequence: donation.sequence, date: donation.date.milliseconds, kind: entry.id)
    let number = DonationBlock.number(of: packed.sequence)
    var block = blocks.removeValue(forKey: number) ?? []
    let index = block.lastIndex { $0.sequence <= packed.sequence }.map { $0 + 1 } ?? 0
    block.insert(packed, at: index)
    blocks[number] = block
    touchedBlocks.insert(number)
  }

  /// Removes a donation.
  mutating func remove(_ donation: StoredDonation, of event: String) {
    let kind = Kind(event: event, info: donation.info)
    guard let entry = kinds[kind] else { return }
    kinds[kind]?.uses -= 1
    touchedKinds.insert(kind)

    let number = DonationBlock.number(of: donation.sequence)
    let index = blocks[number]?.firstIndex {
      $0.sequence == donation.sequence && $0.kind == entry.id
    }
    guard let index else { return }
    blocks[number]?.remove(at: index)
    touchedBlocks.insert(number)
  }

  private mutating func newEntry() -> Entry {
    defer { nextID += 1 }
    return Entry(id: nextID)
  }

  // MARK: - Rows

  /// Writes the changed kinds and blocks.
  mutating func write(to connection: Connection) throws(TipControlError) {
    for kind in touchedKinds { try write(kind, to: connection) }
    for number in touchedBlocks { try writeBlock(number, to: connection) }
    touchedKinds = []
    touchedBlocks = []
  }

  private mutating func write(_ kind: Kind, to connection: Connection) throws(TipControlError) {
    guard let entry = kinds[kind] else { return }
    if entry.uses == 0 {
      kinds[kind] = nil
      try connection.run("DELETE FROM donation_kinds WHERE id = ?", .integer(entry.id))
    } else if !entry.isStored {
      kinds[kind]?.isStored = true
      try connection.run(
        "INSERT INTO donation_kinds (id, event, info) VALUES (?, ?, ?)", .integer(entry.id),
        .text(kind.event), kind.info.map { .text($0.json) } ?? .null)
    }
  }

  private mutating func writeBlock(
    _ number: Int64, to connection: Connection
  ) throws(TipControlError) {
    if let block = blocks[number], !block.isEmpty {
      try connection.run(
        "INSERT OR REPLACE INTO donation_blocks (block, donations) VALUES (?, ?)",
        .integer(number), .blob(DonationBlock.pack(block, number: number)))
    } else {
      blocks[number] = nil
      try connection.run("DELETE FROM donation_blocks WHERE block = ?", .integer(number))
    }
  }
}

extension TipControlError {
  fileprivate static func payloadWithoutNumber(of event: String) -> TipControlError {
    TipControlError(
      .malformed, subject: event,
      reason: "A payload of \"\(event)\" contains a value that is not a number",
      suggestion: "Donate payloads of finite numbers")
  }
}
