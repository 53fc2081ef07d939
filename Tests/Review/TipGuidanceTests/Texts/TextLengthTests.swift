import Testing
import TipGuidance

@Suite("Lengths of texts")
struct TextLengthTests {
  /// Returns the severity of the finding about a tip's length.
  private func severity(
    title: Int? = nil, message: Int? = nil, of character: String = "n", language: String = "en"
  ) -> GuidanceSeverity? {
    func text(_ count: Int) -> String { String(repeating: character, count: count) }
    let tip = GuidanceTip(
      id: "A", title: title.map(text) ?? "Save to Favorites",
      message: message.map(text) ?? "They are in your list.")
    let content = GuidanceContent(language: language, tips: [tip])
    return TipGuidance.check(content).findings.first { $0.id == "T23" }?.severity
  }

  @Test("T23: a title of over 40 characters warns, and one of over 60 fails")
  func titles() {
    #expect(severity(title: 40) == nil && severity(title: 41) == .warning)
    #expect(severity(title: 60) == .warning && severity(title: 61) == .error)
  }

  @Test("T23: a message of over 160 characters warns, and one of over 250 fails")
  func messages() {
    #expect(severity(message: 160) == nil && severity(message: 161) == .warning)
    #expect(severity(message: 250) == .warning && severity(message: 251) == .error)
  }

  @Test("T23: other languages have 40% more")
  func languages() {
    #expect(severity(title: 56, language: "de") == nil)
    #expect(severity(title: 57, language: "de") == .warning)
    #expect(severity(title: 85, language: "de") == .error)
    #expect(severity(message: 224, language: "fi") == nil)
    #expect(severity(message: 225, language: "fi") == .warning)
    #expect(severity(message: 351, language: "fi") == .error)
  }

  @Test("T23: characters count as people see them", arguments: ["👩‍👩‍👧‍👦", "e\u{301}", "n\u{200B}"])
  func characters(character: String) {
    #expect(severity(title: 40, of: character) == nil)
    #expect(severity(title: 41, of: character) == .warning)
  }

  @Test("T23: a tooltip has a text", arguments: ["", " \n", "\u{200B}"])
  func empty(text: String) {
    let found = TipGuidance.check(
      GuidanceContent(toolTips: [GuidanceToolTip(id: "A", text: text)])
    ).findings
    #expect(found.map(\.id) == ["T23"])
    #expect(found.map(\.suggestion) == ["Say what the control does."])
  }
}
