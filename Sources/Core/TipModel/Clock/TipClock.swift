/// The clock of the engine.
///
/// It returns the time and calls back at a date. A test controls both with its own clock.
public protocol TipClock: Sendable {
  /// The current date in UTC.
  var date: Date { get }

  /// Calls an action once when the clock reaches a date, or immediately for a past date.
  ///
  /// - Parameters:
  ///   - date: The date in this clock's own time.
  ///   - action: The action, called from any thread.
  /// - Returns: The alarm. Cancelling it after it has fired has no effect.
  func alarm(at date: Date, _ action: @escaping @Sendable () -> Void) -> TipClockAlarm
}

/// A scheduled call of a clock.
public struct TipClockAlarm: Sendable {
  private let cancelAction: @Sendable () -> Void

  /// Creates an alarm from the action that cancels it.
  public init(cancel: @escaping @Sendable () -> Void) { cancelAction = cancel }

  /// Cancels the call.
  public func cancel() { cancelAction() }
}
