/// A day of the calendar that ISO 8601 means: Gregorian for all years.
///
/// Foundation's calendar and ISO 8601 style change to the Julian calendar before 1582, so that
/// `Date.distantPast` would read as two days later.
struct CivilDate: Equatable {
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
  func split(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
