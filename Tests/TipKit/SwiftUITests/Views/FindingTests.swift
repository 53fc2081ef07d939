import TestSupport
import Testing
import TipTesting
import TipViewTree

@MainActor @Suite("The view for a gesture", .tips) struct FindingTests: NodeSuite {
  let record = NodeRecord()

  private func row(_ number: Int, _ nodes: ViewNode...) -> [ViewNode] {
    for node in nodes { node.row = AnyHashable(number) }
    return nodes
  }

  private func tapped(_ kind: String, _ call: String, _ nodes: ViewNode...) -> ViewNode {
    let node = node(kind, .container, nodes)
    node.gestures.tap = { [record] in record.calls.append(call) }
    return node
  }

  @Test("is the one with the identifier, else the innermost with the label, or one around it")
  func found() {
    let trees: [([ViewNode], call: String)] = [
      (
        [button("Wren", calls: "label"), button("Owl", calls: "id") { $0.identifier = "Wren" }],
        "id"
      ),
      ([tapped("HStack", "row", button("Wren", calls: "button")), button("Owl")], "button"),
      (
        [
          tapped("VStack", "outer", tapped("HStack", "inner", text("Wren"), text("Tit"))),
          text("Wren"), button("Owl"),
        ], "inner"
      ),
      ([button("Wren", calls: "covered") { $0.isCovered = true }, button("Wren")], "Wren"),
      ([text("Wren"), node("VStack", node("HStack", button("Wren")))], "Wren"),
    ]
    for (nodes, call) in trees {
      record.calls = []
      screen(nodes).tap("Wren")
      #expect(record.calls == [call])
    }
  }

  @Test("fails with the paths of the views that are called so, and how to name one")
  func failures() async {
    let unnamed = "Give each an accessibilityIdentifier."
    let rows = [
      node("HStack", text("North"), text("Pond"), button("Wren")),
      node("HStack", text("South"), button("Wren")),
    ]
    let trees: [(String, [ViewNode], failure: String)] = [
      (
        "Wren", [node("VStack", button("Wren") { $0.isEnabled = false })],
        "\"Wren\" is disabled: VStack > Button \"Wren\". Enable it first."
      ),
      (
        "Wren",
        [button("Wren"), button("Wren") { $0.isEnabled = false }, node("List", button("Wren"))],
        "3 are called \"Wren\": Button \"Wren\" | Button \"Wren\" | List > Button \"Wren\". "
          + "\(unnamed)"
      ),
      (
        "Wren", [node("List", .container, rows)],
        "2 are called \"Wren\": List > HStack > Button \"Wren\" | List > HStack > Button \"Wren\". "
          + "Say which row, such as screen.row(\"North\"), or give each an accessibilityIdentifier."
      ),
      (
        "Wren",
        row(1, text("North") { $0.identifier = "pond" }, button("Wren"))
          + row(2, text("South"), button("Wren")),
        "2 are called \"Wren\": Button \"Wren\" | Button \"Wren\". Say which row, such as "
          + "screen.row(\"pond\"), or give each an accessibilityIdentifier."
      ),
      (
        "Wren", [node("List", node("HStack", text("North"), button("Wren"), button("Wren")))],
        "2 are called \"Wren\": List > HStack > Button \"Wren\" | List > HStack > Button \"Wren\". "
          + unnamed
      ),
      (
        "Wren",
        [
          node("VStack", text("Wren")), text("Wren"), button("Feed"),
          button("Add") { $0.identifier = "+" },
        ],
        "Cannot tap \"Wren\": VStack > Text \"Wren\" does not respond to it. There is \"Feed\", "
          + "\"+\"."
      ),
      (
        "Wren", [text("Wren")],
        "Cannot tap \"Wren\": Text \"Wren\" does not respond to it. Nothing on screen does."
      ),
      ("Wren", [text("Owl")], "Nothing called \"Wren\" is on screen."),
      (
        "Fed", [text("Fad"), node("List", button("Feed")), button("Feed")],
        "Nothing called \"Fed\" is on screen. Did you mean \"Feed\" (List > Button \"Feed\")?"
      ),
      (
        "Fed", [button("Refill") { $0.identifier = "feed" }],
        "Nothing called \"Fed\" is on screen. Did you mean \"feed\" (Button \"Refill\")?"
      ),
    ]
    for (label, nodes, failure) in trees {
      let screen = screen(nodes)
      #expect(await RunningTest.collectFailures { screen.tap(label) } == [failure])
    }
    let root = tapped("Screen", "tapped", text("Feed"))
    let screen = TipScreen(of: NodeTree(root))
    let failure = "Nothing called \"Fed\" is on screen. Did you mean \"Feed\"?"
    #expect(await RunningTest.collectFailures { screen.tap("Fed") } == [failure])
    #expect(record.calls.isEmpty)
  }

