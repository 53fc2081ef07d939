/// The conditions that a tip must meet to be shown, in the order of their evaluation.
public enum Gate: String, Hashable, Sendable, CaseIterable {
  /// The datastore is configured.
  case configured
  /// No alert is on screen.
  ///
  /// Without an alert there is no such gate. A tip that was on screen before the alert stays.
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
  /// The tip is the current tip of its group.
  ///
  /// A tip that is in no group in use has no such gate.
  case group
}

/// Decides which tips may be shown.
///
/// There are two ways in, which share every condition (``TipGates``): ``decide(_:_:_:)`` is fast,
/// and ``explain(_:in:isBrief:)`` has the results of all gates.
package enum Eligibility {
  /// Decides whether a tip may be shown, without following time.
  ///
  /// The function is pure and copies no facts. A group has no effect here: a view of the tip alone
  /// shows it (D19). At the next change of the decision, time can change the status or the gate
  /// that decided, but need not.
  package static func decide(_ tip: TipDefinition, _ facts: Facts, _ moment: Moment) -> Decision {
    TipGates(tip, facts, moment).decision
  }

  /// Decides the same with the results of all gates, in order.
  ///
  /// The function is pure. A group never changes the status of a tip (D19). A tip that is a member
  /// of groups in use passes their gate when it is the current tip of one of them.
  ///
  /// A brief verdict has only the result of the gate that decided, without the needs and the values
  /// of rules, and its next change is only possible. The groups are evaluated unless they are
  /// given.
  package static func explain(
    _ tip: TipDefinition, in situation: Situation, isBrief: Bool = false,
    groups: GroupStates? = nil
  ) -> Verdict {
    var gates = TipGates(tip, situation.facts, situation.moment)
    let decision = gates.decision
    // A group hides only a tip that may be shown.
    if !isBrief || decision.status == .available {
      gates.groups = groups?.findings(of: tip.id) ?? GroupFinding.all(of: tip, in: situation)
    }
    var decider = decision.decidedBy
    if decision.status == .available, !gates.passes(.group) { decider = .group }
    guard isBrief else {
      gates.findRules(areDescribed: true)
      return Verdict(
        status: decision.status,
        gates: Gate.allCases.flatMap(gates.results).decided(by: decider), decidedBy: decider,
        nextChangeTimestamp: nextChange(after: decision, tip, situation), needs: gates.needs)
    }
    if decider == .rule { gates.findRules(areDescribed: false) }
    var results: [GateResult<Gate>] = []
    if let decider { results = gates.results(of: decider) }
    return Verdict(
      status: decision.status, gates: results.decided(by: decider), decidedBy: decider,
      nextChangeTimestamp: decision.nextChange, needs: .none)
  }

  /// Returns whether the groups of a tip let it show.
  static func passesGroups(_ tip: TipDefinition, in situation: Situation) -> Bool {
    var gates = TipGates(tip, situation.facts, situation.moment)
    gates.groups = GroupFinding.all(of: tip, in: situation)
    return gates.passes(.group)
  }
}

/// The gates of a tip in a situation: the facts that they compare, gathered once.
private struct TipGates {
  private let isConfigured: Bool
  private let alerts: [OpenAlert]
  private let override: TipOverride?
  private let limits: TipLimits
  private let rules: [RuleExpression]
  private let scope: RuleScope
  private let frequency: FrequencyFinding
  /// The tip in its groups in use, or empty for the fast decision.
  var groups: [GroupFinding] = []
  /// The results of the rules, or empty for the fast decision.
  private var findings: [RuleFinding] = []

  init(_ tip: borrowing TipDefinition, _ facts: borrowing Facts, _ moment: borrowing Moment) {
    let record = facts.record(of: tip.id)
    let now = moment.now
    isConfigured = moment.isConfigured
    alerts = facts.openAlerts
    override = moment.controls.override(id: tip.id, type: tip.type)
    limits = TipLimits(tip.options, record, now)
    rules = tip.rules
    scope = RuleScope(facts: facts, now: now, opaqueResults: record.opaqueResults)
    frequency = FrequencyFinding(tip.options, record, facts, moment)
  }

  /// Returns whether the tip passes a gate: the only place with the conditions.
  func passes(_ gate: Gate) -> Bool {
    switch gate {
    case .configured: isConfigured
    // An alert is modal: no tip appears in front of it, not even a forced one.
    case .alert:
      if let alert = alerts.first { limits.isOnScreen(since: alert.display.began) } else { true }
    case .override: override?.isShown != false
    case .invalidation: limits.invalidation == nil
    case .displayCount: !limits.isCountExceeded
    case .displayDuration: !limits.duration.isExceeded
    case .rule: rulesHold().hold
    case .displayFrequency: frequency.isOpen
    case .group: groups.isEmpty || groups.contains(where: \.isCurrent)
    }
  }
}

// MARK: - The decision

