import Testing
import TipGuidance
import TipModel

@Suite("Texts of any kind")
struct HostileTextTests {
  static let texts: [String] = [
    "", " ", "\n\n", "\u{0}\u{7}\u{1B}[31m", "שמור למועדפים", "حفظ في المفضلة", "お気に入りに保存",
    "👩‍👩‍👧‍👦🏳️‍🌈", "e\u{301}\u{301}\u{301}", "\u{202E}sevaS\u{202C}", "\u{FFFD}\u{FEFF}",
    String(repeating: "Save the bird. ", count: 700), String(repeating: "x", count: 10_000),
    String(repeating: "\u{301}", count: 10_000), String(repeating: "“", count: 10_000),
    "1. 2. 3. 4. 5.", "... ??? !!!", "%@ %d \\(name)", "\u{2028}\u{2029}\u{85}", "İstanbul ẞ ﬁ",
  ]

  @Test(
    "G6: no text crashes a check, in any member, language and system", arguments: texts.indices)
  func g6(index: Int) {
    let text = Self.texts[index]
    let button = TipAlert.Button(text, role: .destructive)
    // The checks of systems look at few words, so that long texts need only one language each.
    for (language, platforms) in [
      ("en", [TipPlatform.iOS, .tvOS]), ("de", [.macOS]), ("he", [.watchOS]),
    ] {
      for platform in platforms {
        var tip = GuidanceTip(
          id: text, title: text, message: text, symbol: text, actions: [text, text])
        tip.anchorSymbol = text
        tip.definition = TipDefinition(id: text, title: text, message: text, image: text)
        let content = GuidanceContent(
          language: language, platform: platform, tips: [tip],
          toolTips: [GuidanceToolTip(id: text, text: text, control: text, states: [text, text])],
          alerts: [
            GuidanceAlert(
              TipAlert(
                id: text, title: text, message: text, buttons: [button, button, .cancel],
                intent: .deliberate, isUndoable: true, textField: .init(placeholder: text),
                icon: text, isCaution: true,
                accessory: .init(height: .nan, cornerRadius: .infinity)))
          ],
          silences: [GuidanceSilence(text, on: text, because: text)],
          setup: GuidanceSetup(
            groups: [[text]], eligibleAtFirst: [text], testingCalls: [text],
            donations: [
              GuidanceDonations(
                event: text, count: .max, isLimited: false, largestPayload: .max, bytes: .max)
            ],
            alertSessions: [[.init(text, at: .nan), .init(text, at: -1), .init(text, at: 1e300)]]))
        #expect(!TipGuidance.check(content).findings.isEmpty)
        _ = content.exampleLines
      }
    }
  }

  @Test("G6: an item in a language other than English has no finding of a heuristic")
  func heuristics() {
    var tip = GuidanceTip(
      id: "A", title: "Error!", message: "Buy now! Upgrade! Click here and also there.")
    tip.language = "fr"
    let report = TipGuidance.check(GuidanceContent(platform: .iOS, tips: [tip]))
    #expect(report.findings.filter(\.isHeuristic) == [])
  }
}
