import Synchronization
public import TipModel

/// A double of the system's clock that fails the test on every use.
///
/// As the clock of `.tips(clock:)` it fails a test once, because the test's center reads it often.
/// It proves that the code under test uses the clock that it is given:
///
/// ```swift
/// let center = TipsCenter(arguments: [], environment: [:], clock: .system())
/// ```
public struct SystemClockDouble: Clock, TipClock {
  /// A duration.
  public typealias Duration = Swift.Duration
  /// A point in time.
  public typealias Instant = ManualClock.Instant

  private let position: SourcePosition
  /// Whether the test whose center has the clock has failed, if it is such a clock.
  private var firstFailure: FirstFailure?

  /// Creates a double, whose failures are reported where it is created.
  public init(at position: SourcePosition = #position) {
    self.position = position
  }

  /// Fails the test, and returns a fixed date.
  public var date: Date {
    fail("was asked for the date")
    return ManualClock.defaultStart
  }

  /// Fails the test, and returns a fixed instant.
  public var now: Instant {
    fail("was asked for the time")
    return Instant(ManualClock.defaultStart)
  }

  /// The smallest difference between two instants.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Fails the test, and returns at once.
  ///
  /// - Parameters:
  ///   - deadline: Ignored.
  ///   - tolerance: Ignored.
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    fail("was asked to sleep")
    try Task.checkCancellation()
  }

  /// Fails the test, and returns an alarm that never fires.
  ///
  /// - Parameters:
  ///   - date: Ignored.
  ///   - action: Never called.
  /// - Returns: An alarm that does nothing.
  public func alarm(at date: Date, _ action: @escaping @Sendable () -> Void) -> TipClockAlarm {
    fail("was asked for an alarm")
    return TipClockAlarm {}
  }

  /// The same clock for one test, which it fails only once.
  var ofOneTest: SystemClockDouble {
    var clock = self
    clock.firstFailure = FirstFailure()
    return clock
  }

  private func fail(_ what: String) {
    if let firstFailure, !firstFailure.isNext() { return }
    RunningTest.fail("The system's clock \(what). Inject a ManualClock instead.", at: position)
  }
}

/// Whether a test has failed already.
private final class FirstFailure: Sendable {
  private let hasFailed = Atomic(false)

  func isNext() -> Bool { !hasFailed.exchange(true, ordering: .relaxed) }
}

extension TipClock where Self == SystemClockDouble {
  /// Returns a double of the system's clock that fails the test on every use.
  ///
  /// - Parameter position: The caller's position, where a failure is reported.
  /// - Returns: The double.
  public static func system(at position: SourcePosition = #position) -> SystemClockDouble {
    SystemClockDouble(at: position)
  }
}
