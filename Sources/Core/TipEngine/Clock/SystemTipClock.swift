public import TipModel

/// The system's clock.
public struct SystemTipClock: TipClock {
  /// Creates the clock.
  public init() {}

  /// The system's date.
  public var date: Date { Date() }

  /// Calls an action once when the system's clock has reached a date.
  ///
  /// - Parameters:
  ///   - date: The date. The alarm for a past date rings immediately.
  ///   - action: The action, called on the clock's own queue.
  /// - Returns: The alarm.
  public func alarm(
    at date: Date, _ action: @escaping @Sendable () -> Void
  ) -> TipClockAlarm {
    let alarm = WallAlarm(at: date, action)
    return TipClockAlarm { alarm.cancel() }
  }
}
