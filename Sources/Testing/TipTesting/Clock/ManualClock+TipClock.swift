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
    let position = schedule.withLock { schedule -> ClockSchedule.Position? in
      guard deadline > schedule.now else { return nil }
      let position = ClockSchedule.Position(deadline: deadline, number: schedule.nextNumber())
      // Onlookers wait for sleepers only.
      _ = schedule.add(.alarm(action), at: position)
      return position
    }
    guard let position else {
      action()
      return TipClockAlarm {}
    }
    return TipClockAlarm { [weak self] in
      // Released outside of the lock: releasing the action may call code that reads the clock.
      let alarm = self?.schedule.withLock { $0.remove(position) }
      withExtendedLifetime(alarm) {}
    }
  }
}
