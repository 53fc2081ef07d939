import TestSupport
import Testing
import TipModel

@Suite("Conformance vectors")
struct ConformanceVectorTests {
  /// Returns all vectors.
  ///
  /// A file that cannot be read fails each test that asks for them.
  static func vectors() throws -> [Vector] { try VectorFile.vectors.get() }

  /// The numbers of vectors that a person and that the generator wrote, by subject.
  static let counts = [
    "rules": [202, 20], "windows": [56, 24], "limits": [45, 16], "frequency": [70, 18],
    "groups": [53, 18], "overrides": [71, 47], "invalidation": [45, 18], "merging": [52, 22],
    "time": [94, 58],
  ]

  @Test("Every file is valid by the schema, and can be read", arguments: VectorFile.names)
  func files(name: String) throws {
    #expect(try name == "\(VectorFile(named: name).subject).json")
  }

  // Fixtures/vectors/mutations.py counts the vectors that the message names.
  @Test("Each vector holds in the engine", arguments: try vectors())
  func holds(vector: Vector) throws {
    if let report = try vector.report() { Issue.record("\(report)") }
  }

  @Test("There are at least 600 of them, about nine subjects, most of them written by hand")
  func counts() throws {
    let vectors = try Self.vectors()
    let subjects = Dictionary(grouping: vectors, by: \.subject)
    let counts = subjects.mapValues { vectors in
      [vectors.count { !$0.isGenerated }, vectors.count(where: \.isGenerated)]
    }
    #expect(counts == Self.counts)
    #expect(vectors.count >= 600)
  }

  @Test("The documentation has the counts by subject")
  func documented() throws {
    let page = try PackageFile.text("Sources/TipControl.docc/ConformanceVectors.md")
    for (subject, counts) in Self.counts {
      #expect(page.contains("| `\(subject)` | \(counts[0]) | \(counts[1]) |"), "\(subject)")
    }
  }

  @Test("Each has an id that begins with its subject, once in all files, and a sentence")
  func names() throws {
    var ids: Set<String> = []
    for vector in try Self.vectors() {
      #expect(ids.insert(vector.id).inserted, "\(vector.id) exists twice")
      #expect(vector.id.wholeMatch(of: /[a-z]+(-[A-Za-z0-9]+)+/) != nil, "\(vector.id)")
      #expect(vector.id.hasPrefix("\(vector.subject)-"))
      #expect(vector.id.contains("-generated-") == vector.isGenerated, "\(vector.id)")
      #expect(vector.says.wholeMatch(of: /[A-Z0-9].*\./) != nil, "\(vector.says)")
    }
  }

  @Test("Each names a source that exists: a decision, a name of TipKit, or an article")
  func sources() throws {
    let rows = try PackageFile.text("Sources/TipControl.docc/Decisions.md")
      .matches(of: /\n### (D\d+)\n/).map { String($0.output.1) }
    let api = try PackageFile.text("Tests/API/TipEngine.txt").split(separator: "\n")
      .compactMap { $0.split(separator: ": ").first.map(String.init) }
    for source in Set(try Self.vectors().map(\.source)) {
      if let name = source.split(separator: "TipKit ").first, source.hasPrefix("TipKit ") {
        #expect(api.contains { $0 == name || $0.hasSuffix(".\(name)") }, "\(source)")
      } else if source.wholeMatch(of: /D\d+/) != nil {
        #expect(rows.contains(source), "\(source)")
      } else {
        #expect(throws: Never.self) {
          try PackageFile.text("Sources/TipControl.docc/\(source).md")
        }
      }
    }
  }

  @Test("Those that the shell cannot run are few, and about launch arguments and code")
  func withoutCommands() throws {
    let others = try Self.vectors().filter { !$0.hasCommands }
    #expect(others.count == 10)
    #expect(others.allSatisfy { ["overrides", "frequency"].contains($0.subject) })
  }
}

/// The comparison of a vector with the engine.
@Suite("A vector")
struct VectorTests {
  private func file(_ steps: String, tip: String = "") throws -> VectorFile {
    let text = """
      {"schema": 1, "subject": "a", "says": "A.", "now": "2026-11-21T12:00:00Z", "vectors": [
        {"id": "a", "says": "A.", "source": "D1",
         "state": {"tips": [{"id": "T", \(tip)"title": ""}]}, "steps": [\(steps)]}
      ]}
      """
    return try VectorFile(text: text, name: "a.json")
  }

  private func failures(_ steps: String, tip: String = "") throws -> [String] {
    try file(steps, tip: tip).vectors[0].failures().map(\.description)
  }

  @Test("expects none for a member that it leaves out: gate, next change, displays")
  func defaults() throws {
    let begin = #"{"begin": {"tip": "T"}, "expect": {"tips": {"T": {"status": "available"}}}}"#
    #expect(
      try failures(begin, tip: #""options": {"maxDisplayDuration": 60}, "#) == [
        "step 1, T next: expected none, found 2026-11-21T12:01:00.000Z",
        "step 1, T displays: expected 0, found 1",
      ])
    let hide = """
      {"force": {"state": "hidden"}, "expect": {"tips": {"T": {"status": "pending"}}}}
      """
    #expect(try failures(hide) == ["step 1, T gate: expected none, found override"])
  }

  @Test("stops at the first step that fails, and an unknown tip is a failure")
  func firstStep() throws {
    let wrong = #"{"clock": "2026-11-21", "expect": {"tips": {"U": {"status": "pending"}}}}"#
    #expect(
      try failures("\(wrong), \(wrong)") == [
        "step 1, U status: expected pending, found no such tip"
      ])
  }

  @Test("says in which step it fails, with the expected and the found value, and its subject")
  func report() throws {
    let step = #"{"clock": "2026-11-21", "expect": {"tips": {"T": {"status": "available"}}}}"#
    let vector = try file(step, tip: #""rules": ["false"], "#).vectors[0]
    #expect(
      try vector.report() == """
        The vector a fails in step 1, T status: expected available, found pending; \
        step 1, T gate: expected none, found rule. A. (D1)
        """)
    #expect(try file(step).vectors[0].report() == nil)
  }

  @Test("cannot be read from a file that is not valid, which is an error for all tests")
  func unreadable() throws {
    #expect(throws: TipControlError.self) {
      try VectorFile.vectors(inFiles: VectorFile.names + ["vectors.schema.json"]).get()
    }
  }

  @Test("remembers that a display is forced until it ends (D7)")
  func forcedDisplays() throws {
    let nothing = #""expect": {"donations": {"e": 0}}"#
    let steps = """
      {"force": {"state": "shown"}, \(nothing)}, {"begin": {"tip": "T"}, \(nothing)},
      {"force": {"state": "auto"}, \(nothing)}, {"end": {"tip": "T"}, \(nothing)},
      {"begin": {"tip": "T"},
        "expect": {"tips": {"T": {"status": "available", "displays": 1}}}}
      """
    #expect(try failures(steps) == [])
  }
}
