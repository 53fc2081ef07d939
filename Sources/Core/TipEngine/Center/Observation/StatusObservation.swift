import TipModel

/// A subscription to the statuses of some tips: by a stream, or by a group.
package struct StatusObservation: Sendable {
  /// An action that is called once the center's lock is released.
  package typealias Deferred = @Sendable () -> Void

  let tips: [TipDefinition]
  /// The task that opened the stream, if the observation is one.
  let openedIn: TaskIdentity?
  let dependencies: [Set<RuleDependency>]
  /// The tips' states that were reported last.
  var states: [GroupSelection.Member]
  /// The earliest instant at which time alone can change a status.
  var nextChange: Timestamp?
  /// Receives new states, in the order of the tips.
  ///
  /// It is called in order, under the center's lock.
  let onChange: @Sendable ([GroupSelection.Member]) -> Deferred?
  /// Ends the subscription when the center shuts down.
  let finish: @Sendable () -> Void

  init(
    _ tips: [TipDefinition], openedIn: TaskIdentity?, finish: @escaping @Sendable () -> Void,
    onChange: @escaping @Sendable ([GroupSelection.Member]) -> Deferred?
  ) {
    self.tips = tips
    self.openedIn = openedIn
    self.finish = finish
    self.onChange = onChange
    dependencies = tips.map(\.dependencies)
    states = tips.map { _ in .init(.pending) }
  }

  /// Returns the indices of the tips that the effects concern.
  func concerned(by effects: Effects) -> [Int] {
    tips.indices.filter { effects.concern(tips[$0], dependencies: dependencies[$0]) }
  }
}

/// The task in which code runs, or that it runs in none.
///
/// It can be compared as long as the task exists. A later task may have the same identity.
package struct TaskIdentity: Hashable, Sendable {
  private let number: Int?

  package static var current: TaskIdentity {
    withUnsafeCurrentTask { TaskIdentity(number: $0?.hashValue) }
  }
}

extension CenterState {
  mutating func add(_ observation: StatusObservation) -> (id: Int, StatusObservation.Deferred?) {
    let id = observations.insert(observation)
    return (id, update(id, isFirst: true))
  }

  /// Reevaluates the tips that the effects concern, and returns the notifications.
  mutating func notify(_ effects: Effects) -> [StatusObservation.Deferred] {
    compiledTips.forget(concernedBy: effects)
    return observations.concerned(by: effects).compactMap { update($0, after: effects) }
      + attachments.values.compactMap { $0.changed(effects) }
  }

  /// Reevaluates the observations whose next change is due.
  mutating func notifyOfTime() -> [StatusObservation.Deferred] {
    observations.removeDue(at: clock.now).compactMap { update($0) }
  }

  /// Reports a status that does not last: an invalidation under an override (D7).
  mutating func announce(_ status: Tips.Status, of tip: String) -> [StatusObservation.Deferred] {
    observations.users(of: tip).flatMap { id -> [StatusObservation.Deferred] in
      guard let observation = observations[id],
        let index = observation.tips.firstIndex(where: { $0.id == tip })
      else { return [] }
      var passing = observation.states
      passing[index].status = status
      return [observation.onChange(passing), observation.onChange(observation.states)]
        .compactMap { $0 }
    }
  }

  /// Reevaluates the tips of an observation: those that the effects concern, or else all.
  private mutating func update(
    _ id: Int, after effects: Effects = .all, isFirst: Bool = false
  ) -> StatusObservation.Deferred? {
    guard var observation = observations[id] else { return nil }
    let indices = observation.concerned(by: effects)
    guard isFirst || !indices.isEmpty else { return nil }
    let moment = moment
    let old = observation.states
    // A tip that was not reevaluated keeps its time.
    var next = indices.count < observation.tips.count ? observation.nextChange : nil
    for index in indices {
      let tip = observation.tips[index]
      let decision = decide(tip, moment)
      let override = moment.controls.override(id: tip.id, type: tip.type)
      observation.states[index] = GroupSelection.Member(
        decision.status, isShownByName: override?.isByName == true)
      next = .earliest(next, decision.nextChange)
    }
    observedVerdicts += indices.count
    observation.nextChange = next
    observations[id] = observation
    guard isFirst || observation.states != old else { return nil }
    return observation.onChange(observation.states)
  }
}