extension TipGates {
  /// The status, the gate that decided, and the next instant at which time can change them.
  var decision: Decision {
    guard passes(.configured) else {
      return Decision(status: .pending, decidedBy: .configured, nextChange: nil)
    }
    let withoutRules: Tips.Status =
      if let reason = limits.reason { .invalidated(reason) } else { .pending }
    guard passes(.alert) else {
      return Decision(status: withoutRules, decidedBy: .alert, nextChange: limits.nextChange)
    }
    if let override {
      if override.isShown {
        return Decision(status: .available, decidedBy: .override, nextChange: nil)
      }
      // A hidden tip keeps its status (D4).
      return Decision(status: withoutRules, decidedBy: .override, nextChange: limits.nextChange)
    }
    if let exceeded = limits.exceeded {
      return Decision(status: withoutRules, decidedBy: exceeded, nextChange: nil)
    }
    let rules = rulesHold()
    let next = Timestamp.earliest(rules.next, .earliest(limits.nextChange, frequency.nextChange))
    guard rules.hold else {
      return Decision(status: .pending, decidedBy: .rule, nextChange: next)
    }
    guard passes(.displayFrequency) else {
      return Decision(status: .pending, decidedBy: .displayFrequency, nextChange: next)
    }
    return Decision(status: .available, decidedBy: nil, nextChange: next)
  }

  /// Returns whether all rules hold, and the next instant at which time can change that.
  ///
  /// Rules that hold must go on to do so. Of those that do not, the last one to change counts.
  private func rulesHold() -> (hold: Bool, next: Timestamp?) {
    let horizon = RuleHorizon()
    let evaluator = RuleEvaluator(scope: scope, horizon: horizon)
    var hold = true
    var next: Timestamp?
    for rule in rules {
      let holds = evaluator.isTrue(rule)
      let change = horizon.take()
      if holds {
        if hold { next = .earliest(next, change) }
      } else if hold {
        hold = false
        next = change
      } else {
        next = next.flatMap { earlier in change.map { max(earlier, $0) } }
      }
    }
    return (hold, next)
  }
}

// MARK: - The explanation

extension TipGates {
  /// Evaluates each rule, for its result.
  mutating func findRules(areDescribed: Bool) {
    let evaluator = RuleEvaluator(scope: scope)
    findings = rules.map { RuleFinding($0, evaluator, isDescribed: areDescribed) }
  }

  /// Returns the result of a gate: one for each rule, none for a gate that the tip does not have.
  func results(of gate: Gate) -> [GateResult<Gate>] {
    func result(
      _ expected: String, _ actual: String? = nil, _ detail: String? = nil
    ) -> [GateResult<Gate>] {
      [GateResult(gate, passed: passes(gate), expected, actual, detail)]
    }
    switch gate {
    case .configured:
      if isConfigured { return result("configured") }
      return result("configured", "not configured", "call Tips.configure() when the app starts")
    case .alert:
      guard let alert = alerts.first else { return [] }
      var expected = GatePhrases.noAlert
      if passes(.alert) { expected = "nothing: the tip was there before" }
      return result(expected, GatePhrases.alert(alert), GatePhrases.since(alert))
    case .override:
      return result(
        GatePhrases.noOverride, override.map(GatePhrases.override),
        override.map(GatePhrases.remedy))
    case .invalidation:
      return result(
        "not invalidated", limits.invalidation.map { "invalidated: \($0.reason.rawValue)" },
        limits.invalidation.map { "at \($0.date)" })
    case .displayCount:
      return result(limits.expectedCount, limits.actualCount, forced(limits.countDetail))
    case .displayDuration:
      let duration = limits.duration
      return result(duration.expected, duration.actual, duration.detail)
    case .rule:
      guard !rules.isEmpty else { return result("no rules") }
      return findings.map {
        GateResult(gate, passed: $0.holds, "\($0.rule)", $0.actual, $0.detail)
      }
    case .displayFrequency:
      return result(frequency.expected, frequency.actual, frequency.detail)
    case .group: return groupResults
    }
  }

  /// The result of the groups that show the tip, or else of all its groups.
  private var groupResults: [GateResult<Gate>] {
    guard !groups.isEmpty else { return [] }
    let isCurrent = passes(.group)
    let named = isCurrent ? groups.filter(\.isCurrent) : groups
    let expected = named.count > 1 ? "the current tip of one of its groups" : "the current tip"
    return [
      GateResult(
        .group, passed: isCurrent, expected, named.map(\.actual).joined(separator: "; "),
        named.map(\.detail).joined(separator: "; "))
    ]
  }

  /// Adds to the detail of a limit that displays of a tip that is forced to show do not count.
  private func forced(_ detail: String?) -> String? {
    guard let detail, override?.isShown == true else { return detail }
    return "\(detail); forced displays do not count"
  }

  /// The steps after which the tip passes the gates that it fails.
  var needs: Verdict.Needs {
    let obstacles = groups.compactMap(\.obstacle)
    var groupObstacle: String?
    if !groups.isEmpty, obstacles.count == groups.count {
      groupObstacle = obstacles.joined(separator: "; ")
    }
    return Verdict.Needs(
      rules: findings.compactMap { $0.needs?.words },
      waitsForDismissal: frequency.waitsForDismissal && !frequency.isOpen,
      opens: frequency.isOpen ? nil : frequency.opens, groupObstacle: groupObstacle)
  }
}
