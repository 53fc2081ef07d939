import TestSupport
import Testing
import TipModel

@Suite("The difference of facts")
struct FactsDifferenceTests {
  @Test("converts one to the other and back", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    var random = RandomFacts(seed: seed)
    let (old, new) = (random.facts(), random.facts())
    let difference = FactsDifference(from: old, to: new)
    var facts = old
    facts.apply(difference)
    #expect(StateDocument.text(of: facts) == StateDocument.text(of: new))
    facts.apply(difference.inverse)
    #expect(StateDocument.text(of: facts) == StateDocument.text(of: old))
  }

  @Test("is stored as JSON and decoded", arguments: 0..<200)
  func coding(seed: UInt64) throws {
    var random = RandomFacts(seed: seed)
    let difference = FactsDifference(from: random.facts(), to: random.facts())
    let json = difference.storedValue.json
    let read = try FactsDifference(
      storedValue: StoredValue(json: json, subject: "difference"), at: "difference")
    #expect(read == difference)
  }

  @Test("of equal facts is empty, and changes nothing")
  func nothing() {
    var random = RandomFacts(seed: 7)
    let facts = random.facts()
    let difference = FactsDifference(from: facts, to: facts)
    #expect(difference.isEmpty)
    #expect(difference.effects == Effects())
  }

  @Test("is rejected with its operation when damaged", arguments: ["1", "{}", "{\"before\": {}}"])
  func damaged(json: String) throws {
    let operation = Operation(
      number: 4, date: Timestamp(milliseconds: 0), command: "show FeedBirdsTip", stored: json)
    let error = #expect(throws: TipControlError.self) { try operation.difference() }
    #expect(error?.code == .malformed)
    #expect(error?.subject == "operation 4")
  }

  @Test(
    "keeps the numbers of donations, and is rejected with one that no file may contain",
    arguments: [(-1, false), (0, true), (1 << 53, true), ((1 << 53) + 1, false)] as [(Int64, Bool)])
  func numbers(number: Int64, isAllowed: Bool) throws {
    let donation = StoredDonation(sequence: number, date: noon, info: nil)
    var facts = Facts()
    facts.events["didFillFeeder"] = EventRecord(log: DonationLog([donation]))
    let difference = FactsDifference(from: Facts(), to: facts)
    let operation = Operation(
      number: 4, date: noon, command: "donate didFillFeeder", stored: difference.storedValue.json)
    if isAllowed {
      #expect(try operation.difference() == difference)
    } else {
      let error = #expect(throws: TipControlError.self) { try operation.difference() }
      #expect(error?.code == .malformed)
    }
  }

  @Test("names the entries that have changed since")
  func conflicts() {
    var old = Facts()
    old.parameters["Backyard.count"] = ParameterRecord(value: 1)
    var new = old
    new.parameters["Backyard.count"] = ParameterRecord(value: 2)
    var now = new
    now.parameters["Backyard.count"] = ParameterRecord(value: 3)
    let back = FactsDifference(from: old, to: new).inverse
    #expect(new.entries(differingFrom: back).isEmpty)
    #expect(now.entries(differingFrom: back) == ["\"Backyard.count\""])
  }
}
