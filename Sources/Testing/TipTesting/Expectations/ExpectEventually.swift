import Synchronization
public import TipEngine
package import TipModel

/// Waits for a status of a tip, and fails after a time limit.
///
/// With `within:`, the test's clock advances from one due instant to the next until the tip has the
/// status or the time is over. Without it, the clock does not move, and the status has to come from
/// code that runs concurrently.
///
/// - Parameters:
///   - tip: The tip.
///   - status: The status.
///   - duration: The most that the clock may advance, or nil to leave it.
///   - limit: The real time to wait for concurrent code, by default 5 seconds, and none when the
///     clock advances. Before and after it, tasks that wait for a thread have their turn. Tasks
///     that the clock has woken have 60 seconds.
///   - position: The caller's position, where a failure is reported.
public func expectEventually(
  _ tip: any Tip, is status: Tips.Status, within duration: Duration? = nil,
  limit: Duration? = nil, at position: SourcePosition = #position
) async {
  guard CenterCheck.passes(at: position) else { return }
  let center = Tips.center
  // The stream makes the clock stop where the status changes.
  let updates = center.statusUpdates(of: tip)
  var defaultLimit = Duration.seconds(5)
  var movedClock: ManualClock?
  if let duration {
    guard let clock = TipTest.clock(for: "expectEventually", at: position) else { return }
    clock.advance(by: duration, until: { center.status(of: tip) == status })
    // All that the clock does by itself has happened. Only woken tasks still have to run.
    defaultLimit = .zero
    movedClock = clock
  }
  let wait = await StreamWait.first(
    in: updates, limit: limit ?? defaultLimit, after: movedClock
  ) { $0 == status }
  guard let failure = wait.failure else { return }
  let explanation = center.explanation(of: tip)
  Expectation(
    false, explanation.headline("\(tip.id) did not become \(status)") + "\n(\(failure))",
    because: explanation
  ).report(at: position)
}

/// Waits for a matching element of a sequence, and fails after a time limit.
///
/// ```swift
/// await expectEventually(in: group.currentTipUpdates) { $0.id == "FavoriteBackyardTip" }
/// ```
///
/// - Parameters:
///   - sequence: The sequence, such as a stream of statuses.
///   - limit: The real time to wait.
///   - position: The caller's position, where a failure is reported.
///   - isWanted: Returns whether an element matches.
public func expectEventually<Element: Sendable>(
  in sequence: any AsyncSequence<Element, Never> & Sendable, limit: Duration = .seconds(5),
  at position: SourcePosition = #position, _ isWanted: @escaping @Sendable (Element) -> Bool
) async {
  let wait = await StreamWait.first(in: sequence, limit: limit, after: nil, where: isWanted)
  guard let failure = wait.failure else { return }
  Expectation(failure: "No element of the sequence matched: \(failure).").report(at: position)
}

/// The turns that a wait for other tasks allows after its time limit.
///
/// On a busy machine a task may wait longer for a thread than any time limit.
enum TaskTurns {
  /// The number of turns after a limit: more than the suspensions of a task before its effect.
  static let afterLimit = 100

  /// The real time for which tasks may wait for a thread.
  static let limit = Duration.seconds(60)

  /// Waits until no known task waits for a thread.
  ///
  /// - Returns: The number of tasks that still wait after the limit.
  static func wait(for count: () -> Int) async -> Int {
    let end = ContinuousClock.now + limit
    while count() > 0, ContinuousClock.now < end, !Task.isCancelled { await next() }
    return count()
  }

  /// Returns once all tasks that wait for a thread now have begun to run, or when it is cancelled.
  static func next() async {
    // A task that has its thread may still wait for a core.
    do { try await Task.sleep(for: .milliseconds(1)) } catch { return }
    await Task.detached {}.value
  }
}

/// The result of waiting for an element.
enum StreamWait {
  case found
  case ended(last: String?)
  case timedOut(last: String?, limit: Duration, woken: Int)

  /// The failure as a clause, or nil when the element was found.
  var failure: String? {
    switch self {
    case .found: nil
    case .ended(let last): "the sequence ended, \(Self.seen(last))"
    case .timedOut(let last, let limit, 0) where limit == .zero:
      "no task is left to wait for, \(Self.seen(last))"
    case .timedOut(let last, let limit, 0): "waited \(limit.words), \(Self.seen(last))"
    case .timedOut(let last, _, let woken):
      "waited \(TaskTurns.limit.words) for \(woken) woken tasks to get a thread, "
        + Self.seen(last)
    }
  }

  private static func seen(_ last: String?) -> String {
    guard let last else { return "no state seen" }
    return "last state \(last)"
  }

  /// Reads a sequence until an element matches, or until no task is left to wait for.
  ///
  /// - Parameters:
  ///   - sequence: The sequence.
  ///   - limit: The real time for other code.
  ///   - clock: The clock whose woken tasks have to run first.
  ///   - isWanted: Returns whether an element matches.
  /// - Returns: The result.
  static func first<Element: Sendable>(
    in sequence: any AsyncSequence<Element, Never> & Sendable, limit: Duration,
    after clock: ManualClock?, where isWanted: @escaping @Sendable (Element) -> Bool
  ) async -> StreamWait {
    let last = LastSeen()
    return await withTaskGroup(of: StreamWait.self) { group in
      group.addTask {
        last.begin()
        for await element in sequence {
          last.note("\(element)")
          if isWanted(element) { return .found }
        }
        return .ended(last: last.text)
      }
      group.addTask {
        let woken = await TaskTurns.wait {
          // The reader itself is a task that waits for a thread.
          if !last.isReading { return 1 }
          return clock?.wokenTasks.load(ordering: .relaxed) ?? 0
        }
        do { try await ContinuousClock().sleep(for: limit) } catch {
          // The element came first.
        }
        for _ in 0..<TaskTurns.afterLimit where !Task.isCancelled { await TaskTurns.next() }
        return .timedOut(last: last.text, limit: limit, woken: woken)
      }
      let first = await group.next()
      group.cancelAll()
      return first ?? .ended(last: nil)
    }
  }

  private final class LastSeen: Sendable {
    private let state = Mutex<String?>(nil)
    private let hasBegun = Atomic(false)
    /// Whether the reader of the sequence has a thread.
    var isReading: Bool { hasBegun.load(ordering: .relaxed) }
    var text: String? { state.withLock { $0 } }
    func begin() { hasBegun.store(true, ordering: .relaxed) }
    func note(_ text: String) { state.withLock { $0 = text } }
  }
}
