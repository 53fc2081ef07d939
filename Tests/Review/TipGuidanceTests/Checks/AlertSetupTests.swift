import Testing
import TipGuidance

@Suite("Checks of alerts' parts, roles and times")
struct AlertSetupTests {
  private func alert(
    _ buttons: [TipAlert.Button] = [.cancel, .default("Save")],
    title: String = "Do you want to save your sketch?",
    _ change: (inout TipAlert) -> Void = { _ in }
  ) -> TipAlert {
    var alert = TipAlert(id: "a", title: title, buttons: buttons)
    change(&alert)
    return alert
  }

  @Test("M1: a title, and one to three buttons")
  func m1() {
    #expect(found(alert(), among: "M1") == [])
    #expect(found(alert(title: " \n"), among: "M1") == ["M1"])
    #expect(found(alert([]), among: "M1") == ["M1"])
    let four = ["A", "B", "C", "D"].map { TipAlert.Button($0) }
    #expect(found(alert(Array(four.prefix(3))), among: "M1") == [])
    #expect(found(alert(four), among: "M1") == ["M1"])
  }

  static let parts:
    [(name: String, platforms: [TipPlatform], set: @Sendable (inout TipAlert) -> Void)] =
      [
        ("text field", [.iOS, .iPadOS, .macOS, .visionOS], { $0.textField = .init() }),
        ("icon", [.macOS, .visionOS], { $0.icon = "bird" }),
        ("accessory view", [.macOS, .visionOS], { $0.accessory = .init(height: 40) }),
        ("suppression checkbox", [.macOS], { $0.hasSuppression = true }),
        ("help button", [.macOS], { $0.hasHelp = true }),
      ]

  @Test("M2: each part is found on the systems that lack it, and without a system never")
  func m2() {
    for part in Self.parts {
      let alert = alert(title: "Enter a name.") { part.set(&$0) }
      #expect(found(alert, among: "M2") == [])
      for platform in TipPlatform.allCases {
        let findings = found(alert, on: platform, among: "M2")
        #expect(findings.isEmpty == part.platforms.contains(platform), "\(part.name) \(platform)")
      }
    }
  }

  @Test(
    "M3: on visionOS an accessory view is at most 154 points high, with a radius of 16",
    arguments: [
      (154, nil, 0), (154.5, nil, 1), (10, 16, 0), (10, 12, 1), (200, 20, 2),
      (.nan, nil, 1),
    ] as [(Double, Double?, Int)])
  func m3(height: Double, radius: Double?, count: Int) {
    let alert = alert { $0.accessory = .init(height: height, cornerRadius: radius) }
    #expect(found(alert, on: .visionOS, among: "M3").count == count)
    #expect(found(alert, on: .macOS, among: "M3") == [])
  }

  @Test(
    "M5: one default, which is not Cancel",
    arguments: [
      ([.cancel, .default("Save")], 0), ([.cancel, .plain("Save")], 0),
      ([.default("Cancel"), .plain("Save")], 1),
      ([.default("Save"), .default("Send")], 1),
      ([.default("cancel "), .plain("Save")], 1), ([.default("Cancel")], 0),
    ] as [([TipAlert.Button], Int)])
  func m5(buttons: [TipAlert.Button], count: Int) {
    #expect(found(alert(buttons), among: "M5").count == count)
  }

  @Test("M6: a single default button called Cancel is M6 alone")
  func m6() {
    #expect(found(alert([.default("Cancel")]), among: "M5", "M6", "M8") == ["M6"])
    #expect(found(alert([.default("Done")]), among: "M5", "M6", "M8") == [])
    #expect(found(alert([.default("Cancel")]), language: "de", among: "M5", "M6") == [])
  }

  @Test("M6: a single button is not called Cancel, whatever its role")
  func m6Roles() {
    #expect(found(alert([.cancel]), among: "M6") == ["M6"])
    #expect(found(alert([.plain("Cancel")]), among: "M6") == ["M6"])
    #expect(found(alert([TipAlert.Button("Done", role: .cancel)]), among: "M6") == [])
    #expect(found(alert([.cancel, .default("Save")]), among: "M6") == [])
  }

