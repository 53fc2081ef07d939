import Synchronization
import TipModel

/// The current tip of a group, and the subscribers to its changes.
///
/// It is separate from the group, because the center calls it under its lock.
final class GroupChoice: Sendable {
  private struct State {
    var current: Int?
    var subscribers: [Int: AsyncStream<any Tip>.Continuation] = [:]
    var nextSubscriber = 0
  }

  private let priority: GroupSelection.Priority
  private let tips: [any Tip]
  private let state = Mutex(State())

  init(_ priority: GroupSelection.Priority, _ tips: [any Tip]) {
    self.priority = priority
    self.tips = tips
  }

  /// The index of the current tip.
  var current: Int? { state.withLock { $0.current } }

  /// Chooses by new statuses, notifies subscribers, and returns whether the choice changed.
  func choose(from statuses: [Tips.Status]) -> Bool {
    state.withLock { state in
      let old = state.current
      state.current = GroupSelection.current(priority, among: statuses, keeping: old)
      guard state.current != old else { return false }
      if let current = state.current {
        for subscriber in state.subscribers.values { subscriber.yield(tips[current]) }
      }
      return true
    }
  }

  /// Returns a stream of the current tip: the present one first, then each new one.
  func updates() -> AsyncStream<any Tip> {
    let (stream, continuation) = AsyncStream<any Tip>.makeStream()
    let id = state.withLock { state in
      state.nextSubscriber += 1
      state.subscribers[state.nextSubscriber] = continuation
      if let current = state.current { continuation.yield(tips[current]) }
      return state.nextSubscriber
    }
    continuation.onTermination = { [weak self] _ in
      _ = self?.state.withLock { $0.subscribers.removeValue(forKey: id) }
    }
    return stream
  }

  /// Ends all streams.
  func finish() {
    let subscribers = state.withLock { Array($0.subscribers.values) }
    for subscriber in subscribers { subscriber.finish() }
  }
}
