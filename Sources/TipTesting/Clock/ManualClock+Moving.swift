public import Foundation
import Synchronization
package import TipFoundation

// Nobody is woken under the lock: who is woken may ask, set or move the clock. A move from inside
// of a move starts where the clock stands then; the outer one goes on, and never back.
extension ManualClock {
  /// Moves the clock on, and wakes on the way who waits for an instant that it reaches.
  ///
  /// - Parameters:
  ///   - duration: How far. A negative length fails the test and changes nothing.
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  public func advance(
    by duration: Duration, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    guard duration >= .zero else {
      let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
      return RunningTest.fail(
        "advance(by: \(duration)) would turn the clock back. Use set(to:) if that is meant.",
        at: position)
    }
    move(to: now.advanced(by: duration).sinceEpoch)
  }

  /// Moves the clock on to a date, and wakes on the way who waits for an instant that it reaches.
  ///
  /// - Parameters:
  ///   - date: Where to. A date that has passed fails the test and changes nothing.
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  public func advance(
    to date: Date, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let (end, now) = (Instant(date), self.now)
    // The clock shows milliseconds: the date that it shows has not passed.
    guard end.timestamp >= now.timestamp else {
      let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
      return RunningTest.fail(
        "advance(to: \(end.timestamp)) would turn the clock back from \(now.timestamp). "
          + "Use set(to:) if that is meant.", at: position)
    }
    move(to: end.sinceEpoch)
  }

  /// Moves the clock on to a date given as text.
  ///
  /// - Parameters:
  ///   - date: ISO 8601. A date that has passed fails the test and changes nothing.
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  /// - Throws: `TipControlError` (`malformed`) when the text is no date.
  public func advance(
    to date: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws(TipControlError) {
    advance(
      to: try Date(iso8601: date), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Moves the clock on step by step, each step when a number of tasks sleep.
  ///
  /// A task that sleeps again and again has to run between two steps, which is what this waits
  /// for. It does not wait after the last step: await what the task does then, or
  /// ``sleepers(count:)`` if it sleeps once more. It ends early when the calling task is cancelled.
  ///
  /// - Parameters:
  ///   - step: How far each time. A negative length fails the test and changes nothing.
  ///   - times: How many steps.
  ///   - count: How many tasks have to sleep before each step.
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  public func advance(
    by step: Duration, times: Int, whenSleeping count: Int = 1, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {
    for _ in 0..<max(0, times) {
      await sleepers(count: count)
      if Task.isCancelled { return }
      advance(by: step, fileID: fileID, filePath: filePath, line: line, column: column)
      // One failure says it all.
      if step < .zero { return }
    }
  }

  /// Moves the clock on until nobody waits any more.
  ///
  /// It goes to what is registered while it runs. A task that it resumes may sleep again only after
  /// it has returned; step such a task with
  /// ``advance(by:times:whenSleeping:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - limit: After how many calls the test fails, because somebody waits again for ever.
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  public func run(
    limit: Int = 100_000, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    guard !wake(until: nil, limit: limit) else { return }
    let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
    RunningTest.fail(
      "The clock has called \(limit) times and somebody still waits, at \(now.timestamp). "
        + "Use advance(by:) where something waits again for ever.", at: position)
  }

  /// Sets the clock to a date, back too; who waits goes on to wait for the same instant.
  ///
  /// - Parameter date: The date. A later one wakes on the way, as
  ///   ``advance(to:fileID:filePath:line:column:)-(Date,_,_,_,_)`` does.
  public func set(to date: Date) {
    let end = Instant(date).sinceEpoch
    let isBack = timeline.withLock { timeline in
      guard end < timeline.now else { return false }
      timeline.set(end)
      return true
    }
    if !isBack { move(to: end) }
  }

  /// Sets the clock to a date given as text, back too.
  ///
  /// - Parameter date: ISO 8601.
  /// - Throws: `TipControlError` (`malformed`) when the text is no date.
  public func set(to date: String) throws(TipControlError) { set(to: try Date(iso8601: date)) }

  /// Moves the clock on as far as a condition needs, from one instant at which something is due to
  /// the next, and at most by a length.
  func advance(by duration: Duration, until isReached: () -> Bool) {
    let end = timeline.withLock { $0.now + duration }
    while !isReached(), let wake = timeline.withLock({ $0.next(until: end) }) { wake() }
  }

  private func move(to end: Duration) { _ = wake(until: end, limit: .max) }

  /// Wakes who waits, one after the other; false when there are more than a limit.
  private func wake(until end: Duration?, limit: Int) -> Bool {
    var count = 0
    while count < limit {
      guard let wake = timeline.withLock({ $0.next(until: end) }) else { return true }
      wake()
      count += 1
    }
    return timeline.withLock { $0.isIdle }
  }
}
