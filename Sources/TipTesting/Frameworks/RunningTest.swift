import Testing
import XCTest

/// Where a test calls a helper, so that a failure is shown there.
struct SourcePosition: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

/// The test that is running, whichever framework runs it.
///
/// It matters to ask: `XCTFail` in a test of Swift Testing passes in silence, and so does
/// `Issue.record` in one of XCTest.
enum RunningTest {
  /// Fails the test that is running.
  ///
  /// - Parameters:
  ///   - message: What is wrong, in sentences.
  ///   - position: Where the failure is shown.
  static func fail(_ message: String, at position: SourcePosition) {
    if Test.current == nil {
      // A test of XCTest, or a detached task of either framework: the one that does not run here
      // takes no notice.
      XCTFail(message, file: position.filePath, line: position.line)
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: SourceLocation(
        fileID: "\(position.fileID)", filePath: "\(position.filePath)", line: Int(position.line),
        column: Int(position.column)))
  }
}
