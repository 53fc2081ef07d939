/// Decides which tooltips show.
package enum ToolTipEligibility {
  /// Decides whether a tooltip shows; a pure function.
  ///
  /// A control that shows a tooltip overrules its interaction, the delay and the time on screen,
  /// but not the platform, an alert, the pointer's position, a missing text or a dismissal.
  ///
  /// - Parameters:
  ///   - toolTip: The tooltip.
  ///   - hover: The position of the pointer.
  ///   - situation: The facts, the controls and the time.
  /// - Returns: Whether it shows, every gate in order, and the next change.
  package static func evaluate(
    _ toolTip: ToolTipDefinition, _ hover: ToolTipHover, in situation: Situation
  ) -> ToolTipVerdict {
    let override = situation.controls.toolTipOverride(toolTip.id)
    let gates =
      outerGates(toolTip, override, situation) + hoverGates(toolTip, hover, situation)
    let isForced = override?.isShown == true
    let failed = gates.first { !$0.passed && !(isForced && $0.gate.isOverruled) }?.gate
    return ToolTipVerdict(
      text: failed == nil ? hover.text(of: toolTip) : nil, shows: failed == nil, gates: gates,
      decidedBy: failed ?? (isForced ? .override : nil),
      nextChangeTimestamp: isForced ? nil : nextChange(hover, failed, situation))
  }

  /// Returns whether an interaction is asked for its text when the pointer is on its view.
  ///
  /// A tooltip that could not show whatever its text is not asked: a disabled or hidden one, one
  /// behind an alert, and all on a system without tooltips.
  package static func isAsked(_ toolTip: ToolTipDefinition, in situation: Situation) -> Bool {
    evaluate(toolTip, .silent, in: situation).decidedBy == .noAnswer
  }

  private static func nextChange(
    _ hover: ToolTipHover, _ failed: ToolTipGate?, _ situation: Situation
  ) -> Timestamp? {
    guard case .resting(let rest) = hover else { return nil }
    let times = ToolTipTimes(situation.controls)
    return switch failed {
    case .delay: times.begin(of: rest)
    case nil: times.end(of: rest)
    default: nil
    }
  }
}

// MARK: - Gates

extension ToolTipEligibility {
  /// The gates that do not depend on the pointer.
  private static func outerGates(
    _ toolTip: ToolTipDefinition, _ override: TipOverride?, _ situation: Situation
  ) -> [ToolTipGateResult] {
    let platform = toolTip.platform
    let alert = situation.facts.openAlerts.first
    return [ToolTipGateResult(.platform, passed: platform.hasToolTips, .platform(platform))]
      + (alert.map { [ToolTipGateResult(.alert, passed: false, .alert($0))] } ?? [])
      + [
        ToolTipGateResult(
          .override, passed: override?.isShown != false, .override(override)),
        ToolTipGateResult(.disabled, passed: toolTip.isEnabled, .enabled(toolTip.isEnabled)),
      ]
  }

  /// The gates from the pointer on; without a text, the later ones have nothing to compare.
  private static func hoverGates(
    _ toolTip: ToolTipDefinition, _ hover: ToolTipHover, _ situation: Situation
  ) -> [ToolTipGateResult] {
    let input = toolTip.platform.input
    let pointer = ToolTipGateResult(.pointer, passed: hover.isOnView, .pointer(hover, input))
    guard hover.isOnView else { return [pointer] }
    let text = hover.answer(of: toolTip)
    let answer = ToolTipGateResult(.noAnswer, passed: text.exists, .text(text))
    guard text.exists else { return [pointer, answer] }
    let times = ToolTipTimes(situation.controls)
    guard case .resting(let rest) = hover else {
      return [
        pointer, answer, ToolTipGateResult(.dismissed, passed: true, .dismissal(nil)),
        ToolTipGateResult(
          .delay, passed: true, .delay(rested: nil, of: times.delay, begin: nil, input)),
        ToolTipGateResult(
          .duration, passed: times.duration > 0,
          .duration(shown: nil, of: times.duration, end: nil)),
      ]
    }
    let (begin, end) = (times.begin(of: rest), times.end(of: rest))
    let rested = max(0, situation.now.milliseconds - rest.since.milliseconds)
    let shown = max(0, situation.now.milliseconds - begin.milliseconds)
    return [
      pointer, answer,
      ToolTipGateResult(.dismissed, passed: rest.dismissal == nil, .dismissal(rest.dismissal)),
      ToolTipGateResult(
        .delay, passed: begin <= situation.now,
        .delay(rested: rested, of: times.delay, begin: begin, input)),
      ToolTipGateResult(
        .duration, passed: situation.now < end,
        .duration(shown: shown, of: times.duration, end: end)),
    ]
  }
}

extension TipPlatform {
  /// Whether the system has tooltips.
  package var hasToolTips: Bool { self == .macOS || self == .visionOS }
}

extension ToolTipGate {
  /// Whether a control that shows the tooltip overrules the gate.
  fileprivate var isOverruled: Bool { self == .disabled || self == .delay || self == .duration }
}

extension ToolTipGateResult.ToolTipText {
  /// Whether there is a text that is not blank, or may be one.
  fileprivate var exists: Bool {
    switch self {
    case .known(let text): text?.trimmed.isEmpty == false
    case .ofDelegate: true
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
  fileprivate func answer(of toolTip: ToolTipDefinition) -> ToolTipGateResult.ToolTipText {
    switch self {
    case .away, .covered, .silent: .known(nil)
    case .resting(let rest): .known(rest.answer.text)
    case .assumed: toolTip.asksDelegate ? .ofDelegate : .known(toolTip.text)
    }
  }

  fileprivate func text(of toolTip: ToolTipDefinition) -> String? {
    if case .known(let text) = answer(of: toolTip) { text } else { nil }
  }
}
