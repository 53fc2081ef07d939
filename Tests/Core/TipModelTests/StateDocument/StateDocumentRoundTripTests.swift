import TestSupport
import Testing
import TipModel

@Suite("The round trip of a state document")
struct StateDocumentRoundTripTests {
  @Test(
    "Any facts decode to equal facts, and encode to the same bytes", arguments: 0..<150)
  func roundTrip(seed: UInt64) throws {
    var random = RandomFacts(seed: seed)
    let facts = random.facts()

    let text = StateDocument(facts).text
    let read = try StateDocument(json: text, subject: "export").facts

    #expect(StateDocument(read) == StateDocument(facts))
    #expect(StateDocument(read).text == text)
    #expect(
      StateDocument(read).facts == read, "Donations have the numbers of the document.")
  }

  @Test("The receipt and the numbers of donations are not part of the document")
  func normalised() {
    var facts = Facts()
    facts.receipt = ["schema": 1]
    facts.nextSequence = 90
    facts.events["didFillFeeder"] = EventRecord(log: DonationLog([donation(41, "2026-11-20")]))
    facts.events["didViewBackyard"] = EventRecord(
      log: DonationLog([donation(7, "2026-11-21"), donation(12, "2026-11-19")]))
    let others = ["a", "b", "c", "ca", "cb"]
    for (number, id) in others.enumerated() {
      let log = DonationLog([donation(80 - Int64(number), "2026-11-20")])
      facts.events[id] = EventRecord(log: log)
    }

    let document = StateDocument(facts)

    #expect(document.facts.receipt == nil)
    #expect(
      others.map { sequences(of: $0, in: document.facts) } == [[1], [2], [3], [4], [5]])
    #expect(sequences(of: "didFillFeeder", in: document.facts) == [6])
    #expect(sequences(of: "didViewBackyard", in: document.facts) == [7, 8])
    #expect(document.facts.nextSequence == 9)
  }

  @Test("Empty facts are only the schema's id and number")
  func empty() throws {
    let text = """
      {
        "$schema" : "urn:tipcontrol:schema:state:1",
        "schema" : 1
      }

      """
    #expect(StateDocument(Facts()).text == text)
    #expect(StateDocument(Facts()).innerText == "{\n  \"schema\" : 1\n}\n")
    #expect(try StateDocument(json: text, subject: "export").facts == Facts())
  }

  @Test("Dates are written in UTC with milliseconds, rules as text, lengths as seconds")
  func forms() throws {
    var facts = Facts()
    let rule = try RuleExpression(parsing: "event(\"didViewBackyard\").donations.count>=3")
    facts.tips["FavoriteBackyardTip"] = TipDefinition(
      id: "FavoriteBackyardTip", rules: [rule], options: TipOptions(maxDisplayDuration: 90))
    var record = TipRecord()
    record.displayedMilliseconds = 12_345
    record.firstDisplayed = Timestamp(milliseconds: 1)
    facts.records["FavoriteBackyardTip"] = record

    #expect(
      StateDocument(facts).storedValue == [
        "schema": 1,
        "tips": [
          [
            "id": "FavoriteBackyardTip", "title": "",
            "rules": ["event(\"didViewBackyard\").donations.count >= 3"],
            "options": ["maxDisplayDuration": 90],
            "record": [
              "displayedSeconds": 12.345, "firstDisplayed": "1970-01-01T00:00:00.001Z",
            ],
          ]
        ],
      ])
  }

  @Test("A line of the history has only the members that say something")
  func history() throws {
    var facts = Facts()
    facts.history = [
      HistoryEntry(date: noon, actor: .app, event: "reset"),
      HistoryEntry(
        date: noon, actor: .tipctl, event: "invalidated", subject: "FeedBirdsTip",
        detail: "tipClosed", isForced: true),
    ]

    #expect(
      StateDocument(facts).storedValue == [
        "schema": 1,
        "history": [
          ["date": "2026-11-21T12:00:00.000Z", "event": "reset"],
          [
            "date": "2026-11-21T12:00:00.000Z", "actor": "tipctl", "event": "invalidated",
            "subject": "FeedBirdsTip", "detail": "tipClosed", "forced": true,
          ],
        ],
      ])
  }

  private func donation(_ sequence: Int64, _ day: String) -> StoredDonation {
    StoredDonation(
      sequence: sequence, date: Timestamp(iso8601: day) ?? Timestamp(milliseconds: 0), info: nil)
  }

  private func sequences(of event: String, in facts: Facts) -> [Int64]? {
    facts.events[event]?.log.donations.map(\.sequence)
  }
}
