import Foundation
import TestSupport
import Testing
import TipModel
import TipSimulation

@Suite("The published schema of scenarios")
struct ScenarioSchemaTests {
  private let checker: SchemaChecker

  init() throws {
    func schema(_ name: String) throws -> StoredValue {
      try StoredValue(json: try PackageFile.text("Fixtures/\(name)"), subject: name)
    }
    checker = SchemaChecker(
      schema: try schema("scenario.schema.json"),
      others: ["state.schema.json": try schema("state.schema.json")])
  }

  @Test("Every object has exactly the members of the code")
  func members() {
    let objects: [(name: String, keys: [ScenarioKey])] = [
      ("screen", ScenarioKey.ofScreen), ("place", ScenarioKey.place),
      ("group", ScenarioKey.ofGroup), ("reaction", ScenarioKey.reaction),
      ("outcome", ScenarioKey.outcome), ("change", ScenarioKey.changes),
      ("line", ScenarioKey.line), ("weekly", ScenarioKey.ofWeek),
      ("donate", ScenarioKey.details(of: .donate)), ("set", ScenarioKey.details(of: .set)),
      ("invalidate", ScenarioKey.details(of: .invalidate)),
      ("open", ScenarioKey.details(of: .open)),
    ]
    #expect(checker.schema["properties"].names == Set(ScenarioKey.scenario.map(\.rawValue)))
    for (name, keys) in objects {
      #expect(checker.definition(name)["properties"].names == Set(keys.map(\.rawValue)), "\(name)")
      #expect(checker.definition(name)["additionalProperties"] == false, "\(name)")
    }
    let definitions = checker.schema["$defs"]
    let closed = definitions.names.filter { definitions[$0]["type"] == "object" }
    #expect(closed == Set(objects.map(\.name)))
  }

  @Test("Every definition and every member is described")
  func described() { #expect(checker.undescribed == []) }

  @Test("Every scenario is valid", arguments: 0..<200)
  func scenarios(seed: UInt64) {
    #expect(checker.problems(with: RandomScenario(seed: seed).oddScenario.storedValue) == [])
  }

  @Test(
    "The schema rejects what the code rejects",
    arguments: [
      #"{"length": "1d"}"#, #"{"start": "2026-11-21", "length": 5}"#,
      #"{"start": "2026-11-21", "length": "1d", "screens": [{"places": []}]}"#,
      #"{"start": "2026-11-21", "length": "1d", "people": [{"outcomes": [{"chance": 1, "does": "sings"}]}]}"#,
      #"{"start": "2026-11-21", "length": "1d", "script": [{"weekly": {"days": ["day"], "time": "08:00"}}]}"#,
    ])
  func refusals(json: String) throws {
    let value = try StoredValue(json: json, subject: "scenario")
    #expect(!checker.problems(with: value).isEmpty)
    #expect(throws: TipControlError.self) { try Scenario(json) }
  }
}
