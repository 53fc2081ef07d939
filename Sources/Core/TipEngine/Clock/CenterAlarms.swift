import Synchronization
import TipModel

/// An instant of a base clock at which tips must be reevaluated.
package struct AlarmTime: Sendable {
  let date: Timestamp
  let clock: any TipClock
}

/// The alarm that a state of the center or of a screen needs, and how new that state is.
package struct AlarmRequest: Sendable {
  private static let numbers = Atomic(0)

  /// The alarm's time, nil for no alarm.
  let time: AlarmTime?
  /// Grows with each request, because two threads may pass theirs in the wrong order.
  let number: Int

  /// Creates a request, under the lock of the state that needs the alarm.
  package init(_ time: AlarmTime?) {
    self.time = time
    number = Self.numbers.add(1, ordering: .relaxed).newValue
  }
}

/// Holds at most one alarm of the clock: the earliest one that is needed.
package final class CenterAlarms: Sendable {
  private struct State {
    var date: Timestamp?
    var alarm: TipClockAlarm?
    /// Distinguishes the current alarm from a replaced one.
    var generation = 0
    /// The number of the newest request that was followed.
    var newestRequest = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// Replaces the alarm, unless it already has the requested time or the request is outdated.
  ///
  /// The action is made for a new alarm only, because most requests change nothing, and an object
  /// is slower once it has weak references.
  package func set(_ request: AlarmRequest, ring: @autoclosure () -> @Sendable () -> Void) {
    let time = request.time
    let (generation, old) = state.withLock { state -> (Int?, TipClockAlarm?) in
      guard request.number > state.newestRequest else { return (nil, nil) }
      state.newestRequest = request.number
      guard state.date != time?.date else { return (nil, nil) }
      state.generation += 1
      state.date = time?.date
      defer { state.alarm = nil }
      return (state.generation, state.alarm)
    }
    old?.cancel()
    guard let time, let generation else { return }
    let ring = ring()
    // Outside of the lock, because a clock may ring immediately.
    let alarm = time.clock.alarm(at: time.date.date) { [weak self] in
      guard let self, self.take(generation) else { return }
      ring()
    }
    let isCurrent = state.withLock { state in
      guard state.generation == generation, state.date != nil else { return false }
      state.alarm = alarm
      return true
    }
    if !isCurrent { alarm.cancel() }
  }

  /// Returns whether the ring belongs to the current alarm, and removes that alarm.
  private func take(_ generation: Int) -> Bool {
    state.withLock { state in
      guard state.generation == generation else { return false }
      state.date = nil
      state.alarm = nil
      return true
    }
  }
}