  @Test("is looked for behind a sheet too, for the failure")
  func behindSheet() async {
    let opener = button("Feed") { $0.identifier = "feeder" }
    opener.covers = [ViewCover(.sheet, node("Content", button("Sing"))) {}]
    let screen = screen(node("VStack", opener), text("Owl"))
    let there = "is on screen. There is \"Sing\"."
    let rows: [(String, hint: String)] = [
      ("feeder", " \"feeder\" is on the page behind the sheet; close that first."),
      ("Owl", " \"Owl\" is on the page behind the sheet; close that first."), ("Fly", ""),
    ]
    for (label, hint) in rows {
      let failures = await RunningTest.collectFailures { screen.tap(label) }
      #expect(failures == ["Nothing called \"\(label)\" \(there)\(hint)"])
    }
  }

  // MARK: - Rows

  @Test("is in the innermost row with a label: views of one element, or a view of a list")
  func rows() {
    let inner = node(
      "List", node("HStack", text("Wren"), button("Add", calls: "Wren")),
      node("HStack", text("Owl"), button("Add", calls: "Owl")))
    let pond = row(3, text("Pond"), node("VStack", inner), button("Fill", calls: "Pond"))
    let north = row(1, text("North"), button("Add", calls: "North"))
    let south = row(2, text("South") { $0.identifier = "s" }, button("Add", calls: "South"))
    let form = node(
      "Form", node("Section", button("Add", calls: "Lake") { $0.identifier = "lake" }))
    let screen = screen(
      node("VStack", .container, north + south), node("VStack", .container, pond), form)
    screen.row("North").tap("Add")
    screen.row("s").tap("Add")
    screen.row("Pond").tap("Fill")
    screen.row("Wren").tap("Add")
    screen.row("Pond").row("Owl").tap("Add")
    screen.row("lake").tap("Add")
    #expect(record.calls == ["North", "South", "Pond", "Wren", "Owl", "Lake"])
  }

  @Test("fails with the rows, if none or several of them have a label")
  func noRow() async {
    let tip = node("TipView", .tip, [text("Owl")])
    let hidden = text("Owl") { $0.isCovered = true }
    let jay = row(1, text("Jay"))
    let trees: [([ViewNode], failure: String)] = [
      ([node("VStack", text("Owl"))], "No row on screen contains \"Owl\". There are no rows."),
      (
        [
          node("List", tip, hidden, node("Section", text("Wren")), text("Robin")),
          node("VStack", .container, [text("Owl")] + jay),
          node("Form", node("HStack", text("Finch")) { $0.identifier = "finch" }),
        ],
        "No row on screen contains \"Owl\". The rows are \"Robin\", \"Wren\", \"Jay\", \"finch\"."
      ),
      (
        [node("List", node("HStack", text("Owl")), text("Robin"), text("Owl"))],
        "2 rows contain \"Owl\": List > HStack | List > Text \"Owl\". Name a view that one of them "
          + "has, or give each row an accessibilityIdentifier."
      ),
    ]
    for (nodes, failure) in trees {
      let screen = screen(nodes)
      #expect(await RunningTest.collectFailures { screen.row("Owl").tap("Add") } == [failure])
    }
  }

