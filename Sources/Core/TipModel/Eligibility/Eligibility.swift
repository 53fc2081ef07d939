/// Decides which tips may be shown.
package enum Eligibility {
  /// Decides whether a tip may be shown, without following time; a pure function.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - situation: The facts, the controls and the time.
  /// - Returns: The status, the gate that decided, and the next instant at which time can change
  ///   them but need not.
  package static func decide(_ tip: TipDefinition, in situation: Situation) -> Decision {
    decide(
      tip, situation.facts, situation.controls, at: situation.now,
      isConfigured: situation.isConfigured)
  }

  /// Returns the decision of ``decide(_:in:)`` about the parts of a situation, which copies none of
  /// the facts.
  package static func decide(
    _ tip: TipDefinition, _ facts: Facts, _ controls: Controls, at now: Timestamp,
    isConfigured: Bool
  ) -> Decision {
    TipGates(tip, facts, controls, now, isConfigured: isConfigured).decision
  }

  /// Returns the decision of ``decide(_:in:)`` with the results of all gates in order.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - situation: The facts, the controls and the time.
  ///   - describesRules: Whether the findings of rules have their needs and operands.
  /// - Returns: The verdict.
  package static func evaluateNow(
    _ tip: TipDefinition, in situation: Situation, describesRules: Bool = true
  ) -> Verdict {
    let gates = TipGates(
      tip, situation.facts, situation.controls, situation.now,
      isConfigured: situation.isConfigured)
    return Verdict(gates.decision, gates: gates.results(describesRules: describesRules))
  }

  /// Returns the reason of a limit that a tip exceeds without an invalidation (D36); nil for none.
  static func exceededLimit(
    of tip: TipDefinition, in situation: Situation
  ) -> Tips.InvalidationReason? {
    TipLimits(tip.options, situation.facts.record(of: tip.id), situation.now).reason
  }
}

/// The decision whether a tip may be shown.
package struct Decision: Hashable, Sendable {
  /// The tip's status.
  package let status: Tips.Status
  /// The gate that decided; nil when the tip passed all of them.
  package let decidedBy: Gate?
  /// The next instant at which time can change the decision but need not; nil for none.
  package let nextChange: Timestamp?
}

extension Verdict {
  init(_ decision: Decision, gates: [GateResult]) {
    self.init(
      status: decision.status, gates: gates, decidedBy: decision.decidedBy,
      nextChangeTimestamp: decision.nextChange)
  }
}
