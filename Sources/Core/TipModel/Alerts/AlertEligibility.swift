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

/// The result of one gate of an alert.
public struct AlertGateResult: Hashable, Sendable {
  /// The facts that a gate compared.
  package enum Finding: Hashable, Sendable {
    case answer(Sourced<String>?)
    /// The control that suppresses the alert, and the suppression in the datastore.
    case suppression(ControlSource?, AlertRecord.Suppression?)
    case scene(AlertScene)
    /// The alert on screen.
    case front(OpenAlert?)
  }

  /// The gate.
  public let gate: AlertGate
  /// Whether the alert passes the gate.
  public let passed: Bool
  package let finding: Finding
}

/// What happens when an alert is presented.
public enum AlertOutcome: Hashable, Sendable {
  /// It is shown.
  case shows
  /// It waits until its scene is active, or until the alert in front is answered.
  case waits
  /// It is not shown: a control or "Don't ask again" answers it.
  case answered(AlertAnswer)
  /// It is not shown: a control answers it with a button that it does not have.
  case refused(TipControlError)
}

/// The decision about an alert, with the results of its gates.
public struct AlertVerdict: Hashable, Sendable {
  /// The alert.
  public let alert: TipAlert
  /// What happens.
  public let outcome: AlertOutcome
  /// The results of all gates, in order.
  public let gates: [AlertGateResult]
  /// The first gate that failed; nil when the alert is shown.
  public var decidedBy: AlertGate? { gates.first { !$0.passed }?.gate }
}

/// Decides what happens to alerts.
package enum AlertEligibility {
  /// Decides what happens to an alert; a pure function.
  ///
  /// - Parameters:
  ///   - alert: The alert.
  ///   - situation: The facts, the controls and the time.
  ///   - scene: The state of the scene that presents it.
  ///   - inFront: The alert on screen; by default the first one in the facts.
  /// - Returns: The outcome, and every gate in order.
  package static func evaluate(
    _ alert: TipAlert, in situation: Situation, scene: AlertScene,
    inFront: OpenAlert? = nil
  ) -> AlertVerdict {
    let (controls, record) = (situation.controls, situation.facts.alerts[alert.id])
    let control = controls.alertControl(alert.id)
    let answer = controls.alertAnswer(alert.id)
    // A suppression with a button that the alert no longer has cannot answer it.
    let stored = record?.suppression.flatMap { stored in
      alert.button(titled: stored.button) == nil ? nil : stored
    }
    let isAnswered = control?.control == .answerAlerts
    let suppressing = control?.control == .suppressAlerts ? control?.source : nil
    let front = inFront ?? situation.facts.openAlerts.first
    let gates = [
      AlertGateResult(
        gate: .answer, passed: !isAnswered, finding: .answer(isAnswered ? answer : nil)),
      AlertGateResult(
        gate: .suppression, passed: suppressing == nil && stored == nil,
        finding: .suppression(suppressing, record?.suppression)),
      AlertGateResult(gate: .scene, passed: scene != .inactive, finding: .scene(scene)),
      AlertGateResult(gate: .front, passed: front == nil, finding: .front(front)),
    ]
    let outcome: AlertOutcome
    if let control {
      outcome = answered(alert, by: control, with: answer, otherwise: stored)
    } else if let button = stored.flatMap({ alert.button(titled: $0.button) }) {
      outcome = .answered(AlertAnswer(button, by: .suppression))
    } else {
      outcome = gates.allSatisfy(\.passed) ? .shows : .waits
    }
    return AlertVerdict(alert: alert, outcome: outcome, gates: gates)
  }

  /// The answer of a control: the button that is named, or else the one that was remembered, or
  /// else the default, Cancel or first one.
  private static func answered(
    _ alert: TipAlert, by control: (control: Control, source: ControlSource),
    with answer: Sourced<String>?, otherwise stored: AlertRecord.Suppression?
  ) -> AlertOutcome {
    let spelling = ControlName.spelling(of: control.control, in: control.source)
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
      stored.flatMap { alert.button(titled: $0.button) } ?? alert.button(.default)
      ?? alert.button(.cancel) ?? alert.buttons.first
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
  /// Returns the control that answers or suppresses an alert; nil for neither.
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

extension Controls {
  /// Returns the control that answers or suppresses an alert; the first source decides (D6).
  package func alertControl(_ id: String) -> (control: Control, source: ControlSource)? {
    for source in sources {
      if let control = self[source].alertControl(id) { return (control, source) }
    }
    return nil
  }
}
