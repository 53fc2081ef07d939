extension Tips {
  /// A length of time before now, within which donations count (TipKit reference).
  public struct DonationTimeRange: Hashable, Codable, Sendable {
    /// A unit of elapsed time.
    ///
    /// A day has 86,400 s.
    package enum Unit: String, Codable, CaseIterable, Sendable {
      case minute, hour, day, week

      var milliseconds: Int64 {
        switch self {
        case .minute: 60_000
        case .hour: 3_600_000
        case .day: 86_400_000
        case .week: 7 * 86_400_000
        }
      }
    }

    package let unit: Unit
    package let count: Int

    package init(_ count: Int, _ unit: Unit) {
      self.unit = unit
      self.count = count
    }

    /// The last minute.
    public static let minute = DonationTimeRange(1, .minute)
    /// The last hour.
    public static let hour = DonationTimeRange(1, .hour)
    /// The last day.
    public static let day = DonationTimeRange(1, .day)
    /// The last week.
    public static let week = DonationTimeRange(1, .week)

    /// Returns a range of a number of minutes.
    public static func minutes(_ count: Int) -> DonationTimeRange { .init(count, .minute) }
    /// Returns a range of a number of hours.
    public static func hours(_ count: Int) -> DonationTimeRange { .init(count, .hour) }
    /// Returns a range of a number of days.
    public static func days(_ count: Int) -> DonationTimeRange { .init(count, .day) }
    /// Returns a range of a number of weeks.
    public static func weeks(_ count: Int) -> DonationTimeRange { .init(count, .week) }

    /// The length in milliseconds, limited to the longest one.
    package var milliseconds: Int64 {
      let product = Int64(count).multipliedReportingOverflow(by: unit.milliseconds)
      guard product.overflow else { return product.partialValue }
      return count > 0 ? .max : -.max
    }

    /// The length in words: "5 days".
    package var words: String { Plural.count(count, unit.rawValue) }
  }
}
