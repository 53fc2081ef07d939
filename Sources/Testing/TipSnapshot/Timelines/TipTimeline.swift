package import TipFoundation

/// The tips that show on each day, from day 0.
///
/// Its text is easy to write by hand as the expectation of a test (``init(parsing:)``):
///
/// ```
/// 0:    FavoriteBackyardTip, FeedBirdsTip
/// 1-6:  -
/// 7:    ShareBackyardTip
/// ```
public struct TipTimeline: Hashable, Sendable {
  /// One day, or consecutive days on which the same tips show.
  public struct Row: Hashable, Sendable {
    /// The numbers of the days.
    public let days: ClosedRange<Int>
    /// The start of the first day, or nil when the timeline has no start.
    package let date: Timestamp?
    /// The ids of the tips that show on each of the days, sorted.
    public let tips: [String]
  }

  /// The ids of the tips that show on each day, sorted.
  public let days: [[String]]
  /// The start of day 0, or nil when it does not matter.
  package let start: Timestamp?

  /// The maximum number of days in a parsed timeline: about a century.
  package static let largestDayCount = 36_525

  package init(days: [[String]], start: Timestamp? = nil) {
    self.days = days.map { Set($0).sorted() }
    self.start = start
  }

  /// Returns the start of a day, or nil when the timeline has no start.
  ///
  /// It is whole days of 24 hours after the timeline's start (D11).
  package func date(ofDay day: Int) -> Timestamp? {
    start?.adding(seconds: Double(day) * 86_400)
  }

  /// The rows: consecutive days on which the same tips show form one row.
  public var rows: [Row] {
    var rows: [Row] = []
    for (day, tips) in days.enumerated() {
      if let last = rows.last, last.tips == tips {
        rows[rows.count - 1] = Row(days: last.days.lowerBound...day, date: last.date, tips: tips)
      } else {
        rows.append(Row(days: day...day, date: date(ofDay: day), tips: tips))
      }
    }
    return rows
  }
}
