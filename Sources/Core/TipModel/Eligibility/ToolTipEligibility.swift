/// The conditions that a tooltip must meet to be shown, in the order of their evaluation.
public enum ToolTipGate: String, Hashable, Sendable, CaseIterable {
  /// The system has tooltips: macOS, Mac Catalyst included, and visionOS.
  case platform
  /// No alert is on screen.
  ///
  /// Without one there is no such gate.
  case alert
  /// No control hides the tooltip.
  case override
  /// The interaction is enabled.
  case disabled
  /// The pointer, or on visionOS the gaze, is on the view.
  case pointer
  /// The view has a text where the pointer is.
  case noAnswer
  /// The person has not scrolled, clicked or pressed a key since the pointer came.
  case dismissed
  /// The pointer has rested for long enough.
  case delay
  /// The tooltip has been on screen for less than its time.
  case duration

  /// Whether a control that shows the tooltip overrules the gate.
  fileprivate var isOverruled: Bool { self == .disabled || self == .delay || self == .duration }
}

/// The result of a gate of a tooltip.
public typealias ToolTipGateResult = GateResult<ToolTipGate>

/// The decision whether a tooltip shows, with the results of its gates.
public struct ToolTipVerdict: Hashable, Sendable {
  /// The text on screen.
  ///
  /// It is nil when the tooltip does not show, or when only the app knows the text.
  public let text: String?
  /// Whether the tooltip shows.
  public let shows: Bool
  /// The results of the gates in order.
  ///
  /// Gates that need the pointer have results only when it is on the view.
  public let gates: [ToolTipGateResult]
  /// The gate that decided, or nil when the tooltip passed all of them.
  public let decidedBy: ToolTipGate?
  /// The override that forces the tooltip, or nil when there is none.
  package let override: TipOverride?
  /// The instant at which time alone shows or hides the tooltip, or nil for never.
  package let nextChangeTimestamp: Timestamp?

  /// The date at which time alone shows or hides the tooltip, in UTC, or nil for never.
  public var nextChange: Date? { nextChangeTimestamp?.date }

  /// The result that decided, or nil when the tooltip passed all gates.
  package var deciding: ToolTipGateResult? { gates.first(where: \.decided) }
}

/// Decides which tooltips show.
package enum ToolTipEligibility {
  /// Decides whether a tooltip shows, with every gate in order.
  ///
  /// The function is pure. A control that shows a tooltip overrules its interaction, the delay and
  /// the time on screen, but not the platform, an alert, the pointer's position, a missing text or
  /// a dismissal.
  package static func evaluate(
    _ toolTip: ToolTipDefinition, _ hover: ToolTipHover, in situation: Situation
  ) -> ToolTipVerdict {
    ToolTipGates(toolTip, hover, situation).verdict
  }

  /// Decides the same without the results of the gates.
  package static func decide(
    _ toolTip: ToolTipDefinition, _ hover: ToolTipHover, in situation: Situation
  ) -> (shows: Bool, nextChange: Timestamp?) {
    let gates = ToolTipGates(toolTip, hover, situation)
    let failed = gates.failed
    return (failed == nil, gates.nextChange(failed))
  }

  /// Returns whether an interaction is asked for its text when the pointer is on its view.
  ///
  /// A tooltip that could not show whatever its text is not asked: a disabled or hidden one, one
  /// behind an alert, and all on a system without tooltips.
  package static func isAsked(_ toolTip: ToolTipDefinition, in situation: Situation) -> Bool {
    ToolTipGates(toolTip, .silent, situation).failed == .noAnswer
  }
}

/// The gates of a tooltip in a situation: the facts that they compare, gathered once.
private struct ToolTipGates {
  private let toolTip: ToolTipDefinition
  private let hover: ToolTipHover
  private let alert: OpenAlert?
  private let override: TipOverride?
  private let times: ToolTipTimes
  private let now: Timestamp
  private let text: ToolTipText
  /// The stay of the pointer on the view, or nil for an assumed one.
  private let rest: ToolTipRest?

  init(_ toolTip: ToolTipDefinition, _ hover: ToolTipHover, _ situation: Situation) {
    self.toolTip = toolTip
    self.hover = hover
    alert = situation.facts.openAlerts.first
    override = situation.controls.toolTipOverride(toolTip.id)
    times = ToolTipTimes(situation.controls)
    now = situation.now
    text = hover.text(of: toolTip)
    rest = if case .resting(let rest) = hover { rest } else { nil }
  }

  /// Returns whether the tooltip passes a gate: the only place with the conditions.
  private func passes(_ gate: ToolTipGate) -> Bool {
    switch gate {
    case .platform: toolTip.platform.hasToolTips
    case .alert: alert == nil
    case .override: override?.isShown != false
    case .disabled: toolTip.isEnabled
    case .pointer: hover.isOnView
    case .noAnswer: text.exists
    case .dismissed: rest?.dismissal == nil
    case .delay: if let rest { times.begin(of: rest) <= now } else { true }
    case .duration: if let rest { now < times.end(of: rest) } else { times.duration > 0 }
    }
  }

  private var isForced: Bool { override?.isShown == true }

  /// The first gate that the tooltip does not pass, or nil when it shows.
  var failed: ToolTipGate? {
    ToolTipGate.allCases.first { !passes($0) && !(isForced && $0.isOverruled) }
  }

