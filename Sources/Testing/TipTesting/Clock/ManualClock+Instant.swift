public import TipFoundation

extension ManualClock {
  /// A point in time on a manual clock, to the nanosecond.
  ///
  /// Binary fractions such as `.seconds(89.999)` have smaller errors than that, so rounded
  /// durations add up exactly.
  public struct Instant: InstantProtocol, Sendable {
    /// The time since the beginning of 1970, UTC.
    let sinceEpoch: Swift.Duration

    init(sinceEpoch: Swift.Duration) {
      let attoseconds = sinceEpoch.components.attoseconds
      let half = attoseconds.signum() * 500_000_000
      self.sinceEpoch =
        .seconds(sinceEpoch.components.seconds)
        + .nanoseconds((attoseconds + half) / 1_000_000_000)
    }

    /// Creates the instant of a date, to the millisecond.
    public init(_ date: Date) { sinceEpoch = .milliseconds(Timestamp(date).milliseconds) }

    /// The date, truncated to the millisecond, so that no alarm's date is shown before it fires.
    public var date: Date { timestamp.date }

    var timestamp: Timestamp {
      let seconds = sinceEpoch.components.seconds
      let (milliseconds, overflow) = seconds.multipliedReportingOverflow(by: 1000)
      guard !overflow else { return Timestamp(milliseconds: seconds < 0 ? .min : .max) }
      let perMillisecond: Int64 = 1_000_000_000_000_000
      let attoseconds = sinceEpoch.components.attoseconds
      let parts = attoseconds.quotientAndRemainder(dividingBy: perMillisecond)
      var whole = parts.quotient
      // Rounded down, also before 1970.
      if parts.remainder < 0 { whole -= 1 }
      return Timestamp(milliseconds: milliseconds).adding(milliseconds: whole)
    }

    /// Returns the instant after a duration.
    public func advanced(by duration: Swift.Duration) -> Instant {
      Instant(sinceEpoch: sinceEpoch + duration)
    }

    /// Returns the duration to another instant.
    public func duration(to other: Instant) -> Swift.Duration { other.sinceEpoch - sinceEpoch }

    /// Orders instants by time.
    public static func < (left: Instant, right: Instant) -> Bool {
      left.sinceEpoch < right.sinceEpoch
    }
  }
}

extension Date {
  init(iso8601 text: String) throws(TipControlError) {
    guard let timestamp = Timestamp(iso8601: text) else {
      throw TipControlError(
        .malformed, subject: text, reason: "Invalid ISO 8601 date \"\(text)\"",
        suggestion: "Write it as in \"2026-11-21T09:00:00Z\"")
    }
    self = timestamp.date
  }
}
