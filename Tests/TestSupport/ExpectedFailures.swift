import Synchronization
package import Testing

/// Runs code that must fail the running test, and expects exactly these failures, in this order.
///
/// Any other failure, including a repeated one, fails the test.
///
/// - Parameters:
///   - texts: A part of the text of each failure, in which `…` is any text.
///   - line: The expected line of each failure; nil for any line.
///   - sourceLocation: The position that is reported when a failure is missing.
///   - body: The code.
package func expectFailures(
  _ texts: [String], line: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () throws -> Void
) rethrows {
  let failures = ExpectedFailures(texts, line: line)
  try withKnownIssue(failures.comment, sourceLocation: sourceLocation) {
    try body()
  } matching: {
    failures.accept($0)
  }
  #expect(failures.missing.isEmpty, sourceLocation: sourceLocation)
}

/// Runs asynchronous code that must fail the running test, and expects exactly these failures.
package func expectFailures(
  _ texts: [String], line: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void
) async rethrows {
  let failures = ExpectedFailures(texts, line: line)
  try await withKnownIssue(failures.comment, sourceLocation: sourceLocation) {
    try await body()
  } matching: {
    failures.accept($0)
  }
  #expect(failures.missing.isEmpty, sourceLocation: sourceLocation)
}

/// The expected failures that have not happened yet.
private final class ExpectedFailures: Sendable {
  private let texts: Mutex<[String]>
  private let line: Int?
  let comment: Comment

  init(_ texts: [String], line: Int?) {
    self.texts = Mutex(texts)
    self.line = line
    comment = Comment(rawValue: texts.joined(separator: "\n"))
  }

  var missing: [String] { texts.withLock { $0 } }

  /// Returns whether an issue is the next expected failure, and removes that failure.
  func accept(_ issue: Issue) -> Bool {
    let text = issue.comments.map(\.rawValue).joined(separator: "\n")
    return texts.withLock { texts in
      guard let expected = texts.first, Self.matches(text, expected),
        line == nil || issue.sourceLocation?.line == line
      else { return false }
      texts.removeFirst()
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
