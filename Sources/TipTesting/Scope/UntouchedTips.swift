import Synchronization
import TipEngine
import TipModel

/// Stands for the process's center in a test process, and fails the test that touches it.
///
/// The engine finds it by its name.
final class UntouchedTips: UnconfiguredTouchListener {
  /// The tests that have failed for it; one report for each says enough.
  private static let reported = Mutex<Set<String>>([])

  static func touched() {
    let test = RunningTest.identity ?? "XCTest"
    guard reported.withLock({ $0.insert(test).inserted }) else { return }
    if RunningTest.identity == nil {
      RunningTest.whenXCTestCaseEnds { reported.withLock { _ = $0.remove(test) } }
    }
    RunningTest.fail(
      "This test uses tips outside of a test's center, where nothing is configured. Add .tips to "
        + "its @Test or @Suite, inherit from TipTestCase, or wrap the code in withTips { … }. "
        + "A detached task does not see its test's center: hand it over with Tips.withCenter.",
      at: nil)
  }
}
