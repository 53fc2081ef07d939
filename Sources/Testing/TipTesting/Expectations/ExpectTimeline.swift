public import TipEngine
import TipFoundation
package import TipSnapshot

/// Expects the tips that show on each day, when a screen appears once a day.
///
/// The table has a line for each day, or for a range of equal days. A day without tips has a `-`.
/// The test's clock advances by a day between two days, and ends on the last day.
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
///   - table: The days, from 0, and the ids of the tips on each.
///   - tips: The tips of the screen, in line.
///   - position: The caller's position, where a failure is reported.
public func expectTimeline(
  _ table: String, of tips: [any Tip], at position: SourcePosition = #position
) {
  guard CenterCheck.passes(at: position),
    let clock = TipTest.clock(for: "expectTimeline", at: position)
  else { return }
  Expectation.timeline(table, on: TipScreen(inline: tips), clock).report(at: position)
}

/// Expects the tips of a screen that show on each day, when the screen appears once a day.
///
/// - Parameters:
///   - table: The days, from 0, and the ids of the tips on each.
///   - screen: The screen, which appears and disappears once a day.
///   - position: The caller's position, where a failure is reported.
public func expectTimeline(
  _ table: String, on screen: TipScreen, at position: SourcePosition = #position
) {
  guard CenterCheck.passes(at: position),
    let clock = TipTest.clock(for: "expectTimeline", at: position)
  else { return }
  Expectation.timeline(table, on: screen, clock).report(at: position)
}

extension TipScreen {
  /// Shows the screen once a day, and returns the tips that showed.
  ///
  /// The test's clock advances by a day between two days, and ends on the last day.
  ///
  /// - Parameters:
  ///   - days: The number of days, of which the first is today.
  ///   - position: The caller's position, where a failure is reported.
  /// - Returns: The tips of each day, from the clock's date on.
  public func timeline(days: Int, at position: SourcePosition = #position) -> TipTimeline {
    timeline(days: days, TipTest.clock(for: "timeline", at: position) ?? ManualClock())
  }

  fileprivate func timeline(days: Int, _ clock: ManualClock) -> TipTimeline {
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
  static func timeline(
    _ table: String, on screen: TipScreen, _ clock: ManualClock
  ) -> Expectation {
    do throws(TipControlError) {
      let expected = try TipTimeline(parsing: table)
      let found = screen.timeline(days: expected.days.count, clock)
      return difference(between: found, and: expected)
    } catch {
      return Expectation(failure: "The timeline cannot be read. \(error)")
    }
  }

  /// Returns the expectation that a timeline is as expected.
  package static func difference(
    between found: TipTimeline, and expected: TipTimeline
  ) -> Expectation {
    let differences = found.differences(from: expected)
    guard !differences.isEmpty else { return Expectation(failure: nil) }
    let lines = differences.map { "  \($0)" }.joined(separator: "\n")
    return Expectation(failure: "The timeline differs.\n\(lines)\nFound:\n\(found)")
  }
}
