import TipModel
package import TipFoundation

/// Which tips show on which day, from day 0 on.
///
/// Its text is easy to write by hand, as what a test expects (``init(parsing:)``):
///
/// ```
/// 0:    FavoriteBackyardTip, FeedBirdsTip
/// 1-6:  -
/// 7:    ShareBackyardTip
/// ```
public struct TipTimeline: Hashable, Sendable {
  /// One day, or several in a row on which the same tips show.
  public struct Row: Hashable, Sendable {
    /// The numbers of the days.
    public let days: ClosedRange<Int>
    /// When the first of them begins; nil when the timeline has no start.
    package let date: Timestamp?
    /// The ids of the tips that show on each of them, sorted.
    public let tips: [String]
  }

  /// The ids of the tips that show, sorted, for each day.
  public let days: [[String]]
  /// When day 0 begins; nil when that does not matter.
  package let start: Timestamp?

  /// The most days that a timeline read from text may have: about a century.
  package static let largestDayCount = 36_525

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - days: The ids of the tips that show, for each day from day 0 on; their order and
  ///     repetitions do not count.
  ///   - start: When day 0 begins; nil when that does not matter.
  package init(days: [[String]], start: Timestamp? = nil) {
    self.days = days.map { Set($0).sorted() }
    self.start = start
  }

  /// Returns when a day begins: whole days of 24 hours after the start (D11).
  ///
  /// - Parameter day: The day's number.
  /// - Returns: The instant; nil when the timeline has no start.
  package func date(ofDay day: Int) -> Timestamp? {
    start?.adding(seconds: Double(day) * 86_400)
  }

  /// The days, those in a row on which the same tips show taken together.
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
