import Dispatch
import Foundation

/// An alarm that follows the system's date.
package struct WallAlarm: Sendable {
  // Dispatch sources lock for themselves; only their Swift type does not say so.
  nonisolated(unsafe) private let timer: any DispatchSourceTimer

  /// Calls an action once when the system's clock has reached a date.
  ///
  /// - Parameters:
  ///   - date: The date; one that has passed rings at once.
  ///   - action: What to call, on a queue of the alarms' own.
  package init(at date: Date, _ action: @escaping @Sendable () -> Void) {
    nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: Self.queue)
    // A wall deadline follows the system's date when that is set or the machine sleeps.
    timer.schedule(wallDeadline: .now() + max(0, date.timeIntervalSinceNow))
    timer.setEventHandler {
      timer.cancel()
      action()
    }
    timer.activate()
    self.timer = timer
  }

  /// Stops the alarm; one that has rung is not affected.
  package func cancel() { timer.cancel() }

  private static let queue = DispatchQueue(label: "tip-clock")
}
