import TestSupport
import Testing
import TipModel

@Suite("The published schema of vectors")
struct VectorSchemaTests {
  let checker: SchemaChecker

  init() throws { checker = try VectorFile.checker.get() }

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
    func raw<Word: RawRepresentable<String>>(_ words: [Word]) -> StoredValue {
      .array(words.map { .string($0.rawValue) })
    }
    let tip = checker.definition("tipExpectation")["properties"]
    let statuses = ["\(Tips.Status.pending)", "\(Tips.Status.available)", "invalidated"]
    #expect(tip["status"]["enum"] == .array(statuses.map { .string($0) }))
    #expect(checker.definition("reason")["enum"] == raw(Tips.InvalidationReason.allCases))
    #expect(tip["gate"]["anyOf"].withParts.contains(raw(Gate.allCases)))
    let forced = StoredOverrides.ForcedState.allCases.map { StoredValue.string($0.rawValue) }
    #expect(checker.definition("force")["properties"]["state"]["enum"] == .array(forced + ["auto"]))
    // The clock is a step, and so are the overrides of tipctl.
    let deciding = Control.allCases.filter {
      $0.descriptor.effect == .tips || $0 == .displayFrequency
    }
    let controls = checker.definition("controls")["properties"]
    #expect(controls["values"]["propertyNames"]["enum"] == raw(deciding))
    #expect(controls["source"]["enum"] == raw(ControlSource.allCases.filter { $0 != .stored }))
  }

  // MARK: - Mistakes

  /// Returns the text of a file with one vector.
  private func file(_ change: String) throws -> String {
    let vector = try StoredValue(
      json: """
        {"id": "a", "says": "A.", "source": "D1", "state": {}, "expect": {"donations": {"e": 0}}}
        """, subject: "vector")
    guard case .object(var members) = vector,
      case .object(let changes) = try StoredValue(json: "{\(change)}", subject: "change")
    else { return "" }
    // A member that is null is left out.
    members = members.merging(changes) { $1 }.filter { $0.value != .null }
    return """
      {"schema": 1, "subject": "a", "says": "A.", "now": "2026-11-21T12:00:00Z", "vectors": [
        \(StoredValue.object(members).json)
      ]}
      """
  }

  private func problems(_ file: String) throws -> [String] {
    let problems = try checker.problems(with: StoredValue(json: file, subject: "file"))
    if !problems.isEmpty {
      #expect(throws: TipControlError.self) { try VectorFile(text: file, name: "file") }
    }
    return problems
  }

  @Test(
    "It rejects files without a vector, of another version, and with unknown members",
    arguments: [
      ("\"vectors\": [", "\"vectors\": [], \"more\": [", "$.vectors is below its minItems"),
      ("\"vectors\": [", "\"vectors\": [], \"more\": [", "$.more is not in the schema"),
      ("\"schema\": 1", "\"schema\": 2", "$.schema is a wrong value"),
    ])
  func files(part: String, mistake: String, problem: String) throws {
    #expect(try problems(file("")) == [])
    let problems = try problems(file("").replacing(part, with: mistake))
    #expect(problems.contains(problem), "\(problems)")
  }

  @Test(
    "It rejects vectors with mistakes",
    arguments: [
      (#""id": null"#, ".id is missing"),
      (#""step": []"#, ".step is not in the schema"),
      (#""now": "never""#, ".now does not match"),
      (#""state": {"tip": []}"#, ".state.tip is not in the schema"),
      (#""source": "d12""#, ".source does not match"),
      (#""source": "D12 and D13""#, ".source does not match"),
      (#""source": "TipKit ""#, ".source does not match"),
      (#""expect": null"#, " matches no choice"),
      (#""expect": {}"#, ".expect is below its minProperties"),
      (#""expect": {"tip": {}}"#, ".expect.tip is not in the schema"),
      (#""expect": {"tips": {}}"#, ".expect.tips is below its minProperties"),
      (#""expect": {"donations": {}}"#, ".expect.donations is below its minProperties"),
      (#""expect": {"donations": {"e": -1}}"#, ".expect.donations.e is below its minimum"),
      (#""steps": []"#, ".steps is below its minItems"),
      (#""steps": [{"clock": "2026-11-21"}]"#, ".steps[0].expect is missing"),
    ])
  func vectors(mistake: String, problem: String) throws {
    let problems = try problems(file(mistake))
    #expect(problems.contains { $0.hasPrefix("$.vectors[0]\(problem)") }, "\(problems)")
  }

  @Test(
    "It rejects steps with mistakes",
    arguments: [
      ("", " is below its minProperties"),
      (#""unset": {"parameter": "a"}, "clock": "2026-11-21""#, " is above its maxProperties"),
      (#""donat": {"event": "e"}"#, ".donat is not in the schema"),
      (#""clock": "noon""#, ".clock does not match"),
      (#""donate": {"event": "e", "n": 2}"#, ".donate.n is not in the schema"),
      (#""donate": {"event": "e", "count": 0}"#, ".donate.count is below its minimum"),
      (#""donate": {"event": "e", "count": 10001}"#, ".donate.count is above its maximum"),
      (#""force": {"state": "on"}"#, ".force.state is not one of the choices"),
      (#""frequency": "dayly""#, ".frequency matches no choice"),
      (#""reset": {"tip": "a", "event": "b"}"#, ".reset is above its maxProperties"),
      (#""merge": {"device": "a", "state": {"tipps": []}}"#, ".merge.state.tipps is not in"),
      (#""controls": {"source": "stored", "values": {}}"#, ".controls.source is not one of"),
      (
        #""controls": {"source": "api", "values": {"ShowTip": "a"}}"#,
        ".controls.values.ShowTip is not one of the choices"
      ),
    ])
  func steps(mistake: String, problem: String) throws {
    let members = [mistake, #""expect": {"donations": {"e": 1}}"#].filter { !$0.isEmpty }
    let problems = try problems(file("\"steps\": [{\(members.joined(separator: ", "))}]"))
    #expect(problems.contains { $0.hasPrefix("$.vectors[0].steps[0]\(problem)") }, "\(problems)")
  }

  @Test(
    "It rejects expectations about a tip with mistakes",
    arguments: [
      ("{}", ".status is missing"),
      (#"{"status": "on"}"#, ".status is not one of the choices"),
      (#"{"status": "invalidated"}"#, ".status is not one of the choices"),
      (#"{"status": "pending", "reason": "tipClosed"}"#, ".status is a wrong value"),
      (#"{"status": "available", "reason": "tipClosed"}"#, ".status is a wrong value"),
      (#"{"status": "invalidated", "reason": "closed"}"#, ".reason is not one of the choices"),
      (#"{"status": "pending", "gate": "on"}"#, ".gate matches no choice"),
      (#"{"status": "pending", "next": "soon"}"#, ".next matches no choice"),
      (#"{"status": "pending", "displays": -1}"#, ".displays is below its minimum"),
    ])
  func expectations(mistake: String, problem: String) throws {
    let problems = try problems(file("\"expect\": {\"tips\": {\"T\": \(mistake)}}"))
    #expect(
      problems.contains { $0.hasPrefix("$.vectors[0].expect.tips.T\(problem)") }, "\(problems)")
  }

  @Test(
    "The runner rejects what a schema cannot say",
    arguments: [
      #""now": "2026-13-01""#, #""state": {"tips": [{"id": "T", "rules": ["f("]}]}"#,
      #""steps": [{"clock": "2026-13-01", "expect": {"donations": {"e": 0}}}]"#,
      #"""
      "steps": [{"controls": {"source": "api", "values": {"HideAllTips": ""}},
        "expect": {"donations": {"e": 0}}}]
      """#,
    ])
  func values(mistake: String) throws {
    let file = try file(mistake)
    #expect(try problems(file) == [])
    #expect(throws: TipControlError.self) {
      try VectorFile(text: file, name: "file").vectors[0].failures()
    }
  }
}
