import Synchronization
import TestSupport
import Testing

@Suite("The expected failures of a test")
struct ExpectedFailuresTests {
  private static let text = "The feeder has no seeds."

  /// Returns whether the failures of a body are the expected ones.
  private func isAccepted(_ body: () throws -> Void) rethrows -> Bool {
    let refused = Mutex(0)
    try withKnownIssue(isIntermittent: true) {
      try body()
    } matching: { _ in
      refused.withLock { $0 += 1 }
      return true
    }
    return refused.withLock { $0 == 0 }
  }

  private func fail(_ line: Int, in file: String = #fileID) {
    let position = SourceLocation(fileID: file, filePath: "/\(file)", line: line, column: 1)
    Issue.record(Comment(rawValue: Self.text), sourceLocation: position)
  }

  @Test(
    "are on any line of code that has more statements, and in its file",
    arguments: [(-1, false), (0, false), (1, true), (2, true), (3, false)])
  func lines(offset: Int, expected: Bool) {
    let line = #line + 2
    let accepted = isAccepted {
      expectFailures(["no seeds"]) {
        _ = Self.text
        fail(line + offset)
      }
    }
    #expect(accepted == expected)
    let elsewhere = isAccepted {
      expectFailures(["no seeds"]) {
        _ = Self.text
        fail(#line, in: "BackyardTests/FeederTests.swift")
      }
    }
    #expect(!elsewhere)
  }

  @Test("are on the first line of one statement each if the code has as many")
  func oneEach() {
    let line = #line + 4
    for (first, second, expected) in [(0, 1, true), (1, 1, false), (0, 0, false), (0, 2, false)] {
      let accepted = isAccepted {
        expectFailures(["seeds", "seeds"]) {
          fail(line + first)
          fail(
            line + second)
        }
      }
      #expect(accepted == expected, "\(first) \(second)")
    }
    for (offset, expected) in [(0, true), (1, false), (-1, false)] {
      let accepted = isAccepted { expectFailures(["seeds"]) { fail(#line + offset) } }
      #expect(accepted == expected, "\(offset)")
    }
  }

  @Test("are at the given line, wherever it is", arguments: [(9, true), (10, false)])
  func givenLine(line: Int, expected: Bool) {
    #expect(isAccepted { expectFailures(["no…seeds"], line: 9) { fail(line) } } == expected)
  }

  @Test("are exactly the expected ones, in their order")
  func number() {
    let accepted = [
      isAccepted { expectFailures(["feeder…seeds"], line: 9) { fail(9) } },
      isAccepted { expectFailures(["seeds"], line: 9) {} },
      isAccepted { expectFailures(["water"], line: 9) { fail(9) } },
      isAccepted { expectFailures(["seeds…feeder"], line: 9) { fail(9) } },
      isAccepted { expectFailures([], line: 9) { fail(9) } },
    ]
    #expect(accepted == [true, false, false, false, false])
  }
}
