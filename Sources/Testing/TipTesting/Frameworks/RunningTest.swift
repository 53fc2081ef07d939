import Testing
import XCTest

/// The running test, whichever framework runs it.
///
/// The framework has to be known: `XCTFail` in a test of Swift Testing passes silently, and so does
/// `Issue.record` in one of XCTest.
package enum RunningTest {
  /// Fails the running test at a position; nil for that of the test itself.
  package static func fail(_ message: String, at position: SourcePosition?) {
    if Test.current == nil {
      // A test of XCTest, or a detached task of either framework: the framework that is not running
      // ignores the failure.
      XCTFail(message, file: position?.filePath ?? #filePath, line: position?.line ?? #line)
    }
    Issue.record(
      Comment(rawValue: message),
      sourceLocation: position?.sourceLocation ?? Test.current?.sourceLocation ?? #_sourceLocation)
  }

  /// Warns in the running test, which can still pass; XCTest and Swift before 6.3 ignore it.
  static func warn(_ message: String, at position: SourcePosition?) {
    #if compiler(>=6.3)
      let location = position?.sourceLocation ?? Test.current?.sourceLocation ?? #_sourceLocation
      Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: location)
    #endif
  }

  /// Fails a test of XCTest at its own source, or else at a position.
  ///
  /// XCTest does not know where a test is; its source is searched for when the test fails.
  static func fail(_ message: String, in test: XCTestCase, otherwise position: SourcePosition) {
    guard let source = TestSource.find(type(of: test), named: test.name) else {
      return fail(message, at: position)
    }
    #if canImport(Darwin)
      let location = XCTSourceCodeLocation(filePath: source.path, lineNumber: source.line)
      test.record(
        XCTIssue(
          type: .assertionFailure, compactDescription: message,
          sourceCodeContext: XCTSourceCodeContext(location: location)))
    #else
      test.recordFailure(
        withDescription: message, inFile: source.path, atLine: source.line, expected: true)
    #endif
  }

  /// Attaches a text to the running test, as a file of its report.
  ///
  /// XCTest has attachments on Apple's systems only.
  package static func attach(_ text: String, named name: String, at position: SourcePosition) {
    guard Test.current == nil else {
      #if compiler(>=6.2)
        Attachment.record(text, named: name, sourceLocation: position.sourceLocation)
      #endif
      return
    }
    #if canImport(Darwin)
      // Tests of XCTest that are not asynchronous run on the main thread.
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated {
        XCTContext.runActivity(named: name) { activity in
          let attachment = XCTAttachment(string: text)
          attachment.name = name
          attachment.lifetime = .keepAlways
          activity.add(attachment)
        }
      }
    #endif
  }

  /// The identity of the running test; nil outside of Swift Testing.
  ///
  /// XCTest runs one test at a time.
  static var identity: String? {
    Test.current.map { "\($0.id)" }
  }

  /// Whether the running test is parameterised.
  static var isParameterized: Bool { Test.Case.current?.isParameterized ?? false }

  /// The arguments of a parameterised test as a name: `FeedBirdsTip-dark`.
  ///
  /// Swift Testing has no public access to the arguments, so they are read by reflection; nil
  /// when they are not found, or the description of one is too long for a name.
  static var argumentName: String? {
    guard isParameterized, let testCase = Test.Case.current else { return nil }
    return ArgumentName(of: testCase)?.text
  }

  /// Calls an action once, when XCTest has finished its current test.
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
