import TipModel
import TipEngine

/// What an expectation found: nil when it holds, or else what is wrong.
///
/// Finding out is apart from reporting, so that it can be tested without failing a test.
struct Expectation {
  let failure: String?

  /// One that holds, or fails with a headline and why the tip is in the state it is in.
  init(_ holds: Bool, _ headline: @autoclosure () -> String, because explanation: Explanation) {
    failure = holds ? nil : "\(headline())\n\(explanation.text)"
  }

  /// One that holds when nothing is wrong.
  init(failure: String?) { self.failure = failure }

  /// Fails the running test if the expectation does not hold.
  func report(at position: SourcePosition) {
    if let failure { RunningTest.fail(failure, at: position) }
  }
}
