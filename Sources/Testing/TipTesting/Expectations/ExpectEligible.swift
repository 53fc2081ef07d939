public import TipEngine
import TipModel

/// Expects that a tip is hidden now, and shows after some time if nothing else changes.
///
/// The clock does not move: the engine computes the time.
///
/// - Parameters:
///   - tip: The tip.
///   - duration: The time until the tip shows, exact to the millisecond.
///   - position: The caller's position, where a failure is reported.
public func expectEligible(
  _ tip: any Tip, after duration: Duration, at position: SourcePosition = #position
) {
  Expectation.check(at: position) { .eligible(tip, after: duration) }
}

/// Expects that a tip is hidden now, and that a change makes it show.
///
/// - Parameters:
///   - tip: The tip.
///   - position: The caller's position, where a failure is reported.
///   - change: The change: donates, writes a parameter, moves the clock.
/// - Throws: The error of the change.
public func expectEligible(
  _ tip: any Tip, at position: SourcePosition = #position, after change: () throws -> Void
) rethrows {
  guard CenterCheck.passes(at: position) else { return }
  let before = Tips.explanation(of: tip)
  try change()
  Expectation.eligible(before, Tips.explanation(of: tip)).report(at: position)
}

/// Expects that a tip is hidden now, and that an asynchronous change makes it show.
///
/// - Parameters:
///   - tip: The tip.
///   - isolation: The actor to run on, the caller's by default.
///   - position: The caller's position, where a failure is reported.
///   - change: The change: donates, writes a parameter, moves the clock.
/// - Throws: The error of the change.
public func expectEligible(
  _ tip: any Tip, isolation: isolated (any Actor)? = #isolation,
  at position: SourcePosition = #position, after change: () async throws -> Void
) async rethrows {
  guard CenterCheck.passes(at: position) else { return }
  let before = Tips.explanation(of: tip)
  try await change()
  Expectation.eligible(before, Tips.explanation(of: tip)).report(at: position)
}

extension Expectation {
  static func eligible(_ tip: any Tip, after duration: Duration) -> Expectation {
    let explanation = Tips.explanation(of: tip)
    let verdict = explanation.verdict
    guard !verdict.shows else {
      return Expectation(false, "\(tip.id) may show already", because: explanation)
    }
    let wait = explanation.wait
    guard wait != duration.wholeMilliseconds else { return Expectation(failure: nil) }
    let failure = "\(tip.id) does not start to show after \(duration.words)"
    guard let wait else {
      return Expectation(false, explanation.headline(failure), because: explanation)
    }
    return Expectation(
      false, "\(failure): it shows in \(Duration.milliseconds(wait).words)", because: explanation)
  }

  static func eligible(_ before: Explanation, _ after: Explanation) -> Expectation {
    let tip = after.tip.id
    guard !before.verdict.shows else {
      return Expectation(false, "\(tip) may show already before the change", because: before)
    }
    return Expectation(
      after.verdict.shows, after.headline("\(tip) does not show after the change"),
      because: after)
  }
}

extension Explanation {
  /// The time until the tip shows if nothing else changes, in milliseconds.
  fileprivate var wait: Int64? {
    showsAtTimestamp.map { $0.milliseconds - now.milliseconds }
  }
}
