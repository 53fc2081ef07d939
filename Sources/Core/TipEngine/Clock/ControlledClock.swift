import TipModel

/// The engine's time: a base clock, seen through the clock control if one is in force.
struct ControlledClock: Sendable {
  let base: any TipClock
  var setting: AnchoredClock?

  var baseNow: Timestamp { Timestamp(base.date) }

  var now: Timestamp { timestamp(atBase: baseNow) }

  /// Returns the engine's time at an instant of the base clock.
  func timestamp(atBase instant: Timestamp) -> Timestamp {
    setting?.timestamp(atBase: instant) ?? instant
  }

  /// Returns the base clock's time at which the engine's clock reaches an instant, if it does.
  func alarmTime(for instant: Timestamp) -> AlarmTime? {
    guard let setting else { return AlarmTime(date: instant, clock: base) }
    return setting.baseTimestamp(for: instant).map { AlarmTime(date: $0, clock: base) }
  }
}
