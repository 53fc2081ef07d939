import Testing
import TipGuidance
import TipModel

@Suite("Checks of tips' symbols, ids and limits")
struct TipSetupTests {
  private func tip(
    id: String = "A", symbol: String? = nil, anchor: String? = nil,
    definition: TipDefinition? = nil, otherIDs: [String] = []
  ) -> GuidanceTip {
    var tip = GuidanceTip(
      id: id, title: "Save to Favorites", message: "Tap the star to keep this backyard.",
      symbol: symbol)
    (tip.anchorSymbol, tip.definition, tip.otherIDs) = (anchor, definition, otherIDs)
    return tip
  }

  @Test(
    "T13: an unfilled symbol with a known filled variant is found, with the variant",
    arguments: [
      ("star", "star.fill"), ("heart.circle", "heart.circle.fill"),
      ("person.badge.plus", "person.fill.badge.plus"), ("star.fill", nil),
      ("person.crop.circle.badge.checkmark", "person.crop.circle.fill.badge.checkmark"),
      ("rectangle.stack.badge.minus", "rectangle.stack.fill.badge.minus"),
      ("rectangle.on.rectangle", "rectangle.fill.on.rectangle.fill"),
      ("photo.on.rectangle", "photo.fill.on.rectangle.fill"),
      ("person.fill.badge.plus", nil), ("calendar.badge.plus", nil),
      ("bell.badge.waveform", nil), ("bell.badge", "bell.badge.fill"), (".badge.", nil),
      ("heart.circle.fill", nil), ("music.note.list", nil), ("backyard.custom", nil),
      ("", nil), ("STAR", nil),
    ])
  func t13(symbol: String, filled: String?) {
    let findings = TipGuidance.check(GuidanceContent(tips: [tip(symbol: symbol)])).findings
      .filter { $0.id == "T13" }
    var suggestions: [String] = []
    if let filled { suggestions.append("Write \"\(filled)\".") }
    #expect(findings.map(\.suggestion) == suggestions)
  }

  @Test(
    "T14: a tip repeats the symbol of its element, filled or not",
    arguments: [
      ("star.fill", "star", true), ("star", "star.fill", true),
      ("star.fill", "star.fill", true),
      ("person.fill.badge.plus", "person.badge.plus", true),
      ("star.fill", "heart", false), ("star.fill", "star.circle", false), ("", "", false),
    ])
  func t14(symbol: String, anchor: String, isFound: Bool) {
    #expect(found(tip(symbol: symbol, anchor: anchor), among: "T14") == (isFound ? ["T14"] : []))
  }

  @Test("T15: a tip without a rule, a limit and a group reaches everyone")
  func t15() throws {
    let rule = try RuleExpression(parsing: "parameter(\"Birds.isSignedIn\") == true")
    func ids(_ definition: TipDefinition?, groups: [[String]] = []) -> [String] {
      GuidanceContent(tips: [tip(definition: definition)], setup: GuidanceSetup(groups: groups))
        .found()
    }
    #expect(ids(TipDefinition(id: "A")) == ["T15"])
    #expect(ids(nil) == [], "only the texts are known")
    #expect(ids(TipDefinition(id: "A", rules: [rule])) == [])
    #expect(ids(TipDefinition(id: "A", options: TipOptions(maxDisplayCount: 1))) == [])
    #expect(
      ids(TipDefinition(id: "A", options: TipOptions(maxDisplayDuration: 60))) == [])
    #expect(ids(TipDefinition(id: "A"), groups: [["B"], ["B", "A"]]) == [])
    let exempt = TipOptions(ignoresDisplayFrequency: true)
    #expect(ids(TipDefinition(id: "A", options: exempt)) == ["T15"], "that is no limit")
  }

  @Test(
    "T19: an id is not empty, not a UUID, and not a new one each time",
    arguments: [
      ("", [], 1), (" ", [], 1), ("6ba7b810-9dad-11d1-80b4-00c04fd430c8", [], 1),
      ("A", ["A", "A"], 0), ("A-1", ["A-2"], 1),
      ("NewTrailTip-6BA7B810-9DAD-11D1-80B4-00C04FD430C8", [], 0),
    ] as [(String, [String], Int)])
  func t19(id: String, others: [String], count: Int) {
    let tip = tip(id: id, otherIDs: others)
    #expect(found(tip, among: "T19").count == count)
  }

  @Test("T19: two types do not share an id; several tips of one type may")
  func sharedIDs() {
    func tips(_ types: String...) -> GuidanceContent {
      GuidanceContent(
        tips: types.map { type in
          let options = TipOptions(maxDisplayCount: 1)
          return tip(definition: TipDefinition(id: "A", type: type, options: options))
        })
    }
    #expect(tips("FeedBirdsTip", "SongTip").found() == ["T19", "T19"])
    #expect(tips("FeedBirdsTip", "FeedBirdsTip").found() == [])
  }
}
