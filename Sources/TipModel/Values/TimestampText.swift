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
    let form =
      /(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(?:Z|([+-])(\d\d):(\d\d)))?/
    guard let match = text.wholeMatch(of: form)?.output else { return nil }
    // `\d` takes digits of any script, and `Int64` those of ASCII only.
    func field(_ digits: Substring?, _ range: ClosedRange<Int64>) -> Int64? {
      guard let digits else { return 0 }
      return Int64(digits).flatMap { range.contains($0) ? $0 : nil }
    }
    guard let year = field(match.1, 1...9999), let month = field(match.2, 1...12),
      let day = field(match.3, 1...31), let hour = field(match.4, 0...23),
      let minute = field(match.5, 0...59), let second = field(match.6, 0...59),
      let fraction = field(match.7.map { "\($0)00".prefix(3) }, 0...999),
      let offsetHour = field(match.9, 0...23), let offsetMinute = field(match.10, 0...59)
    else { return nil }
    let date = CivilDate(year: year, month: month, day: day)
    // 30 February would be a day of March.
    guard CivilDate(daysSince1970: date.daysSince1970) == date else { return nil }
    let offset = (offsetHour * 60 + offsetMinute) * (match.8 == "-" ? -1 : 1)
    let minutes = (date.daysSince1970 * 24 + hour) * 60 + minute - offset
    self.init(milliseconds: (minutes * 60 + second) * 1000 + fraction)
  }
}

/// A day of the calendar that ISO 8601 means: Gregorian for all years.
///
/// Foundation's calendar and ISO 8601 style change to the Julian calendar before 1582, so that
/// `Date.distantPast` would read as two days later.
private struct CivilDate: Equatable {
  static let millisecondsInDay: Int64 = 86_400_000
  private static let daysIn400Years: Int64 = 146_097
  /// From 1 March of the year 0 to 1 January 1970.
  private static let daysBefore1970: Int64 = 719_468

  let year: Int64
  let month: Int64
  let day: Int64

  init(year: Int64, month: Int64, day: Int64) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Years are counted from March, so that a leap day is the last of its year.
  init(daysSince1970 days: Int64) {
    let (era, dayOfEra) = (days + Self.daysBefore1970).split(by: Self.daysIn400Years)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  var daysSince1970: Int64 {
    let (era, yearOfEra) = (month <= 2 ? year - 1 : year).split(by: 400)
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * Self.daysIn400Years + dayOfEra - Self.daysBefore1970
  }
}

extension Int64 {
  /// The quotient rounded down, and a remainder that is never negative.
  fileprivate func split(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  /// The number in at least so many digits.
  fileprivate func padded(_ width: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, width - digits.count)) + digits
  }
}
