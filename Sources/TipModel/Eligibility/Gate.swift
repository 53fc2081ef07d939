package import TipFoundation

/// What stands between a tip and the screen, in the order in which it is asked.
public enum Gate: String, Hashable, Sendable, CaseIterable {
  /// The datastore is configured.
  case configured
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
}

/// What a gate found.
public struct GateResult: Hashable, Sendable {
  /// What a gate compared: facts, not words.
  package enum Finding: Hashable, Sendable {
    case configured(Bool)
    case override(TipOverride?)
    case invalidation(Invalidation?)
    case displayCount(Int, limit: Int?, isOnScreen: Bool)
    case displayDuration(DisplayDuration)
    case rule(RuleFinding?)
    case displayFrequency(FrequencyFinding)
  }

  /// The gate.
  public let gate: Gate
  /// Whether the tip may pass.
  public let passed: Bool
  package let finding: Finding

  init(_ gate: Gate, passed: Bool, _ finding: Finding) {
    self.gate = gate
    self.passed = passed
    self.finding = finding
  }

  /// When a closed display frequency opens.
  var opening: Timestamp? {
    if !passed, case .displayFrequency(let finding) = finding { finding.opens } else { nil }
  }
}

/// How long a tip was on screen, against what its options allow; all in milliseconds.
package struct DisplayDuration: Hashable, Sendable {
  /// A display may run that long before its option ends it (D9).
  package static let minimumDisplay: Int64 = 60_000

  package let limit: Int64?
  /// In all, the displays that are going on included.
  package let total: Int64
  /// The time that the longest display going on has taken; nil when the tip is not on screen.
  package let current: Int64?
  /// How many displays the total grows by; one of a later date, left by a clock that was moved
  /// back, does not run yet.
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

/// A rule's answer.
package struct RuleFinding: Hashable, Sendable {
  package let rule: RuleExpression
  package let holds: Bool
  /// Why the rule could not be evaluated, if so.
  package let failure: String?
  /// The last result of the app's own code, if the rule is opaque (D24).
  package let opaqueResult: OpaqueResult?
  /// What would have to happen for the rule to hold; empty when it does.
  package let needs: String
  /// The operands of the rule and their values, in the order of the text.
  package let operands: [RuleOperand]
}

/// What the display frequency compared.
package struct FrequencyFinding: Hashable, Sendable {
  package let frequency: DisplayFrequency
  package let isExempt: Bool
  package let wasSeen: Bool
  /// The newest first display of a tip that is not exempt (D10).
  package let clockStart: Timestamp?
  /// When the next new tip may be displayed.
  package let opens: Timestamp?
}
