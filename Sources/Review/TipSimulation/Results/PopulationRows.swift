import TipFoundation

/// The table of many people, for texts and pages: a row for each tip.
extension Population {
  /// The reported days that the scenario reaches.
  package var reportedDays: [Int] {
    let reached = Self.reportedDays.filter { $0 < days }
    return reached.isEmpty ? [days - 1] : reached
  }

  /// The heads of the columns.
  package var columns: [String] {
    ["tip"] + reportedDays.map { "by day \($0)" }
      + ["all", "median day", "displays", "invalidated", "never seen"]
  }

  /// Returns the cells of a tip.
  package func cells(_ id: String, _ tally: Tally) -> [String] {
    [id] + reportedDays.map { Share.percent(tally.reached(byDay: $0), of: people) }
      + [
        Share.percent(tally.seen, of: people), tally.medianFirstDay.map { "\($0)" } ?? "-",
        Share.average(tally.displayCount, of: people), Self.words(tally.invalidated), never(tally),
      ]
  }

  private func never(_ tally: Tally) -> String {
    guard tally.starvedCount > 0 else { return "" }
    return "\(Share.percent(tally.starvedCount, of: people)): \(Self.words(tally.starved))"
  }

  private static func words<Word: RawRepresentable<String>>(_ counts: [Word: Int]) -> String {
    let total = counts.values.reduce(0, +)
    return counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
      .map { "\($0.key.rawValue) \(Share.percent($0.value, of: total))" }
      .joined(separator: ", ")
  }
}
