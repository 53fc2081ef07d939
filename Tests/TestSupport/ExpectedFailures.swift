import Foundation
import Synchronization
package import Testing

/// Runs code that must fail the running test, and expects exactly these failures, in this order.
///
/// Any other failure, including a repeated one and one at another place, fails the test. Each is
/// expected on its own line of the code if these are as many lines as failures, and otherwise on
/// any of the code's lines.
///
/// - Parameters:
///   - texts: A part of the text of each failure, in which `…` is any text.
///   - line: The line of all failures, if it is not one of the code.
///   - sourceLocation: The position of the call; failures are expected in its file.
///   - path: The path of the file, which is read for the lines of the code.
///   - body: The code.
package func expectFailures(
  _ texts: [String], line: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  path: String = #filePath, _ body: () throws -> Void
) rethrows {
  let failures = ExpectedFailures(texts, line: line, call: sourceLocation, path)
  try withKnownIssue(failures.comment, sourceLocation: sourceLocation) {
    try body()
  } matching: {
    failures.accept($0)
  }
  #expect(failures.missing.isEmpty, failures.place, sourceLocation: sourceLocation)
}

/// Runs asynchronous code that must fail the running test, and expects exactly these failures.
package func expectFailures(
  _ texts: [String], line: Int? = nil, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, path: String = #filePath,
  _ body: () async throws -> Void
) async rethrows {
  let failures = ExpectedFailures(texts, line: line, call: sourceLocation, path)
  try await withKnownIssue(failures.comment, sourceLocation: sourceLocation) {
    try await body()
  } matching: {
    failures.accept($0)
  }
  #expect(failures.missing.isEmpty, failures.place, sourceLocation: sourceLocation)
}

/// The expected failures that have not happened yet.
private final class ExpectedFailures: Sendable {
  private let failures: Mutex<[(text: String, lines: ClosedRange<Int>)]>
  private let call: SourceLocation
  /// The expected place of each failure, in words.
  let place: Comment
  let comment: Comment

  init(_ texts: [String], line: Int?, call: SourceLocation, _ path: String) {
    let code = line.map { $0...$0 } ?? Self.linesOfCode(after: call, path)
    let isOneEach = code.count == texts.count
    let failures = texts.enumerated().map { index, text in
      let line = code.lowerBound + index
      return (text: text, lines: isOneEach ? line...line : code)
    }
    self.failures = Mutex(failures)
    self.call = call
    place = "Expected in \(call.fileID), lines \(code.lowerBound) to \(code.upperBound)"
    comment = Comment(rawValue: texts.joined(separator: "\n"))
  }

  var missing: [String] { failures.withLock { $0.map(\.text) } }

  /// Returns the lines between the braces of a call, or the one line with both braces.
  ///
  /// `swift format` indents both lines with braces as the call.
  private static func linesOfCode(after call: SourceLocation, _ path: String) -> ClosedRange<Int> {
    do {
      let lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
      let indentation = lines[call.line - 1].prefix { $0 == " " }
      let edges = lines.indices.dropFirst(call.line - 1).filter { index in
        let first = lines[index].dropFirst(indentation.count).first
        return lines[index].hasPrefix(indentation) && first != nil && first != " "
      }
      let open = try #require(edges.first { "{}".contains(lines[$0].suffix(1)) })
      // Line numbers begin with 1.
      if lines[open].hasSuffix("}") { return open + 1...open + 1 }
      return open + 2...(try #require(edges.first { $0 > open + 1 }))
    } catch {
      Issue.record(error, sourceLocation: call)
      return call.line...call.line
    }
  }

  /// Returns whether an issue is the next expected failure, and removes that failure.
  func accept(_ issue: Issue) -> Bool {
    let text = issue.comments.map(\.rawValue).joined(separator: "\n")
    return failures.withLock { failures in
      guard let expected = failures.first, Self.matches(text, expected.text),
        let position = issue.sourceLocation, position.fileID == call.fileID,
        expected.lines.contains(position.line)
      else { return false }
      failures.removeFirst()
      return true
    }
  }

  /// Returns whether a text contains the parts of an expected text in order.
  private static func matches(_ text: String, _ expected: String) -> Bool {
    var rest = text[...]
    for part in expected.split(separator: "…") {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
