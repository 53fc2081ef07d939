import Foundation
import XCTest

/// Where a test's own center reports the mistakes of the test.
struct ScopeReport {
  let fail: (String) -> Void
  let warn: (String) -> Void

  /// Creates reports at a position, or at the running test.
  init(at position: SourcePosition?) {
    fail = { RunningTest.fail($0, at: position) }
    warn = { RunningTest.warn($0, at: position) }
  }

  /// Creates reports at the source of a test of XCTest, or else at a position.
  ///
  /// XCTest does not know where a test is. Its source is searched for when something is wrong.
  init(of test: XCTestCase, otherwise position: SourcePosition) {
    func source() -> TestSource {
      TestSource.find(type(of: test), named: test.name)
        ?? TestSource(path: "\(position.filePath)", line: Int(position.line))
    }
    fail = { RunningTest.fail($0, in: test, at: source()) }
    warn = { RunningTest.printWarning($0, at: source()) }
  }
}
