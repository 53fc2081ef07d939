import Synchronization
package import TipModel

extension TipsCenter {
  /// Changes the state, notifies observers, and runs the opaque rules that the change concerns.
  @discardableResult
  func perform<Result: Sendable>(_ body: (inout CenterState) -> Result) -> Result {
    let (result, opaque) = transact(body)
    // Outside of the lock, because the app's code may call the center.
    refreshOpaqueRules(of: opaque)
    return result
  }

  /// Changes the state under the lock, then notifies observers and sets the alarm.
  ///
  /// Returns the result, and the observed tips whose code the change concerns.
  func transact<Result: Sendable>(
    _ body: (inout CenterState) -> Result
  ) -> (Result, [TipDefinition]) {
    let (result, opaque, deferred, request) = state.withLock {
      state -> (Result, [TipDefinition], [StatusObservation.Deferred], AlarmRequest?) in
      let result = body(&state)
      guard let effects = state.takeEffects() else { return (result, [], [], nil) }
      if effects.overrides || effects.everything { state.adoptClock() }
      let deferred = state.notify(effects) + state.helpFollowers(concernedBy: effects)
      return (
        result, state.observations.nativeTips(concernedBy: effects), deferred, state.nextAlarm()
      )
    }
    for action in deferred { action() }
    if let request { set(request) }
    return (result, opaque)
  }

  package func apply(_ action: Change.Action) {
    perform { $0.apply(action) }
  }

  /// Sets an alarm for the next instant at which time alone changes an observed status.
  func setAlarm() {
    set(state.withLock { $0.nextAlarm() })
  }

  private func set(_ request: AlarmRequest) {
    alarms.set(request, ring: { [weak self] in self?.alarmRang() })
  }

  private func alarmRang() {
    let deferred = state.withLock { $0.notifyOfTime() }
    for action in deferred { action() }
    setAlarm()
  }
}

extension CenterState {
  /// Returns the request for the alarm that the observations need now.
  fileprivate mutating func nextAlarm() -> AlarmRequest {
    AlarmRequest(observations.nextChange.flatMap { clock.alarmTime(for: $0) })
  }
}
