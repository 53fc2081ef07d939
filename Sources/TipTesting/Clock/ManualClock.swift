public import Foundation
import Synchronization
package import TipFoundation

/// A clock that moves only when a test tells it to.
///
/// It is the engine's clock and a clock of Swift's concurrency at once, so that dates, alarms,
/// streams, stored timestamps and sleeping tasks move together:
///
/// ```swift
/// let clock = try ManualClock(at: "2026-11-21T09:00:00Z")
/// let center = TipsCenter(arguments: [], environment: [:], clock: clock)
/// clock.advance(by: .days(3))
/// ```
///
/// Moving it wakes who waits in the order of deadlines, and of registration where deadlines are
/// equal. Alarms ring inside the call. A sleeping task is resumed inside the call, too, but runs
/// when Swift schedules it: await what it does, or that it sleeps again
/// (``advance(by:times:whenSleeping:fileID:filePath:line:column:)``).
public final class ManualClock: Clock, Sendable {
  /// A length of time.
  public typealias Duration = Swift.Duration

  /// Where a clock starts that is not told otherwise: 21 November 2026, 09:00 UTC.
  public static let defaultStart = Date(timeIntervalSince1970: 1_795_251_600)

  let timeline: Mutex<ClockTimeline>

  /// Creates a clock.
  ///
  /// - Parameter start: The date it shows, to the millisecond; a fixed one by default.
  public init(at start: Date = ManualClock.defaultStart) {
    timeline = Mutex(ClockTimeline(now: Instant(start).sinceEpoch))
  }

  /// Creates a clock that shows a date given as text.
  ///
  /// - Parameter start: ISO 8601: a date and a time with `Z` or an offset, or a date alone.
  /// - Throws: `TipControlError` (`malformed`) when the text is no date.
  public convenience init(at start: String) throws(TipControlError) {
    self.init(at: try Date(iso8601: start))
  }

  /// The instant that the clock shows.
  public var now: Instant { Instant(sinceEpoch: timeline.withLock { $0.now }) }

  /// The least length that the clock tells apart.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// How many tasks sleep on the clock.
  public var sleeperCount: Int { timeline.withLock { $0.sleeperCount } }

  /// How many alarms are set.
  public var alarmCount: Int { timeline.withLock { $0.alarmCount } }

  // MARK: - Sleeping

  /// Sleeps until the clock is moved to an instant; not at all when that has passed.
  ///
  /// - Parameters:
  ///   - deadline: The instant.
  ///   - tolerance: Ignored; the clock is exact.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = timeline.withLock { $0.nextNumber() }
    let place = ClockTimeline.Place(deadline: deadline.sinceEpoch, number: number)
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        register(continuation, at: place)
      }
    } onCancel: {
      guard case .sleeper(let continuation) = timeline.withLock({ $0.remove(place) }) else {
        return
      }
      continuation.resume(throwing: CancellationError())
    }
  }

  private func register(
    _ continuation: CheckedContinuation<Void, any Error>, at place: ClockTimeline.Place
  ) {
    let result = timeline.withLock { timeline -> Result<[ClockTimeline.Onlooker], any Error>? in
      // Asked under the lock that the cancellation handler takes: one of the two sees the other.
      if Task.isCancelled { return .failure(CancellationError()) }
      if place.deadline <= timeline.now { return nil }
      return .success(timeline.add(.sleeper(continuation), at: place))
    }
    switch result {
    case .success(let onlookers)?: for onlooker in onlookers { onlooker.continuation.resume() }
    case .failure(let error)?: continuation.resume(throwing: error)
    case nil: continuation.resume()
    }
  }

  /// Waits until at least a number of tasks sleep on the clock, or the calling task is cancelled.
  ///
  /// - Parameter count: How many.
  public func sleepers(count: Int) async {
    let number = timeline.withLock { $0.nextNumber() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = timeline.withLock { timeline in
          if Task.isCancelled || timeline.sleeperCount >= count { return true }
          let onlooker = ClockTimeline.Onlooker(count: count, continuation: continuation)
          timeline.add(onlooker, number: number)
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      timeline.withLock { $0.removeOnlooker(number) }?.continuation.resume()
    }
  }
}
