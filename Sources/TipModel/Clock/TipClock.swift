public import TipFoundation

/// The clock that every date of the engine comes from.
///
/// It tells the time and calls back at an instant; a test's clock does both when it is told to.
public protocol TipClock: Sendable {
  /// The current date in UTC.
  var date: Date { get }

  /// Calls an action once when the clock has reached a date; at once when that date has passed.
  ///
  /// - Parameters:
  ///   - date: The date in this clock's own time.
  ///   - action: What to call, from any thread.
  /// - Returns: The alarm; cancelling it after it has rung does nothing.
  func alarm(at date: Date, _ action: @escaping @Sendable () -> Void) -> TipClockAlarm
}

/// A call that a clock has promised for a date.
public struct TipClockAlarm: Sendable {
  private let cancelAction: @Sendable () -> Void

  /// Creates an alarm from what takes it back.
  public init(cancel: @escaping @Sendable () -> Void) { cancelAction = cancel }

  /// Takes the promise back.
  public func cancel() { cancelAction() }
}
