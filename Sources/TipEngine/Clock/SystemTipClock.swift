import Dispatch
public import Foundation

/// The system's clock.
public struct SystemTipClock: TipClock {
  /// Creates the clock.
  public init() {}

  /// The system's date.
  public var date: Date { Date() }

  /// Calls an action once when the system's clock has reached a date.
  ///
  /// - Parameters:
  ///   - date: The date; one that has passed rings at once.
  ///   - action: What to call, on a queue of the clock's own.
  /// - Returns: The alarm.
  public func alarm(
    at date: Date, _ action: @escaping @Sendable () -> Void
  ) -> TipClockAlarm {
    // Dispatch sources lock for themselves; only their Swift type does not say so.
    nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: Self.queue)
    // A wall deadline follows the system's date when that is set or the machine sleeps.
    timer.schedule(wallDeadline: .now() + max(0, date.timeIntervalSinceNow))
    timer.setEventHandler {
      timer.cancel()
      action()
    }
    timer.activate()
    return TipClockAlarm { timer.cancel() }
  }

  private static let queue = DispatchQueue(label: "tip-clock")
}