  @Test(
    "M8: destructive needs Cancel, and the button that cancels is called Cancel",
    arguments: [
      ([.destructive("Delete"), .cancel], 0, 0),
      ([.destructive("Delete"), .plain("Keep")], 1, 1),
      ([.destructive("Delete"), .plain("Cancel")], 0, 1),
      ([.default("Save"), TipAlert.Button("Nein", role: .cancel)], 1, 0),
      ([TipAlert.Button("OK", role: .cancel)], 0, 0), ([.destructive("Delete")], 1, 1),
      ([.destructive("Delete"), TipAlert.Button("Keep", role: .cancel)], 1, 0),
    ] as [([TipAlert.Button], Int, Int)])
  func m8(buttons: [TipAlert.Button], english: Int, german: Int) {
    #expect(found(alert(buttons), among: "M8").count == english)
    #expect(found(alert(buttons), language: "de", among: "M8").count == german)
  }

  @Test("M9: the destructive role belongs to a side effect, and to nothing that people chose")
  func m9() {
    let destructive: [TipAlert.Button] = [.destructive("Delete"), .cancel]
    func ids(
      _ buttons: [TipAlert.Button], _ intent: TipAlert.Intent?, informs: Bool = false
    ) -> [String] {
      let alert = alert(buttons) {
        $0.intent = intent
        $0.isInformational = informs
      }
      return found(alert, among: "M9")
    }
    #expect(ids(destructive, .deliberate) == ["M9"])
    #expect(ids(destructive, .sideEffect) == [])
    #expect(ids(destructive, nil) == [])
    #expect(ids([.cancel, .default("Save")], .sideEffect) == ["M9"])
    #expect(ids([.cancel, .default("Save")], .deliberate) == [])
    #expect(ids([.default("OK")], .sideEffect, informs: true) == [])
  }

  @Test("M18: an alert for an action that can be undone")
  func m18() {
    for (isUndoable, ids) in [(true, ["M18"]), (false, []), (nil, [])] {
      #expect(found(alert { $0.isUndoable = isUndoable }, among: "M18") == ids)
    }
  }

  @Test("M19: an alert before its scene is active, or in the first second")
  func m19() {
    func ids(_ presentation: GuidancePresentation) -> [String] {
      GuidanceContent(setup: GuidanceSetup(alertSessions: [[presentation]])).found()
    }
    #expect(ids(.init("a", at: 0.999)) == ["M19"])
    #expect(ids(.init("a", at: 1)) == [])
    #expect(ids(.init("a", at: 30, isSceneActive: false)) == ["M19"])
  }

  @Test("M20: on iOS and iPadOS, two choices about an action that people chose")
  func m20() {
    let two: [TipAlert.Button] = [.plain("Keep Draft"), .plain("Share Draft"), .cancel]
    let deliberate = alert(two) { $0.intent = .deliberate }
    for platform in TipPlatform.allCases {
      let ids = platform == .iOS || platform == .iPadOS ? ["M20"] : []
      #expect(found(deliberate, on: platform, among: "M20") == ids)
    }
    #expect(found(deliberate, among: "M20") == [])
    #expect(found(alert(two) { $0.intent = .sideEffect }, on: .iOS, among: "M20") == [])
    let one = alert([.default("Save"), .cancel]) { $0.intent = .deliberate }
    #expect(found(one, on: .iOS, among: "M20") == [])
  }

  @Test("M21: the caution symbol where something is only removed, or in more than one of five")
  func m21() {
    let removal = alert([.destructive("Delete Backyard"), .cancel]) { $0.isCaution = true }
    #expect(found(removal, among: "M21") == ["M21"])
    let other = alert([.plain("Restart"), .cancel]) {
      $0.title = "Restart the feeder?"
      $0.isCaution = true
    }
    #expect(found(other, among: "M21") == [])

    func ids(cautions: Int, of count: Int) -> Int {
      let alerts = (0..<count).map { index in
        GuidanceAlert(
          TipAlert(
            id: "a\(index)", title: "Restart the feeder?",
            buttons: [.cancel, .default("Restart")], isCaution: index < cautions))
      }
      return GuidanceContent(alerts: alerts).found().count { $0 == "M21" }
    }
    #expect(ids(cautions: 2, of: 9) == 2)
    #expect(ids(cautions: 2, of: 10) == 0)
    #expect(ids(cautions: 1, of: 4) == 0, "one alone says nothing")
  }

