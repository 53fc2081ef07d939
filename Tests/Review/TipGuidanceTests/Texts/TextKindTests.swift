import Testing
import TipGuidance
import TipModel

@Suite("Kinds of text")
struct TextKindTests {
  /// Content with one text of a kind, whose other texts have no flaw of language.
  private func content(_ kind: GuidanceTextKind, _ text: String) -> GuidanceContent {
    var tip = GuidanceTip(id: "A", title: "Save to Favorites", message: "They are in your list.")
    var alert = TipAlert(
      id: "A", title: "Save the sketch?", message: "It has a new bird.",
      buttons: [.cancel, .default("Save")])
    switch kind {
    case .tipTitle: tip.title = text
    case .tipMessage: tip.message = text
    case .tipAction: tip.actions = [text]
    case .toolTip:
      return GuidanceContent(
        platform: .macOS, toolTips: [GuidanceToolTip(id: "A", text: text)])
    case .alertTitle: alert.title = text
    case .alertMessage: alert.message = text
    case .alertButton: alert.buttons[1].title = text
    case .alertField: alert.textField = .init(placeholder: text)
    }
    let isTip = [.tipTitle, .tipMessage, .tipAction].contains(kind)
    return GuidanceContent(
      platform: .macOS, tips: isTip ? [tip] : [],
      alerts: isTip ? [] : [GuidanceAlert(alert)])
  }

  @Test(
    "A check of language finds the same in each kind of text that it reads, and in no other",
    arguments: [
      ("T5", "Get your free trial"), ("T6", "The sync failed because of rain"),
      ("T9", "Filter birds, and also sort them"), ("T10", "Double-tap the star"),
      ("T11", "The Back button lets you go back"), ("T12", "Whitelist the sender"),
      ("M22", "You made a mistake"),
    ])
  func same(id: String, text: String) throws {
    let kinds = try #require(GuidanceRegistry.check(id)).kinds
    #expect(kinds.count > 3)
    for kind in GuidanceTextKind.allCases {
      let findings = TipGuidance.check(content(kind, text)).findings.filter { $0.id == id }
      #expect(findings.count == (kinds.contains(kind) ? 1 : 0), "\(kind)")
      let words = findings.compactMap { $0.words?.split(separator: " … ").first }
      #expect(words.count == findings.count && words.allSatisfy { text.contains($0) }, "\(kind)")
    }
  }

  @Test(
    "A finding names the kind of its text",
    arguments: [
      (.tipTitle, "title"), (.tipMessage, "message"), (.tipAction, "action's title"),
      (.toolTip, "tooltip"), (.alertTitle, "title"), (.alertMessage, "message"),
      (.alertButton, "button's title"), (.alertField, "text field's text"),
    ] as [(GuidanceTextKind, String)])
  func nouns(kind: GuidanceTextKind, noun: String) {
    let findings = TipGuidance.check(content(kind, "Get your free trial")).findings
    #expect(
      findings.filter { $0.id == "T5" }.map(\.message)
        == ["The \(noun) sounds like an advertisement."])
  }

  @Test("Each text with a flaw has a finding of its own")
  func each() {
    let tip = GuidanceTip(
      id: "A", title: "Add to the Blacklist", message: "The blacklist is in the menu.",
      actions: ["Open Blacklist"])
    let found = TipGuidance.check(GuidanceContent(tips: [tip])).findings.filter { $0.id == "T12" }
    #expect(
      found.map(\.message) == [
        "The title uses a term that excludes people.",
        "The message uses a term that excludes people.",
        "The action's title uses a term that excludes people.",
      ])
  }

  @Test("The registry says which kinds of text a check reads")
  func registry() {
    func texts(_ id: String) -> String? { GuidanceRegistry.check(id)?.texts }
    #expect(
      texts("T4") == "tip messages" && texts("C2") == "tooltips" && texts("T16") == "")
    #expect(texts("T9") == "tip titles, tip messages, tip actions, tooltips")
    #expect(
      GuidanceRegistry.check("T4")?.reading == "Reads tip messages."
        && GuidanceRegistry.check("T16")?.reading.hasSuffix("but no texts.") == true)
    for kind in GuidanceTextKind.allCases {
      #expect(GuidanceRegistry.checks.contains { $0.kinds.contains(kind) }, "\(kind)")
    }
  }

  @Test("M22: a property of a thing accuses people in an alert only")
  func properties() {
    #expect(TipGuidance.check(content(.toolTip, "Clear invalid entries")).findings == [])
    let alert = TipGuidance.check(content(.alertMessage, "The entry is invalid.")).findings
    #expect(alert.map(\.id) == ["M22"])
  }
}
