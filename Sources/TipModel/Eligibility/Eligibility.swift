/// Decides which tips may be shown.
package enum Eligibility {
  /// Decides whether a tip may be shown, without following time; a pure function.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - situation: The facts, the controls and the time.
  ///   - describesRules: Whether the findings of rules have their needs and operands.
  /// - Returns: The status, every gate in order, and the next instant at which time can change the
  ///   verdict but need not.
  package static func evaluateNow(
    _ tip: TipDefinition, in situation: Situation, describesRules: Bool = true
  ) -> Verdict {
    let (facts, now) = (situation.facts, situation.now)
    let isConfigured = situation.isConfigured
    let record = facts.record(of: tip.id)
    let override = situation.controls.override(id: tip.id, type: tip.type)
    let limits = limitGates(tip, record, now)
    let scope = RuleScope(facts: facts, now: now, opaqueResults: record.opaqueResults)
    let rules = ruleGates(tip, scope, describesRules)
    let frequencyFinding = frequencyFinding(tip, record, in: situation)
    let alert = alertGate(record, facts)
    let gates =
      [GateResult(.configured, passed: isConfigured, .configured(isConfigured))] + alert + [
        GateResult(
          .override, passed: override == nil || override?.isShown == true, .override(override))
      ] + limits + rules + [frequencyGate(frequencyFinding, now)]

    if !isConfigured {
      return Verdict(
        status: .pending, gates: gates, decidedBy: .configured, nextChangeTimestamp: nil)
    }
    let invalidation = invalidation(limits)
    if alert.contains(where: { !$0.passed }) {
      return Verdict(
        status: invalidation.map { .invalidated($0) } ?? .pending, gates: gates,
        decidedBy: .alert, nextChangeTimestamp: nextLimit(limits, record, now))
    }
    if let override {
      // A hidden tip keeps its status (D4); a shown tip is always available.
      let hidden: Tips.Status = invalidation.map { .invalidated($0) } ?? .pending
      return Verdict(
        status: override.isShown ? .available : hidden, gates: gates, decidedBy: .override,
        nextChangeTimestamp: override.isShown ? nil : nextLimit(limits, record, now))
    }
    let decider = gates.first { !$0.passed }?.gate
    let status: Tips.Status =
      invalidation.map { .invalidated($0) } ?? (decider == nil ? .available : .pending)
    let changes =
      invalidation != nil
      ? []
      : [
        nextLimit(limits, record, now), nextFrequencyChange(frequencyFinding, tip, facts, now),
      ] + tip.rules.map { RuleSchedule.nextChange(of: $0, in: scope) }
    return Verdict(
      status: status, gates: gates, decidedBy: decider,
      nextChangeTimestamp: changes.compactMap { $0 }.min())
  }
}

// MARK: - Alerts

extension Eligibility {
  /// An alert is modal: no tip appears in front of it, not even a forced one.
  private static func alertGate(_ record: TipRecord, _ facts: Facts) -> [GateResult] {
    guard let alert = facts.openAlerts.first else { return [] }
    let isBehind = !record.activeDisplays.isEmpty
    return [GateResult(.alert, passed: isBehind, .alert(alert, isBehind: isBehind))]
  }
}

// MARK: - Limits

extension Eligibility {
  private static func limitGates(
    _ tip: TipDefinition, _ record: TipRecord, _ now: Timestamp
  ) -> [GateResult] {
    let isOnScreen = !record.activeDisplays.isEmpty
    let count = tip.options.maxDisplayCount
    let countExceeded = count.map { record.displayCount >= $0 && !isOnScreen } ?? false
    let running = record.activeDisplays.filter { $0.began <= now }
    let lengths = running.map { now.milliseconds - $0.began.milliseconds }
    let duration = DisplayDuration(
      limit: tip.options.maxDisplayDuration.map { Timestamp.milliseconds(inSeconds: $0) },
      total: lengths.reduce(record.displayedMilliseconds) { $0.addingSaturating($1) },
      current: lengths.max() ?? (isOnScreen ? 0 : nil), running: Int64(running.count))
    return [
      GateResult(
        .invalidation, passed: record.invalidation == nil, .invalidation(record.invalidation)),
      GateResult(
        .displayCount, passed: !countExceeded,
        .displayCount(record.displayCount, limit: count, onScreen: record.activeDisplays.count)),
      GateResult(.displayDuration, passed: !duration.isExceeded, .displayDuration(duration)),
    ]
  }

