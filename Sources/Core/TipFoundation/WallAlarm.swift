import Dispatch

/// An alarm that follows the system's date.
package struct WallAlarm: Sendable {
  // Dispatch sources are thread-safe, although their Swift type is not marked Sendable.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer

  /// Calls an action once when the system's clock has reached a date.
  ///
  /// - Parameters:
  ///   - date: The date. The alarm for a past date fires immediately.
  ///   - action: The action, called on the alarms' own queue.
  package init(at date: Date, _ action: @escaping @Sendable () -> Void) {
    nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: Self.queue)
    // A wall deadline follows the system's date when the date is set or the machine sleeps.
    timer.schedule(wallDeadline: .now() + max(0, date.timeIntervalSinceNow))
    timer.setEventHandler {
      timer.cancel()
      action()
    }
    timer.activate()
    self.timer = timer
  }

  /// Stops the alarm, without an effect after it has fired.
  package func cancel() { timer.cancel() }

  private static let queue = DispatchQueue(label: "tip-clock")
}
