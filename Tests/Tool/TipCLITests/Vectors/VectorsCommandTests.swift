import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("tipctl vectors")
struct VectorsCommandTests {
  let yard: Yard

  init() throws { yard = try Yard(isEmpty: true) }

  /// A file with two vectors, of which the second fails.
  static let file = """
    {
      "schema": 1, "subject": "feeders", "says": "Feeders.", "now": "2026-11-21T12:00:00Z",
      "vectors": [
        {
          "id": "feeders-full", "says": "A tip without rules is available.", "source": "D8",
          "state": {"tips": [{"id": "FeedBirdsTip"}]},
          "expect": {"tips": {"FeedBirdsTip": {"status": "available"}}}
        },
        {
          "id": "feeders-empty", "says": "A donation is wanted.", "source": "D12",
          "state": {"tips": [{"id": "FeedBirdsTip", "rules": ["false"]}], "events": [{"id": "e"}]},
          "expect": {"tips": {"FeedBirdsTip": {"status": "pending", "gate": "rule"}}},
          "steps": [
            {
              "donate": {"event": "e"},
              "expect": {"tips": {"FeedBirdsTip": {"status": "available"}}, "donations": {"e": 2}}
            },
            {"donate": {"event": "e"}, "expect": {"donations": {"e": 9}}}
          ]
        }
      ]
    }
    """