  /// Returns the reason of a limit that a tip exceeds without an invalidation (D36); nil for none.
  static func exceededLimit(
    of tip: TipDefinition, in situation: Situation
  ) -> Tips.InvalidationReason? {
    invalidation(limitGates(tip, situation.facts.record(of: tip.id), situation.now))
  }

  /// The reason why the tip is invalidated: the recorded one, or else a limit (D8, D9).
  private static func invalidation(_ limits: [GateResult]) -> Tips.InvalidationReason? {
    for gate in limits where !gate.passed {
      switch gate.finding {
      case .invalidation(let invalidation): return invalidation?.reason
      case .displayCount: return .displayCountExceeded
      case .displayDuration: return .displayDurationExceeded
      default: break
      }
    }
    return nil
  }

  /// The instant at which a limit ends the tip, or a display of a later date begins to count.
  private static func nextLimit(
    _ limits: [GateResult], _ record: TipRecord, _ now: Timestamp
  ) -> Timestamp? {
    guard invalidation(limits) == nil else { return nil }
    for gate in limits {
      guard case .displayDuration(let duration) = gate.finding, duration.limit != nil else {
        continue
      }
      let beginning = record.activeDisplays.map(\.began).filter { $0 > now }.min()
      return [beginning, duration.remaining.map { now.adding(milliseconds: $0) }]
        .compactMap { $0 }.min()
    }
    return nil
  }
}

// MARK: - Rules

extension Eligibility {
  private static func ruleGates(
    _ tip: TipDefinition, _ scope: RuleScope, _ describesRules: Bool
  ) -> [GateResult] {
    guard !tip.rules.isEmpty else { return [GateResult(.rule, passed: true, .rule(nil))] }
    let evaluator = RuleEvaluator(scope: scope)
    return tip.rules.map { rule in
      let finding = RuleFinding(rule, evaluator, isDescribed: describesRules)
      return GateResult(.rule, passed: finding.holds, .rule(finding))
    }
  }
}

// MARK: - Display frequency

extension Eligibility {
  private static func frequencyFinding(
    _ tip: TipDefinition, _ record: TipRecord, in situation: Situation
  ) -> FrequencyFinding {
    let (facts, frequency) = (situation.facts, situation.displayFrequency)
    let start = frequencyStarts(facts).filter { $0 <= situation.now }.max()
    let waits =
      facts.displayFrequencyOrigin == .dismissal && frequency != .immediate
      && facts.records.contains { $0.value.isInFirstDisplay && counts($0.key, facts) }
    return FrequencyFinding(
      frequency: frequency, isExempt: tip.options.ignoresDisplayFrequency,
      wasSeen: record.firstDisplayed != nil, clockStart: start,
      origin: facts.displayFrequencyOrigin, waitsForDismissal: waits,
      opens: waits ? nil : start?.adding(milliseconds: frequency.milliseconds))
  }

  /// The instants at which the display frequency begins to count (D10, D34).
  private static func frequencyStarts(_ facts: Facts) -> [Timestamp] {
    switch facts.displayFrequencyOrigin {
    case .display: facts.firstDisplays { counts($0, facts) }
    case .dismissal: facts.firstDismissals { counts($0, facts) }
    }
  }

  /// Whether a tip is not exempt from the display frequency.
  private static func counts(_ tip: String, _ facts: Facts) -> Bool {
    facts.tips[tip]?.options.ignoresDisplayFrequency != true
  }

  private static func frequencyGate(_ finding: FrequencyFinding, _ now: Timestamp) -> GateResult {
    let isOpen = !finding.waitsForDismissal && (finding.opens.map { $0 <= now } ?? true)
    return GateResult(
      .displayFrequency, passed: finding.isExempt || finding.wasSeen || isOpen,
      .displayFrequency(finding))
  }

  /// The instant at which the gate opens, or at which it closes again because a clock that was
  /// moved back reaches a first display of a later date.
  private static func nextFrequencyChange(
    _ finding: FrequencyFinding, _ tip: TipDefinition, _ facts: Facts, _ now: Timestamp
  ) -> Timestamp? {
    guard !finding.isExempt, !finding.wasSeen, finding.frequency != .immediate else { return nil }
    let closing = frequencyStarts(facts).filter { $0 > now }.min()
    return [finding.opens.flatMap { $0 > now ? $0 : nil }, closing].compactMap { $0 }.min()
  }
}
