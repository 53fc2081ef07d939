import TestSupport
import Testing
import TipModel
import TipTesting
@testable import TipStore

@Suite("The rows of donations")
struct DonationTableTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func open() throws -> SQLiteDatastore {
    try folder.open()
  }

  /// The payloads' rows: number, event and payload.
  private func kinds() throws -> [String] {
    let connection = try Connection(path: folder.file, mode: .readOnly, busyTimeout: 0)
    var lines: [String] = []
    try connection.query("SELECT id, event, info FROM donation_kinds ORDER BY id") { row in
      lines.append("\(row.integer(0)) \(row.text(1)) \(row.text(2))")
    }
    return lines
  }

  private func number(_ sql: String) throws -> Int64? {
    try Connection(path: folder.file, mode: .readOnly, busyTimeout: 0).integer(sql)
  }

  private func limit(_ count: Int) -> Change {
    let limit = Tips.DonationLimit(maximumCount: count)
    return Backyard.change(.registerEvent(EventDefinition(id: "didFillFeeder", limit: limit)))
  }

  private func feed(_ seconds: Int64, _ feeder: StoredValue) -> Change {
    Backyard.donate("didFillFeeder", seconds, feeder)
  }

  @Test(
    "have each payload once, as long as a donation has it, also in the next process",
    arguments: [false, true])
  func payloads(isReopened: Bool) throws {
    let steps: [(change: Change, kinds: [String])] = [
      (feed(1, "north"), ["1 didFillFeeder \"north\""]),
      (feed(2, "north"), ["1 didFillFeeder \"north\""]),
      (feed(3, "south"), ["1 didFillFeeder \"north\"", "2 didFillFeeder \"south\""]),
      (limit(2), ["1 didFillFeeder \"north\"", "2 didFillFeeder \"south\""]),
      (feed(4, "east"), ["2 didFillFeeder \"south\"", "3 didFillFeeder \"east\""]),
      (feed(5, "east"), ["3 didFillFeeder \"east\""]),
      (feed(6, "north"), ["3 didFillFeeder \"east\"", "4 didFillFeeder \"north\""]),
      (limit(1), ["4 didFillFeeder \"north\""]),
      (feed(7, "north"), ["4 didFillFeeder \"north\""]),
      (Backyard.change(.deleteDonations(event: "didFillFeeder"), 8), []),
      (feed(9, "pond"), [isReopened ? "1 didFillFeeder \"pond\"" : "5 didFillFeeder \"pond\""]),
    ]
    let memory = InMemoryDatastore()
    var store = try open()
    for (change, expected) in steps {
      let facts = try memory.commit([change]).withoutOrigin
      #expect(try store.commit([change]).withoutOrigin == facts)
      #expect(try kinds() == expected)
      if isReopened {
        store.close()
        store = try open()
        #expect(try store.facts().withoutOrigin == facts)
      }
    }
    store.close()
  }

  @Test("find a payload again whose number follows a gap")
  func gap() throws {
    let store = try open()
    let other = try folder.open(.tool(creates: false))
    for change in [
      feed(1, "north"), Backyard.donate("didViewBackyard", 2), feed(3, "south"),
      Backyard.change(.deleteDonations(event: "didViewBackyard"), 4), feed(5, "south"),
      feed(6, "east"), feed(7, "south"),
    ] {
      let facts = try store.commit([change])
      #expect(try other.facts() == facts)
    }
    let names = ["1": "north", "3": "south", "4": "east"]
    #expect(
      try kinds() == names.sorted { $0.key < $1.key }.map { "\($0) didFillFeeder \"\($1)\"" })
    other.close()
    let facts = try store.facts()
    #expect(try folder.facts(afterClosing: store) == facts)
  }

  @Test("are removed from all blocks in which an event has donations")
  func blocks() throws {
    let store = try open()
    let other = try folder.open(.tool(creates: false))
    let events = ["didFillFeeder", "didViewBackyard"]
    let donations = (0..<1100).map { Backyard.donate(events[$0 % 2], Int64($0)) }
    for (changes, blocks) in [
      (donations, 3), ([Backyard.change(.deleteDonations(event: events[0]), 2000)], 3),
      ([Backyard.change(.deleteDonations(event: events[1]), 2001)], 0),
      ([Backyard.donate(events[0], 2002)], 1),
    ] as [([Change], Int64)] {
      let facts = try store.commit(changes)
      #expect(try other.facts() == facts)
      #expect(try SQLiteDatastore.peek(path: folder.file) == facts)
      #expect(try number("SELECT count(*) FROM donation_blocks") == blocks)
    }
    #expect(try store.facts().events[events[0]]?.log.donations.map(\.sequence) == [1101])
    other.close()
    store.close()
  }

  private static let event = "didFillFeeder"

  private static func donation(_ sequence: Int64) -> StoredDonation {
    StoredDonation(sequence: sequence, date: Backyard.at(sequence), info: nil)
  }

  /// The donations in the blocks of a file, or nil if a block is not valid.
  private func stored(_ connection: Connection) throws -> [Int64]? {
    var sequences: [Int64] = []
    var areValid = true
    try connection.blocks("WHERE block >= ? ORDER BY block", 0) { row in
      var block = DonationBlock(number: row.number)
      let isValid = block.unpack(row.bytes) { sequences.append($0.sequence) }
      areValid = areValid && isValid
    }
    return areValid ? sequences : nil
  }

  @Test("are inserted and removed in any order, also before they are written")
  func anyOrder() throws {
    let connection = try Connection(path: ":memory:", mode: .readWrite, busyTimeout: 0)
    try connection.create(Facts(), Schema.migrations)
    var table = DonationTable()
    func insert(_ sequences: Int64...) throws {
      for sequence in sequences {
        try table.insert(Self.donation(sequence), of: Self.event, connection)
      }
    }
    try insert(2, 4)
    try table.remove(Self.donation(2), of: Self.event, connection)
    try insert(3)
    try table.write(to: connection)
    #expect(try stored(connection) == [3, 4])
    try insert(6, 5, 600)
    try table.write(to: connection)
    #expect(try stored(connection) == [3, 4, 5, 6, 600])
    try table.remove(Self.donation(5), of: Self.event, connection)
    try insert(601, 7)
    try table.write(to: connection)
    #expect(try stored(connection) == [3, 4, 6, 7, 600, 601])
  }

  @Test(
    "are not removed from a damaged block",
    arguments: ["checksum = 0", "donations = CAST(donations || x'01' AS BLOB)"])
  func damagedBlock(change: String) throws {
    let connection = try Connection(path: ":memory:", mode: .readWrite, busyTimeout: 0)
    try connection.create(Facts(), Schema.migrations)
    var table = DonationTable()
    for sequence in [1, 2] as [Int64] {
      try table.insert(Self.donation(sequence), of: Self.event, connection)
    }
    try table.write(to: connection)
    try connection.execute("UPDATE donation_blocks SET \(change)")
    let error = #expect(throws: TipControlError.self) {
      try table.remove(Self.donation(1), of: Self.event, connection)
    }
    #expect(
      error?.reason == "The datastore \":memory:\" is damaged: the row 0 of donation_blocks "
        + "cannot be unpacked, or does not have its checksum")
  }

  @Test("do not give the number of a donation again that its event's limit has dropped at once")
  func droppedAtOnce() throws {
    let store = try open()
    try store.commit([limit(0)])
    #expect(try store.commit([feed(1, "north")]).nextSequence == 2)
    #expect(try folder.facts(afterClosing: store).nextSequence == 2)
  }

  @Test(
    "tell other processes what to read again by two numbers, which grow by 1, and the next donation"
  )
  func revisions() throws {
    let store = try open()
    defer { store.close() }
    let process = AppProcess(
      owner: "1:birds", identifier: 1, start: "", program: "Birds", configured: Backyard.start,
      countsStoredOverrides: true, controls: Controls())
    let steps: [(action: Change.Action, facts: Int64, donations: Int64, next: Int64)] = [
      (.donate(event: "didFillFeeder", date: Backyard.at(1), info: nil), 1, 0, 2),
      // The newest block has the number of its last donation, and the row of the whole stays.
      (.donate(event: "didFillFeeder", date: Backyard.at(2), info: "north"), 1, 0, 2),
      (.setParameter(id: "Backyard.name", value: "pond"), 2, 0, 3),
      (.reportProcess(process), 3, 0, 3),
      (.endProcess(owner: process.owner), 4, 0, 3),
      (.deleteDonations(event: "didFillFeeder"), 5, 1, 3),
      (.reset, 6, 2, 3),
    ]
    for (action, facts, donations, next) in steps {
      try store.commit([Backyard.change(action, 3)])
      #expect(try number("SELECT facts_revision FROM datastore") == facts, "\(action)")
      #expect(
        try number("SELECT donations_revision FROM datastore") == donations, "\(action)")
      #expect(try number("SELECT next_sequence FROM datastore") == next, "\(action)")
    }
  }

  @Test(
    "show that a state is older, when it lacks changes of one kind",
    arguments: [(1, 0, 0), (0, 1, 0), (0, 0, 1)] as [(Int64, Int64, Int64)])
  func progress(facts: Int64, donations: Int64, sequence: Int64) {
    let state = TipStore.Progress(
      revisions: Revisions(facts: 5, donations: 5), nextSequence: 5)
    let next = TipStore.Progress(
      revisions: Revisions(facts: 5 + facts, donations: 5 + donations),
      nextSequence: 5 + sequence)
    #expect(state.isOlder(than: next))
    #expect(!next.isOlder(than: state))
    #expect(!state.isOlder(than: state))
  }

  // Files of other versions have these checksums.
  @Test("have the same checksum when they are read as when they were written, for each type")
  func checksums() throws {
    let values: [SQLiteValue] = [
      .null, .integer(-7), .text("wren"), .text(""), .text("8 bytes."), .blob([1, 2, 3]),
      .blob([UInt8](repeating: 9, count: 16)), .text("Favorite Backyard"),
    ]
    let table = Table("birds", key: "a", ["a"])
    let connection = try Connection(path: ":memory:", mode: .readWrite, busyTimeout: 0)
    var sums: [Int64] = []
    for value in values {
      try connection.query("SELECT ?", [value]) { row in sums.append(row.checksum(of: 1)) }
    }
    #expect(sums == values.map { table.checksum(of: [$0]) })
    #expect(
      sums == [
        1_530_879_168, 2_113_962_611, 1_489_706_293, 1_542_847_378, 1_205_836_097,
        1_262_475_795, 2_127_152_038, 1_790_968_406,
      ])
  }
}
