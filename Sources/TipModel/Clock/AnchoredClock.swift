package import TipFoundation

/// A clock setting together with the system instant at which it took effect.
///
/// The two together tell this clock's time for any instant of the system's clock, and back.
package struct AnchoredClock: Hashable, Sendable {
  /// What the clock shows.
  package let setting: ClockSetting
  /// The system's instant at which the setting took effect.
  package let anchor: Timestamp

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - setting: What the clock shows.
  ///   - anchor: The system's instant at which the setting takes effect.
  package init(setting: ClockSetting, anchor: Timestamp) {
    self.setting = setting
    self.anchor = anchor
  }

  /// Returns what this clock shows when the system's clock shows a base instant.
  ///
  /// A part of a millisecond that a rate leads to is cut. An invalid rate counts as 1.
  package func timestamp(atBase base: Timestamp) -> Timestamp {
    guard let (start, rate) = line else { return frozenInstant }
    let elapsed = base.milliseconds - anchor.milliseconds
    if rate == 1 { return start.adding(milliseconds: elapsed) }
    return start.adding(milliseconds: Self.whole((Double(elapsed) * rate).rounded(.down)))
  }

  /// Returns the first base instant at which this clock shows an instant or a later one.
  ///
  /// An instant that has passed gives a base instant that has passed too; a frozen clock gives
  /// the anchor for every instant up to the one it shows. The answer is nil when the instant is
  /// never reached: after a frozen clock's, or beyond the year 9999 of the system's clock.
  package func baseTimestamp(for instant: Timestamp) -> Timestamp? {
    guard let (start, rate) = line else { return instant <= frozenInstant ? anchor : nil }
    let wanted = instant.milliseconds - start.milliseconds
    if rate == 1 { return reaching(instant, anchor.adding(milliseconds: wanted)) }
    let elapsed = Self.whole((Double(wanted) / rate).rounded(.up))
    let guess = anchor.adding(milliseconds: elapsed)
    // Division and multiplication round on their own: the first instant may be one beside.
    let earlier = guess.adding(milliseconds: -1)
    if timestamp(atBase: earlier) >= instant { return earlier }
    return reaching(instant, guess) ?? reaching(instant, guess.adding(milliseconds: 1))
  }

  private func reaching(_ instant: Timestamp, _ base: Timestamp) -> Timestamp? {
    timestamp(atBase: base) >= instant ? base : nil
  }

  /// What the clock shows at its anchor and how fast it runs; nil when frozen.
  private var line: (start: Timestamp, rate: Double)? {
    let rate = setting.rate > 0 && setting.rate.isFinite ? setting.rate : 1
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
    Int64(exactly: value) ?? (value > 0 ? .max : .min)
  }
}
