/// Writes how long ago a date is (Foundation reference), by the format of `Date`.
public final class RelativeDateTimeFormatter: @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  /// Whether yesterday has its name.
  public enum DateTimeStyle: Int, Sendable { case numeric, named }

  /// How units are written.
  public var unitsStyle = UnitsStyle.full
  /// Whether yesterday has its name.
  public var dateTimeStyle = DateTimeStyle.numeric
  /// The language.
  public var locale = Locale(identifier: "en_US")
  /// The calendar.
  public var calendar = Calendar(identifier: .gregorian)

  /// Creates a formatter.
  public init() {}

  /// Returns how long a date is before or after another.
  public func localizedString(for date: Date, relativeTo other: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(other))
  }

  /// Returns a length of time before or after now.
  public func localizedString(fromTimeInterval seconds: TimeInterval) -> String {
    // The format reads the time itself, so the date is half a second beyond the unit.
    let half = seconds < 0 ? -0.5 : 0.5
    return Date(timeIntervalSinceNow: seconds + half).formatted(style)
  }

  private var style: Date.RelativeFormatStyle {
    Date.RelativeFormatStyle(
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale, calendar: calendar)
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}
