import Foundation
import Synchronization
package import Testing

/// Runs code that must fail the running test, and expects exactly these failures, in this order.
///
/// Any other failure, including a repeated one and one at another place, fails the test. Each is
/// expected on the first line of one statement if the code has as many statements as failures, and
/// otherwise on any line of the code.
///
/// - Parameters:
///   - texts: A part of the text of each failure, in which `…` is any text.
///   - line: The line of all failures, if it is not one of the code.
///   - sourceLocation: The position of the call. Failures are expected in its file.
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
    let code: Code
    if let line {
      code = Code(statements: [line], last: line)
    } else {
      code = Code(after: call, path)
    }
    let all = (code.statements.first ?? call.line)...code.last
    var lines = texts.map { _ in all }
    if code.statements.count == texts.count { lines = code.statements.map { $0...$0 } }
    let failures = zip(texts, lines).map { (text: $0, lines: $1) }
    self.failures = Mutex(failures)
    self.call = call
    place = "Expected in \(call.fileID), lines \(all.lowerBound) to \(all.upperBound)"
    comment = Comment(rawValue: texts.joined(separator: "\n"))
  }

  var missing: [String] { failures.withLock { $0.map(\.text) } }

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

/// The lines of the code in the braces of a call.
private struct Code {
  /// The first line of each statement.
  let statements: [Int]
  let last: Int

  init(statements: [Int], last: Int) {
    self.statements = statements
    self.last = last
  }

  /// Reads the code of a call.
  ///
  /// A line with both braces is one statement. `swift format` indents the lines with the braces as
  /// the call, and statements by two more.
  init(after call: SourceLocation, _ path: String) {
    do {
      let lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
      func indentation(_ index: Int) -> Int { lines[index].prefix { $0 == " " }.count }
      let start = call.line - 1
      let edges = lines.indices[start...].filter {
        indentation($0) == indentation(start) && !lines[$0].isEmpty
      }
      let open = try #require(edges.first { "{}".contains(lines[$0].suffix(1)) })
      guard lines[open].hasSuffix("{") else {
        self.init(statements: [open + 1], last: open + 1)
        return
      }
      let close = try #require(edges.first { $0 > open })
      let statements = (open + 1..<close).filter { index in
        let text = lines[index].dropFirst(indentation(start) + 2)
        return indentation(index) == indentation(start) + 2 && !")]}".contains(text.prefix(1))
      }
      // Line numbers begin with 1.
      self.init(statements: statements.map { $0 + 1 }, last: close)
    } catch {
      Issue.record(error, sourceLocation: call)
      self.init(statements: [call.line], last: call.line)
    }
  }
}
