import Testing
import TipContent
import TipEngine
import TipModel

@MainActor private final class Presses {
  var count = 0
}

@Suite("Actions")
struct ActionTests {
  private func gathered(@Tips.ActionBuilder _ actions: () -> [Tips.Action]) -> [Tips.Action] {
    actions()
  }

  @Test("accept every way in which apps write them, and are numbered in order")
  func spellings() {
    let label = "Later"
    let actions = gathered {
      Tips.Action(id: "add", title: "Add")
      Tips.Action(title: label) {}
      Tips.Action(id: "text") { Text("More") }
      Tips.Action {
      } _: {
        Text("Both")
      }
      Tips.Action(title: "Cut".dropLast(), perform: {})
    }
    #expect(actions.map(\.id) == ["add", "1", "text", "3", "4"])
    #expect(actions.map(\.index) == [0, 1, 2, 3, 4])
    #expect(actions.map { $0.label().string } == ["Add", "Later", "More", "Both", "Cu"])
  }

  @Test("may be in loops, branches and lists", arguments: [true, false])
  func shapes(_ isThere: Bool) {
    let actions = gathered {
      for name in ["a", "b"] { Tips.Action(title: name) }
      if isThere { Tips.Action(id: "c", title: "c") }
      if isThere {
        Tips.Action(id: "d", title: "d")
      } else {
        [Tips.Action(id: "e", title: "e"), Tips.Action(title: "f")]
      }
      if #available(macOS 15, *) { Tips.Action(title: "g") }
    }
    #expect(
      actions.map(\.id) == (isThere ? ["0", "1", "c", "d", "4"] : ["0", "1", "e", "3", "4"]))
    #expect(actions.map(\.index) == Array(0..<5))
  }

  @Test("have no index and no id without the builder")
  func returned() {
    let actions = gathered { return [Tips.Action(title: "a"), Tips.Action(id: "b", title: "b")] }
    #expect(actions.map(\.index) == [nil, nil])
    #expect(actions.map(\.id) == ["", "b"])
  }

  @Test("keep an explicit empty id")
  func emptyID() {
    #expect(gathered { Tips.Action(id: "", title: "a") }.map(\.id) == [""])
  }

  @Test("call their handler only when they are pressed") @MainActor
  func handler() {
    let presses = Presses()
    let actions = gathered {
      Tips.Action(id: "add", title: "Add") { presses.count += 1 }
      Tips.Action {
        presses.count += 10
      } _: {
        Text("Both")
      }
    }
    #expect(presses.count == 0)
    actions[0].handler()
    #expect(presses.count == 1)
    actions[1].handler()
    #expect(presses.count == 11)
  }
}
