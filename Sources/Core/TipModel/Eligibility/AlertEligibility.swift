/// The conditions under which an alert is shown, in the order of their evaluation.
public enum AlertGate: String, CaseIterable, Hashable, Sendable {
  /// No control answers the alert.
  case answer
  /// Neither a control nor "Don't ask again" suppresses the alert.
  case suppression
  /// The scene that presents the alert is active.
  case scene
  /// No other alert is on screen.
  case front
}

/// The result of a gate of an alert.
public typealias AlertGateResult = GateResult<AlertGate>

/// Decides what happens to alerts.
package enum AlertEligibility {
  /// Decides what happens to an alert, and returns every gate in order.
  ///
  /// The function is pure. The alert on screen is by default the first one in the facts.
  package static func evaluate(
    _ alert: TipAlert, in situation: Situation, scene: AlertScene,
    inFront: OpenAlert? = nil
  ) -> AlertVerdict {
    let controls = situation.controls
    let record = situation.facts.alerts[alert.id]
    let control = controls.alertControl(alert.id)
    let answer = controls.alertAnswer(alert.id)
    // A suppression with a button that the alert no longer has cannot answer it.
    let remembered = record?.suppression.flatMap { alert.button(titled: $0.button) }
    let front = inFront ?? situation.facts.openAlerts.first
    let gates = [
      answerGate(control, answer),
      suppressionGate(control, record?.suppression, isValid: remembered != nil),
      AlertGateResult(
        .scene, passed: scene != .inactive, "the scene is active", scene.words),
      AlertGateResult(
        .front, passed: front == nil, "no other alert on screen", front.map(GatePhrases.alert),
        front.map(GatePhrases.since)),
    ]
    let outcome: AlertOutcome
    if let control {
      outcome = answered(alert, by: control, with: answer, otherwise: remembered)
    } else if let remembered {
      outcome = .answered(AlertAnswer(remembered, by: .suppression))
    } else {
      outcome = gates.allSatisfy(\.passed) ? .shows : .waits
    }
    return AlertVerdict(
      alert: alert, outcome: outcome,
      gates: gates.decided(by: gates.first { !$0.passed }?.gate))
  }

  private static func answerGate(
    _ control: Sourced<Control>?, _ answer: Sourced<String>?
  ) -> AlertGateResult {
    let expected = "no answer in advance"
    guard control?.value == .answerAlerts else {
      return AlertGateResult(.answer, passed: true, expected)
    }
    return AlertGateResult(
      .answer, passed: false, expected,
      answer.map {
        "\"\($0.value)\" by \(ControlName.spelling(of: .answerAlerts, in: $0.source))"
      }, answer.map { remedy($0.source) })
  }

  /// Returns the result of the gate of suppressions: by a control, or else in the datastore, where
  /// it is valid if the alert has its button.
  private static func suppressionGate(
    _ control: Sourced<Control>?, _ stored: AlertRecord.Suppression?, isValid: Bool
  ) -> AlertGateResult {
    let expected = "not suppressed"
    if let control, control.value == .suppressAlerts {
      let spelling = ControlName.spelling(of: .suppressAlerts, in: control.source)
      return AlertGateResult(
        .suppression, passed: false, expected, "suppressed by \(spelling)",
        remedy(control.source))
    }
    guard let stored else {
      return AlertGateResult(.suppression, passed: !isValid, expected)
    }
    var detail = "the alert no longer has that button"
    if isValid { detail = "let it show again with tipctl alerts --reset" }
    return AlertGateResult(
      .suppression, passed: !isValid, expected,
      "suppressed at \(stored.date) with \"\(stored.button)\"", detail)
  }

  private static func remedy(_ source: ControlSource) -> String {
    GatePhrases.remedy(source, command: "alerts --clear")
  }

  /// The answer of a control: the button that is named, or else the one that was remembered, or
  /// else the default, Cancel or first one.
  private static func answered(
    _ alert: TipAlert, by control: Sourced<Control>,
    with answer: Sourced<String>?, otherwise remembered: TipAlert.Button?
  ) -> AlertOutcome {
    let spelling = ControlName.spelling(of: control.value, in: control.source)
    let origin = AlertAnswer.Origin.control(spelling: spelling)
    if let answer {
      guard let button = alert.button(titled: answer.value) else {
        return .refused(
          alert.unknownButton(
            answer.value, in: ControlName.spelling(of: .answerAlerts, in: answer.source)))
      }
      return .answered(AlertAnswer(button, by: origin))
    }
    let button =
      remembered ?? alert.button(.default) ?? alert.button(.cancel) ?? alert.buttons.first
    guard let button else {
      return .refused(
        TipControlError(
          .unknownName, subject: spelling,
          reason: "The alert \"\(alert.id)\" cannot be suppressed (\(spelling)): it has no buttons",
          suggestion: "Give it a button"))
    }
    return .answered(AlertAnswer(button, by: origin))
  }
}

extension TipControls {
  /// Returns the control that answers or suppresses an alert, or nil for neither.
  ///
  /// Precedence, highest first: answer by name, suppress by name, answer all, suppress all (D5).
  package func alertControl(_ id: String) -> Control? {
    for name in [id, Controls.all] {
      if answerAlerts[name] != nil { return .answerAlerts }
      if suppressAlerts.contains(name) { return .suppressAlerts }
    }
    return nil
  }
}

extension AlertScene {
  fileprivate var words: String? {
    switch self {
    case .active: nil
    case .inactive: "the scene is not active"
    case .unreported: "the app does not report its scenes"
    case .unknown: "the app alone knows its scenes"
    }
  }
}
