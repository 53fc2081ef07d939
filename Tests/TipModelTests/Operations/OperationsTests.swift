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
      #expect(facts.operations.bytes <= Operation.keptBytes)
    }
    // Each has the value before, the value after, and a line of history.
    #expect(facts.operations.map(\.number) == [10, 11, 12])
  }

  @Test("always include the newest one (D41)")
  func newest() {
    var facts = Facts()
    operate(&facts, "North")
    operate(&facts, String(repeating: "x", count: 2_000_000))
    #expect(facts.operations.map(\.number) == [2])
    facts.take(.setOperation(number: 2, isUndone: true))
    #expect(facts.parameters["Backyard.name"]?.value == "North")
  }
}
