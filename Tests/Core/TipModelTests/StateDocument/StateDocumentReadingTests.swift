import Testing
import TipModel

@Suite("A state document written by hand")
struct StateDocumentReadingTests {
  @Test("An empty document is a new datastore")
  func nothing() throws {
    #expect(try read("{}") == Facts())
  }

  @Test("A donation may be a date alone, and donations may be in any order")
  func donations() throws {
    let facts = try read(
      """
      {"events": [
        {"id": "didViewBackyard", "donations": [
          "2026-11-21", {"date": "2026-11-19T08:00:00+01:00", "info": {"backyardID": "north"}},
          {"date": "2026-11-21", "info": 2}]},
        {"id": "didFillFeeder", "donations": ["2026-11-22"]}
      ]}
      """)

    #expect(
      facts.events["didViewBackyard"]?.log.donations == [
        StoredDonation(
          sequence: 2, date: try date("2026-11-19T07:00:00Z"), info: ["backyardID": "north"]),
        StoredDonation(sequence: 3, date: try date("2026-11-21"), info: nil),
        StoredDonation(sequence: 4, date: try date("2026-11-21"), info: 2),
      ])
    #expect(facts.events["didFillFeeder"]?.log.donations.map(\.sequence) == [1])
    #expect(facts.nextSequence == 5)
  }

  @Test("A tip with only a record has no definition; an id alone is a definition")
  func tips() throws {
    let facts = try read(
      """
      {"tips": [{"id": "FeedBirdsTip"}, {"id": "ShareTip", "record": {"displayCount": 2}},
        {"id": "SeasonalVisitorTip", "type": "VisitorTip", "record": {}}]}
      """)

    #expect(
      facts.tips == [
        "FeedBirdsTip": TipDefinition(id: "FeedBirdsTip"),
        "SeasonalVisitorTip": TipDefinition(id: "SeasonalVisitorTip", type: "VisitorTip"),
      ])
    #expect(
      facts.records.mapValues(\.displayCount) == ["ShareTip": 2, "SeasonalVisitorTip": 0])
  }

  @Test(
    "A length on screen is any number of seconds",
    arguments: [("0", 0), ("0.0", 0), ("0.5", 500), ("12", 12_000), ("1.5", 1500)])
  func length(seconds: String, milliseconds: Int64) throws {
    let facts = try read(
      #"{"tips": [{"id": "ShareTip", "record": {"displayedSeconds": \#(seconds)}}]}"#)
    #expect(facts.records["ShareTip"]?.displayedMilliseconds == milliseconds)
  }

  @Test("A parameter may be a value, a definition, or both; nil is a value")
  func parameters() throws {
    let facts = try read(
      """
      {"parameters": [{"id": "a", "value": true}, {"id": "b", "type": "Int", "initialValue": 3},
        {"id": "c", "type": "String?", "initialValue": "wren", "value": null}]}
      """)

    #expect(facts.parameters["a"] == ParameterRecord(value: true))
    #expect(facts.parameters["b"]?.current == 3)
    #expect(facts.parameters["b"]?.value == nil)
    #expect(facts.parameters["c"]?.current == .null)
  }

  @Test("A tooltip without a platform is one of macOS, enabled and without a delegate")
  func toolTips() throws {
    let facts = try read(#"{"toolTips": [{"id": "star.button", "text": "Add to favorites"}]}"#)
    let expected = ToolTipDefinition(
      id: "star.button", text: "Add to favorites", asksDelegate: false, isEnabled: true,
      platform: .macOS)
    #expect(facts.toolTips == ["star.button": expected])
  }

  @Test("A frozen clock does not need an anchor")
  func frozenClock() throws {
    let facts = try read(#"{"clock": {"setting": "2026-11-21T09:00:00Z"}}"#)
    let clock = try #require(facts.overrides.clock)
    let instant = try date("2026-11-21T09:00:00Z")
    #expect(clock.setting == .frozen(instant))
    #expect(clock.timestamp(atBase: try date("2024-01-01")) == instant)
    #expect(clock.anchor == Timestamp(milliseconds: 0))
  }

  @Test(
    "The maximum age of a limit is a time range of the rule language",
    arguments: [
      ("days(5)", .days(5)), ("week", .week), ("minutes(10)", .minutes(10)),
      ("hours(2)", .hours(2)),
    ] as [(String, Tips.DonationTimeRange)])
  func maximumAge(text: String, range: Tips.DonationTimeRange) throws {
    let facts = try read(
      #"{"events": [{"id": "e", "limit": {"maximumCount": 7, "maximumAge": "\#(text)"}}]}"#)
    #expect(
      facts.events["e"]?.limit == Tips.DonationLimit(maximumCount: 7, maximumAge: range))
  }

  @Test("The rows of a datastore are read from the same objects")
  func rows() throws {
    let tip = TipDefinition(id: "FeedBirdsTip", title: "Feed the Birds")
    let row = try StoredValue(json: tip.storedValue.json, subject: "row")
    #expect(row.json == #"{"id":"FeedBirdsTip","title":"Feed the Birds"}"#)
    #expect(try TipDefinition(storedValue: row, at: "tips.FeedBirdsTip") == tip)

    #expect(DisplayFrequency.seconds(129_600).storedValue == "36h")
  }

  private func read(_ json: String) throws -> Facts {
    try StateDocument(json: json, subject: "fixture").facts
  }

  private func date(_ text: String) throws -> Timestamp {
    try #require(Timestamp(iso8601: text))
  }
}
