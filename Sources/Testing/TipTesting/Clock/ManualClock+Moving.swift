import Synchronization
public import TipFoundation

// Waiters are woken outside of the lock, so they can read, set or move the clock. A nested move
// starts at the clock's current time. The outer one continues, and never moves the clock back.
extension ManualClock {
  /// Advances the clock, and wakes the waiters whose instants it reaches.
  ///
  /// - Parameters:
  ///   - duration: The duration. A negative one fails the test and changes nothing.
  ///   - position: The caller's position, where a failure is reported.
  public func advance(by duration: Duration, at position: SourcePosition = #position) {
    use(at: position)
    guard duration >= .zero else {
      return RunningTest.fail(
        "advance(by: \(duration)) would move the clock back. Use set(to:) to do that.",
        at: position)
    }
    move(to: now.advanced(by: duration).sinceEpoch)
  }

  /// Advances the clock to a date, and wakes the waiters whose instants it reaches.
  ///
  /// - Parameters:
  ///   - date: The date. One in the past fails the test and changes nothing.
  ///   - position: The caller's position, where a failure is reported.
  public func advance(to date: Date, at position: SourcePosition = #position) {
    use(at: position)
    let end = Instant(date)
    let now = self.now
    // The clock shows milliseconds, so its current date is not in the past.
    guard end.timestamp >= now.timestamp else {
      return RunningTest.fail(
        "advance(to: \(end.timestamp)) would move the clock back from \(now.timestamp). "
          + "Use set(to:) to do that.", at: position)
    }
    move(to: end.sinceEpoch)
  }

  /// Advances the clock to a date given as text.
  ///
  /// - Parameters:
  ///   - date: ISO 8601. A date in the past fails the test and changes nothing.
  ///   - position: The caller's position, where a failure is reported.
  /// - Throws: `TipControlError` (`malformed`) when the text is not a date.
  public func advance(
    to date: String, at position: SourcePosition = #position
  ) throws(TipControlError) {
    advance(to: try Date(iso8601: date), at: position)
  }

  /// Advances the clock step by step, each step once a number of tasks sleep.
  ///
  /// This waits for a task that sleeps repeatedly, because the task must run between two steps. It
  /// does not wait after the last step: await the effect of the task, or ``sleepers(count:)`` if
  /// the task sleeps once more. It ends early when the calling task is cancelled.
  ///
  /// - Parameters:
  ///   - step: The duration of each step. A negative one fails the test and changes nothing.
  ///   - times: The number of steps.
  ///   - count: The number of tasks that have to sleep before each step.
  ///   - position: The caller's position, where a failure is reported.
  public func advance(
    by step: Duration, times: Int, whenSleeping count: Int = 1,
    at position: SourcePosition = #position
  ) async {
    use(at: position)
    for _ in 0..<max(0, times) {
      await sleepers(count: count)
      if Task.isCancelled { return }
      advance(by: step, at: position)
      // One failure is enough.
      if step < .zero { return }
    }
  }

  /// Advances the clock until nothing waits.
  ///
  /// It includes waiters that are registered while it runs. A task that it resumes may sleep again
  /// only after it has returned. Step such a task with
  /// ``advance(by:times:whenSleeping:at:)``.
  ///
  /// - Parameters:
  ///   - limit: The number of wakes after which the test fails, because the waiting never ends.
  ///   - position: The caller's position, where a failure is reported.
  public func run(limit: Int = 100_000, at position: SourcePosition = #position) {
    use(at: position)
    guard !wake(until: nil, limit: limit) else { return }
    RunningTest.fail(
      "Alarms or tasks still wait after \(limit) calls, at \(now.timestamp). "
        + "Use advance(by:) where they wait again without end.", at: position)
  }

  /// Sets the clock to a date, also in the past, while waiters keep their instants.
  ///
  /// - Parameters:
  ///   - date: The date. A later one wakes waiters as ``advance(to:at:)-(Date,_)`` does.
  ///   - position: The caller's position, where a failure is reported.
  public func set(to date: Date, at position: SourcePosition = #position) {
    use(at: position)
    let end = Instant(date).sinceEpoch
    schedule.withLock { $0.moveBack(to: end) }
    move(to: end)
  }

  /// Sets the clock to a date given as text, also in the past.
  ///
  /// - Parameters:
  ///   - date: ISO 8601.
  ///   - position: The caller's position, where a failure is reported.
  /// - Throws: `TipControlError` (`malformed`) when the text is not a date.
  public func set(
    to date: String, at position: SourcePosition = #position
  ) throws(TipControlError) {
    set(to: try Date(iso8601: date), at: position)
  }

  /// Advances the clock from one due instant to the next until a condition holds.
  ///
  /// It advances by at most the duration.
  func advance(by duration: Duration, until isReached: () -> Bool) {
    let end = schedule.withLock { $0.now + duration }
    while !isReached(), let wake = schedule.withLock({ $0.next(until: end) }) { perform(wake) }
  }

  private func perform(_ wake: ClockSchedule.Wake) {
    if wake.isSleeper { wokenTasks.add(1, ordering: .relaxed) }
    wake()
  }

  private func move(to end: Duration) { _ = wake(until: end, limit: .max) }

  /// Wakes the waiters one by one, and returns false when there are more than the limit.
  private func wake(until end: Duration?, limit: Int) -> Bool {
    var count = 0
    while count < limit {
      guard let wake = schedule.withLock({ $0.next(until: end) }) else { return true }
      perform(wake)
      count += 1
    }
    return schedule.withLock { $0.isIdle }
  }
}
