import Synchronization
package import Testing

/// Runs code that must fail the running test, and expects exactly these failures, in this order.
///
/// Any other failure, including a repeated one and one at another place, fails the test.
///
/// - Parameters:
///   - texts: A part of the text of each failure, in which `…` is any text.
///   - line: The expected line of each failure; nil for any line from that of the call on.
///   - sourceLocation: The position of the call; failures are expected in its file.
///   - body: The code.
package func expectFailures(
  _ texts: [String], line: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void
) rethrows {
  let failures = ExpectedFailures(texts, line: line, call: sourceLocation)
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
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
) async rethrows {
  let failures = ExpectedFailures(texts, line: line, call: sourceLocation)
  try await withKnownIssue(failures.comment, sourceLocation: sourceLocation) {
    try await body()
  } matching: {
    failures.accept($0)
  }
  #expect(failures.missing.isEmpty, failures.place, sourceLocation: sourceLocation)
}

/// The expected failures that have not happened yet.
private final class ExpectedFailures: Sendable {
  private let texts: Mutex<[String]>
  private let line: Int?
  private let call: SourceLocation
  let comment: Comment

  init(_ texts: [String], line: Int?, call: SourceLocation) {
    self.texts = Mutex(texts)
    self.line = line
    self.call = call
    comment = Comment(rawValue: texts.joined(separator: "\n"))
  }

  var missing: [String] { texts.withLock { $0 } }

  /// The expected place of each failure, in words.
  var place: Comment {
    let lines = line.map { "at line \($0)" } ?? "from line \(call.line) on"
    return "Expected in \(call.fileID), \(lines)"
  }

  /// Returns whether an issue is the next expected failure, and removes that failure.
  func accept(_ issue: Issue) -> Bool {
    let text = issue.comments.map(\.rawValue).joined(separator: "\n")
    return texts.withLock { texts in
      guard let expected = texts.first, Self.matches(text, expected),
        isExpected(issue.sourceLocation)
      else { return false }
      texts.removeFirst()
      return true
    }
  }

  /// Returns whether a failure may be at a position.
  ///
  /// The end of the code is unknown, so without a line every line below is accepted.
  private func isExpected(_ position: SourceLocation?) -> Bool {
    guard let position, position.fileID == call.fileID else { return false }
    return line.map { $0 == position.line } ?? (position.line >= call.line)
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
