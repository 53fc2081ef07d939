/// A day of the Gregorian calendar.
///
/// In its arithmetic, years begin in March, so that a leap day is the last one.
struct CivilDay {
  let year: Int
  let month: Int
  let day: Int

  private static let daysIn400Years = 146_097
  /// The days from 1 March of the year 0 to 1 January 1970.
  private static let daysTo1970 = 719_468

  /// Creates a day, or nil when the month has no such day.
  init?(year: Int, month: Int, day: Int) {
    let isLeap = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    let last =
      switch month {
      case 2: isLeap ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    guard (1...12).contains(month), (1...last).contains(day) else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the day that is a number of days after 1 January 1970.
  init(daysSince1970 days: Int) {
    let days = days + Self.daysTo1970
    let centuries = days / Self.daysIn400Years
    let rest = days % Self.daysIn400Years
    let years = (rest - rest / 1460 + rest / 36_524 - rest / 146_096) / 365
    let dayOfYear = rest - (365 * years + years / 4 - years / 100)
    // Five months from March have 153 days, whose lengths repeat.
    let monthsSinceMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthsSinceMarch + 2) / 5 + 1
    month = monthsSinceMarch < 10 ? monthsSinceMarch + 3 : monthsSinceMarch - 9
    year = 400 * centuries + years + (month <= 2 ? 1 : 0)
  }

  /// The number of days since 1 January 1970.
  var daysSince1970: Int {
    let year = month <= 2 ? self.year - 1 : self.year
    let years = year % 400
    let monthsSinceMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthsSinceMarch + 2) / 5 + day - 1
    return year / 400 * Self.daysIn400Years + years * 365 + years / 4 - years / 100 + dayOfYear
      - Self.daysTo1970
  }
}
