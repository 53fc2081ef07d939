import Testing
import TipGuidance
import TipModel

@Suite("The coding of a content file")
struct ContentCodingTests {
  @Test("reads back what it writes, the definition of a tip included")
  func roundTrip() throws {
    let definition = TipDefinition(
      id: "FeedBirdsTip", title: "Feed the birds", image: "leaf",
      actions: [ActionDefinition(id: "more", title: "Learn More")],
      rules: [try RuleExpression(parsing: "event(\"fed\").donations.count >= 3")],
      options: TipOptions(maxDisplayCount: 2))
    var tip = GuidanceTip(definition)
    tip.definition?.actions = []
    var plain = GuidanceTip(id: "Plain", title: "Plain", symbol: "star")
    plain.input = .touch
    let content = GuidanceContent(
      language: "de", platform: .iOS, style: GuidanceStyle(toolTipsEndWithStop: true),
      tips: [tip, plain],
      toolTips: [GuidanceToolTip(id: "add", text: "Add", states: ["Added"], language: "en")],
      alerts: [
        GuidanceAlert(
          TipAlert(id: "remove", title: "Remove?", buttons: [.cancel]), platform: .macOS)
      ],
      silences: [GuidanceSilence("G1", on: "tip:Plain", because: "It is an example")])
    #expect(try GuidanceContent(storedValue: content.storedValue, at: "") == content)
  }
}
