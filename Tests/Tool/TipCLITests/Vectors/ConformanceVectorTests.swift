import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Conformance vectors")
struct ConformanceVectorTests {
  @Test("Each vector holds in the engine", arguments: VectorFiles.cases)
  func holds(item: VectorFiles.Case) {
    let failures = item.vector.failures().map { failure in
      "step \(failure.step), \(failure.subject) \(failure.member): expected \(failure.expected), "
        + "found \(failure.found)"
    }
    #expect(failures == [], "\(item.vector.says) (\(item.vector.source))")
  }

  @Test("There are at least 600 of them, about nine subjects, most of them written by hand")
  func counts() throws {
    let files = try VectorFiles.all.get()
    var counts: [String: [Int]] = [:]
    for file in files {
      #expect(file.name == "\(file.subject).json")
      let generated = file.vectors.count(where: \.isGenerated)
      counts[file.subject] = [file.vectors.count - generated, generated]
    }
    #expect(counts == VectorFiles.counts)
    #expect(VectorFiles.cases.count >= 600)
  }

  @Test("The documentation has the counts by subject")
  func documented() throws {
    let page = try text("Sources/TipControl.docc/ConformanceVectors.md")
    for (subject, counts) in VectorFiles.counts {
      #expect(page.contains("| `\(subject)` | \(counts[0]) | \(counts[1]) |"), "\(subject)")
    }
  }

  @Test("Each has an id that begins with its subject, and a sentence")
  func names() {
    var ids: Set<String> = []
    for item in VectorFiles.cases {
      let vector = item.vector
      #expect(ids.insert(vector.id).inserted, "\(vector.id) exists twice")
      #expect(vector.id.wholeMatch(of: /[a-z]+(-[A-Za-z0-9]+)+/) != nil, "\(vector.id)")
      #expect(vector.id.hasPrefix("\(item.subject)-"))
      #expect(vector.id.contains("-generated-") == vector.isGenerated, "\(vector.id)")
      #expect(vector.says.wholeMatch(of: /[A-Z0-9].*\./) != nil, "\(vector.says)")
    }
  }

  @Test("Each names a source that exists: a decision, a name of TipKit, or an article")
  func sources() throws {
    let rows = try text("Sources/TipControl.docc/Decisions.md").matches(of: /\n### (D\d+)\n/)
      .map { String($0.output.1) }
    let api = try text("Tests/API/TipEngine.txt").split(separator: "\n")
      .compactMap { $0.split(separator: ": ").first.map(String.init) }
    for source in Set(VectorFiles.cases.map(\.vector.source)) {
      if let name = source.split(separator: "TipKit ").first, source.hasPrefix("TipKit ") {
        #expect(api.contains { $0 == name || $0.hasSuffix(".\(name)") }, "\(source)")
      } else if source.wholeMatch(of: /D\d+/) != nil {
        #expect(rows.contains(source), "\(source)")
      } else {
        #expect(throws: Never.self) { try text("Sources/TipControl.docc/\(source).md") }
      }
    }
  }

  @Test("Those that the shell cannot run are few, and about launch arguments and code")
  func withoutCommands() {
    let others = VectorFiles.cases.filter { !$0.vector.hasCommands }
    #expect(others.count == 10)
    #expect(others.allSatisfy { ["overrides", "frequency"].contains($0.subject) })
  }

  private func text(_ path: String) throws -> String {
    try PackageFile.text(path)
  }
}

@Suite("The published schema of vectors")
struct VectorSchemaTests {
  let checker: SchemaChecker

  init() throws {
    func schema(_ name: String) throws -> StoredValue {
      let file = VectorFiles.folder.appending(path: name)
      return try StoredValue(json: String(contentsOf: file, encoding: .utf8), subject: name)
    }
    let state = "../state.schema.json"
    checker = SchemaChecker(
      schema: try schema("vectors.schema.json"), others: [state: try schema(state)])
  }

  /// The members of each object of the schema.
  private static let objects: [String: [VectorKey]] = {
    var objects: [String: [VectorKey]] = [
      "vector": VectorKey.vector, "step": VectorKey.step, "expectation": VectorKey.expectation,
      "tipExpectation": VectorKey.tipExpectation,
    ]
    for action in VectorKey.actions {
      let details = VectorKey.details(of: action)
      if !details.isEmpty { objects[action.rawValue] = details }
    }
    return objects
  }()

  @Test("Every object has exactly the members of the code, and rejects others")
  func members() {
    #expect(checker.schema["properties"].names == Set(VectorKey.file.map(\.rawValue)))
    let definitions = checker.schema["$defs"]
    let objects = definitions.names.filter { definitions[$0]["type"] == "object" }
    #expect(objects == Set(Self.objects.keys))
    for (name, keys) in Self.objects {
      #expect(definitions[name]["properties"].names == Set(keys.map(\.rawValue)), "\(name)")
      #expect(definitions[name]["additionalProperties"] == false, "\(name)")
    }
    #expect(checker.schema["additionalProperties"] == false)
  }

  @Test("Every definition and every member is described")
  func described() { #expect(checker.undescribed == []) }

  @Test("The choices equal those of the code")
  func words() {
    func raw<Word: CaseIterable & RawRepresentable<String>>(_: Word.Type) -> StoredValue {
      .array(Word.allCases.map { .string($0.rawValue) })
    }
    let tip = checker.definition("tipExpectation")["properties"]
    #expect(tip["status"]["enum"] == raw(StatusWord.self))
    #expect(checker.definition("reason")["enum"] == raw(Tips.InvalidationReason.self))
    #expect(tip["gate"]["anyOf"].withParts.contains(raw(Gate.self)))
    let forced = StoredOverrides.ForcedState.allCases.map { StoredValue.string($0.rawValue) }
    #expect(checker.definition("force")["properties"]["state"]["enum"] == .array(forced + ["auto"]))
    let controls = checker.definition("controls")["properties"]
    #expect(
      controls["values"]["propertyNames"]["enum"]
        == .array(VectorFile.controls.map { .string($0.rawValue) }))
    #expect(
      controls["source"]["enum"]
        == .array(ControlSource.allCases.filter { $0 != .stored }.map { .string($0.rawValue) }))
  }

  @Test("Every file is valid", arguments: VectorFiles.paths)
  func files(path: String) throws {
    let value = try StoredValue(
      json: String(contentsOfFile: path, encoding: .utf8), subject: path)
    #expect(checker.problems(with: value) == [])
  }

  @Test(
    "It rejects the vectors that the code rejects",
    arguments: [
      #"{}"#, #"{"id": "a", "says": "A.", "source": "D1"}"#,
      #"{"id": "a", "says": "A.", "source": "D1", "state": {"tip": []}, "expect": {}}"#,
      #"{"id": "a", "says": "A.", "source": "D1", "state": {}, "expect": {"tips": {"a": {}}}}"#,
      #"{"id": "a", "says": "A.", "source": "D1", "state": {}, "steps": [{"clock": "now"}]}"#,
      #"{"id": "a", "says": "A.", "source": "D1", "state": {}, "steps": [{"wait": 1, "expect": {}}]}"#,
    ])
  func refusals(vector: String) throws {
    let text = """
      {"schema": 1, "subject": "a", "says": "A.", "now": "2026-11-21", "vectors": [\(vector)]}
      """
    let value = try StoredValue(json: text, subject: "vectors")
    #expect(!checker.problems(with: value).isEmpty)
    #expect(throws: TipControlError.self) { try VectorFile(text: text, name: "vectors") }
  }
}
