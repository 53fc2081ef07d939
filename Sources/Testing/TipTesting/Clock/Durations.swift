// Durations of elapsed time (D11): an hour is 3,600 s, a day 24 hours, a week 7 days.
extension Duration {
  /// Returns a number of minutes of 60 s each.
  public static func minutes(_ count: some BinaryInteger) -> Duration { seconds(count) * 60 }
  /// Returns a number of minutes of 60 s each.
  public static func minutes(_ count: Double) -> Duration { seconds(count * 60) }
  /// Returns a number of hours of 3,600 s each.
  public static func hours(_ count: some BinaryInteger) -> Duration { seconds(count) * 3600 }
  /// Returns a number of hours of 3,600 s each.
  public static func hours(_ count: Double) -> Duration { seconds(count * 3600) }
  /// Returns a number of days of 86,400 s each.
  public static func days(_ count: some BinaryInteger) -> Duration { seconds(count) * 86_400 }
  /// Returns a number of days of 86,400 s each.
  public static func days(_ count: Double) -> Duration { seconds(count * 86_400) }
  /// Returns a number of weeks of 7 days each.
  public static func weeks(_ count: some BinaryInteger) -> Duration { seconds(count) * 604_800 }
  /// Returns a number of weeks of 7 days each.
  public static func weeks(_ count: Double) -> Duration { seconds(count * 604_800) }
}
