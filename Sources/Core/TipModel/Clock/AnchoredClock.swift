/// A clock setting together with the system instant at which it took effect.
///
/// Together they convert between the system's time and this clock's time.
package struct AnchoredClock: Hashable, Sendable {
  package let setting: ClockSetting
  /// The system's instant at which the setting took effect.
  package let anchor: Timestamp

  package init(setting: ClockSetting, anchor: Timestamp) {
    self.setting = setting
    self.anchor = anchor
  }

  /// Returns this clock's time at an instant of the system's clock.
  ///
  /// Fractions of a millisecond are cut. An invalid rate is treated as 1.
  package func timestamp(atBase base: Timestamp) -> Timestamp {
    guard let (start, rate) = line else { return frozenInstant }
    let elapsed = base.milliseconds - anchor.milliseconds
    if rate == 1 { return start.adding(milliseconds: elapsed) }
    return start.adding(milliseconds: Self.whole((Double(elapsed) * rate).rounded(.down)))
  }

  /// Returns the first system instant at which this clock shows an instant or a later one.
  ///
  /// A past instant of this clock returns a past system instant. A frozen clock returns the anchor
  /// for every instant up to its own. The result is nil when the instant is never reached: after a
  /// frozen clock's instant, or beyond the year 9999 of the system's clock.
  package func baseTimestamp(for instant: Timestamp) -> Timestamp? {
    guard let (start, rate) = line else {
      return instant <= frozenInstant ? anchor : nil
    }
    let wanted = instant.milliseconds - start.milliseconds
    if rate == 1 { return reaching(instant, anchor.adding(milliseconds: wanted)) }
    let elapsed = Self.whole((Double(wanted) / rate).rounded(.up))
    let guess = anchor.adding(milliseconds: elapsed)
    // Division and multiplication round independently: the result may be off by one.
    let earlier = guess.adding(milliseconds: -1)
    if timestamp(atBase: earlier) >= instant { return earlier }
    return reaching(instant, guess) ?? reaching(instant, guess.adding(milliseconds: 1))
  }

  /// Checks that this clock shows a time in the supported years at an instant of the system.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the time is before 1600 or after 9999.
  package func check(atBase base: Timestamp, subject: String) throws(TipControlError) {
    guard let rate = line?.rate else { return }
    let elapsed = Double(base.milliseconds - anchor.milliseconds) * rate
    let start: Double =
      switch setting.kind {
      case .frozen(let instant), .started(let instant, _): Double(instant.milliseconds)
      // The sum of timestamps would be limited to the supported years.
      case .shifted(let milliseconds, _): Double(anchor.milliseconds) + Double(milliseconds)
      }
    guard !Timestamp.supports(milliseconds: start + elapsed) else { return }
    throw .unreadable(
      setting.description, in: subject, kind: "clock setting",
      because: "it leads out of the years 1600 to 9999", write: ClockSetting.accepts)
  }

  private func reaching(_ instant: Timestamp, _ base: Timestamp) -> Timestamp? {
    guard timestamp(atBase: base) >= instant else { return nil }
    return base
  }

  /// The clock's time at its anchor, and its rate, or nil when frozen.
  private var line: (start: Timestamp, rate: Double)? {
    let isValid = setting.rate > 0 && setting.rate.isFinite
    let rate = isValid ? setting.rate : 1
    return switch setting.kind {
    case .frozen: nil
    case .started(let start, _): (start, rate)
    case .shifted(let milliseconds, _): (anchor.adding(milliseconds: milliseconds), rate)
    }
  }

  private var frozenInstant: Timestamp {
    if case .frozen(let instant) = setting.kind { instant } else { anchor }
  }

  private static func whole(_ value: Double) -> Int64 {
    if let exact = Int64(exactly: value) { return exact }
    return value > 0 ? .max : .min
  }
}
