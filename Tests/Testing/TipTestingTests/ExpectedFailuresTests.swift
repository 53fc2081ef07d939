import Synchronization
import TestSupport
import Testing

@Suite("The expected failures of a test")
struct ExpectedFailuresTests {
  @Test(
    "are at a line of the call or below it, or at the given line, and in the file of the call",
    arguments: [
      ("FeederTests.swift", 10, nil, true), ("FeederTests.swift", 12, nil, true),
      ("FeederTests.swift", 9, nil, false), ("TipScreen.swift", 12, nil, false),
      ("FeederTests.swift", 9, 9, true), ("FeederTests.swift", 12, 9, false),
      ("TipScreen.swift", 9, 9, false),
    ] as [(file: String, line: Int, expectedLine: Int?, isAccepted: Bool)])
  func place(file: String, line: Int, expectedLine: Int?, isAccepted: Bool) {
    let failure = "The feeder has no seeds."
    let refused = Mutex<[String]>([])
    withKnownIssue(isIntermittent: true) {
      expectFailures(
        ["no seeds"], line: expectedLine, sourceLocation: position("FeederTests.swift", 10)
      ) {
        Issue.record(Comment(rawValue: failure), sourceLocation: position(file, line))
      }
    } matching: { issue in
      refused.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    #expect(refused.withLock { $0.contains(failure) } == !isAccepted)
    #expect(refused.withLock { $0.isEmpty } == isAccepted)
  }

  private func position(_ file: String, _ line: Int) -> SourceLocation {
    SourceLocation(fileID: "BackyardTests/\(file)", filePath: "/\(file)", line: line, column: 1)
  }
}
