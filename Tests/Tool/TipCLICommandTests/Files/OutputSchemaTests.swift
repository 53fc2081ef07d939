import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipGuidance
import TipModel

@Suite("The published schema of JSON output")
struct OutputSchemaTests {
  let yard: Yard
  let checker: SchemaChecker

  init() throws {
    yard = try Yard()
    checker = try OutputSchema.checker.get()
  }

  @Test("A tip of a list has exactly the members that the schema requires")
  func members() throws {
    guard case .array(let tips) = try yard.json("list")["tips"],
      case .array(let required) = checker.definition("tip")["required"]
    else { return #expect(Bool(false)) }
    #expect(tips.count == 5)
    for tip in tips { #expect(Set(tip.names.map { .string($0) }) == Set(required)) }
  }

  @Test("The choices equal those of the code")
  func words() {
    func words(_ name: String, _ member: String) -> StoredValue {
      checker.definition(name)["properties"][member]["enum"]
    }
    func raw<Word: CaseIterable & RawRepresentable<String>>(
      _: Word.Type, _ others: StoredValue...
    ) -> StoredValue {
      .array(Word.allCases.map { .string($0.rawValue) } + others)
    }
    #expect(words("status", "invalidationReason") == raw(Tips.InvalidationReason.self, .null))
    #expect(words("tip", "decidedBy") == raw(Gate.self, .null))
    #expect(words("group", "priority") == raw(GroupSelection.Priority.self))
    #expect(words("override", "source") == raw(ControlSource.self))
    #expect(words("textFinding", "severity") == raw(GuidanceSeverity.self))
  }

  @Test(
    "Each member of a list's elements is described",
    arguments: [
      (["explain", "FeedBirdsTip"], "gates", "gate"), (["doctor"], "findings", "finding"),
      (["hide", "FeedBirdsTip"], "statuses", "statusChange"),
      (["lint", "Help.json"], "findings", "textFinding"),
    ] as [([String], String, String)])
  func described(command: [String], list: String, definition: String) throws {
    try yard.write(#"{"tips": [{"id": "A", "title": "save It!"}]}"#, to: "Help.json")
    let run = yard.run(command + ["--json"])
    let output = try StoredValue(json: run.output, subject: "output")
    guard case .array(let elements) = output[list], !elements.isEmpty else {
      return #expect(Bool(false), "\(run.output)")
    }
    let names = elements.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    let described = checker.definition(definition)["properties"].names
    #expect(names.subtracting(described) == [])
  }

  /// Commands, and wrong members of their output: the name, the right text, and the wrong one.
  private static let mistakes: [(command: [String], name: String, right: String, wrong: String)] = [
    (["list"], "status", #""status":"available""#, #""status":{"status":"available"}"#),
    (["list"], "status", #""status":"pending""#, #""status":"waiting""#),
    (["list"], "invalidationReason", #""invalidationReason":null,"#, ""),
    (
      ["list"], "invalidationReason", #""invalidationReason":null"#,
      #""invalidationReason":"tipClosed""#
    ),
    (
      ["list"], "invalidationReason", #""invalidationReason":"tipClosed""#,
      #""invalidationReason":null"#
    ),
    (["list"], "decidedBy", #""decidedBy":"rule""#, #""decidedBy":"rules""#),
    (["list"], "nextChange", #""nextChange":null"#, #""nextChange":"tomorrow""#),
    (["list"], "shouldDisplay", #""shouldDisplay":true,"#, ""),
    (["list"], "processes", #""processes":[]"#, #""processes":{}"#),
    (["list"], "schema", #""schema":\#(JSONOutput.schema)"#, #""schema":3"#),
    (["check", "FeedBirdsTip"], "displays", #""displays":1,"#, ""),
    (["explain", "FeedBirdsTip"], "passed", #""passed":true"#, #""passed":1"#),
    (
      ["hide", "FeedBirdsTip"], "after", #""after":{"invalidationReason":null,"status":"pending"}"#,
      #""after":"pending""#
    ),
    (["hide", "FeedBirdsTip"], "undo", #","undo":"tipctl undo""#, ""),
    (["hide", "FeedBirdsTip"], "dryRun", #""dryRun":false,"#, ""),
    (["doctor"], "findings[0]", #""severity":"note""#, #""severity":"hint""#),
  ]

  @Test("A wrong member is found, with its path", arguments: mistakes)
  func mistake(command: [String], name: String, right: String, wrong: String) throws {
    let run = yard.run(command + ["--json"])
    let output = try StoredValue(json: run.output, subject: "output")
    #expect(try OutputSchema.problems(with: output) == [])
    let text = output.json
    let changed = text.replacing(right, with: wrong, maxReplacements: 1)
    #expect(changed != text)
    let problems = checker.problems(with: try StoredValue(json: changed, subject: "output"))
    #expect(problems.contains { $0.contains("\(name) ") }, "\(problems)")
  }
}
