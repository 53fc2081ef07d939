package import Foundation
import TipEngine
import TipModel

/// Calls an action at an interval of the tips' clock, as long as the timer exists.
@MainActor package final class ViewTimer {
  private let center = Tips.center
  private let alarms = CenterAlarms()
  private let interval: TimeInterval
  private let action: (Date) -> Void

  /// Creates a timer of the current center.
  package init(every interval: TimeInterval, _ action: @escaping (Date) -> Void) {
    // The clock has milliseconds.
    self.interval = max(interval, 0.001)
    self.action = action
    schedule()
  }

  deinit { alarms.set(AlarmRequest(nil), ring: {}) }

  private func schedule() {
    let next = Timestamp(center.now.addingTimeInterval(interval))
    alarms.set(
      AlarmRequest(center.alarmTime(for: next)),
      ring: { [weak self] in
        // A test's clock rings on the thread that moves it, another clock on any.
        if !OnMainActor.run({ self?.fire() }) { Task { @MainActor in self?.fire() } }
      })
  }

  private func fire() {
    schedule()
    Tips.withCenter(center) { action(center.now) }
  }
}
