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
  /// The first gate that failed, or nil when the alert is shown.
  public var decidedBy: AlertGate? { gates.first { !$0.passed }?.gate }
}

extension AlertOutcome {
  package var words: String {
    switch self {
    case .shows: "shows"
    case .waits: "pending"
    case .answered(let answer): "answered with \"\(answer.button.title)\""
    case .refused: "refused"
    }
  }
}

extension AlertVerdict {
  /// The outcome in a sentence, with the reason when the alert is not shown.
  public var outlook: String {
    switch outcome {
    case .shows: "It is shown when the app presents it."
    case .waits:
      if decidedBy == .scene {
        "It waits until its scene is active."
      } else {
        "It waits until the alert in front is answered."
      }
    case .answered(let answer):
      "It is not shown: \"\(answer.button.title)\" is its answer."
    case .refused(let error): error.description
    }
  }

  /// The whole explanation as lines of text: outcome, gates, outlook.
  public var text: String {
    var head = "\(alert.id): \(outcome.words)"
    if !alert.title.isEmpty { head += "  \"\(alert.title)\"" }
    return gates.text(head, outlook)
  }

  /// The reason why the alert is not shown, as a clause, or nil when it is.
  package var obstacle: String? { gates.first { !$0.passed }?.clause }
}
