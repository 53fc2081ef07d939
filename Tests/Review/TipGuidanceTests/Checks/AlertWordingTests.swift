import Testing
import TipGuidance
import TipModel

/// Numbers, units and the names of parts reach people only in the texts of findings.
@Suite("Texts of findings about alerts")
struct AlertWordingTests {
  /// Returns the texts of the findings of one check.
  private func texts(
    _ id: String, in content: GuidanceContent, on platform: TipPlatform? = nil
  ) -> [String] {
    TipGuidance.check(content, platform: platform).findings.filter { $0.id == id }.map {
      "\($0.message) \($0.suggestion)"
    }
  }

  private func texts(
    _ id: String, _ buttons: [TipAlert.Button] = [.cancel, .default("Save")],
    title: String = "Do you want to save your sketch?", on platform: TipPlatform? = nil,
    _ change: (inout TipAlert) -> Void = { _ in }
  ) -> [String] {
    var alert = TipAlert(id: "a", title: title, buttons: buttons)
    change(&alert)
    return texts(id, in: GuidanceContent(alerts: [GuidanceAlert(alert)]), on: platform)
  }

  @Test("M1: a missing title, no button and too many buttons have their own texts")
  func m1() {
    #expect(
      texts("M1", [], title: "") == [
        "The alert has no title. Say in the title what happened and why.",
        "The alert has no button, so people cannot dismiss it. Add a button for the next step.",
      ])
    let four = ["A", "B", "C", "D"].map { TipAlert.Button($0) }
    #expect(
      texts("M1", four) == [
        "The alert has 4 buttons, more than three. Offer fewer choices, or use an action sheet."
      ])
  }

  @Test("M2: each part is named, with the systems that have it")
  func m2() {
    let found = texts("M2", on: .tvOS) {
      $0.textField = .init()
      $0.icon = "bird"
      $0.accessory = .init(height: 40)
      $0.hasSuppression = true
      $0.hasHelp = true
    }
    #expect(
      found == [
        "Alerts on tvOS have no text field. "
          + "Leave it out; only iOS, iPadOS, macOS and visionOS have it.",
        "Alerts on tvOS have no icon. Leave it out; only macOS and visionOS have it.",
        "Alerts on tvOS have no accessory view. Leave it out; only macOS and visionOS have it.",
        "Alerts on tvOS have no suppression checkbox. Leave it out; only macOS has it.",
        "Alerts on tvOS have no help button. Leave it out; only macOS has it.",
      ])
  }

  @Test("M3: the height and the radius are in points, with a fraction only where there is one")
  func m3() {
    let found = texts("M3", on: .visionOS) {
      $0.accessory = .init(height: 200, cornerRadius: 12.5)
    }
    #expect(
      found == [
        "The accessory view is 200 points high, more than 154 points. Make it lower.",
        "The accessory view's corner radius is 12.5 points, not 16 points. Make it 16 points.",
      ])
  }

  @Test("M5: the titles of all defaults are quoted, and Cancel as one of them is a finding too")
  func m5() {
    let buttons: [TipAlert.Button] = [.default("Save"), .default("Cancel")]
    let alert = TipAlert(id: "a", title: "Do you want to save your sketch?", buttons: buttons)
    let content = GuidanceContent(alerts: [GuidanceAlert(alert)])
    let findings = TipGuidance.check(content).findings.filter { $0.id == "M5" }
    #expect(
      findings.map { "\($0.words ?? ""): \($0.message)" } == [
        "Save, Cancel: 2 buttons are the default, and Return can press only one.",
        "Cancel: Return would press Cancel.",
      ])
  }

  @Test("M6: the fix of a single Cancel is the title Done")
  func m6() {
    let alert = TipAlert(
      id: "a", title: "The feeder is full.", buttons: [.default("Cancel")])
    let findings = TipGuidance.check(GuidanceContent(alerts: [GuidanceAlert(alert)])).findings
    #expect(
      findings.filter { $0.id == "M6" }.compactMap(\.fix) == [
        GuidanceFix(.button(0), from: "Cancel", to: "Done")
      ])
  }

  @Test("M8: the fix renames the button that cancels, by its place")
  func m8() {
    let alert = TipAlert(
      id: "a", title: "Do you want to save your sketch?",
      buttons: [.default("Save"), TipAlert.Button("Keep", role: .cancel)])
    let findings = TipGuidance.check(GuidanceContent(alerts: [GuidanceAlert(alert)])).findings
    #expect(
      findings.filter { $0.id == "M8" }.compactMap(\.fix) == [
        GuidanceFix(.button(1), from: "Keep", to: "Cancel")
      ])
  }

  @Test("M19: an alert is found once, with the time or with its inactive scene")
  func m19() {
    let early = GuidancePresentation("a", at: 0.5)
    let inactive = GuidancePresentation("b", at: 30, isSceneActive: false)
    let setup = GuidanceSetup(alertSessions: [[early, inactive], [.init("a", at: 0.7)]])
    let advice = "Wait until people use the app, or show the news in the app's own pages."
    let findings = TipGuidance.check(GuidanceContent(setup: setup)).findings
    #expect(
      findings.map(\.description) == [
        "M19 alert:a: The alert appears 0.5 s after the start. \(advice)",
        "M19 alert:b: The alert appears before its scene is active. \(advice)",
      ])
  }

  @Test("M20: the choices are counted and quoted without the button that cancels")
  func m20() {
    let alert = TipAlert(
      id: "a", title: "Do you want to save your sketch?",
      buttons: [.plain("Keep Draft"), .plain("Share Draft"), .cancel], intent: .deliberate)
    let content = GuidanceContent(platform: .iOS, alerts: [GuidanceAlert(alert)])
    let findings = TipGuidance.check(content).findings.filter { $0.id == "M20" }
    #expect(findings.map(\.words) == ["Keep Draft, Share Draft"])
    #expect(
      findings.map(\.message) == [
        "The alert offers 2 choices about an action that people chose."
      ])
  }

  @Test("M21: the text counts the alerts with the caution symbol among all")
  func m21() {
    let alerts = (0..<9).map { index in
      GuidanceAlert(
        TipAlert(
          id: "a\(index)", title: "Restart the feeder?",
          buttons: [.cancel, .default("Restart")], isCaution: index < 2))
    }
    let text =
      "2 of 9 alerts have the caution symbol, more than one of five. "
      + "Keep the caution symbol for a loss that people do not expect."
    #expect(texts("M21", in: GuidanceContent(alerts: alerts)) == [text, text])
  }

  @Test("M21: a button that cancels removes nothing, whatever its title")
  func m21Cancel() {
    let buttons: [TipAlert.Button] = [
      TipAlert.Button("Discard", role: .cancel), .default("Restart"),
    ]
    let found = texts("M21", buttons) {
      $0.title = "Restart the feeder?"
      $0.isCaution = true
    }
    #expect(found == [])
  }

  @Test("M26: the alerts of a session are counted, and the first two that are close are named")
  func m26() {
    let session = ["a", "b", "c", "d", "e", "f"].enumerated().map { index, id in
      GuidancePresentation(id, at: [20, 40, 60, 62.5, 80, 82][index])
    }
    let content = GuidanceContent(setup: GuidanceSetup(alertSessions: [session]))
    #expect(
      texts("M26", in: content) == [
        "6 alerts appear in one session: \"a\", \"b\", \"c\", \"d\" and 2 more. "
          + "Keep alerts for critical problems, and show the rest in the app's pages.",
        "\"d\" appears 2.5 s after \"c\". Join the two alerts, or leave one out.",
      ])
    // Runs that are alike are one finding, with a time that people can read.
    let run = [GuidancePresentation("a", at: 20.009), .init("a", at: 20.011)]
    let runs = GuidanceContent(setup: GuidanceSetup(alertSessions: [run, run.reversed()]))
    #expect(
      texts("M26", in: runs) == [
        "\"a\" appears 0.002 s after \"a\". Join the two alerts, or leave one out."
      ])
    // Of several runs the first one with a finding is named.
    let several = GuidanceSetup(alertSessions: [
      [.init("c", at: 20)], [.init("a", at: 20), .init("a", at: 21)],
      [.init("b", at: 20), .init("b", at: 25)],
    ])
    #expect(
      texts("M26", in: GuidanceContent(setup: several)) == [
        "\"a\" appears 1 s after \"a\". Join the two alerts, or leave one out."
      ])
  }
}
