public import Foundation
import Synchronization
package import TipModel

extension ManualClock: TipClock {
  /// The date that the clock shows, cut to the millisecond.
  public var date: Date { now.date }

  /// Calls an action once when the clock is moved to a date.
  ///
  /// - Parameters:
  ///   - date: The date, to the millisecond; one that has passed rings at once, inside this call.
  ///   - action: What to call, on the thread that moves the clock.
  /// - Returns: The alarm.
  public func alarm(at date: Date, _ action: @escaping @Sendable () -> Void) -> TipClockAlarm {
    let deadline = Instant(date).sinceEpoch
    let place = timeline.withLock { timeline -> ClockTimeline.Place? in
      guard deadline > timeline.now else { return nil }
      let place = ClockTimeline.Place(deadline: deadline, number: timeline.nextNumber())
      // Only a sleeper is what an onlooker waits for.
      _ = timeline.add(.alarm(action), at: place)
      return place
    }
    guard let place else {
      action()
      return TipClockAlarm {}
    }
    return TipClockAlarm { [weak self] in
      // Let go outside of the lock: an action may hold what asks the clock when it goes.
      let alarm = self?.timeline.withLock { $0.remove(place) }
      withExtendedLifetime(alarm) {}
    }
  }
}
