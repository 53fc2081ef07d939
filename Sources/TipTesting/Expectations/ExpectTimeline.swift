public import TipEngine
import TipFoundation

/// Expects which tips show on which day, when somebody opens a screen once a day.
///
/// The table has a line for each day, or for several that are alike; a day without tips has a `-`.
/// The test's clock is moved by a day between the lines, and stands on the last day afterwards.
///
/// ```swift
/// expectTimeline(
///   """
///   0: FavoriteBackyardTip
///   1: FeedBirdsTip
///   2-6: -
///   """, of: [FavoriteBackyardTip(), FeedBirdsTip()])
/// ```
///
/// - Parameters:
///   - table: The days, from 0, and the ids of the tips.
///   - tips: The tips of the screen, in line.
///   - fileID: The caller's position, where a failure is reported.
///   - filePath: The caller's position, where a failure is reported.
///   - line: The caller's position, where a failure is reported.
///   - column: The caller's position, where a failure is reported.
public func expectTimeline(
  _ table: String, of tips: [any Tip], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Expectation.timeline(table, on: TipScreen(inline: tips))
    .report(at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects which tips of a screen show on which day, when somebody opens it once a day.
///
/// - Parameters:
///   - table: The days, from 0, and the ids of the tips.
///   - screen: The screen; it appears and disappears once a day.
///   - fileID: The caller's position, where a failure is reported.
///   - filePath: The caller's position, where a failure is reported.
///   - line: The caller's position, where a failure is reported.
///   - column: The caller's position, where a failure is reported.
public func expectTimeline(
  _ table: String, on screen: TipScreen, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Expectation.timeline(table, on: screen)
    .report(at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

extension TipScreen {
  /// Brings the screen up once a day, and returns which tips it showed.
  ///
  /// The test's clock is moved by a day between two days, and stands on the last one afterwards.
  ///
  /// - Parameter days: How many days; the first is today.
  /// - Returns: The tips of each day, from the clock's date on.
  public func timeline(days: Int) -> TipTimeline {
    let clock = TipTest.clock
    let start = Timestamp(clock.date)
    var shown: [[String]] = []
    for day in 0..<max(0, days) {
      if day > 0 { clock.advance(by: .days(1)) }
      appear()
      shown.append(visibleIDs)
      disappear()
    }
    return TipTimeline(days: shown, start: start)
  }
}

extension Expectation {
  static func timeline(_ table: String, on screen: TipScreen) -> Expectation {
    do throws(TipControlError) {
      let expected = try TipTimeline(parsing: table)
      let found = screen.timeline(days: expected.days.count)
      let differences = found.differences(from: expected)
      guard !differences.isEmpty else { return Expectation(failure: nil) }
      let lines = differences.map { "  \($0)" }.joined(separator: "\n")
      return Expectation(failure: "The timeline is another.\n\(lines)\nFound:\n\(found)")
    } catch {
      return Expectation(failure: "The timeline cannot be read. \(error)")
    }
  }
}
