import Synchronization
import TipModel
import TipFoundation

/// An instant of a base clock at which something has to be looked at.
struct AlarmRequest: Sendable {
  let date: Timestamp
  let clock: any TipClock
}

/// What a state of the center wants of the alarms, and how new that state is.
struct AlarmWish: Sendable {
  let request: AlarmRequest?
  /// Grows with each wish; two threads may bring theirs in the wrong order.
  let number: Int
}

/// Keeps at most one promise of the clock: the earliest that is wanted.
final class CenterAlarms: Sendable {
  private struct State {
    var date: Timestamp?
    var alarm: TipClockAlarm?
    /// Tells a ring of the current alarm from one of an alarm that was replaced meanwhile.
    var generation = 0
    /// The newest wish that was followed.
    var wish = 0
  }

  private let state = Mutex(State())

  /// Replaces the alarm, unless it is set to the wanted instant already, or the wish is an old one.
  func set(_ wish: AlarmWish, ring: @escaping @Sendable () -> Void) {
    let request = wish.request
    let (generation, old) = state.withLock { state -> (Int?, TipClockAlarm?) in
      guard wish.number > state.wish else { return (nil, nil) }
      state.wish = wish.number
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
