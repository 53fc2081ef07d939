import Synchronization
import TipModel

extension TipsCenter {
  /// Registers tips in the datastore, so that the shell can list them before their first use (D28).
  public func register(_ tips: [any Tip]) {
    for tip in tips { _ = known(tip) }
  }

  /// Returns whether a tip may be shown, with all reasons.
  public func verdict(for tip: any Tip) -> Verdict {
    let definition = evaluable(tip)
    return state.withLock { Eligibility.explain(definition, in: $0.situation) }
  }

  /// Returns why a tip shows or does not, and what would change that.
  public func explanation(of tip: any Tip) -> Explanation {
    let definition = evaluable(tip)
    return state.withLock { state in
      let explanation = Explanation(of: definition, in: state.situation)
      guard state.unsettled != nil else { return explanation }
      let settled = Eligibility.decide(definition, state.facts, state.moment)
      return explanation.settling(as: settled.status)
    }
  }

  /// Why each known tip shows or does not, by id.
  ///
  /// Opaque rules have their last result.
  public var explanations: [Explanation] {
    settleOtherJobs()
    return state.withLock { state in
      let situation = state.situation
      return situation.facts.tips.sorted { $0.key < $1.key }
        .map { Explanation(of: $0.value, in: situation) }
    }
  }

  /// Returns whether a tip can be shown.
  public func status(of tip: any Tip) -> Tips.Status {
    if let key = TipKey(tip), let status = state.withLock({ $0.status(of: key) }) { return status }
    let definition = evaluable(tip)
    return state.withLock { $0.decide(definition, $0.moment).status }
  }

  /// Ends a tip's eligibility for good.
  ///
  /// The first reason stays (D15). Under an override that shows the tip, streams report it and the
  /// status is restored (D7).
  public func invalidate(_ tip: any Tip, reason: Tips.InvalidationReason) {
    let definition = known(tip)
    let announcements = perform { state -> [StatusObservation.Deferred] in
      let isForced = state.isForced(definition)
      state.invalidate(definition.id, reason, isForced: isForced)
      guard isForced else { return [] }
      return state.announce(.invalidated(reason), of: definition.id)
    }
    for action in announcements { action() }
  }

  /// Makes an invalidated tip eligible again, as if it had never been displayed (D16).
  public func resetEligibility(of tip: any Tip) async throws {
    apply(.resetEligibility(tip: known(tip).id))
    defer { settle() }
    try await committed()
  }

  /// Returns a tip's definition, after running the code of its opaque rules.
  ///
  /// Changes of other jobs have settled by then.
  func evaluable(_ tip: any Tip) -> TipDefinition {
    settleOtherJobs()
    let definition = known(tip)
    refreshOpaqueRules(of: [definition])
    return definition
  }

  /// Returns a tip's definition, after registering the tip and the inputs of its rules.
  package func known(_ tip: any Tip) -> TipDefinition {
    // The app's own code runs outside of the lock, because it may call the center.
    let rules = tip.rules
    let definition = tip.definition(rules: rules)
    let inputs = rules.flatMap(\.inputs)
    let key = TipKey(tip)
    for rule in rules where rule.isTooDeep {
      note(
        "A rule of \"\(definition.id)\" is nested too deeply to be stored, so only the app "
          + "evaluates it, and tipctl uses its last result; split it into several rules: "
          + rule.expression.short)
    }
    for member in tip.ignoredMembers {
      note(
        "The tip \"\(definition.id)\" has \(member.name), which does not count in a module that "
          + "imports TipKit, because Apple's TipKit ignores it; write \(member.replacement).",
        isHint: member.isHint)
    }
    let isKnown = state.withLock { state in
      if process.isTest {
        for input in inputs { state.namesInCode.inputs[input.dependency] = input }
      }
      guard let stored = state.facts.tips[definition.id], stored == definition else { return false }
      state.definitionsInCode[definition.id] = stored
      guard inputs.allSatisfy(state.facts.knows) else { return false }
      if let key { state.compiledTips.keep(definition, inputs: inputs, for: key) }
      return true
    }
    guard !isKnown else { return definition }
    let stored = definition.withoutCode
    for case .parameter(let parameter) in inputs.map(\.kind) { refer(to: parameter) }
    perform { state in
      state.definitionsInCode[definition.id] = stored
      state.apply(.registerTip(stored))
      for case .event(let event) in inputs.map(\.kind) { state.apply(.registerEvent(event)) }
      state.completeReceipt()
    }
    return definition
  }
}

extension CenterState {
  /// Returns the status of a tip whose code was read before, or nil when it must be read.
  mutating func status(of key: TipKey) -> Tips.Status? {
    // Changes of another job may have to settle first.
    guard unsettled == nil else { return nil }
    let now = clock.now
    if let status = compiledTips.status(of: key, at: now) {
      assert(status == decision(of: key, at: now)?.status, "the kept status is outdated")
      return status
    }
    guard let decision = decision(of: key, at: now) else { return nil }
    compiledTips.keep(decision, of: key, at: now)
    return decision.status
  }

  private func decision(of key: TipKey, at now: Timestamp) -> Decision? {
    guard let tip = compiledTips.tip(key), tip.inputs.allSatisfy(facts.knows) else { return nil }
    return decide(tip.definition, moment(at: now))
  }

  /// Decides whether a tip may be shown.
  ///
  /// It does not mutate: a mutating function would copy the facts to pass them on, and so would a
  /// property that chooses among them.
  func decide(_ tip: TipDefinition, _ moment: Moment) -> Decision {
    if let unsettled { return Eligibility.decide(tip, unsettled.facts, moment) }
    return Eligibility.decide(tip, facts, moment)
  }

  /// Whether an override shows a tip, so that displays and invalidations do not count (D7).
  func isForced(_ tip: TipDefinition) -> Bool {
    allControls.override(id: tip.id, type: tip.type)?.isShown == true
  }
}

extension Facts {
  /// Whether an input of a rule is known with this definition.
  func knows(_ input: RuleInputDefinition) -> Bool {
    switch input.kind {
    case .parameter(let definition): parameters[definition.id]?.definition == definition
    case .event(let definition): knows(definition)
    }
  }

  /// Whether an event is registered with its limit.
  func knows(_ event: EventDefinition) -> Bool {
    guard let known = events[event.id] else { return false }
    return known.limit == event.limit
  }
}
