import Foundation
import Synchronization
import TipEngine

/// A clock that moves only when told, and rings its alarms on the way.
final class TestClock: TipClock {
  private struct State {
    var now: Date
    var alarms: [Int: (date: Date, action: @Sendable () -> Void)] = [:]
    var next = 0
  }

  private let state: Mutex<State>

  init(_ text: String = "2026-11-21T09:00:00Z") {
    let start = Timestamp(iso8601: text) ?? Timestamp(milliseconds: 0)
    state = Mutex(State(now: start.date))
  }

  var now: Date { state.withLock { $0.now } }

  /// How many alarms are set.
  var alarmCount: Int { state.withLock { $0.alarms.count } }

  func alarm(at date: Date, _ action: @escaping @Sendable () -> Void) -> TipClockAlarm {
    let id = state.withLock { state in
      state.next += 1
      state.alarms[state.next] = (date, action)
      return state.next
    }
    ringWhatIsDue(until: now)
    return TipClockAlarm { [weak self] in
      _ = self?.state.withLock { $0.alarms.removeValue(forKey: id) }
    }
  }

  /// Moves the clock, stopping at every alarm in order.
  func advance(by seconds: TimeInterval) {
    let end = now.addingTimeInterval(seconds)
    ringWhatIsDue(until: end)
    state.withLock { $0.now = end }
  }

  private func ringWhatIsDue(until end: Date) {
    while true {
      let action = state.withLock { state -> (@Sendable () -> Void)? in
        let due = state.alarms.filter { $0.value.date <= end }
        guard let (id, alarm) = due.min(by: { $0.value.date < $1.value.date }) else { return nil }
        state.alarms[id] = nil
        state.now = max(state.now, alarm.date)
        return alarm.action
      }
      guard let action else { return }
      action()
    }
  }
}

let minute: TimeInterval = 60
let hour: TimeInterval = 3600
let day: TimeInterval = 86_400