  @Test(
    "M21: a save overwrites, and a side effect is a loss that people do not expect",
    arguments: [
      ("Save the sketch?", nil, nil, true), ("Save the sketch?", nil, .sideEffect, false),
      ("Save the Sketch", nil, nil, true), ("Unsaved Sketch", nil, nil, false),
      ("The sketch has changes.", nil, .deliberate, true),
      ("The sketch could not be kept.", nil, nil, false),
      ("Empty the trash?", nil, .deliberate, true),
      ("Empty the trash?", nil, .sideEffect, false),
      ("Export the sketch?", "The older one is overwritten.", .deliberate, true),
      ("Export the sketch?", "The older one is overwritten.", nil, true),
    ] as [(String, String?, TipAlert.Intent?, Bool)])
  func m21Saves(title: String, message: String?, intent: TipAlert.Intent?, isFound: Bool) {
    let button = title.hasPrefix("Export") && intent == nil ? "Replace" : "Save"
    let caution = alert([.default(button), .cancel]) {
      $0.title = title
      $0.message = message
      $0.intent = intent
      $0.isCaution = true
    }
    #expect(found(caution, among: "M21") == (isFound ? ["M21"] : []))
  }

  @Test(
    "M21: the caution symbol as an icon counts, and so does a title that overwrites",
    arguments: [
      ("exclamationmark.triangle", "Replace the sketch?", 1),
      ("exclamationmark.triangle.fill", "Importing overwrites the sketch.", 1),
      ("exclamationmark.triangle", "Leave the pond?", 0),
      ("star.fill", "Replace the sketch?", 0), (nil, "Replace the sketch?", 0),
    ] as [(String?, String, Int)])
  func caution(icon: String?, title: String, count: Int) {
    let alert = alert([.cancel, .default("Continue")], title: title) { $0.icon = icon }
    #expect(found(alert, on: .macOS, among: "M21").count == count)
  }

  @Test(
    "M23: a text field is asked for, and hides a password",
    arguments: [
      ("Enter your password.", nil, false, 1), ("Enter your password.", nil, true, 0),
      ("Name this backyard.", nil, false, 0), ("Delete “North Pond”?", nil, false, 1),
      ("Delete “North Pond”?", "Why?", false, 1),
      ("Reset your password?", "Email", false, 0),
      ("Unlock the feeder.", "PIN", false, 1),
      ("Enter the email for a new password.", nil, false, 0),
      ("Enter the name of your password.", nil, false, 0),
      ("Enter your password.", "Email", false, 0),
      ("The feeder has a password.", nil, false, 1), ("Unlock the feeder.", nil, true, 0),
      ("Delete “North Pond”?", "  ", false, 1),
      ("Delete the account “North Pond”?", "Feedback", false, 1),
      ("Log out?", "Why?", false, 1), ("Reason for the Visit", nil, false, 0),
      ("Name the pond?", "Name", false, 0),
    ])
  func m23(title: String, placeholder: String?, isSecure: Bool, count: Int) {
    let alert = alert([.cancel, .default("Continue")], title: title) {
      $0.textField = .init(isSecure: isSecure, placeholder: placeholder)
    }
    #expect(found(alert, among: "M23").count == count)
  }

  @Test("M23: an alert that only informs has no text field")
  func informational() {
    let alert = alert([.default("OK")], title: "Enter a name.") {
      $0.textField = .init()
      $0.isInformational = true
    }
    #expect(found(alert, among: "M23") == ["M23"])
  }

  @Test(
    "M26: more than three alerts in a session, or two within ten seconds",
    arguments: [
      ([10, 20, 30], 0), ([10, 20, 30, 40], 1), ([10, 19.9], 1), ([30, 10], 0),
      ([12, 10], 1), ([10, 11, 12, 13], 2), ([], 0),
    ] as [([Double], Int)])
  func m26(times: [Double], count: Int) {
    let session = times.enumerated().map { GuidancePresentation("alert-\($0)", at: $1) }
    let content = GuidanceContent(setup: GuidanceSetup(alertSessions: [session]))
    #expect(content.found() == [String](repeating: "M26", count: count))
  }
}
