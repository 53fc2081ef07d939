extension Text {
  /// How a date is written (SwiftUI reference).
  public enum DateStyle: Hashable, Sendable {
    case time, date, relative, offset, timer

    /// Returns a date in words.
    ///
    /// A distance from the present is written as the date and time, so that tests agree at any
    /// time.
    func words(_ date: Date) -> String {
      let format = Date.FormatStyle(
        locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian),
        timeZone: .gmt)
      return switch self {
      case .time: date.formatted(format.hour().minute())
      case .date: date.formatted(format.year().month(.wide).day())
      default: date.formatted(.iso8601)
      }
    }
  }

  /// Creates a text from a date, in English and in Greenwich time.
  public init(_ date: Date, style: DateStyle) { self.init(verbatim: style.words(date)) }

  /// Creates a text from two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      verbatim: DateStyle.date.words(dates.lowerBound) + " – "
        + DateStyle.date.words(dates.upperBound))
  }

  /// Creates a text of a timer, which does not run here and is written as its end.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) { self.init(timerInterval.upperBound, style: .timer) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }
}
