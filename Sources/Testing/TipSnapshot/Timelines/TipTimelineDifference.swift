extension TipTimeline {
  /// A day on which two timelines differ.
  public struct Difference: Hashable, Sendable, CustomStringConvertible {
    /// The number of the day.
    public let day: Int
    /// The expected tips, sorted, or nil when the expected timeline is shorter.
    public let expected: [String]?
    /// The tips that show, sorted, or nil when the timeline is shorter.
    public let actual: [String]?

    /// The difference as one line: `day 3: expected FeedBirdsTip, found -`.
    public var description: String {
      "day \(day): expected \(Self.words(expected)), found \(Self.words(actual))"
    }

    private static func words(_ tips: [String]?) -> String {
      guard let tips else { return "no such day" }
      return TipTimelineText.tips(tips)
    }
  }

  /// Returns the days on which this timeline differs from an expected one.
  ///
  /// Days are compared by number. The timelines' starts are ignored.
  ///
  /// - Parameter expected: The other timeline.
  /// - Returns: The differing days in order, empty when both have the same days and tips.
  public func differences(from expected: TipTimeline) -> [Difference] {
    (0..<max(days.count, expected.days.count)).compactMap { day in
      let found = day < days.count ? days[day] : nil
      let wanted = day < expected.days.count ? expected.days[day] : nil
      if found == wanted { return nil }
      return Difference(day: day, expected: wanted, actual: found)
    }
  }
}