  @Test("prints counts by subject, and each failure with its line, step and values")
  func text() throws {
    try yard.write(Self.file, to: "feeders.json")
    let run = vectors("feeders.json")
    #expect(run.code == .no)
    #expect(
      run.output == """
        subject  passed  failed
        feeders  1       1

        feeders.json:14: feeders-empty, step 1 (D12)
          A donation is wanted.
          FeedBirdsTip status: expected available, found pending
          FeedBirdsTip gate: expected none, found rule
          e donations: expected 2, found 1

        """)
    #expect(run.errors.isEmpty)
  }

  @Test("prints the same for programs")
  func json() throws {
    try yard.write(Self.file, to: "feeders.json")
    let run = vectors("feeders.json", "--format", "json")
    #expect(run.code == .no)
    let answer = try StoredValue(json: run.output, subject: "answer")
    guard case .object(let fields) = answer, case .array(let failures)? = fields["failures"] else {
      Issue.record("no failures in \(run.output)")
      return
    }
    #expect(fields["passed"] == 1 && fields["failed"] == 1 && fields["schema"] == 1)
    #expect(
      fields["subjects"]
        == [["file": "feeders.json", "subject": "feeders", "passed": 1, "failed": 1]])
    #expect(failures.count == 3)
    #expect(
      failures.first
        == [
          "file": "feeders.json", "line": 14, "id": "feeders-empty",
          "says": "A donation is wanted.", "source": "D12", "step": 1, "subject": "FeedBirdsTip",
          "member": "status",
          "expected": "available", "found": "pending",
        ])
  }

  @Test("runs all files of the package, and exits with 0")
  func all() throws {
    let run = vectors(VectorFiles.paths + ["--format", "json"])
    #expect(run.code == .done, "\(run.output)")
    #expect(run.output.contains("\"passed\" : \(VectorFiles.cases.count)"))
  }

  @Test("adds up several files, and reads standard input")
  func several() throws {
    try yard.write(Self.file, to: "feeders.json")
    let input = Self.file.split(separator: "\n").map(String.init)
    let run = yard.run("vectors", "feeders.json", "-", input: input) {
      $0.currentDirectory = yard.folder.path
    }
    #expect(run.output.contains("all      2       2"))
    #expect(run.output.contains("standard input:14: feeders-empty"))
  }

  /// A part of a vector, in place of its steps, the line, the path and the suggestion.
  @Test(
    "refuses a file that it cannot read, with the line, the path and the nearest member",
    arguments: [
      (#""step": []"#, "vectors[0].step is an unknown member", "\"steps\""),
      (#""steps": [{"donat": {}, "expect": {}}]"#, "vectors[0].steps[0].donat", "\"donate\""),
      (#""steps": [{"expect": {}}]"#, "vectors[0].steps[0] has no action", "donate, set"),
      (
        #""steps": [{"unset": {"parameter": "a"}, "clock": "2026-11-21", "expect": {}}]"#,
        "vectors[0].steps[0] has several actions: \"unset\", \"clock\"", "a step"
      ),
      (#""steps": [{"clock": "2026-11-21"}]"#, "vectors[0].steps[0].expect is missing", "object"),
      (#""steps": [{"clock": "noon", "expect": {}}]"#, "steps[0].clock cannot be \"noon\"", "ISO"),
      (#""steps": [{"donate": {"event": "e", "n": 2}, "expect": {}}]"#, "donate.n", "event"),
      (#""steps": [{"donate": {"event": "e", "count": 0}, "expect": {}}]"#, "be 0", "1 to 10000"),
      (#""steps": [{"force": {"state": "on"}, "expect": {}}]"#, "state cannot be \"on\"", "auto"),
      (#""steps": [{"frequency": "dayly", "expect": {}}]"#, "\"dayly\"", "hourly"),
      (#""steps": [{"reset": {"tip": "a", "event": "b"}, "expect": {}}]"#, "several", "a step"),
      (
        #""steps": [{"merge": {"device": "a", "state": {"tipps": []}}, "expect": {}}]"#,
        "steps[0].merge.state.tipps", "\"tips\""
      ),
      (
        #""steps": [{"controls": {"source": "stored", "values": {}}, "expect": {}}]"#,
        "source cannot be \"stored\"", "\"environment\""
      ),
      (
        #""steps": [{"controls": {"source": "api", "values": {"ShowTip": "a"}}, "expect": {}}]"#,
        "values.ShowTip is not a control", "\"ShowTips\""
      ),
      (
        #""steps": [{"controls": {"source": "api", "values": {"HideAllTips": ""}}, "expect": {}}]"#,
        "values.HideAllTips", "true"
      ),
      (#""expect": {"tips": {"a": {"status": "on"}}}"#, "status cannot be \"on\"", "\"pending\""),
      (#""expect": {"tips": {"a": {"status": "invalidated"}}}"#, "reason is missing", "tipClosed"),
      (
        #""expect": {"tips": {"a": {"status": "pending", "reason": "tipClosed"}}}"#,
        "goes with the status", "Leave it out"
      ),
      (
        #""expect": {"tips": {"a": {"status": "pending", "gate": "on"}}}"#, "gate cannot be",
        "\"rule\""
      ),
      (#""expect": {"tip": {}}"#, "expect.tip is an unknown member", "\"tips\""),
      (#""generated": false"#, "vectors[0] expects nothing", "\"expect\""),
      (#""now": "never", "expect": {}"#, "vectors[0].now cannot be \"never\"", "ISO"),
    ])
  func mistakes(part: String, reason: String, advice: String) throws {
    let text = """
      {"schema": 1, "subject": "a", "says": "A.", "now": "2026-11-21", "vectors": [
        {"id": "a", "says": "A.", "source": "D1", "state": {},
          \(part)
        }
      ]}
      """
    try yard.write(text, to: "bad.json")
    let run = vectors("bad.json")
    #expect(run.code == .badData)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.first?.contains("bad.json:") == true, "\(run.errors)")
    #expect(run.errorLines.first?.contains(reason) == true, "\(run.errors)")
    #expect(run.errorLines.last?.contains(advice) == true, "\(run.errors)")
  }

  @Test("refuses invalid JSON, a newer version, a state that cannot be read, and a second id")
  func files() throws {
    for (text, reason) in [
      ("{\"schema\": 1,}", "bad.json:1: invalid JSON: a comma before \"}\""),
      ("{\"schema\": 2}", "bad.json:1: schema cannot be 2"),
      (Self.file.replacing("feeders-empty", with: "feeders-full"), "bad.json:10: vectors[1].id"),
      (Self.file.replacing("\"false\"", with: "\"f(\""), "bad.json:11: vectors[1].state.tips[0]"),
      (Self.file.replacing("\"subject\"", with: "\"subjekt\""), "subjekt is an unknown member"),
    ] {
      try yard.write(text, to: "bad.json")
      try yard.write(Self.file, to: "good.json")
      let run = vectors("good.json", "bad.json")
      #expect(run.code == .badData)
      #expect(run.output.isEmpty)
      #expect(run.errors.contains(reason), "\(run.errors)")
    }
    #expect(vectors("none.json").code == .missing)
    #expect(vectors().code == .usage)
  }

  private func vectors(_ words: String...) -> RecordedRun { vectors(words) }

  private func vectors(_ words: [String]) -> RecordedRun {
    yard.run(["vectors"] + words) { $0.currentDirectory = yard.folder.path }
  }
}

/// The comparison of a vector with the engine.
@Suite("A vector")
struct VectorTests {
  private func failures(_ steps: String, tip: String = "") throws -> [String] {
    let text = """
      {"schema": 1, "subject": "a", "says": "A.", "now": "2026-11-21T12:00:00Z", "vectors": [
        {"id": "a", "says": "A.", "source": "D1",
         "state": {"tips": [{"id": "T", \(tip)"title": ""}]}, "steps": [\(steps)]}
      ]}
      """
    let file = try VectorFile(text: text, name: "a.json")
    return file.vectors[0].failures().map {
      "\($0.step) \($0.subject) \($0.member) \($0.expected) \($0.found)"
    }
  }

  @Test("expects none for a member that it leaves out: gate, next change, displays")
  func defaults() throws {
    let begin = #"{"begin": {"tip": "T"}, "expect": {"tips": {"T": {"status": "available"}}}}"#
    #expect(
      try failures(begin, tip: #""options": {"maxDisplayDuration": 60}, "#) == [
        "1 T next none 2026-11-21T12:01:00.000Z", "1 T displays 0 1",
      ])
    let hide = """
      {"force": {"state": "hidden"}, "expect": {"tips": {"T": {"status": "pending"}}}}
      """
    #expect(try failures(hide) == ["1 T gate none override"])
  }

  @Test("stops at the first step that fails, and an unknown tip is a failure")
  func firstStep() throws {
    let wrong = #"{"clock": "2026-11-21", "expect": {"tips": {"U": {"status": "pending"}}}}"#
    #expect(try failures("\(wrong), \(wrong)") == ["1 U status pending no such tip"])
  }

  @Test("remembers that a display is forced until it ends (D7)")
  func forcedDisplays() throws {
    let steps = """
      {"force": {"state": "shown"}, "expect": {}}, {"begin": {"tip": "T"}, "expect": {}},
      {"force": {"state": "auto"}, "expect": {}}, {"end": {"tip": "T"}, "expect": {}},
      {"begin": {"tip": "T"},
        "expect": {"tips": {"T": {"status": "available", "displays": 1}}}}
      """
    #expect(try failures(steps) == [])
  }
}
