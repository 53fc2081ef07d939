import Testing

/// Adds to each failure of a test which help was on screen, and why other help was not.
///
/// A failure that an expectation of this library explains stays unchanged, and so do known issues
/// and warnings.
enum FailureGuard {
  /// Runs the code of a test of Swift Testing, in the test's scope.
  static func run(
    _ test: Test, _ testCase: Test.Case?, _ function: @Sendable () async throws -> Void
  ) async throws {
    #if compiler(>=6.3)
      // A trait of a test, inside of its suite's trait, would explain each issue again.
      if TipTestScope.current?.isOutermost == true {
        let handler = IssueHandlingTrait.compactMapIssues(explained)
        try await handler.provideScope(for: test, testCase: testCase) {
          try await explainingErrors(of: test, function)
        }
        return
      }
    #endif
    try await explainingErrors(of: test, function)
  }

  #if compiler(>=6.3)
    /// Returns an issue with the evidence of the current scope.
    private static func explained(_ issue: Issue) -> Issue? {
      // The issue of a detached task reaches each running test. Its owner, the run, reports it.
      if Test.current == nil { return nil }
      guard issue.isFailure, !RunningTest.isExplained,
        let evidence = TipTestScope.current?.evidenceOfFailure()
      else { return issue }
      var issue = issue
      issue.comments.append(Comment(rawValue: evidence))
      return issue
    }
  #endif

  /// Runs code whose error has the evidence in its description.
  ///
  /// An error that a test throws, and its time limit, become issues outside of all traits.
  private static func explainingErrors(
    of test: Test, _ function: @Sendable () async throws -> Void
  ) async throws {
    do {
      try await function()
      warnOfTimeLimit(of: test)
    } catch let error as CancellationError {
      warnOfTimeLimit(of: test)
      throw error
    } catch {
      // A requirement has been an issue already, and a cancelled test has not failed.
      let isExplained = error is ExpectationFailedError || error is ExplainedError
      guard !isExplained, !Task.isCancelled,
        let evidence = TipTestScope.current?.evidenceOfFailure()
      else { throw error }
      throw ExplainedError(error: error, evidence: evidence)
    }
  }

  /// Warns with the evidence if the time limit of a test has cancelled it.
  private static func warnOfTimeLimit(of test: Test) {
    guard Task.isCancelled, test.timeLimit != nil,
      let evidence = TipTestScope.current?.evidenceOfFailure()
    else { return }
    RunningTest.warn("The test was cancelled.\n\(evidence)", at: nil)
  }
}

/// An error that a test has thrown, with the evidence.
private struct ExplainedError: Error, CustomStringConvertible {
  let error: any Error
  let evidence: String

  var description: String { "\(String(describingForTest: error))\n\(evidence)" }
}
