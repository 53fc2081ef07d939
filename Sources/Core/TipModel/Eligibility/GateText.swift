/// The findings of gates as text; no other file formats them.
extension GateResult {
  /// The condition of the gate.
  public var expected: String {
    switch finding {
    case .configured: "configured"
    case .alert: "no alert on screen"
    case .override: "no override"
    case .invalidation: "not invalidated"
    case .displayCount(_, let limit, _):
      limit.map { "fewer than \(Plural.count($0, "display"))" } ?? "any number of displays"
    case .displayDuration(let duration):
      duration.limit.map { "less than \(GatePhrases.length($0)) on screen" } ?? "any time on screen"
    case .rule(let finding): finding?.rule.description ?? "no rules"
    case .displayFrequency(let finding): finding.expected
    case .group(let findings): findings.expected
    }
  }

  /// The state that the gate found.
  public var actual: String {
    switch finding {
    case .configured(let isConfigured): isConfigured ? "configured" : "not configured"
    case .alert(let alert, let isBehind):
      "the alert \"\(alert.id)\" is on screen" + (isBehind ? ", in front of the tip" : "")
    case .override(let override): override.map(GatePhrases.override) ?? "no override"
    case .invalidation(let invalidation):
      invalidation.map { "invalidated: \($0.reason.rawValue)" } ?? "not invalidated"
    case .displayCount(let count, _, let onScreen):
      Plural.count(count, "display") + (onScreen > 0 ? ", \(onScreen) on screen" : "")
    case .displayDuration(let duration): "\(GatePhrases.length(duration.total)) on screen"
    case .rule(let finding): finding?.actual ?? "no rules"
    case .displayFrequency(let finding): finding.actual
    case .group(let findings): findings.actual
    }
  }

  /// An additional detail, such as a date or a missing donation; empty for none.
  public var detail: String {
    switch finding {
    case .configured(let isConfigured):
      isConfigured ? "" : "call Tips.configure() when the app starts"
    case .alert(let alert, _): "since \(alert.display.began)"
    case .override(let override): override.map(GatePhrases.remedy) ?? ""
    case .invalidation(let invalidation): invalidation.map { "at \($0.date)" } ?? ""
    case .displayCount(let count, let limit, _):
      limit.map { count < $0 ? "\($0 - count) left" : "none left" } ?? ""
    case .displayDuration(let duration): duration.detail
    case .rule(let finding): finding?.detail ?? ""
    case .displayFrequency(let finding): passed ? "" : finding.detail
    case .group(let findings): findings.detail
    }
  }
}

/// Phrases that several gates share.
enum GatePhrases {
  static func length(_ milliseconds: Int64) -> String {
    DurationText.words(milliseconds: max(0, milliseconds))
  }

  static func override(_ override: TipOverride) -> String {
    "\(override.isShown ? "shown" : "hidden") by \(override.source.label) (\(override.control.rawValue))"
  }

  /// The way to remove an override at its source.
  static func remedy(_ override: TipOverride) -> String {
    remedy(
      override.source,
      command: override.control.descriptor.effect == .toolTips ? "tooltips --auto" : "auto")
  }

  /// The way to remove a control at its source; a stored one with a command of `tipctl`.
  static func remedy(_ source: ControlSource, command: String) -> String {
    switch source {
    case .stored: "remove it with tipctl \(command)"
    case .argument, .environment: "it holds until the app starts without it"
    case .api: "it holds until the app calls Tips.clearOverrides() or ends"
    }
  }
}

extension DisplayDuration {
  fileprivate var detail: String {
    guard limit != nil else { return "" }
    if let remaining { return "ends in \(GatePhrases.length(remaining))" }
    return isExceeded ? "none left" : ""
  }
}

extension RuleFinding {
  fileprivate var actual: String {
    if let failure { return failure }
    if let opaqueResult { return "opaque, last \(opaqueResult.value) at \(opaqueResult.date)" }
    switch operands.count {
    case 0: return "\(holds)"
    case 1: return operands[0].valueText
    default:
      return operands.map { "\($0.expression) is \($0.valueText)" }.joined(separator: ", ")
    }
  }

  fileprivate var detail: String { holds || needs.isEmpty ? "" : "needs \(needs)" }
}

extension RuleOperand {
  fileprivate var valueText: String { value?.json ?? "unknown" }
}

extension FrequencyFinding {
  fileprivate var expected: String {
    if isExempt { return "nothing: the tip ignores the display frequency" }
    if wasSeen { return "nothing: the tip was seen before" }
    return frequency == .immediate
      ? "nothing: the display frequency is immediate"
      : "\(GatePhrases.length(frequency.milliseconds)) since a new tip was \(origin.verb)"
  }

  fileprivate var actual: String {
    if waitsForDismissal { return "a new tip is on screen" }
    return clockStart.map { "a new tip was \(origin.verb) at \($0)" }
      ?? "no new tip was \(origin.verb)"
  }

  fileprivate var detail: String {
    guard !isExempt, !wasSeen, frequency != .immediate else { return "" }
    if waitsForDismissal {
      return "opens \(GatePhrases.length(frequency.milliseconds)) after that tip is dismissed"
    }
    return opens.map { "open from \($0)" } ?? ""
  }
}

extension DisplayFrequency.Origin {
  /// What happened to a tip at the instant from which the frequency counts.
  fileprivate var verb: String {
    switch self {
    case .display: "displayed"
    case .dismissal: "dismissed"
    }
  }
}
