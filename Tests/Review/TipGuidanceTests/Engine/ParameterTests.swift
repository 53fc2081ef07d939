import Testing
import TipGuidance

@Suite("The parameters of checks")
struct ParameterTests {
  private func alert(on platform: TipPlatform? = nil) -> GuidanceAlert {
    GuidanceAlert(
      TipAlert(
        id: "save", title: "Do you want to save your sketch?",
        buttons: [.cancel, .default("Save")], hasHelp: true), platform: platform)
  }

  @Test("G3: the item's system is used first, then the parameter, then the content's")
  func g3() {
    #expect(GuidanceContent(alerts: [alert()]).found() == [])
    #expect(GuidanceContent(platform: .iOS, alerts: [alert()]).found() == ["M2"])
    #expect(GuidanceContent(platform: .iOS, alerts: [alert()]).found(on: .macOS) == [])
    #expect(GuidanceContent(alerts: [alert(on: .macOS)]).found(on: .iOS) == [])
  }

  @Test("G3: a text in a language other than English is skipped by checks for English, and counted")
  func language() throws {
    let cancel = TipAlert(id: "a", title: "Fertig?", buttons: [.default("Cancel")])
    let content = GuidanceContent(
      alerts: [GuidanceAlert(cancel), GuidanceAlert(cancel, language: "de")])
    let report = TipGuidance.check(content, language: "pt-BR")
    #expect(!report.findings.map(\.id).contains("M6"))
    let skip = try #require(report.skipped.first { $0.id == "M6" })
    #expect(skip.count == 2 && skip.languages == ["de", "pt-BR"])
    #expect(TipGuidance.check(content).findings.map(\.id).contains("M6"))
    #expect(TipGuidance.check(content, language: "en-GB").skipped.first?.count == 1)
  }

  @Test(
    "A tag of a language has letters first",
    arguments: [("de", true), ("pt-BR", true), ("zh-Hant_TW", true), ("", false), ("e", false)]
      + [("deutsch", false), ("d1", false), ("de-", false), ("en US", false), ("é!", false)])
  func tags(tag: String, isTag: Bool) {
    #expect(GuidanceLanguage.isTag(tag) == isTag)
  }

  @Test("Findings are sorted by item, then by check")
  func order() {
    var tip = GuidanceTip(
      id: "Z", title: "Save to Favorites", message: "Tap the star to keep this backyard.",
      symbol: "star")
    tip.anchorSymbol = "star"
    let content = GuidanceContent(tips: [tip], alerts: [alert(on: .iOS)])
    #expect(
      TipGuidance.check(content).findings.map { "\($0.item) \($0.id)" }
        == ["alert:save M2", "tip:Z T13", "tip:Z T14"])
  }
}
