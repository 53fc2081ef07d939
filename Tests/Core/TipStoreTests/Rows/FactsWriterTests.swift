import TestSupport
import Testing
import TipModel
import TipTesting
@testable import TipStore

@Suite("What is written to the file")
struct FactsWriterTests {
  private static func tip(_ rule: RuleExpression) -> Change {
    Backyard.change(.registerTip(TipDefinition(id: "OddTip", rules: [rule])))
  }

  @Test("can be read again: every rule that can be read", arguments: [1, 33, 34, 66, 98])
  func deepRules(depth: Int) throws {
    for prefix in ["!", "-"] {
      let folder = try TemporaryFolder()
      let store = try folder.open()
      let text = String(repeating: prefix, count: depth) + "parameter(\"Backyard.isOpen\")"
      let tree = try RuleExpression(parsing: text)
      try store.commit([Self.tip(tree)])
      #expect(try folder.facts(afterClosing: store).tips["OddTip"]?.rules == [tree])
    }
  }

  @Test("is refused when it could not be read again, and the file stays usable")
  func refused() throws {
    let folder = try TemporaryFolder()
    let store = try folder.open()
    try store.commit([Backyard.donate("didFillFeeder", 1)])
    let before = try store.facts()
    let tree = (0..<60).reduce(RuleExpression.parameter("p")) { tree, _ in
      .element(.parameter("p"), tree)
    }
    for change in [
      Self.tip(tree),
      Backyard.change(.operate(command: "import", changes: [Self.tip(tree)])),
      Backyard.change(.replace(Facts([Self.tip(tree).action]))),
    ] {
      let error = #expect(throws: TipControlError.self) { try store.commit([change]) }
      #expect(error?.code == .malformed)
      #expect(error?.reason.hasPrefix("\"OddTip\" cannot be stored, because") == true)
      #expect(try store.facts() == before)
    }
    try store.commit([Backyard.donate("didFillFeeder", 2)])
    #expect(
      try folder.facts(afterClosing: store).events["didFillFeeder"]?.log.donations.count == 2)
  }

  @Test("is refused when no number is left for a donation, and what was there stays")
  func noNumbers() throws {
    let folder = try TemporaryFolder()
    let store = try folder.open()
    let numbers: [Int64] = [0, (1 << 53) - 1]
    var imported = Facts()
    imported.events["didFillFeeder"] = EventRecord(
      log: DonationLog(
        numbers.map { StoredDonation(sequence: $0, date: Backyard.at(1), info: nil) }))
    try store.commit([
      Backyard.change(.replace(imported)), Backyard.donate("didFillFeeder", 2),
    ])
    let error = #expect(throws: TipControlError.self) {
      try store.commit([Backyard.donate("didFillFeeder", 3)])
    }
    #expect(error?.reason.hasSuffix("has no numbers left for donations") == true)
    let log = try folder.facts(afterClosing: store).events["didFillFeeder"]?.log
    #expect(log?.donations.map(\.sequence) == numbers + [1 << 53])
  }

  @Test("has the same order of donations of one instant (D38)")
  func equalInstants() throws {
    let folder = try TemporaryFolder()
    let store = try folder.open()
    for name in ["south", "north", "east", "north"] {
      try store.commit([Backyard.donate("didFillFeeder", 1, .string(name))])
    }
    let log = try #require(try store.facts().events["didFillFeeder"]?.log)
    #expect(log.donations.map(\.info) == ["east", "north", "north", "south"])
    #expect(try folder.facts(afterClosing: store).events["didFillFeeder"]?.log == log)
  }

  // MARK: - Rows

  /// Notes each row that is written from now on, without the history.
  private func noteWrites(_ connection: Connection) throws {
    var script = "CREATE TABLE writes (line TEXT);"
    var tables = Table.facts.map { (name: $0.table.name, key: "id") }
    tables += [("donation_kinds", "id"), ("donation_blocks", "block"), ("operations", "number")]
    for (table, key) in tables {
      for (verb, line) in [
        ("INSERT", "'\(table) ' || new.\(key)"), ("UPDATE", "'\(table) ' || new.\(key)"),
        ("DELETE", "'-\(table) ' || old.\(key)"),
      ] {
        script += """
          CREATE TRIGGER \(verb)_\(table) AFTER \(verb) ON \(table)
          BEGIN INSERT INTO writes VALUES (\(line)); END;
          """
      }
    }
    for (column, line) in [("checksum", "whole"), ("counters_checksum", "counters")] {
      script += """
        CREATE TRIGGER change_of_\(line) AFTER UPDATE OF \(column) ON datastore
        BEGIN INSERT INTO writes VALUES ('\(line)'); END;
        """
    }
    try connection.execute(script)
  }

  private func writes(_ connection: Connection, after count: Int) throws -> [String] {
    var lines: [String] = []
    try connection.query("SELECT line FROM writes ORDER BY rowid") { lines.append($0.text(0)) }
    return Array(lines.dropFirst(count))
  }

  @Test("is only the rows that a commit changes, in the order of the tables")
  func onlyChangedRows() throws {
    let folder = try TemporaryFolder()
    let event = "didFillFeeder"
    try folder.makeDatastore([Backyard.donate(event, 1, "north")])
    let store = try folder.open()
    defer { store.close() }
    let connection = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 1000)
    try noteWrites(connection)
    let limit = Tips.DonationLimit(maximumCount: 3)
    let process = AppProcess(
      owner: "1:birds", identifier: 1, start: "", program: "Birds", configured: Backyard.start,
      countsStoredOverrides: true, controls: Controls())
    let name = Change.Action.setParameter(id: "Backyard.name", value: "pond")
    let command = Change.Action.operate(
      command: "set Backyard.name lake",
      changes: [Backyard.change(.setParameter(id: "Backyard.name", value: "lake"), 20)])
    let views = (11...16).map { Backyard.donate("didViewBackyard", $0, .int(Int($0))) }
    let viewKinds = (4...9).map { "donation_kinds \($0)" }
    let steps: [(changes: [Change], rows: [String])] = [
      ([Backyard.change(.registerTip(Backyard.feed))], ["tips FeedBirdsTip", "counters"]),
      ([Backyard.donate(event, 2, "north")], ["donation_blocks 0"]),
      ([Backyard.donate(event, 3, "pond")], ["donation_kinds 2", "donation_blocks 0"]),
      ([Backyard.change(name, 3)], ["parameters Backyard.name", "counters"]),
      ([Backyard.change(name, 3)], []),
      (
        [Backyard.change(.registerEvent(EventDefinition(id: event, limit: limit)), 3)],
        ["events didFillFeeder", "counters"]
      ),
      // The limit drops the oldest donation, whose payload is still used, or not.
      ([Backyard.donate(event, 4, "pond")], ["donation_blocks 0", "counters"]),
      (
        [Backyard.donate(event, 5, "east")],
        ["-donation_kinds 1", "donation_kinds 3", "donation_blocks 0", "counters"]
      ),
      ([Backyard.donate(event, 6, "east")], ["donation_blocks 0", "counters"]),
      (
        [Backyard.change(.force(tips: ["FeedBirdsTip"], state: .hidden), 7, by: .tipctl)],
        ["whole", "counters"]
      ),
      ([Backyard.change(.recordReceipt(["schema": 1]), 7)], ["whole", "counters"]),
      ([Backyard.change(.recordReceipt(["schema": 1]), 8)], []),
      (
        [Backyard.change(.configure(displayFrequency: .daily, from: .dismissal), 8)],
        ["whole", "counters"]
      ),
      (
        [
          Backyard.change(
            .beginDisplay(tip: "FeedBirdsTip", display: Backyard.display, isForced: false), 9)
        ], ["tip_records FeedBirdsTip", "counters"]
      ),
      ([Backyard.change(.reportProcess(process), 9)], ["processes 1:birds", "counters"]),
      (
        [Backyard.change(.endProcess(owner: process.owner), 9)], ["-processes 1:birds", "counters"]
      ),
      (
        [Backyard.change(.deleteDonations(event: event), 10)],
        [
          "events didFillFeeder", "-donation_kinds 2", "-donation_kinds 3", "-donation_blocks 0",
          "counters",
        ]
      ),
      (views, ["events didViewBackyard"] + viewKinds + ["donation_blocks 0", "counters"]),
      (
        [Backyard.change(command, 20, by: .tipctl)],
        ["operations 1", "parameters Backyard.name", "counters"]
      ),
    ]
    var count = 0
    for (changes, rows) in steps {
      try store.commit(changes)
      let found = try writes(connection, after: count)
      count += found.count
      #expect(found == rows)
    }
  }

  @Test(
    "tells other processes to read all donations again, unless the new ones follow the others",
    arguments: [([3], 0), ([3, 4], 0), ([1], 1), ([1, 3], 1)] as [([Int64], Int64)])
  func earlierDonations(inserted: [Int64], revision: Int64) throws {
    func log(_ sequences: [Int64]) -> DonationLog {
      DonationLog(
        sequences.map { StoredDonation(sequence: $0, date: Backyard.at($0), info: nil) })
    }
    var old = Facts()
    old.events["didFillFeeder"] = EventRecord(log: log([2]))
    old.nextSequence = 3
    let connection = try Connection(path: ":memory:", mode: .readWrite, busyTimeout: 0)
    try connection.create(old, Schema.migrations)
    let reader = FactsReader(connection: connection)
    var stored = try reader.read()
    var new = stored.facts
    new.events["didFillFeeder"]?.log = log([2] + inserted)
    new.nextSequence = 5
    try FactsWriter(connection: connection, old: stored.facts, new: new).write(
      Effects { $0.events = ["didFillFeeder"] }, donations: &stored.donations,
      revisions: &stored.revisions)
    #expect(stored.revisions == Revisions(facts: 0, donations: revision))
    #expect(try reader.read().facts == new)
  }
}
