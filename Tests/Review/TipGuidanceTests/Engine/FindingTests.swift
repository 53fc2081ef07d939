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

  @Test("Thousands of items have the findings of each, and those of the app once")
  func manyItems() throws {
    // Ids that sort by number, and an item with the name of one that is far away.
    let tips = (0..<2_001).map { number -> GuidanceTip in
      var tip = GuidanceTip(
        id: "Tip\(10_000 + number % 2_000)", title: number.isMultiple(of: 2) ? "" : "Find Birds",
        message: "Tap the star to keep this backyard.")
      if number.isMultiple(of: 700) { tip.language = number == 0 ? "fi" : "sv" }
      return tip
    }
    let setup = GuidanceSetup(testingCalls: ["Tips.showAllTipsForTesting()"])
    let report = TipGuidance.check(GuidanceContent(tips: tips, setup: setup))
    let alone = tips.flatMap { TipGuidance.check(GuidanceContent(tips: [$0])).findings }
    #expect(report.findings.filter { $0.item != "app" } == alone.inOrder)
    let ofApp = TipGuidance.check(GuidanceContent(setup: setup)).findings
    try #require(!ofApp.isEmpty)
    #expect(report.findings.filter { $0.item == "app" } == ofApp)
    let skip = try #require(report.skipped.first { $0.id == "T2" })
    #expect(skip.count == 3 && skip.languages == ["fi", "sv"])
  }
}
