import TestSupport
import Testing
import TipModel
import TipPictures

@Suite("The lines of the history")
struct HistoryLineTests {
  @Test("are a table with the donations by date, and says what was forced")
  func table() {
    let facts = Facts([
      .setParameter(id: "p", value: 1),
      .donate(event: "e", date: daysAgo(1), info: ["seeds": 2]),
      .invalidate(tip: "t", reason: .tipClosed, isForced: true),
    ])
    #expect(
      HistoryLine.lines(of: facts, written: HistoryLine.Written()).map(\.cells) == [
        [daysAgo(1).description, "app", "donated", "e", "", #"{"seeds":2}"#],
        [noon.description, "app", "set", "p", "", "1"],
        [noon.description, "app", "invalidated", "t", "forced", "tipClosed"],
      ])
    #expect(HistoryLine.lines(of: facts).map(\.actor) == [nil, .app, .app])
  }

  @Test("have donations by date, then by event, after the changes of the same time")
  func sameTime() {
    let events = (0..<10).map { "e\($0)" }
    let donations = (["a", "b"] + events.reversed()).map { event in
      Change.Action.donate(
        event: event, date: ["a": daysAgo(1), "b": daysAgo(2)][event] ?? noon, info: nil)
    }
    let facts = Facts([.setParameter(id: "p", value: 1)] + donations)
    let subjects = HistoryLine.lines(of: facts).map(\.subject)
    #expect(subjects == ["b", "a", "p"] + events)
  }

  @Test("have the order in which they were written, whatever the clock showed (D57)")
  func written() throws {
    var facts = Facts()
    func operate(_ action: Change.Action, at date: Timestamp) {
      let changes = [Change(action, at: date, by: .tipctl)]
      facts.apply(Change(.operate(command: "c", changes: changes), at: date, by: .tipctl))
    }
    let later = noon.adding(seconds: 3 * 86_400)
    operate(.donate(event: "early", date: daysAgo(9), info: nil), at: noon)
    operate(.setClock(AnchoredClock(setting: .frozen(later), anchor: noon)), at: noon)
    operate(.donate(event: "moved", date: later, info: nil), at: later)
    operate(.setClock(nil), at: later)
    operate(.donate(event: "late", date: noon, info: nil), at: noon)
    facts.apply(Change(.setParameter(id: "p", value: 1), at: noon.adding(seconds: 1)))
    facts.apply(Change(.donate(event: "app", date: daysAgo(1), info: nil), at: noon))
    let lines = HistoryLine.lines(of: facts, written: try facts.writtenByCommands())
    #expect(
      lines.map { $0.subject.isEmpty ? $0.event : $0.subject } == [
        "app", "early", "clock", "moved", "clock", "late", "p",
      ])
    #expect(lines.map(\.actor) == [.app] + Array(repeating: .tipctl, count: 5) + [.app])
  }

  @Test("have what a command has imported by its date, with the command's name (D57)")
  func imported() throws {
    var facts = Facts()
    let changes = [
      Change(.donate(event: "didFillFeeder", date: daysAgo(2), info: nil), at: noon),
      Change(.setParameter(id: "p", value: 1), at: daysAgo(3)),
      Change(.setParameter(id: "q", value: 1), at: noon),
    ]
    facts.apply(
      Change(.operate(command: "import birds.json", changes: changes), at: noon))
    let lines = HistoryLine.lines(of: facts, written: try facts.writtenByCommands())
    #expect(lines.map(\.subject) == ["p", "didFillFeeder", "q"])
    #expect(lines.map(\.author) == ["app", "import", "app"])
  }

  @Test("have a command's donation after its changes, and before those of the next command")
  func changesAndDonations() throws {
    var facts = Facts()
    for (value, event) in [(1, "first"), (2, "second")] as [(StoredValue, String)] {
      let changes = [
        Change(.setParameter(id: "p", value: value), at: noon),
        Change(.donate(event: event, date: noon, info: nil), at: noon),
      ]
      facts.apply(Change(.operate(command: "c", changes: changes), at: noon))
    }
    let lines = HistoryLine.lines(of: facts, written: try facts.writtenByCommands())
    #expect(lines.map(\.subject) == ["p", "first", "p", "second"])
  }

  @Test("know the donations of commands, and fail with an operation that is damaged")
  func donations() throws {
    var facts = Facts()
    let donate = Change.Action.donate(event: "didFillFeeder", date: noon, info: nil)
    let command = Change.Action.operate(command: "donate", changes: [Change(donate, at: noon)])
    for action in [command, donate, command] { facts.apply(Change(action, at: noon)) }
    #expect(Set(try facts.writtenByCommands().donations.keys) == [1, 3])
    facts.apply(Change(.setOperation(number: 2, isUndone: true), at: noon))
    #expect(Set(try facts.writtenByCommands().donations.keys) == [1])
    facts.operations = [StoredOperation(number: 7, date: noon, command: "donate", stored: "{}")]
    let error = #expect(throws: TipControlError.self) { try facts.writtenByCommands() }
    #expect(error?.subject == "operation 7")
    #expect(error?.reason == "\"operation 7\" is not a difference")
  }
}
