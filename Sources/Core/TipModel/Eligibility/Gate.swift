/// The conditions that a tip must meet to be shown, in the order of their evaluation.
public enum Gate: String, Hashable, Sendable, CaseIterable {
  /// The datastore is configured.
  case configured
  /// No alert is on screen; without one there is no such gate, and a tip that is on screen stays.
  case alert
  /// No control forces the tip's state.
  case override
  /// The tip was not invalidated.
  case invalidation
  /// The tip was displayed less often than its options allow.
  case displayCount
  /// The tip was on screen for less time than its options allow.
  case displayDuration
  /// A rule of the tip holds.
  case rule
  /// Enough time has passed since another tip was displayed first.
  case displayFrequency
  /// The tip is the current tip of its group; a tip that is in no group in use has no such gate.
  case group
}

/// The result of a gate.
public struct GateResult: Hashable, Sendable {
  /// The facts that a gate compared.
  package enum Finding: Hashable, Sendable {
    case configured(Bool)
    /// The alert in front, and whether the tip is on screen behind it.
    case alert(OpenAlert, isBehind: Bool)
    case override(TipOverride?)
    case invalidation(Invalidation?)
    /// The number of all displays, and of those that have not ended.
    case displayCount(Int, limit: Int?, onScreen: Int)
    case displayDuration(DisplayDuration)
    case rule(RuleFinding?)
    case displayFrequency(FrequencyFinding)
    case group([GroupFinding])
  }

  /// The gate.
  public let gate: Gate
  /// Whether the tip passes the gate.
  public let passed: Bool
  package let finding: Finding

  init(_ gate: Gate, passed: Bool, _ finding: Finding) {
    self.gate = gate
    self.passed = passed
    self.finding = finding
  }

  /// Whether a closed display frequency waits until a new tip is dismissed (D34).
  var waitsForDismissal: Bool {
    if !passed, case .displayFrequency(let finding) = finding {
      finding.waitsForDismissal
    } else {
      false
    }
  }

  /// The instant at which a closed display frequency opens.
  var opening: Timestamp? {
    if !passed, case .displayFrequency(let finding) = finding { finding.opens } else { nil }
  }
}

/// The time of a tip on screen and the limit of its options; all in milliseconds.
package struct DisplayDuration: Hashable, Sendable {
  /// The time that a display may run before its option ends it (D9).
  package static let minimumDisplay: Int64 = 60_000

  package let limit: Int64?
  /// The total of all displays, including those that have not ended.
  package let total: Int64
  /// The time of the longest display that has not ended; nil when the tip is not on screen.
  package let current: Int64?
  /// The number of displays that add to the total; a display of a later date, left by a clock that
  /// was moved back, does not count yet.
  package let running: Int64

  var isExceeded: Bool {
    guard let limit, total >= limit else { return false }
    return current.map { $0 >= Self.minimumDisplay } ?? true
  }

  /// The time until the limit ends the display; nil when it does not.
  var remaining: Int64? {
    guard let limit, let current, running > 0, !isExceeded else { return nil }
    let (whole, rest) = max(0, limit - total).quotientAndRemainder(dividingBy: running)
    return max(rest == 0 ? whole : whole + 1, Self.minimumDisplay - current)
  }
}

/// The result of a rule.
package struct RuleFinding: Hashable, Sendable {
  package let rule: RuleExpression
  package let holds: Bool
  /// The reason why the rule could not be evaluated; nil when it could.
  package let failure: String?
  /// The last result of the app's own code, if the rule is opaque (D24).
  package let opaqueResult: OpaqueResult?
  /// The conditions for the rule to hold; empty when it does.
  package let needs: String
  /// The operands of the rule and their values, in the order of the text.
  package let operands: [RuleOperand]
}
