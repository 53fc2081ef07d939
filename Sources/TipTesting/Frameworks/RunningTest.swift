import Testing
import TipSnapshot
import XCTest

/// Where a test calls a helper, so that a failure is shown there.
package struct SourcePosition: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }
}

/// The test that is running, whichever framework runs it.
///
/// It matters to ask: `XCTFail` in a test of Swift Testing passes in silence, and so does
/// `Issue.record` in one of XCTest.
package enum RunningTest {
  /// Fails the test that is running.
  ///
  /// - Parameters:
  ///   - message: What is wrong, in sentences.
  ///   - position: Where the failure is shown; nil for the test itself.
  package static func fail(_ message: String, at position: SourcePosition?) {
    // A run with a failure may not have used all its snapshots.
    SnapshotRun.process.recordFailure()
    if Test.current == nil {
      // A test of XCTest, or a detached task of either framework: the one that does not run here
      // takes no notice.
      XCTFail(message, file: position?.filePath ?? #filePath, line: position?.line ?? #line)
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: position?.sourceLocation ?? Test.current?.sourceLocation ?? #_sourceLocation)
  }

  /// What tells the running test from others; nil outside of Swift Testing, where XCTest runs one
  /// test at a time.
  static var identity: String? {
    Test.current.map { "\($0.id)" }
  }

  /// Whether the running test is one of many with other arguments.
  static var isParameterized: Bool { Test.Case.current?.isParameterized ?? false }

  /// Calls an action once, when XCTest has finished the test that it runs now.
  static func whenXCTestCaseEnds(_ action: @escaping @Sendable () -> Void) {
    XCTestObservationCenter.shared.addTestObserver(CaseEnd(action))
  }

  private final class CaseEnd: NSObject, XCTestObservation {
    private let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) { self.action = action }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      XCTestObservationCenter.shared.removeTestObserver(self)
      action()
    }
  }
}

extension SourcePosition {
  fileprivate var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
