/// The results of an alert's gates as text; no other file formats them.
extension AlertGateResult {
  /// The condition of the gate.
  public var expected: String {
    switch gate {
    case .answer: "no answer in advance"
    case .suppression: "not suppressed"
    case .scene: "the scene is active"
    case .front: "no other alert on screen"
    }
  }

  /// The state that the gate found.
  public var actual: String {
    switch finding {
    case .answer(let answer):
      answer.map { "\"\($0.value)\" by \(Self.spelling(.answerAlerts, $0.source))" } ?? expected
    case .suppression(let source?, _):
      "suppressed by \(Self.spelling(.suppressAlerts, source))"
    case .suppression(nil, let stored?): "suppressed at \(stored.date) with \"\(stored.button)\""
    case .suppression: expected
    case .scene(.active): expected
    case .scene(.inactive): "the scene is not active"
    case .scene(.unreported): "the app does not report its scenes"
    case .scene(.unknown): "the app alone knows its scenes"
    case .front(let open):
      open.map { "the alert \"\($0.id)\" is on screen" } ?? expected
    }
  }

  /// An additional detail, such as a date or a remedy; empty for none.
  public var detail: String {
    switch finding {
    case .answer(let answer):
      answer.map { GatePhrases.remedy($0.source, command: "alerts --clear") } ?? ""
    case .suppression(let source?, _): GatePhrases.remedy(source, command: "alerts --clear")
    case .suppression(nil, .some):
      passed
        ? "the alert no longer has that button"
        : "let it show again with tipctl alerts --reset"
    case .suppression: ""
    case .scene: ""
    case .front(let open): open.map { "since \($0.display.began)" } ?? ""
    }
  }

  private static func spelling(_ control: Control, _ source: ControlSource) -> String {
    ControlName.spelling(of: control, in: source)
  }
}

extension AlertOutcome {
  /// The outcome in a few words.
  package var words: String {
    switch self {
    case .shows: "shows"
    case .waits: "waits"
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
      decidedBy == .scene
        ? "It waits until its scene is active."
        : "It waits until the alert in front is answered."
    case .answered(let answer):
      "It is not shown: \"\(answer.button.title)\" is its answer."
    case .refused(let error): error.description
    }
  }

  /// The whole explanation as lines of text: outcome, gates, outlook.
  public var text: String {
    let head = "\(alert.id): \(outcome.words)" + (alert.title.isEmpty ? "" : "  \"\(alert.title)\"")
    let decider = gates.firstIndex { $0.gate == decidedBy }
    return GateLine.text(head, gates.map(\.line), decidedBy: decider, outlook)
  }

  /// The reason why the alert is not shown, as a clause; nil when it is.
  package var obstacle: String? {
    gates.first { !$0.passed }.map { $0.detail.isEmpty ? $0.actual : "\($0.actual); \($0.detail)" }
  }
}

extension AlertGateResult: DescribedGateResult {
  package static let nameWidth = GateLine.nameWidth(of: AlertGate.allCases)
}
