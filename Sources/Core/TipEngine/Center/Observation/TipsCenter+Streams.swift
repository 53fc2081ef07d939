import Synchronization
package import TipModel

extension TipsCenter {
  /// Returns a stream of a tip's status: the current one first, then each change once (D21).
  public func statusUpdates(of tip: any Tip) -> AsyncStream<Tips.Status> {
    stream(of: tip) { $0 }
  }

  /// Returns a stream of a tip's status that skips changes between two not displayable statuses.
  func displayableUpdates(of tip: any Tip) -> AsyncStream<Tips.Status> {
    stream(of: tip) { $0 == .available }
  }

  /// Returns a stream of statuses, without consecutive ones whose given aspect is equal.
  private func stream<Aspect: Equatable & Sendable>(
    of tip: any Tip, alike aspect: @escaping @Sendable (Tips.Status) -> Aspect
  ) -> AsyncStream<Tips.Status> {
    let definition = known(tip)
    let (stream, continuation) = AsyncStream<Tips.Status>.makeStream()
    let last = Mutex<Aspect?>(nil)
    observe([definition], openedIn: .current, finish: { continuation.finish() }) { states in
      guard let status = states.first?.status else { return nil }
      let new = aspect(status)
      let old = last.withLock { last in
        defer { last = new }
        return last
      }
      if new != old { continuation.yield(status) }
      return nil
    } started: { id in
      continuation.onTermination = { [weak self] _ in self?.stopObserving(id) }
    }
    return stream
  }

  /// Calls an action with the states of tips, now and whenever one changes.
  ///
  /// It is called under the center's lock. The action that it returns is called after the unlock.
  package func observe(
    _ tips: [TipDefinition], openedIn task: TaskIdentity? = nil,
    finish: @escaping @Sendable () -> Void = {},
    _ onChange: @escaping @Sendable ([GroupSelection.Member]) -> StatusObservation.Deferred?,
    started: (Int) -> Void = { _ in }
  ) {
    refreshOpaqueRules(of: tips)
    let observation = StatusObservation(
      tips, openedIn: task, finish: finish, onChange: onChange)
    let (id, deferred) = state.withLock { $0.add(observation) }
    started(id)
    deferred?()
    setAlarm()
  }

  package func stopObserving(_ id: Int) {
    // Released outside of the lock: its actions may hold the app's objects.
    let ended = state.withLock { $0.observations.remove(id) }
    if ended?.nextChange != nil { setAlarm() }
  }
}
