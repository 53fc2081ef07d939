import Foundation
import Synchronization
import Testing
import XCTest

/// The running test, whichever framework runs it.
///
/// The framework has to be known: before Swift 6.4, `XCTFail` in a test of Swift Testing passes
/// silently, and so does `Issue.record` in one of XCTest. From then on they forward failures to
/// each other.
package enum RunningTest {
  /// Whether the failure that is being reported says why help shows or does not.
  @TaskLocal static var isExplained = false

  /// Fails the running test at a position, or at the test itself.
  package static func fail(_ message: String, at position: SourcePosition?) {
    if let collection { return collection.failures.withLock { $0.append(message) } }
    if Test.current == nil, !FrameworkInterop.isActive {
      // A test of XCTest, or a detached task of either framework: the framework that is not running
      // ignores the failure.
      let position = position ?? .unknown
      XCTFail(message, file: position.filePath, line: position.line)
    }
    Issue.record(Comment(rawValue: message), sourceLocation: location(position))
  }

  /// The failures of some code, which are not reported.
  private final class Collection: Sendable {
    let failures = Mutex<[String]>([])
  }

  @TaskLocal private static var collection: Collection?

  /// Returns the failures that code reports, instead of failing the test.
  @MainActor package static func collectFailures(
    _ code: () async throws -> Void
  ) async rethrows -> [String] {
    let collection = Collection()
    try await $collection.withValue(collection) { try await code() }
    return collection.failures.withLock { $0 }
  }

  /// Fails a test of XCTest at its own source.
  static func fail(_ message: String, in test: XCTestCase, at source: TestSource) {
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

  /// The source location of a position, or else of the running test.
  private static func location(_ position: SourcePosition?) -> SourceLocation {
    if let position { return position.sourceLocation }
    return Test.current?.sourceLocation ?? SourcePosition.unknown.sourceLocation
  }

  /// The advice for a test without a center, also for a detached task of an unknown framework.
  static var centerAdvice: String {
    if Test.current != nil { return "add .tips to the test" }
    return "inherit from TipTestCase (in Swift Testing, add .tips to the test)"
  }

  // MARK: - Warnings

  /// Warns in the running test, which can still pass, at a position or at the test itself.
  ///
  /// XCTest has no warnings, and from Swift 6.4 on it takes one of Swift Testing for a failure. So
  /// it is printed there, in the form in which compilers print theirs.
  static func warn(_ message: String, at position: SourcePosition?) {
    #if compiler(>=6.3)
      if Test.current != nil {
        Issue.record(
          Comment(rawValue: message), severity: .warning, sourceLocation: location(position))
        return
      }
    #endif
    printWarning(
      message, at: position.map { TestSource(path: "\($0.filePath)", line: Int($0.line)) })
  }

  /// Warns about all tests of the run.
  ///
  /// It is printed, because the running test is an arbitrary one: if it expects an issue with
  /// `withKnownIssue`, a recorded warning would be that, and the order of the tests would decide.
  static func warnAboutRun(_ message: String) {
    let source = Test.current.map { test in
      TestSource(path: test.sourceLocation.fileID, line: test.sourceLocation.line)
    }
    printWarning(message, at: source)
  }

  /// Prints a warning to standard error, for what reads the output of compilers and tests.
  static func printWarning(_ message: String, at source: TestSource?) {
    var line = "warning: \(message)\n"
    if let source { line = "\(source.path):\(source.line): \(line)" }
    // A closed standard error must not fail the test.
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  // MARK: - Attachments

  /// Whether the running test can have attachments.
  ///
  /// XCTest has them on Apple's systems only.
  static var canAttach: Bool {
    guard Test.current == nil else {
      #if compiler(>=6.2)
        return true
      #else
        return false
      #endif
    }
    #if canImport(Darwin)
      // Tests of XCTest that are not asynchronous run on the main thread.
      return Thread.isMainThread
    #else
      return false
    #endif
  }

  /// Attaches a text to the running test, as a file of its report.
  ///
  /// - Returns: Whether the test can have attachments.
  @discardableResult
  package static func attach(
    _ text: String, named name: String, at position: SourcePosition?
  ) -> Bool {
    guard canAttach else { return false }
    guard Test.current == nil else {
      #if compiler(>=6.2)
        Attachment.record(text, named: name, sourceLocation: location(position))
      #endif
      return true
    }
    #if canImport(Darwin)
      MainActor.assumeIsolated {
        XCTContext.runActivity(named: name) { activity in
          let attachment = XCTAttachment(string: text)
          attachment.name = name
          attachment.lifetime = .keepAlways
          activity.add(attachment)
        }
      }
    #endif
    return true
  }

  // MARK: - Parameterised tests

  static var isParameterized: Bool { Test.Case.current?.isParameterized ?? false }

  /// The arguments of a parameterised test as a name: `FeedBirdsTip-dark`.
  ///
  /// Swift Testing has no public access to the arguments, so they are read by reflection. The name
  /// is nil when they are not found, or the description of one is too long for a name.
  static var argumentName: String? {
    guard isParameterized, let testCase = Test.Case.current else { return nil }
    return ArgumentName(of: testCase)?.text
  }
}

extension SourcePosition {
  /// The position of a property, which has no caller's, in a test of XCTest.
  fileprivate static let unknown = SourcePosition(
    fileID: "<unknown>/<unknown>", filePath: "<unknown>", line: 1, column: 1)

  fileprivate var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }
}
