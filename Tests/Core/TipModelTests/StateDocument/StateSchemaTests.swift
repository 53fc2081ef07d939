import TestSupport
import Testing
import TipModel

@Suite("The published schema of the state document")
struct StateSchemaTests {
  let checker: SchemaChecker

  init() throws {
    let text = try PackageFile.text("Fixtures/state.schema.json")
    checker = SchemaChecker(schema: try StoredValue(json: text, subject: "state.schema.json"))
  }

  /// The keys of each object of the schema.
  private static var objects: [(name: String, keys: [String])] {
    [
      ("clock", AnchoredClock.coding.keys), ("tip", TipEntry.coding.keys),
      ("group", GroupDefinition.coding.keys), ("toolTip", ToolTipDefinition.coding.keys),
      ("alertRecord", AlertRecord.coding.keys),
      ("presentation", AlertRecord.Presentation.coding.keys), ("alert", TipAlert.coding.keys),
      ("button", TipAlert.Button.coding.keys), ("textField", TipAlert.TextField.coding.keys),
      ("accessory", TipAlert.Accessory.coding.keys),
      ("suppression", AlertRecord.Suppression.coding.keys),
      ("action", ActionDefinition.coding.keys), ("options", TipOptions.coding.keys),
      ("record", TipRecord.coding.keys), ("invalidation", Invalidation.coding.keys),
      ("activeDisplay", ActiveDisplay.coding.keys),
      ("opaqueResult", OpaqueResult.coding.named("rule").keys),
      ("parameter", ParameterRecord.coding.named("id").keys),
      ("event", EventRecord.coding.named("id").keys), ("limit", Tips.DonationLimit.coding.keys),
      ("donation", StoredDonation.coding.keys), ("overrides", StoredOverrides.coding.keys),
      ("historyEntry", HistoryEntry.coding.keys),
      ("device", DeviceRecord.coding.named("origin").keys),
      ("deviceTip", DeviceRecord.recordOfTip.named("id").keys), ("resets", ResetDates.coding.keys),
    ]
  }

  @Test("Every object has exactly the members of the code")
  func members() {
    let members = ["$schema"] + StateDocument.Contents.coding.keys
    #expect(checker.schema["properties"].names == Set(members))
    for (name, keys) in Self.objects {
      #expect(checker.definition(name)["properties"].names == Set(keys), "\(name)")
    }
  }

  @Test("Every object of the schema exists in the code, and rejects other members")
  func closed() {
    let definitions = checker.schema["$defs"]
    let objects = definitions.names.filter { definitions[$0]["type"] == "object" }
    #expect(objects == Set(Self.objects.map(\.name)))
    for rule in checker.schema.withParts where rule["properties"].names.contains("id") {
      #expect(rule["additionalProperties"] == false)
    }
    for name in objects { #expect(definitions[name]["additionalProperties"] == false, "\(name)") }
    #expect(checker.schema["additionalProperties"] == false)
  }

  @Test("Every definition and every member is described")
  func described() { #expect(checker.undescribed == []) }

  @Test("The choices equal those of the code")
  func words() {
    func words(_ rule: StoredValue) -> StoredValue { rule["enum"] }
    func raw<Word: CaseIterable & RawRepresentable<String>>(_: Word.Type) -> StoredValue {
      .array(Word.allCases.map { .string($0.rawValue) })
    }
    let history = checker.definition("historyEntry")["properties"]
    let invalidation = checker.definition("invalidation")["properties"]
    #expect(
      words(checker.definition("forcedState")) == raw(StoredOverrides.ForcedState.self))
    let group = checker.definition("group")["properties"]
    #expect(words(group["priority"]) == raw(GroupSelection.Priority.self))
    #expect(
      words(checker.definition("toolTip")["properties"]["platform"]) == raw(TipPlatform.self))
    let alert = checker.definition("alert")["properties"]
    #expect(words(alert["intent"]) == raw(TipAlert.Intent.self))
    let button = checker.definition("button")["properties"]
    #expect(words(button["role"]) == raw(TipAlert.Button.Role.self))
    let controls = checker.definition("overrides")["properties"]["controls"]["propertyNames"]
    #expect(words(controls) == .array(Control.stored.map { .string($0.rawValue) }))
    #expect(words(history["actor"]) == raw(Change.Actor.self))
    #expect(words(invalidation["reason"]) == raw(Tips.InvalidationReason.self))
  }

  @Test("Every export is valid", arguments: 0..<100)
  func exports(seed: UInt64) {
    var random = RandomFacts(seed: seed)
    #expect(checker.problems(with: StateDocument(random.facts()).storedValue) == [])
  }

  @Test("The random facts of these tests use every member")
  func coverage() {
    var used: Set<String> = []
    for seed in 0..<100 {
      var random = RandomFacts(seed: UInt64(seed))
      used.formUnion(StateDocument(random.facts()).storedValue.withParts.flatMap(\.names))
    }
    #expect(used.isSuperset(of: StateDocument.Contents.coding.keys))
    for (name, keys) in Self.objects { #expect(used.isSuperset(of: keys), "\(name)") }
  }

  @Test(
    "The schema rejects the documents that the code rejects",
    arguments: [
      #"{"schema": 2}"#, #"{"receipt": {}}"#, #"{"tips": [{}]}"#, #"{"tips": {}}"#,
      #"{"overrides": {"all": "on"}}"#, #"{"events": [{"id": "a", "donations": [3]}]}"#,
      #"{"tips": [{"id": "a", "record": {"firstDisplayed": "soon"}}]}"#,
      #"{"events": [{"id": "a", "limit": {"maximumCount": 9, "maximumAge": "5d"}}]}"#,
    ])
  func refusals(json: String) throws {
    let value = try StoredValue(json: json, subject: "document")
    #expect(!checker.problems(with: value).isEmpty)
    #expect(throws: TipControlError.self) { try StateDocument.facts(from: value) }
  }
}
