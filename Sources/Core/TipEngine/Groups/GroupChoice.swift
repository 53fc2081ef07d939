import Synchronization
import TipModel

/// The current tip of a group, and the subscribers to its changes.
///
/// It is separate from the group, because the center calls it under its lock.
final class GroupChoice: Sendable {
  private struct State {
    /// The index of the current tip.
    var current: Int?
    /// The index of the tip that was current without an override by name, while it is available.
    var kept: Int?
  }

  private let priority: GroupSelection.Priority
  private let tips: [any Tip]
  private let state = Mutex(State())
  private let streams = Broadcast<any Tip>()

  init(_ priority: GroupSelection.Priority, _ tips: [any Tip]) {
    self.priority = priority
    self.tips = tips
  }

  /// The index of the current tip.
  var current: Int? { state.withLock { $0.current } }

  /// Chooses by new states, notifies subscribers, and returns whether the choice changed.
  func choose(from members: [GroupSelection.Member]) -> Bool {
    state.withLock { state in
      let old = state.current
      let choice = GroupSelection.choose(priority, among: members, keeping: state.kept)
      state.current = choice.current
      if case .shownByName = choice {
        // An override leaves no trace: without it, the group goes on with the tip from before.
        if let kept = state.kept, members[kept].status != .available { state.kept = nil }
      } else {
        state.kept = choice.current
      }
      guard state.current != old else { return false }
      if let current = state.current { streams.yield(tips[current]) }
      return true
    }
  }

  /// Returns a stream of the current tip: the present one first, then each new one.
  func updates() -> AsyncStream<any Tip> {
    state.withLock { state in streams.stream(from: state.current.map { tips[$0] }) }
  }

  /// Ends all streams.
  func finish() { streams.finish() }
}
