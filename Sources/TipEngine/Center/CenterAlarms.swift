import Synchronization
import TipModel

/// An instant of a base clock at which something has to be looked at.
struct AlarmRequest: Sendable {
  let date: Timestamp
  let clock: any TipClock
}

/// Keeps at most one promise of the clock: the earliest that is wanted.
final class CenterAlarms: Sendable {
  private struct State {
    var date: Timestamp?
    var alarm: TipClockAlarm?
    /// Tells a ring of the current alarm from one of an alarm that was replaced meanwhile.
    var generation = 0
  }

  private let state = Mutex(State())

  /// Replaces the alarm, unless it is set to the wanted instant already.
  func set(_ request: AlarmRequest?, ring: @escaping @Sendable () -> Void) {
    let (generation, old) = state.withLock { state -> (Int?, TipClockAlarm?) in
      guard state.date != request?.date else { return (nil, nil) }
      state.generation += 1
      state.date = request?.date
      defer { state.alarm = nil }
      return (state.generation, state.alarm)
    }
    old?.cancel()
    guard let request, let generation else { return }
    // Outside of the lock: a clock may ring at once.
    let alarm = request.clock.alarm(at: request.date.date) { [weak self] in
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

  /// Whether the ring belongs to the current alarm, which is then over.
  private func take(_ generation: Int) -> Bool {
    state.withLock { state in
      guard state.generation == generation else { return false }
      state.date = nil
      state.alarm = nil
      return true
    }
  }
}
