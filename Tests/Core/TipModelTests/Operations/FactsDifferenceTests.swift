import TestSupport
import Testing
import TipModel

@Suite("The difference of facts")
struct FactsDifferenceTests {
  @Test("converts one to the other and back", arguments: 0..<200)
  func roundTrip(seed: UInt64) throws {
    var random = RandomFacts(seed: seed)
    let old = random.facts()
    let new = random.facts()
    let difference = FactsDifference(from: old, to: new)
    var facts = old
    facts.apply(difference)
    #expect(StateDocument(facts).text == StateDocument(new).text)
    facts.apply(difference.inverse)
    #expect(StateDocument(facts).text == StateDocument(old).text)
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

  @Test(
    "is rejected with its operation when damaged",
    arguments: ["1", "{}", "{\"before\": {}}"])
  func damaged(json: String) throws {
    let operation = StoredOperation(
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
    let operation = StoredOperation(
      number: 4, date: noon, command: "donate didFillFeeder", stored: difference.storedValue.json)
    if isAllowed {
      #expect(try operation.difference() == difference)
    } else {
      let error = #expect(throws: TipControlError.self) { try operation.difference() }
      #expect(error?.code == .malformed)
    }
  }

  @Test(
    "is rejected when a donation is damaged",
    arguments: [
      "1", "[1]", "[[]]", "[[1]]", "[[1, \"2\"]]", "[[1, 2, 3, 4]]", "[[1.5, 2]]", "[[-1, 2]]",
      "[[9007199254740992, 1], [1, 1]]", "[[9223372036854775807, 1], [1, 1]]",
      "[[7, 1, \(String(repeating: "[", count: 97))\(String(repeating: "]", count: 97))]]",
    ])
  func damagedDonation(list: String) throws {
    var facts = Facts()
    facts.events["didFillFeeder"] = EventRecord(
      log: DonationLog([StoredDonation(sequence: 7, date: noon, info: nil)]))
    let json = FactsDifference(from: Facts(), to: facts).storedValue.json
    let donations = "[[7,\(noon.milliseconds)]]"
    #expect(json.contains(donations))
    let operation = StoredOperation(
      number: 4, date: noon, command: "donate didFillFeeder",
      stored: json.replacing(donations, with: list))
    let error = #expect(throws: TipControlError.self) { try operation.difference() }
    #expect(error?.code == .malformed)
  }

  @Test("of an erased log needs few bytes for each donation")
  func size() {
    let changes = (0..<5000).map { number in
      Change.Action.donate(
        event: "didFillFeeder", date: noon.adding(milliseconds: 7000 * number), info: nil)
    }
    let difference = FactsDifference(from: Facts(changes), to: Facts())
    #expect(difference.storedValue.json.utf8.count < 5000 * 10)
  }

  private func line(_ event: String) -> HistoryEntry {
    HistoryEntry(date: noon, actor: .app, event: event)
  }

  @Test("adds lines at the end of the history, where its inverse removes them")
  func history() {
    var facts = Facts()
    var new = Facts()
    facts.history = [line("set"), line("unset")]
    new.history = [line("set")]
    let difference = FactsDifference(from: Facts(), to: new)
    facts.apply(difference)
    #expect(facts.history == [line("set"), line("unset"), line("set")])
    facts.apply(difference.inverse)
    #expect(facts.history == [line("set"), line("unset")])
  }

  @Test(
    "has the oldest lines that have gone and the new ones, and not those between",
    arguments: [
      ("abc", "bcd", "a", "d"), ("a", "ad", "", "d"), ("ab", "c", "ab", "c"),
      ("aba", "bac", "a", "c"), ("", "a", "", "a"), ("a", "", "a", ""),
    ])
  func lines(old: String, new: String, gone: String, added: String) {
    func facts(_ lines: String) -> Facts {
      var facts = Facts()
      facts.history = lines.map { line("\($0)") }
      return facts
    }
    let difference = FactsDifference(from: facts(old), to: facts(new))
    #expect(difference.before.history == facts(gone).history)
    #expect(difference.after.history == facts(added).history)
    var applied = facts(old)
    applied.apply(difference)
    #expect(applied.history == facts(new).history)
    applied.apply(difference.inverse)
    #expect(applied.history == facts(old).history)
  }

  @Test("removes the oldest lines of a full history")
  func fullHistory() {
    var facts = Facts()
    var new = Facts()
    facts.history = (0..<200).map { line("\($0)") }
    new.history = [line("new")]
    facts.apply(FactsDifference(from: Facts(), to: new))
    #expect(facts.history == (1..<200).map { line("\($0)") } + [line("new")])
  }

  @Test("changes the origin's name only where it differs, and never its version")
  func origin() throws {
    var old = Facts()
    var new = Facts()
    var other = Facts()
    old.origin = Origin(name: "meadow", version: 3)
    new.origin = Origin(name: "pond", version: 9)
    let difference = FactsDifference(from: old, to: new)
    let read = try FactsDifference(storedValue: difference.storedValue, at: "difference")
    #expect(read == difference)
    var facts = old
    facts.apply(read)
    #expect(facts.origin == Origin(name: "pond", version: 3))
    facts.apply(read.inverse)
    #expect(facts.origin == Origin(name: "meadow", version: 3))
    other.parameters["Backyard.count"] = ParameterRecord(value: 1)
    facts.apply(FactsDifference(from: Facts(), to: other))
    #expect(facts.origin == Origin(name: "meadow", version: 3))
  }

  @Test("keeps a later reset, and an event that was donated since")
  func later() {
    var new = Facts([.donate(event: "didFillFeeder", date: noon, info: nil)])
    new.resets = ResetDates(own: noon)
    let back = FactsDifference(from: Facts(), to: new).inverse
    var facts = new
    facts.apply(back)
    #expect(facts.events.isEmpty)
    #expect(facts.resets == ResetDates())
    facts = new
    facts.take(.donate(event: "didFillFeeder", date: daysAgo(1), info: nil))
    facts.resets = ResetDates(own: daysAgo(-1))
    facts.apply(back)
    #expect(facts.events["didFillFeeder"]?.log.donations.map(\.sequence) == [2])
    #expect(facts.resets == ResetDates(own: daysAgo(-1)))
  }
}
