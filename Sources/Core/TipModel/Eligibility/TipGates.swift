/// The gates of a tip in a situation: the facts that they compare, gathered once.
///
/// The decision reads them until one decides; the results describe all of them.
struct TipGates {
  private let isConfigured: Bool
  private let alerts: [OpenAlert]
  private let override: TipOverride?
  private let limits: TipLimits
  private let rules: [RuleExpression]
  private let scope: RuleScope
  private let frequency: FrequencyFinding

  init(
    _ tip: borrowing TipDefinition, _ facts: borrowing Facts, _ controls: borrowing Controls,
    _ now: Timestamp, isConfigured: Bool
  ) {
    let record = facts.record(of: tip.id)
    self.isConfigured = isConfigured
    alerts = facts.openAlerts
    override = controls.override(id: tip.id, type: tip.type)
    limits = TipLimits(tip.options, record, now)
    rules = tip.rules
    scope = RuleScope(facts: facts, now: now, opaqueResults: record.opaqueResults)
    frequency = FrequencyFinding(
      tip.options, record, facts, facts.displayFrequency(under: controls), now)
  }

  /// The status, the gate that decided, and the next instant at which time can change them.
  var decision: Decision {
    guard isConfigured else {
      return Decision(status: .pending, decidedBy: .configured, nextChange: nil)
    }
    let reason = limits.reason
    let withoutRules: Tips.Status = reason.map { .invalidated($0) } ?? .pending
    if isBehindAlert {
      return Decision(status: withoutRules, decidedBy: .alert, nextChange: limits.nextChange)
    }
    if let override {
      // A hidden tip keeps its status (D4); a shown tip is always available.
      return Decision(
        status: override.isShown ? .available : withoutRules, decidedBy: .override,
        nextChange: override.isShown ? nil : limits.nextChange)
    }
    if let exceeded = limits.exceeded {
      return Decision(status: withoutRules, decidedBy: exceeded, nextChange: nil)
    }
    let rules = ruleDecision
    let decider: Gate? = !rules.hold ? .rule : frequency.isOpen ? nil : .displayFrequency
    let next = Timestamp.earliest(rules.next, .earliest(limits.nextChange, frequency.nextChange))
    return Decision(
      status: decider == nil ? .available : .pending, decidedBy: decider, nextChange: next)
  }

  /// Whether all rules hold, and the next instant at which time can change that.
  ///
  /// Rules that hold must go on to do so; of those that do not, the last one to change counts.
  private var ruleDecision: (hold: Bool, next: Timestamp?) {
    let horizon = RuleHorizon()
    let evaluator = RuleEvaluator(scope: scope, horizon: horizon)
    var (hold, next): (Bool, Timestamp?) = (true, nil)
    for rule in rules {
      let holds = evaluator.isTrue(rule)
      let change = horizon.take()
      if holds {
        if hold { next = .earliest(next, change) }
      } else if hold {
        (hold, next) = (false, change)
      } else {
        next = next.flatMap { earlier in change.map { max(earlier, $0) } }
      }
    }
    return (hold, next)
  }

  /// An alert is modal: no tip appears in front of it, not even a forced one.
  private var isBehindAlert: Bool { !alerts.isEmpty && !limits.isOnScreen }

  /// Returns the results of all gates in order; the rule gate has one result per rule.
  func results(describesRules: Bool) -> [GateResult] {
    var results = [GateResult(.configured, passed: isConfigured, .configured(isConfigured))]
    if let alert = alerts.first {
      results.append(
        GateResult(.alert, passed: !isBehindAlert, .alert(alert, isBehind: limits.isOnScreen)))
    }
    results.append(
      GateResult(.override, passed: override?.isShown != false, .override(override)))
    results += limits.results
    if rules.isEmpty { results.append(GateResult(.rule, passed: true, .rule(nil))) }
    let evaluator = RuleEvaluator(scope: scope)
    for rule in rules {
      let finding = RuleFinding(rule, evaluator, isDescribed: describesRules)
      results.append(GateResult(.rule, passed: finding.holds, .rule(finding)))
    }
    results.append(
      GateResult(.displayFrequency, passed: frequency.isOpen, .displayFrequency(frequency)))
    return results
  }
}