  @Test("in one of several rows is named by the innermost row")
  func innerRows() async {
    let inner = ["Wren", "Owl"].map { node("HStack", text($0), button("Add")) }
    let outer = row(1, text("Pond"), node("List", .container, inner))
    let screen = screen(node("VStack", .container, outer))
    let path = "VStack > List > HStack > Button \"Add\""
    #expect(
      await RunningTest.collectFailures { screen.tap("Add") } == [
        "2 are called \"Add\": \(path) | \(path). Say which row, such as screen.row(\"Wren\"), or "
          + "give each an accessibilityIdentifier."
      ])
  }

  // MARK: - Gestures

  @Test("of which the innermost goes back, unless one holds its page")
  func back() async {
    let pages = node("Outer", node("Inner", node("Page", text("Wren"))))
    let inner = pages.children[0]
    pages.gestures.goBack = { [record] in record.calls.append("outer") }
    inner.gestures.goBack = { [record] in record.calls.append("inner") }
    let screen = screen(pages)
    screen.goBack()
    #expect(record.calls == ["inner"])
    inner.holdsPage = true
    inner.children[0].holdsPage = true
    #expect(
      await RunningTest.collectFailures { screen.goBack() } == [
        "Cannot go back, because navigationBarBackButtonHidden holds the page: Outer > Inner. Use "
          + "one of its controls."
      ])
    #expect(record.calls == ["inner"])
  }

  @Test("gets the focus, which the others lose, then the text, and then submits it")
  func enter() {
    func field(_ name: String) -> ViewNode {
      node("TextField", .control, words: name) { [record] field in
        field.gestures.focus = { record.calls.append("\(name) \($0 ? "gets" : "loses") the focus") }
        field.gestures.enter = { record.calls.append("\(name): \($0)") }
        field.gestures.submit = { record.calls.append("\(name) submits") }
      }
    }
    let opener = button("Open")
    opener.covers = [ViewCover(.popover, node("Content", field("Name"), field("Place"))) {}]
    screen(field("Search"), opener).enter("Wren", into: "Name")
    #expect(
      record.calls == [
        "Search loses the focus", "Place loses the focus", "Name gets the focus", "Name: Wren",
        "Name submits",
      ])
  }

  @Test("has its first option with a label chosen, or fails with all of them")
  func choose() async {
    let picker = node("Picker", .control, words: "Season")
    picker.gestures.options = ["Spring", "Winter", "Spring"].enumerated().map { number, label in
      (label, { [record] in record.calls.append("\(number)") })
    }
    let screen = screen(node("VStack", picker), button("Season") { $0.gestures.tap = nil })
    screen.choose("Spring", in: "Season")
    #expect(record.calls == ["0"])
    #expect(
      await RunningTest.collectFailures { screen.choose("Rain", in: "Season") } == [
        "\"Season\" has no option \"Rain\": VStack > Picker \"Season\". It has \"Spring\", "
          + "\"Winter\", \"Spring\"."
      ])
  }

  @Test("in the innermost open menu is reached, and another gesture closes that menu")
  func menus() {
    func items(_ name: String, of opener: ViewNode?, _ nodes: ViewNode...) -> ViewNode {
      node("MenuItems", .container, nodes) { [record] node in
        node.menu = OpenMenu(of: opener) { record.calls.append("closed \(name)") }
      }
    }
    let symbol = node("Menu", .control) { $0.gestures.tap = {} }
    let inner = items("inner", of: symbol, button("Seeds"))
    let outer = items("outer", of: nil, button("Water"), inner)
    let screen = screen(symbol, outer, button("Feed"))
    screen.tap("Seeds")
    #expect(record.calls == ["Seeds"])
    expectFailures([
      "The menu \"Menu\" took the gesture and closed: tap \"Water\". Repeat the gesture.",
      "The menu \"\" took the gesture and closed: tap \"Feed\". Repeat the gesture.",
    ]) {
      screen.tap("Water")
      inner.menu = nil
      screen.tap("Feed")
    }
    #expect(record.calls == ["Seeds", "closed inner", "closed outer"])
  }
}
