import Testing
import TipEngine
import TipHelp
import TipModel
import TipTesting

/// A control of alerts from one source.
struct AlertControlCase: Sendable, CustomTestStringConvertible {
  let control: Control
  let source: ControlSource

  var testDescription: String { "\(control.rawValue) from \(source.rawValue)" }

  static let all = [Control.answerAlerts, .suppressAlerts].flatMap { control in
    ControlSource.allCases.map { AlertControlCase(control: control, source: $0) }
  }

  var spelling: String { ControlName.spelling(of: control, in: source) }

  /// Returns the words of the control for an alert and a button.
  func value(_ id: String, _ button: String) -> String {
    control == .answerAlerts ? "\(id)=\(button)" : id
  }
}

/// A center with alerts' controls from any sources.
func makeAlertCenter(
  _ values: [(AlertControlCase, String)], isDebugBuild: Bool = true,
  _ options: [Tips.ConfigurationOption] = []
) throws -> TipsCenter {
  var arguments = ["Birds"]
  var environment: [String: String] = [:]
  for (given, value) in values {
    if given.source == .argument { arguments += [given.spelling, value] }
    if given.source == .environment { environment[given.spelling] = value }
  }
  let center = TipsCenter(
    arguments: arguments, environment: environment, clock: ManualClock(),
    isDebugBuild: isDebugBuild)
  try center.configure([.datastoreLocation(.memory)] + options)
  for (given, value) in values {
    var controls = TipControls()
    try controls.set(given.control, to: value, subject: "test")
    switch given.source {
    case .stored:
      var help = center.facts.overrides.help
      help.merge(controls)
      center.apply(.setHelp(help))
    case .api:
      center.answerAlerts(controls.answerAlerts)
      center.suppressAlerts(controls.suppressAlerts)
    case .argument, .environment: break
    }
  }
  return center
}

