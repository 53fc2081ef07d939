import Dispatch
import Synchronization
package import TipStore

/// The real time of a datastore and its writer, which passes only when a test says so.
package final class StoppedTime: Sendable {
  private struct State {
    var now = DispatchTime(uptimeNanoseconds: 1_000_000_000)
    var actions: [Action] = []
  }

  private struct Action {
    let due: DispatchTime
    let run: @Sendable () -> Void
  }

  private let state = Mutex(State())

  package init() {}

  /// The usual lengths, in this time.
  package var timing: StoreTiming {
    var timing = StoreTiming()
    timing.uptime = { self.state.withLock { $0.now } }
    timing.later = { _, delay, run in
      self.state.withLock { state in
        state.actions.append(Action(due: state.now + delay.interval, run: run))
      }
    }
    return timing
  }

  /// The number of actions that wait.
  package var count: Int { state.withLock { $0.actions.count } }

  /// Lets time pass, and runs the due actions on the caller's thread, in order.
  package func advance(by length: Duration) {
    let end = state.withLock { $0.now + length.interval }
    while let action = nextAction(until: end) { action.run() }
    state.withLock { $0.now = end }
  }

  private func nextAction(until end: DispatchTime) -> Action? {
    state.withLock { state in
      let due = state.actions.indices.filter { state.actions[$0].due <= end }
      guard let first = due.min(by: { state.actions[$0].due < state.actions[$1].due }) else {
        return nil
      }
      let action = state.actions.remove(at: first)
      state.now = max(state.now, action.due)
      return action
    }
  }

  /// Runs the actions that wait now on the caller's thread, as if their time had passed.
  package func runAll() {
    let waiting = state.withLock { state in
      defer { state.actions = [] }
      return state.actions
    }
    for action in waiting { action.run() }
  }
}

extension StoreTiming {
  /// The real time of a test in which nothing is moved, replaced or given up because time passes.
  package static var patient: StoreTiming {
    var timing = StoreTiming()
    timing.storeLimit = HangLimit.duration
    timing.busyLimit = HangLimit.duration
    timing.logDelay = HangLimit.duration
    timing.damageDelay = HangLimit.duration
    return timing
  }
}
