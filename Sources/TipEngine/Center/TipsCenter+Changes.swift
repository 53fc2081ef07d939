import Synchronization
package import TipModel

extension TipsCenter {
  /// Changes the state, notifies observers, and runs the opaque rules that the change concerns.
  @discardableResult
  func perform<Result: Sendable>(
    _ body: (inout CenterState) throws -> (Result, Effects)
  ) rethrows -> Result {
    let (result, effects) = try transact(body)
    runOpaqueRules(concernedBy: effects)
    return result
  }

  /// Changes the state under the lock, then notifies observers and sets the alarm.
  private func transact<Result: Sendable>(
    _ body: (inout CenterState) throws -> (Result, Effects)
  ) rethrows -> (Result, Effects) {
    let (result, effects, deferred) = try state.withLock { state in
      let (result, effects) = try body(&state)
      if effects.overrides || effects.everything { state.adoptClock() }
      let deferred = state.notify(effects) + state.helpFollowers(concernedBy: effects)
      return (result, effects, deferred)
    }
    for action in deferred { action() }
    setAlarm()
    return (result, effects)
  }

  /// Applies one change.
  package func apply(_ action: Change.Action) {
    perform { ((), $0.apply(action)) }
  }

  // MARK: - Opaque rules

  /// Runs the code of observed opaque rules that a change concerns.
  ///
  /// It runs outside of the lock, because the app's code may call the center.
  private func runOpaqueRules(concernedBy effects: Effects) {
    let tips = state.withLock { state in
      state.observations.values.flatMap { observation in
        observation.concerned(by: effects).map { observation.tips[$0] }
      }
    }
    for tip in tips where tip.rules.contains(where: \.hasNativeCode) { refreshOpaqueRules(of: tip) }
  }

  /// Runs the code of a tip's opaque rules, and records the results that changed.
  func refreshOpaqueRules(of tip: TipDefinition) {
    let opaque = tip.rules.flatMap(\.nativeRules)
    guard !opaque.isEmpty else { return }
    var (scope, run) = state.withLock { state in
      state.opaqueRuns += 1
      return (RuleScope(facts: state.facts, now: state.clock.now), state.opaqueRuns)
    }
    scope.runsOpaqueRules = true
    let results = opaque.map { ($0.source, $0.result(in: scope)) }
    // A recorded result concerns only its own tip, so no other opaque rule has to run.
    _ = transact { state in
      var effects = Effects()
      for (source, value) in results {
        // Another thread may have evaluated newer facts meanwhile.
        guard run > state.recordedOpaqueRuns[tip.id]?[source] ?? 0 else { continue }
        state.recordedOpaqueRuns[tip.id, default: [:]][source] = run
        guard state.facts.records[tip.id]?.opaqueResults[source]?.value != value else { continue }
        effects.formUnion(
          state.apply(.recordOpaqueResult(tip: tip.id, source: source, value: value)))
      }
      return ((), effects)
    }
  }

  // MARK: - Time

  /// Sets an alarm for the next instant at which time alone changes an observed status.
  func setAlarm() {
    let request = state.withLock { state -> AlarmRequest in
      let next = state.observations.values.compactMap(\.nextChange).min()
      let base = next.flatMap { state.clock.baseTimestamp(for: $0) }
      return state.alarmRequest(base.map { AlarmTime(date: $0, clock: state.clock.base) })
    }
    alarms.set(request) { [weak self] in self?.alarmRang() }
  }

  private func alarmRang() {
    let deferred = state.withLock { $0.notifyOfTime() }
    for action in deferred { action() }
    setAlarm()
  }
}

extension RuleExpression {
  /// The opaque rules whose code this process contains.
  var nativeRules: [OpaqueRule] {
    parts.compactMap { part in
      if case .opaque(let rule) = part, rule.native != nil { rule } else { nil }
    }
  }

  var hasNativeCode: Bool { !nativeRules.isEmpty }
}

extension OpaqueRule {
  /// Runs the code; a rule that cannot be evaluated does not hold.
  func result(in scope: RuleScope) -> Bool {
    guard let native else { return false }
    do {
      return try native(scope) == .bool(true)
    } catch {
      return false
    }
  }
}