@Suite("Controls of alerts")
struct AlertControlTests {
  @Test(
    "M28: each control in each spelling answers without showing", arguments: AlertControlCase.all)
  func m28(given: AlertControlCase) throws {
    for id in ["save-journal", "*"] {
      let center = try makeAlertCenter([(given, given.value(id, "Save"))])
      let presentation = try center.present(Alerts.save)
      #expect(
        presentation.phase
          == .answered(
            AlertAnswer(.default("Save"), by: .control(spelling: given.spelling))))
      #expect(center.alertSession.entries.isEmpty)
      #expect(
        center.receipt?.alerts == [
          Receipt.SeenAlert(
            id: "save-journal", button: "Save", answeredBy: .control, spelling: given.spelling)
        ])
      // Another alert is concerned by * only.
      let other = TipAlert(id: "other", title: "Save it?", buttons: [.default("Save")])
      #expect(try center.present(other).isShown == (id != "*"))
    }
  }

  @Test(
    "M28: the first source that names the alert decides (D6)",
    arguments: AlertControlCase.all, AlertControlCase.all)
  func m28Precedence(first: AlertControlCase, second: AlertControlCase) throws {
    guard
      let ranks = [first, second].map({ ControlSource.allCases.firstIndex(of: $0.source) })
        as? [Int], ranks[0] < ranks[1]
    else { return }
    let center = try makeAlertCenter([
      (first, first.value("save-journal", "Cancel")),
      (second, second.value("save-journal", "Don't Save")),
    ])
    guard case .answered(let answer) = try center.present(Alerts.save).phase else {
      return #expect(Bool(false), "it is shown")
    }
    #expect(answer.origin == .control(spelling: first.spelling))
    // A suppression does not name a button: it takes an answer's button, or else the default.
    let expected =
      if first.control == .answerAlerts {
        "Cancel"
      } else if second.control == .answerAlerts {
        "Don't Save"
      } else {
        "Save"
      }
    #expect(answer.button.title == expected)
  }

  @Test("M28: inside one source a name precedes *, and an answer a suppression (D5)")
  func m28Names() {
    let controls = TipControls(
      answerAlerts: ["*": "Cancel", "a": "A"], suppressAlerts: ["b", "*"])
    #expect(controls.alertControl("a") == .answerAlerts)
    #expect(controls.alertControl("b") == .suppressAlerts)
    #expect(controls.alertControl("c") == .answerAlerts)
    #expect(TipControls(suppressAlerts: ["*"]).alertControl("c") == .suppressAlerts)
    #expect(TipControls().alertControl("c") == nil)
  }

  @Test(
    "M28: in a release build only calls in code count, unless the app opts in (D25)",
    arguments: AlertControlCase.all)
  func m28Release(given: AlertControlCase) throws {
    let values = [(given, given.value("save-journal", "Save"))]
    let release = try makeAlertCenter(values, isDebugBuild: false)
    #expect(try release.present(Alerts.save).isShown == (given.source != .api))
    let optedIn = try makeAlertCenter(
      values, isDebugBuild: false, [.testingControls(.enabled)])
    #expect(try !optedIn.present(Alerts.save).isShown)
  }

  @Test(
    "M28: an answer that is not a button fails, and lists the buttons",
    arguments: ControlSource.allCases)
  func m28Unknown(source: ControlSource) throws {
    let given = AlertControlCase(control: .answerAlerts, source: source)
    let center = try makeAlertCenter([(given, "save-journal=Sav")])
    let error = #expect(throws: TipControlError.self) { try center.present(Alerts.save) }
    #expect(
      error?.description == "The alert \"save-journal\" has no button \"Sav\" (\(given.spelling)); "
        + "its buttons are \"Don't Save\", \"Save\", \"Cancel\". Did you mean \"Save\"?")
    #expect(center.openAlerts.isEmpty)
    #expect(center.receipt?.alerts == [])
  }

  @Test("M28: a suppressed alert takes the remembered button, the default, Cancel, or the first")
  func m28Suppressed() throws {
    func button(_ alert: TipAlert) throws -> String? {
      let control = AlertControlCase(control: .suppressAlerts, source: .environment)
      let center = try makeAlertCenter([(control, "*")])
      guard case .answered(let answer) = try center.present(alert).phase else { return nil }
      return answer.button.title
    }
    #expect(try button(Alerts.save) == "Save")
    #expect(try button(Alerts.removal) == "Cancel")
    let plain = TipAlert(id: "plain", title: "Sort?", buttons: [.plain("Up"), .plain("Down")])
    #expect(try button(plain) == "Up")
    let empty = TipAlert(id: "empty", title: "Sort?", buttons: [])
    #expect(throws: TipControlError.self) { try button(empty) }
  }

  @Test("M28: the receipt lists the alerts seen, and what answered; equal ones are counted", .tips)
  func m28Receipt() throws {
    let stage = AlertStage(platform: .macOS)
    for _ in 1...3 {
      stage.present(Alerts.save)
      stage.press("Save")
    }
    stage.present(Alerts.removal)
    stage.suppress()
    stage.press("Remove")
    stage.present(Alerts.removal)
    Tips.answerAlerts(["save-journal": "Cancel"])
    stage.present(Alerts.save)
    let receipt = try #require(Tips.receipt)
    #expect(
      receipt.alerts == [
        .init(id: "save-journal", button: "Save", answeredBy: .person, count: 3),
        .init(id: "remove-backyard", button: "Remove", answeredBy: .person),
        .init(id: "remove-backyard", button: "Remove", answeredBy: .suppression),
        .init(
          id: "save-journal", button: "Cancel", answeredBy: .control,
          spelling: "Tips.answerAlerts(_:)"),
      ])
    #expect(try Receipt(storedValue: receipt.storedValue) == receipt)
    #expect(Tips.center.facts.receipt == receipt.storedValue)
  }

  @Test("M28: a receipt of an older version has no alerts, and alerts before configure are listed")
  func m28Older() throws {
    let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
    let early = try center.present(Alerts.offline)
    try early.press("OK")
    try center.configure([.datastoreLocation(.memory)])
    let receipt = try #require(center.receipt)
    #expect(receipt.alerts == [.init(id: "offline", button: "OK", answeredBy: .person)])
    guard case .object(var members) = receipt.storedValue else { return #expect(Bool(false)) }
    members["alerts"] = nil
    #expect(try Receipt(storedValue: .object(members)).alerts.isEmpty)
  }

  @Test("M28: a control that comes while alerts wait answers them, not the one on screen")
  func m28Waiting() throws {
    let center = try makeAlertCenter([])
    let first = try center.present(Alerts.removal)
    let second = try center.present(Alerts.save)
    center.answerAlerts(["*": "Cancel"])
    #expect(first.isShown)
    #expect(
      second.phase
        == .answered(
          AlertAnswer(.cancel, by: .control(spelling: "Tips.answerAlerts(_:)"))))
    try first.press("Cancel")
  }
}
