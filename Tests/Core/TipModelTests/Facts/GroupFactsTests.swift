import TestSupport
import Testing
import TipModel

@Suite("Groups are facts (D31)")
struct GroupFactsTests {
  private let old = GroupDefinition(.ordered, ["a", "b"])
  private let other = GroupDefinition(.firstAvailable, ["c", "d"])

  private func used(_ facts: Facts) -> [String] {
    facts.groups.values.filter(\.isInUse).map(\.name).sorted()
  }

  @Test("Using them again changes nothing, and leaves no line of history")
  func unchanged() {
    var facts = Facts([.useGroups([old, other])])
    let effects = facts.apply(Change(.useGroups([old]), at: noon))
    #expect(effects == Effects())
    #expect(facts.history.isEmpty)
    #expect(facts.origin.version == 0)
  }

  @Test(
    "A changed group takes the place of the old one",
    arguments: [
      GroupDefinition(.firstAvailable, ["a", "b"]), GroupDefinition(.ordered, ["b", "a"]),
      GroupDefinition(.ordered, ["a", "x", "b"]), GroupDefinition(.ordered, ["b"]),
    ])
  func replaced(new: GroupDefinition) {
    var facts = Facts([.useGroups([old, other])])
    let effects = facts.apply(Change(.useGroups([new]), at: noon))
    #expect(used(facts) == [other.name, new.name].sorted())
    #expect(effects == Effects { $0.groups = [old.key, new.key] })
    #expect(facts.groups(with: "b") == [new])
    #expect(facts.groups(with: "d") == [other])
    facts.take(.useGroups([old]))
    #expect(used(facts) == [other.name, old.name].sorted())
  }

  @Test("A group that shares some members with another group stays")
  func neighbors() {
    let facts = Facts([.useGroups([old]), .useGroups([GroupDefinition(.ordered, ["b", "c"])])])
    #expect(used(facts).count == 2)
  }

  @Test("The groups with a tip are listed by their keys")
  func order() {
    let groups = ["a", "b", "c", "d", "e"].map { GroupDefinition(.ordered, [$0, "x"]) }
    let facts = Facts([.useGroups(groups.reversed())])
    #expect(facts.groups(with: "x") == groups.sorted { $0.key < $1.key })
  }

  @Test("A group without members is not kept, and one process can use similar groups")
  func edges() {
    #expect(Facts([.useGroups([GroupDefinition(.ordered, [])])]).groups.isEmpty)
    let similar = [old, GroupDefinition(.ordered, ["b"])]
    #expect(used(Facts([.useGroups(similar)])).count == 2)
  }

  @Test("Members whose ids have commas and quotes do not make two groups equal")
  func keys() {
    let keys = [["a, b"], ["a", "b"], ["a\", \"b"]].map { GroupDefinition(.ordered, $0).key }
    #expect(Set(keys).count == 3)
  }

  @Test("A reset keeps them, an import replaces them, and undo restores them (D2)")
  func wholeChanges() {
    var facts = Facts([.useGroups([old]), .reset])
    #expect(used(facts) == [old.name])
    facts.take(
      .operate(command: "import", changes: [Change(.replace(Facts()), at: noon)]))
    #expect(facts.groups.isEmpty)
    facts.take(.setOperation(number: 1, isUndone: true))
    #expect(used(facts) == [old.name])
  }

  @Test("Merging adds them, and keeps the own app's knowledge")
  func merging() {
    let phone = Facts([.useGroups([old, other])])
    let replacing: [Change.Action] = [.useGroups([old]), .useGroups([.init(.ordered, ["a"])])]
    var tool = Facts(replacing)
    tool.take(.merge(SharedFacts(phone)))
    #expect(
      tool.groups[old.key]?.isInUse == true, "without an app, a group in use counts")
    #expect(tool.groups[other.key]?.isInUse == true)
    var app = Facts(replacing + [.recordReceipt(["schema": 1])])
    app.take(.merge(SharedFacts(phone)))
    #expect(app.groups[old.key]?.isInUse == false)
    #expect(app.groups[other.key]?.isInUse == true)
  }

  @Test("The state document carries them, and refuses one twice")
  func document() throws {
    let facts = Facts([
      .useGroups([other]), .useGroups([old]), .useGroups([.init(.ordered, ["a"])]),
    ])
    let text = StateDocument(facts).text
    #expect(text.contains("\"unused\" : true"))
    #expect(try StateDocument(json: text, subject: "state").facts.groups == facts.groups)
    let twice = """
      {"groups": [{"priority": "ordered", "tips": ["a"]},
        {"priority": "ordered", "tips": ["a"], "unused": true}]}
      """
    let error = #expect(throws: TipControlError.self) {
      try StateDocument(json: twice, subject: "state").facts
    }
    #expect(error?.reason.contains("which groups[0] already has") == true)
    let wrong = #"{"groups": [{"priority": "last", "tips": ["a"]}]}"#
    let unknown = #expect(throws: TipControlError.self) {
      try StateDocument(json: wrong, subject: "state").facts
    }
    #expect(unknown?.suggestion == "Write one of \"firstAvailable\", \"ordered\"")
  }
}
