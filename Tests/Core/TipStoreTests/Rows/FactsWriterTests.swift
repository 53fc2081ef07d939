import TestSupport
import Testing
import TipModel
import TipStore
import TipTesting

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
}
