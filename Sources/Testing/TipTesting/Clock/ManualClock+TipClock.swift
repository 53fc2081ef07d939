import Synchronization
public import TipModel

extension ManualClock: TipClock {
  /// The clock's date, truncated to the millisecond.
  public var date: Date { now.date }

  /// Calls an action once, when the clock reaches a date.
  ///
  /// - Parameters:
  ///   - date: The date, to the millisecond. A past one fires at once, inside this call.
  ///   - action: The action, called on the thread that moves the clock.
  /// - Returns: The alarm.
  public func alarm(at date: Date, _ action: @escaping @Sendable () -> Void) -> TipClockAlarm {
    use()
    let deadline = Instant(date).sinceEpoch
    let place = schedule.withLock { schedule -> ClockSchedule.Place? in
      guard deadline > schedule.now else { return nil }
      let place = ClockSchedule.Place(deadline: deadline, number: schedule.nextNumber())
      // Onlookers wait for sleepers only.
      _ = schedule.add(.alarm(action), at: place)
      return place
    }
    guard let place else {
      action()
      return TipClockAlarm {}
    }
    return TipClockAlarm { [weak self] in
      // Released outside of the lock: releasing the action may call code that reads the clock.
      let alarm = self?.schedule.withLock { $0.remove(place) }
      withExtendedLifetime(alarm) {}
    }
  }
}
