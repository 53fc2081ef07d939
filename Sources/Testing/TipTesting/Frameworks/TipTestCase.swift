public import TipEngine
public import XCTest

/// An XCTest case whose tests each have their own center, clock and datastore.
///
/// ```swift
/// final class FavoriteTests: TipTestCase {
///   override var options: TipTestOptions { TipTestOptions(at: "2026-11-21T09:00:00Z") }
/// }
/// ```
open class TipTestCase: XCTestCase {
  /// The options of each test's center, the defaults unless overridden.
  open var options: TipTestOptions { TipTestOptions() }

  /// The center of the running test.
  public var center: TipsCenter { TipTest.center }

  /// The clock of the running test.
  public var clock: ManualClock { TipTest.clock }

  /// The scope of the running test, for failures of detached tasks.
  private var scope: TipTestScope?

  /// Runs a test with `setUp` and `tearDown` in a center, and reports resources left open.
  override open func invokeTest() {
    let options = options
    let report = ScopeReport(of: self, otherwise: options.position)
    do {
      try TipTestScope.run(options, report: report) { _ in
        scope = TipTestScope.current
        defer { scope = nil }
        super.invokeTest()
      }
      if hasEndedEarly { SnapshotAssertion.run.recordEarlyEnd(of: name) }
    } catch {
      SnapshotAssertion.run.recordEarlyEnd(of: name)
      RunningTest.fail("\(error)", at: options.position)
    }
  }

  #if canImport(Darwin)
    /// Records a failure, which also says which help was on screen.
    override open func record(_ issue: XCTIssue) {
      var issue = issue
      issue.compactDescription = explained(issue.compactDescription)
      super.record(issue)
    }
  #else
    /// Records a failure, which also says which help was on screen.
    override open func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      super.recordFailure(
        withDescription: explained(description), inFile: filePath, atLine: lineNumber,
        expected: expected)
    }
  #endif

  /// Returns the text of a failure with the evidence, unless the failure explains itself.
  private func explained(_ failure: String) -> String {
    guard !RunningTest.isExplained,
      let evidence = (TipTestScope.current ?? scope)?.evidenceOfFailure()
    else { return failure }
    return "\(failure)\n\(evidence)"
  }

  /// Whether the test was skipped, threw an error, or stopped at its first failure.
  private var hasEndedEarly: Bool {
    guard let testRun else { return false }
    if testRun.hasBeenSkipped || testRun.unexpectedExceptionCount > 0 { return true }
    return !continueAfterFailure && testRun.failureCount > 0
  }
}
