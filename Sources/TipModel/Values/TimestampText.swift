extension Timestamp: CustomStringConvertible {
  /// ISO 8601 in UTC with milliseconds: `2026-11-21T09:00:00.000Z`.
  public var description: String {
    let (day, time) = milliseconds.split(by: CivilDate.millisecondsInDay)
    let date = CivilDate(daysSince1970: day)
    let (seconds, fraction) = time.split(by: 1000)
    let (minutes, second) = seconds.split(by: 60)
    let (hour, minute) = minutes.split(by: 60)
    return "\(date.year.padded(4))-\(date.month.padded(2))-\(date.day.padded(2))"
      + "T\(hour.padded(2)):\(minute.padded(2)):\(second.padded(2)).\(fraction.padded(3))Z"
  }

  /// Reads ISO 8601: a date and a time with `Z` or an offset, or a date alone (midnight UTC).
  ///
  /// A fraction of a second is cut to milliseconds. Returns nil for anything else.
  public init?(iso8601 text: String) {
    guard let spelling = ISO8601Spelling(text), let instant = spelling.instant else { return nil }
    self = instant
  }
}

extension Int64 {
  /// The number in at least so many digits.
  fileprivate func padded(_ width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
