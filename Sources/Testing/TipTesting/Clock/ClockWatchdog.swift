import Synchronization
import TipFoundation

/// Warns when tasks wait for a manual clock that nobody moves, because their test would hang.
///
/// It only warns, once for each clock: a task of the app may sleep until the end of a test that is
/// busy with other things.
package final class ClockWatchdog: Sendable {
  /// The time in which a clock has to move while a task waits for it.
  package static let limit = Duration.seconds(5)
  /// Waits for real time to pass.
  ///
  /// Tests of this library replace it.
  @TaskLocal package static var wait: @Sendable (Duration) async throws -> Void = {
    try await Task.sleep(for: $0)
  }
  /// Reports a clock that does not move.
  ///
  /// Tests of this library replace it.
  @TaskLocal package static var report: @Sendable (String) -> Void = {
    RunningTest.warn($0, at: nil)
  }

  private enum State {
    case idle
    case watching
    /// The clock has warned, or its test is over.
    case ended
  }

  private let state = Mutex(State.idle)

  /// Watches a clock for which the current task begins to wait.
  ///
  /// It watches in a new task, which belongs to the same test.
  func watch(_ clock: ManualClock) {
    let begins = state.withLock { state in
      guard case .idle = state else { return false }
      state = .watching
      return true
    }
    guard begins else { return }
    let first = clock.schedule.withLock { $0.moves }
    Task { [weak clock] in
      var last = first
      while true {
        try await Self.wait(Self.limit)
        guard let clock, let moves = moves(of: clock, since: last) else { return }
        last = moves
      }
    }
  }

  /// Stops watching, because the test is over.
  package func end() { state.withLock { $0 = .ended } }

  /// Warns if a clock has not moved, and returns its moves so far if it is still watched.
  private func moves(of clock: ManualClock, since last: Int) -> Int? {
    let (moves, isAwaited) = clock.schedule.withLock { ($0.moves, $0.isAwaited) }
    let stands = state.withLock { state -> Bool? in
      guard case .watching = state else { return nil }
      guard isAwaited else {
        state = .idle
        return nil
      }
      if moves == last { state = .ended }
      return moves == last
    }
    guard let stands else { return nil }
    guard stands else { return moves }
    Self.report(clock.standstill)
    return nil
  }
}

extension ManualClock {
  /// The warning about a clock that does not move, as sentences.
  fileprivate var standstill: String {
    let (now, waiters) = schedule.withLock { (Instant(sinceEpoch: $0.now), $0.waiters) }
    var lines = waiters.prefix(3).map { "\n  \($0)" }
    if waiters.count > 3 { lines.append("\n  and \(waiters.count - 3) more") }
    return "The test may hang: tasks wait for its ManualClock, which has stood at "
      + "\(now.timestamp) for \(ClockWatchdog.limit.components.seconds) seconds. Move it with "
      + "advance(by:) after sleepers(count:), or cancel the tasks." + lines.joined()
  }
}

extension ClockSchedule {
  /// Whether a task waits for the clock.
  fileprivate var isAwaited: Bool { sleeperCount > 0 || !onlookers.isEmpty }

  /// The tasks that wait, in words.
  fileprivate var waiters: [String] {
    let counts = onlookers.sorted { $0.key < $1.key }.map { _, onlooker in
      "sleepers(count: \(onlooker.count)) waits, and \(Plural.count(sleeperCount, "task")) "
        + (sleeperCount == 1 ? "sleeps" : "sleep")
    }
    let sleepers = sleepers.sorted { $0.position < $1.position }.map { sleeper in
      let deadline = ManualClock.Instant(sinceEpoch: sleeper.position.deadline).timestamp
      guard let name = sleeper.name else { return "a task sleeps until \(deadline)" }
      return "the task \"\(name)\" sleeps until \(deadline)"
    }
    return counts + sleepers
  }
}

extension ClockSchedule.Sleeper {
  /// The name that the current task was created with, or nil before Swift 6.2.
  static var currentName: String? {
    #if compiler(>=6.2)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) { return Task.name }
    #endif
    return nil
  }
}
