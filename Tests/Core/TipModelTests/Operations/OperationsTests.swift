import TestSupport
import Testing
import TipModel

@Suite("The operations that can be undone")
struct OperationsTests {
  private func operate(_ facts: inout Facts, _ value: String) {
    facts.take(
      .operate(
        command: "set",
        changes: [
          Change(.setParameter(id: "Backyard.name", value: .string(value)), at: noon)
        ]))
  }

  @Test("take back a donation, and keep what became of its event later")
  func laterChanges() {
    let donate = Change(.donate(event: "e", date: noon, info: nil), at: noon)
    let donated: [Change.Action] = [
      .registerEvent(EventDefinition(id: "e")),
      .operate(command: "donate", changes: [donate]),
    ]
    let limit = Tips.DonationLimit(maximumCount: 5)
    for (change, event) in [
      (.registerEvent(EventDefinition(id: "e", limit: limit)), EventRecord(limit: limit)),
      (.deleteDonations(event: "e"), EventRecord(deleted: noon)),
    ] as [(Change.Action, EventRecord)] {
      let facts = Facts(donated + [change, .setOperation(number: 1, isUndone: true)])
      #expect(facts.events["e"] == event)
    }
  }

  @Test("are the newest 200 (D41)")
  func count() {
    var facts = Facts()
    for number in 1...203 { operate(&facts, "\(number)") }
    #expect(facts.operations.map(\.number) == Array(4...203))
  }

  @Test("have at most 1 MB; the oldest are dropped first (D41)")
  func size() {
    var facts = Facts()
    for number in 1...12 {
      operate(&facts, "\(number)" + String(repeating: "x", count: 100_000))
      #expect(facts.operations.bytes <= StoredOperation.keptBytes)
    }
    // Each has the value before and the value after.
    #expect(facts.operations.map(\.number) == [9, 10, 11, 12])
  }

  @Test("have at most 1 MB to the byte (D41)", arguments: [(0, [1, 2]), (1, [2])])
  func exactSize(excess: Int, numbers: [Int]) {
    var alone = Facts()
    operate(&alone, "North")
    let room = StoredOperation.keptBytes - alone.operations.bytes
    let stored = String(repeating: "x", count: room - "set".count + excess)
    var facts = Facts()
    facts.operations = [StoredOperation(number: 1, date: noon, command: "set", stored: stored)]
    operate(&facts, "North")
    #expect(facts.operations.map(\.number) == numbers)
  }

  @Test("always include the newest one (D41)")
  func newest() {
    var facts = Facts()
    let old = String(repeating: "x", count: 700_000)
    operate(&facts, old)
    operate(&facts, String(repeating: "y", count: 700_000))
    #expect(facts.operations.map(\.number) == [2])
    facts.take(.setOperation(number: 2, isUndone: true))
    #expect(facts.parameters["Backyard.name"]?.value == .string(old))
  }

  @Test("are numbered as far as a file may number them; the change itself is made anyway")
  func lastNumber() {
    let last = 1 << 53
    for (number, numbers) in [(last - 1, [last - 1, last]), (last, [last])] {
      var facts = Facts()
      facts.operations = [StoredOperation(number: number, date: noon, command: "set", stored: "{}")]
      operate(&facts, "North")
      #expect(facts.operations.map(\.number) == numbers)
      #expect(facts.parameters["Backyard.name"]?.value == "North")
    }
    #expect(StoredOperation.numbers == 0...Int64(last))
  }

  @Test("take effect once, and only with a change")
  func effect() {
    var facts = Facts()
    let write = Change.Action.operate(
      command: "set", changes: [Change(.setParameter(id: "Backyard.name", value: "N"), at: noon)])
    #expect(
      facts.take(write)
        == effects {
          $0.parameters = ["Backyard.name"]
          $0.historyLines = 1
          $0.operations = true
        })
    #expect(facts.take(write) == Effects())
    #expect(facts.operations.map(\.isUndone) == [false])
    #expect(facts.take(.setOperation(number: 1, isUndone: false)) == Effects())
    #expect(facts.take(.setOperation(number: 2, isUndone: true)) == Effects())
    #expect(facts.take(.setOperation(number: 1, isUndone: true)) == .all)
    #expect(facts.take(.setOperation(number: 1, isUndone: true)) == Effects())
    #expect(facts.undoable.isEmpty && facts.redoable.map(\.number) == [1])
    operate(&facts, "South")
    #expect(facts.operations.map(\.number) == [2], "what was undone is forgotten")
  }

  @Test("have the date of their first change")
  func date() {
    let changes = [noon, daysAgo(-1)].map { date in
      Change(.setParameter(id: "Backyard.name", value: .string("\(date)")), at: date)
    }
    let facts = Facts([.operate(command: "set", changes: changes)])
    #expect(facts.operations.map(\.date) == [noon])
  }

  @Test("lead back to the facts before each of them, without those that are undone")
  func before() throws {
    var facts = Facts()
    for value in ["North", "East", "South"] { operate(&facts, value) }
    func name(before number: Int) throws -> StoredValue? {
      try facts.before(operation: number).parameters["Backyard.name"]?.value
    }
    #expect(try (1...4).map(name) == [nil, "North", "East", "South"])
    facts.take(.setOperation(number: 3, isUndone: true))
    #expect(try (1...4).map(name) == [nil, "North", "East", "East"])
    #expect(facts.undoable.map(\.number) == [2, 1])
  }
}