  var verdict: ToolTipVerdict {
    let failed = failed
    var decider = failed
    if failed == nil, isForced { decider = .override }
    return ToolTipVerdict(
      text: failed == nil ? text.known : nil, shows: failed == nil,
      gates: results.decided(by: decider), decidedBy: decider, override: override,
      nextChangeTimestamp: nextChange(failed))
  }

  func nextChange(_ failed: ToolTipGate?) -> Timestamp? {
    guard !isForced, let rest else { return nil }
    return switch failed {
    case .delay: times.begin(of: rest)
    case nil: times.end(of: rest)
    default: nil
    }
  }
}

// MARK: - The results

extension ToolTipGates {
  /// The results of the gates in order.
  ///
  /// Without a text, the later gates have nothing to compare.
  private var results: [ToolTipGateResult] {
    let platform = toolTip.platform.rawValue
    var detail: String?
    if !passes(.platform) { detail = "people on \(platform) have nothing to hover with" }
    var results = [result(.platform, "macOS or visionOS", platform, detail)]
    if let alert {
      let since = GatePhrases.since(alert)
      results.append(result(.alert, GatePhrases.noAlert, GatePhrases.alert(alert), since))
    }
    results.append(
      result(
        .override, GatePhrases.noOverride, override.map(GatePhrases.override),
        override.map(GatePhrases.remedy)))
    if toolTip.isEnabled {
      results.append(result(.disabled, "enabled"))
    } else {
      results.append(result(.disabled, "enabled", "disabled", "its isEnabled is false"))
    }
    results.append(result(.pointer, "the \(pointer) is on it", hover.words(pointer)))
    guard hover.isOnView else { return results }
    results.append(result(.noAnswer, "a text", text.words))
    if text.exists { results += timeResults }
    return results
  }

  private var timeResults: [ToolTipGateResult] {
    let noAction = "no scroll, click or key press"
    let delay = "the \(pointer) rests for \(GatePhrases.length(times.delay))"
    let duration = "less than \(GatePhrases.length(times.duration)) on screen"
    guard let rest else {
      return [
        result(.dismissed, noAction, "none"),
        result(.delay, delay, "assumed to rest"),
        result(.duration, duration, "assumed to be new"),
      ]
    }
    let begin = times.begin(of: rest)
    let end = times.end(of: rest)
    return [
      result(
        .dismissed, noAction, rest.dismissal?.words ?? "none",
        rest.dismissal.map { _ in GatePhrases.comeBack }),
      result(
        .delay, delay, "rested for \(length(since: rest.since))",
        passes(.delay) ? nil : "shows at \(begin)"),
      result(
        .duration, duration, "\(length(since: begin)) on screen",
        passes(.duration) ? "leaves at \(end)" : "left at \(end)"),
    ]
  }

  private func length(since instant: Timestamp) -> String {
    GatePhrases.length(now.milliseconds - instant.milliseconds)
  }

  /// The thing that hovers.
  private var pointer: String { toolTip.platform.input == .gaze ? "gaze" : "pointer" }

  private func result(
    _ gate: ToolTipGate, _ expected: String, _ actual: String? = nil, _ detail: String? = nil
  ) -> ToolTipGateResult {
    ToolTipGateResult(gate, passed: passes(gate), expected, actual, detail)
  }
}

extension TipPlatform {
  /// Whether the system has tooltips.
  package var hasToolTips: Bool { self == .macOS || self == .visionOS }
}

/// The text of a tooltip where the pointer is.
private enum ToolTipText {
  case known(String?)
  /// The app's delegate gives the text, which nothing outside of the app knows.
  case ofDelegate

  /// The text, if there is one and it is known.
  var known: String? { if case .known(let text) = self { text } else { nil } }

  /// Whether there is a text that is not blank, or may be one.
  var exists: Bool {
    switch self {
    case .known(let text): text?.trimmed.isEmpty == false
    case .ofDelegate: true
    }
  }

  var words: String {
    switch self {
    case .known(nil): "no text"
    case .known(let text?) where exists: "\"\(text.printable)\""
    case .known: "a blank text"
    case .ofDelegate: "the app's delegate gives it"
    }
  }
}

extension ToolTipHover {
  fileprivate var isOnView: Bool {
    switch self {
    case .away, .covered: false
    case .silent, .resting, .assumed: true
    }
  }

  /// Returns the text where the pointer is.
  fileprivate func text(of toolTip: ToolTipDefinition) -> ToolTipText {
    switch self {
    case .away, .covered, .silent: .known(nil)
    case .resting(let rest): .known(rest.answer.text)
    case .assumed where toolTip.asksDelegate: .ofDelegate
    case .assumed: .known(toolTip.text)
    }
  }

  fileprivate func words(_ pointer: String) -> String {
    switch self {
    case .away: "the \(pointer) is elsewhere"
    case .covered(let id): "the \(pointer) is on \"\(id)\", whose tooltip comes first"
    case .silent, .resting: "the \(pointer) is on it"
    case .assumed: "the \(pointer) is assumed to be on it"
    }
  }
}

extension ToolTipDismissal {
  fileprivate var words: String {
    switch self {
    case .scroll: "dismissed by a scroll"
    case .click: "dismissed by a click"
    case .key: "dismissed by a key press"
    }
  }
}
