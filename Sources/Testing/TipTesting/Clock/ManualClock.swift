import Synchronization
public import TipFoundation

/// A clock that moves only when a test moves it.
///
/// It is both the engine's clock and a clock of Swift's concurrency, so that dates, alarms,
/// streams, stored timestamps and sleeping tasks move together:
///
/// ```swift
/// let clock = try ManualClock(at: "2026-11-21T09:00:00Z")
/// let center = TipsCenter(arguments: [], environment: [:], clock: clock)
/// clock.advance(by: .days(3))
/// ```
///
/// Moving the clock wakes its waiters in the order of deadlines, and of registration where
/// deadlines are equal. Alarms fire inside the call. A sleeping task is resumed inside the call,
/// too, but runs when Swift schedules it: await its effect, or its next sleep
/// (``advance(by:times:whenSleeping:at:)``).
public final class ManualClock: Clock, Sendable {
  /// A duration.
  public typealias Duration = Swift.Duration

  /// The default start of a clock: 21 November 2026, 09:00 UTC.
  public static let defaultStart = Date(timeIntervalSince1970: 1_795_251_600)

  let schedule: Mutex<ClockSchedule>
  /// The number of tasks that the clock has woken, and that wait for a thread.
  let wokenTasks = Atomic(0)
  /// Why the clock belongs to no test, if it is such a clock.
  private let misuse: TipTest.NoClock?
  private let hasFailed = Atomic(false)

  /// Creates a clock.
  ///
  /// - Parameter start: The clock's first date, to the millisecond, by default a fixed one.
  public init(at start: Date = ManualClock.defaultStart) {
    schedule = Mutex(ClockSchedule(now: Instant(start).sinceEpoch))
    misuse = nil
  }

  /// Creates a clock that belongs to no test: the first use of it fails the running one.
  init(of misuse: TipTest.NoClock) {
    schedule = Mutex(ClockSchedule(now: Instant(ManualClock.defaultStart).sinceEpoch))
    self.misuse = misuse
  }

  /// Fails the running test if the clock belongs to none, at a position or at the test itself.
  func use(at position: SourcePosition? = nil) {
    guard let misuse, !hasFailed.exchange(true, ordering: .relaxed) else { return }
    RunningTest.fail(misuse.text, at: position)
  }

  /// Creates a clock that starts at a date given as text.
  ///
  /// - Parameter start: ISO 8601: a date and a time with `Z` or an offset, or a date alone.
  /// - Throws: `TipControlError` (`malformed`) when the text is not a date.
  public convenience init(at start: String) throws(TipControlError) {
    self.init(at: try Date(iso8601: start))
  }

  /// The current instant of the clock.
  public var now: Instant {
    use()
    return Instant(sinceEpoch: schedule.withLock { $0.now })
  }

  /// The smallest difference between two instants.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Warns when tasks wait and the clock does not move.
  package let watchdog = ClockWatchdog()

  /// The number of tasks that sleep on the clock.
  public var sleeperCount: Int {
    use()
    return schedule.withLock { $0.sleeperCount }
  }

  /// The number of alarms that are set.
  public var alarmCount: Int {
    use()
    return schedule.withLock { $0.alarmCount }
  }

  // MARK: - Sleeping

  /// Sleeps until the clock reaches an instant, or returns at once when that has passed.
  ///
  /// - Parameters:
  ///   - deadline: The instant.
  ///   - tolerance: Ignored, because the clock is exact.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    use()
    let number = schedule.withLock { $0.nextNumber() }
    let position = ClockSchedule.Position(deadline: deadline.sinceEpoch, number: number)
    let wasWoken = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        register(continuation, at: position)
      }
    } onCancel: {
      guard case .sleeper(let sleeper) = schedule.withLock({ $0.remove(position) }) else {
        return
      }
      sleeper.continuation.resume(throwing: CancellationError())
    }
    if wasWoken { wokenTasks.subtract(1, ordering: .relaxed) }
  }

  private func register(
    _ continuation: CheckedContinuation<Bool, any Error>, at position: ClockSchedule.Position
  ) {
    let sleeper = ClockSchedule.Sleeper(
      position: position, name: ClockSchedule.Sleeper.currentName, continuation: continuation)
    let result = schedule.withLock { schedule -> Result<[ClockSchedule.Onlooker], any Error>? in
      // Checked under the lock that the cancellation handler takes, so that neither misses the
      // other.
      if Task.isCancelled { return .failure(CancellationError()) }
      if position.deadline <= schedule.now { return nil }
      return .success(schedule.add(.sleeper(sleeper), at: position))
    }
    switch result {
    case .success(let onlookers)?:
      watchdog.watch(self)
      for onlooker in onlookers { onlooker.continuation.resume() }
    case .failure(let error)?: continuation.resume(throwing: error)
    case nil: continuation.resume(returning: false)
    }
  }

  /// Waits until a number of tasks sleep on the clock, or the calling task is cancelled.
  ///
  /// A task runs when Swift schedules it. Moving the clock before the task sleeps would not wake
  /// it: its sleep would begin at the later time.
  ///
  /// - Parameter count: The minimum number of tasks.
  public func sleepers(count: Int) async {
    use()
    let number = schedule.withLock { $0.nextNumber() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = schedule.withLock { schedule in
          if Task.isCancelled || schedule.sleeperCount >= count { return true }
          let onlooker = ClockSchedule.Onlooker(count: count, continuation: continuation)
          schedule.add(onlooker, number: number)
          return false
        }
        if isOver {
          continuation.resume()
        } else {
          watchdog.watch(self)
        }
      }
    } onCancel: {
      schedule.withLock { $0.removeOnlooker(number) }?.continuation.resume()
    }
  }
}
