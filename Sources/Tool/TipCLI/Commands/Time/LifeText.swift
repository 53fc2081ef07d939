import TipFoundation
import TipModel
import TipSimulation

extension Life {
  /// Returns the days, the tips, and why some of them starve.
  func text(_ context: CommandContext) -> String {
    let dayTable = TextTable(["day", "date", "on screen", "not on screen"], rows: dayRows)
    let end = Situation(facts, now: scenario.end)
    let rows = lanesInGroups.map { lane in
      lane.cells(in: end) { "\(scenario.day(of: $0))" }
    }
    let tipTable = TextTable(["tip", "displays", "first day", "at the end"], rows: rows)
    var lines = [context.text(of: dayTable), "", context.text(of: tipTable)]
    lines += unseen().map(\.printable)
    return lines.joined(separator: "\n")
  }

  /// The rows of the days, with one row for consecutive equal days.
  private var dayRows: [[TextTable.Cell]] {
    var rows: [(days: ClosedRange<Int>, day: Day)] = []
    for (number, day) in days.enumerated() {
      if let last = rows.last, last.day.onScreen == day.onScreen,
        last.day.notOnScreen == day.notOnScreen
      {
        rows[rows.count - 1].days = last.days.lowerBound...number
      } else {
        rows.append((number...number, day))
      }
    }
    return rows.map { days, day in
      let first = days.lowerBound
      let date = scenario.start.adding(milliseconds: Int64(first) * Scenario.dayLength)
      let others = day.notOnScreen.sorted { $0.key < $1.key }
        .map { "\($0.key) (\($0.value.rawValue))" }
      let numbers = days.count == 1 ? "\(first)" : "\(first)-\(days.upperBound)"
      var onScreen: TextTable.Cell = "-"
      if !day.onScreen.isEmpty {
        onScreen = .init(day.onScreen.joined(separator: ", "), .good)
      }
      return [
        .init(numbers),
        .init(String(date.description.prefix(10)), .faint),
        onScreen, .init(others.joined(separator: ", ")),
      ]
    }
  }
}

extension Lane {
  /// Returns the cells of the tip, with its first display as a date or a day, and its last state.
  ///
  /// - Parameters:
  ///   - end: The situation at the end of the lane, with the needs of the rules.
  ///   - first: Describes the first display.
  /// - Returns: The cells.
  func cells(in end: Situation, first: (Timestamp) -> String) -> [TextTable.Cell] {
    var firstDisplay = "-"
    if let display = displays.first { firstDisplay = first(display) }
    return [
      .init(tip), .init("\(displays.count)"), .init(firstDisplay),
      .init(lastState(in: end)),
    ]
  }

  private func lastState(in end: Situation) -> String {
    guard let state = spans.last?.state else { return "-" }
    guard state.parts.gate == Gate.rule.rawValue, let tip = end.facts.tips[tip] else {
      return state.words
    }
    let decision = end.verdict(for: tip).decision
    guard decision.gate == Gate.rule.rawValue else { return state.words }
    return "\(state.parts.name.words): \(decision.found)"
  }
}
