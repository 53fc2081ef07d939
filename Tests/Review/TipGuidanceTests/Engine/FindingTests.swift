import Testing
import TipGuidance

@Suite("Findings and reports")
struct FindingTests {
  private func report(
    symbol: String? = nil, title: String = "Save to Favorites", language: String? = nil
  ) -> GuidanceReport {
    var tip = GuidanceTip(
      id: "A", title: title, message: "Tap the star to keep this backyard.", symbol: symbol)
    tip.language = language
    return TipGuidance.check(GuidanceContent(tips: [tip]))
  }

  @Test("A finding has the parts of its check and of the result")
  func parts() throws {
    let finding = try #require(report(symbol: "star").findings.first)
    #expect(
      finding.description
        == "T13 tip:A: The symbol \"star\" is not filled, and is harder to see in a tip. "
        + "Write \"star.fill\".")
    #expect(
      finding.words == "star" && finding.severity == .warning && !finding.isHeuristic)
    #expect(finding.fix == GuidanceFix(.symbol, from: "star", to: "star.fill"))
    let guesses = report(title: "Smart Filters").findings
    let guess = try #require(guesses.first { $0.id == "T2" })
    #expect(guess.isHeuristic && guess.severity == .warning)
    #expect(guess.words == "Smart" && guess.fix == nil)
  }

  @Test("A tip without a title is an error, and a symbol that is not filled a warning")
  func severities() {
    #expect(report().findings.isEmpty)
    #expect(Set(report(symbol: "star").findings.map(\.severity)) == [.warning])
    #expect(report(title: "").findings.contains { $0.severity == .error })
    #expect(
      Set(report(symbol: "star", title: "").findings.map(\.severity)) == [.error, .warning])
  }

  @Test("Checks of English skip an item in a different language once, and are sorted")
  func skips() {
    #expect(report().skipped == [])
    let skipped = report(language: "fi").skipped
    let english = GuidanceRegistry.checks.filter { check in
      check.isEnglish && check.kinds.contains { [.tipTitle, .tipMessage, .tipAction].contains($0) }
    }
    #expect(skipped.map(\.id) == english.map(\.id).sorted())
    #expect(skipped.allSatisfy { $0.count == 1 && $0.languages == ["fi"] })
    // Three checks have the words of a few more languages.
    let abroad = Set(skipped.map(\.id)).subtracting(report(language: "de").skipped.map(\.id))
    #expect(abroad == ["T5", "T10"])
  }
}
