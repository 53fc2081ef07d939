public import TipFoundation

/// The least time between the first displays of two tips.
///
/// The five named values are TipKit's (TipKit reference, `displayFrequency(_:)`); any other length
/// is accepted too (WWDC23 10229). Lengths are elapsed time, not calendar units.
public struct DisplayFrequency: Hashable, Sendable {
  /// The length in milliseconds; zero for no limit.
  package let milliseconds: Int64

  package init(milliseconds: Int64) { self.milliseconds = max(0, milliseconds) }

  /// No limit.
  public static let immediate = DisplayFrequency.seconds(0)
  /// One new tip an hour: 3,600 s.
  public static let hourly = DisplayFrequency.seconds(3600)
  /// One new tip a day: 86,400 s.
  public static let daily = DisplayFrequency.seconds(86_400)
  /// One new tip a week: 7 days.
  public static let weekly = DisplayFrequency.seconds(7 * 86_400)
  /// One new tip a month: 30 days.
  public static let monthly = DisplayFrequency.seconds(30 * 86_400)

  /// Returns a length of its own, in seconds; a negative one is no limit.
  public static func seconds(_ seconds: TimeInterval) -> DisplayFrequency {
    DisplayFrequency(milliseconds: Timestamp.milliseconds(inSeconds: seconds))
  }

  /// The values that have a name, in ascending order.
  package static let named: [(name: String, value: DisplayFrequency)] = [
    ("immediate", .immediate), ("hourly", .hourly), ("daily", .daily), ("weekly", .weekly),
    ("monthly", .monthly),
  ]
}
