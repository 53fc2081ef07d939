public import TipEngine
import TipModel

/// Expects that a tip does not show now, and shows once some time has passed and nothing else.
///
/// The time is not passed: the engine knows when it is.
///
/// - Parameters:
///   - tip: The tip.
///   - duration: The time after which the tip shows, to the millisecond, and not before.
///   - fileID: The caller's position, where a failure is reported.
///   - filePath: The caller's position, where a failure is reported.
///   - line: The caller's position, where a failure is reported.
///   - column: The caller's position, where a failure is reported.
public func expectEligible(
  _ tip: any Tip, after duration: Duration, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  Expectation.eligible(tip, after: duration)
    .report(at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that a tip does not show now, and that a change makes it show.
///
/// - Parameters:
///   - tip: The tip.
///   - fileID: The caller's position, where a failure is reported.
///   - filePath: The caller's position, where a failure is reported.
///   - line: The caller's position, where a failure is reported.
///   - column: The caller's position, where a failure is reported.
///   - change: Makes the change: donates, writes a parameter, moves the clock.
/// - Throws: What the change throws.
public func expectEligible(
  _ tip: any Tip, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, after change: () throws -> Void
) rethrows {
  let before = Tips.explanation(of: tip)
  try change()
  Expectation.eligible(before, Tips.explanation(of: tip))
    .report(at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that a tip does not show now, and that an asynchronous change makes it show.
///
/// - Parameters:
///   - tip: The tip.
///   - isolation: The actor to run on; the caller's by default.
///   - fileID: The caller's position, where a failure is reported.
///   - filePath: The caller's position, where a failure is reported.
///   - line: The caller's position, where a failure is reported.
///   - column: The caller's position, where a failure is reported.
///   - change: Makes the change: donates, writes a parameter, moves the clock.
/// - Throws: What the change throws.
public func expectEligible(
  _ tip: any Tip, isolation: isolated (any Actor)? = #isolation, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  after change: () async throws -> Void
) async rethrows {
  let before = Tips.explanation(of: tip)
  try await change()
  Expectation.eligible(before, Tips.explanation(of: tip))
    .report(at: SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column))
}

extension Expectation {
  static func eligible(_ tip: any Tip, after duration: Duration) -> Expectation {
    let explanation = Tips.explanation(of: tip)
    let verdict = explanation.verdict
    guard !verdict.shouldDisplay else {
      return Expectation(false, "\"\(tip.id)\" shows already.", because: explanation)
    }
    return Expectation(
      explanation.wait == duration.wholeMilliseconds,
      "\"\(tip.id)\" does not begin to show after \(duration.words) alone.", because: explanation)
  }

  static func eligible(_ before: Explanation, _ after: Explanation) -> Expectation {
    let tip = after.tip.id
    guard !before.verdict.shouldDisplay else {
      return Expectation(false, "\"\(tip)\" showed before the change already.", because: before)
    }
    return Expectation(
      after.verdict.shouldDisplay, "\"\(tip)\" does not show after the change.", because: after)
  }
}

extension Explanation {
  /// The time after which the tip shows though nothing else happens, in milliseconds.
  fileprivate var wait: Int64? {
    showsAtTimestamp.map { $0.milliseconds - now.milliseconds }
  }
}
