import TestSupport
import Testing
import TipTesting
import TipViewTree

/// A hierarchy of one empty view.
private final class EmptyTree: ViewHierarchy {
  override func render() -> ViewNode {
    news.rendering({}, onRefusal: {})
    return ViewNode("Screen", .container, id: ObjectIdentifier(self))
  }
}

private struct EmptyContent: ScreenContent {
  let tree: EmptyTree

  func _makeHierarchy() -> ViewHierarchy { tree }
}

@MainActor
@Suite("A tree of views", .hangLimit)
struct ViewTreeTests: NodeSuite {
  let record = NodeRecord()

  private func button(
    _ title: String, role: String? = nil, shortcut: ViewNode.Shortcut? = nil
  ) -> ViewNode {
    button(title) { node in
      node.buttonRole = role
      node.shortcut = shortcut
    }
  }

  // MARK: - Names

  @Test(
    "has a path from the screen to a view, of which the middle is left out",
    arguments: [
      (1, "V1"), (2, "V1 > V2"),
      (12, "V1 > V2 > V3 > V4 > V5 > V6 > V7 > V8 > V9 > V10 > V11 > V12"),
      (13, "V1 > V2 > V3 > V4 > … > V7 > V8 > V9 > V10 > V11 > V12 > V13"),
      (20, "V1 > V2 > V3 > V4 > … > V14 > V15 > V16 > V17 > V18 > V19 > V20"),
    ])
  func path(depth: Int, path: String) {
    let screen = node("Screen")
    var inner = screen
    for number in 1...depth {
      let next = node("V\(number)")
      inner.append(next)
      inner = next
    }
    #expect(inner.path == path)
    withExtendedLifetime(screen) {}
  }

  @Test("has the names of views in a path, but none of containers")
  func namedPath() {
    let wren = text("Wren")
    let screen = node("Screen", node("List", button("Add"), node("Row", wren)))
    #expect(wren.path == "List > Row > Text \"Wren\"")
    withExtendedLifetime(screen) {}
  }

  @Test("has lines of text, and a name of the label, the lines, the symbol or the first name")
  func reading() {
    let hidden = node("Group", text("Owl")) { $0.isHidden = true }
    let labelled = node("Group", text("Owl")) { $0.label = "A bird" }
    let symbol = node("Group", icon("leaf")) { $0.symbol = "star" }
    let tip = node("TipView", .tip, [text("Feed the Birds")])
    let rows: [(ViewNode, lines: [String], name: String?)] = [
      (node("VStack", text("Feed"), text("Fill")), ["Feed", "Fill"], "Feed Fill"),
      (node("Text", .content, words: "Feed", [text("Inner")]), ["Feed"], "Feed"),
      (node("Text", .content, words: "", [text("Inner")]), [], "Inner"),
      (hidden, [], "Owl"), (labelled, ["Owl"], "A bird"), (symbol, [], "star"),
      (node("VStack", icon("leaf"), icon("star")), [], "leaf"),
      (node("VStack", tip, icon("star")), [], "star"), (node("VStack"), [], nil),
    ]
    for (node, lines, name) in rows {
      #expect(node.lines == lines)
      #expect(node.name == name)
    }
  }

  @Test("notes each view that it reads, the inner ones first")
  func noted() {
    let tree = node("VStack", node("TipView", .tip, [text("Feed")]), icon("star"))
    var notes: [String] = []
    _ = tree.reading { notes.append("\($0.kind) \($1.name ?? "-")") }
    #expect(notes == ["Text Feed", "TipView Feed", "Image star", "VStack star"])
  }

  @Test("has all parts that a condition lets through, without those below the others")
  func parts() {
    let tree = node("A", node("B", node("C")), node("D", node("E")))
    #expect(tree.all.map(\.kind) == ["A", "B", "C", "D", "E"])
    #expect(tree.all { $0.kind != "B" }.map(\.kind) == ["A", "D", "E"])
    #expect(tree.all { $0.kind != "A" }.isEmpty)
  }

  @Test("has one primary view below containers that have nothing else")
  func primary() {
    let tapped = node("HStack", text("Wren")) { $0.gestures.tap = {} }
    let rows: [(ViewNode, kind: String)] = [
      (node("VStack", node("HStack", button("Add"))), "Button"),
      (node("VStack", tapped), "HStack"),
      (node("VStack", node("HStack", words: "Two", text("Wren"))), "HStack"),
      (node("VStack", node("HStack", text("Wren"), text("Owl"))), "HStack"),
      (node("VStack"), "VStack"),
      (node("VStack", node("Label", .content, [text("Wren")])), "Label"),
    ]
    for (node, kind) in rows { #expect(node.primary.kind == kind) }
  }

  @Test("has choices where tags or rows are, and the value of the first tag, else of the row")
  func choices() {
    func tagged(_ words: String, _ tag: Int) -> ViewNode {
      node("Text", .content, words: words) { $0.tag = AnyHashable(tag) }
    }
    let row = node("Row", text("Owl")) { $0.row = AnyHashable(3) }
    let tree = node("Picker", tagged("Wren", 1), node("Section", tagged("Robin", 2)), row)
    #expect(tree.choices.map(\.name) == ["Wren", "Robin", "Owl"])
    #expect(tree.choice(Int.self) == 1)
    #expect(row.choice(Int.self) == 3)
    #expect(row.choice(String.self) == nil)
    row.append(tagged("Barn Owl", 4))
    #expect(row.choice(Int.self) == 4)
  }

  // MARK: - Covers

  @Test("is covered with all parts, and with what they present")
  func covering() {
    let sheet = node("Sheet", text("Seeds"))
    let tree = node("VStack", node("HStack", text("Wren")))
    tree.children[0].covers = [ViewCover(.sheet, sheet) {}]
    tree.cover()
    #expect((tree.all + sheet.all).map(\.isCovered) == [true, true, true, true, true])
  }

  @Test("has in front what is presented last, except for alerts")
  func front() {
    let popover = node("Popover")
    let first = node("First")
    let second = node("Second", node("Stack"))
    let alert = node("Alert")
    let tree = node("VStack", node("Button"), node("Text"))
    #expect(tree.front === tree)
    #expect(tree.frontCover == nil)
    tree.children[0].covers = [ViewCover(.sheet, first) {}, ViewCover(.alert, alert) {}]
    #expect(tree.front === first)
    #expect(tree.frontCover?.kind == .sheet)
    tree.children[1].covers = [ViewCover(.fullScreenCover, second) {}]
    #expect(tree.front === second)
    second.children[0].covers = [ViewCover(.popover, popover) {}, ViewCover(.alert, alert) {}]
    #expect(tree.front === popover)
    #expect(tree.frontCover?.kind == .popover)
    #expect(tree.covers { _ in true }.map(\.kind) == [.sheet, .alert, .fullScreenCover])
    #expect(tree.alertCovers.map(\.node.kind) == ["Alert", "Alert"])
    #expect(
      tree.allWithCovers.map(\.kind) == [
        "VStack", "Button", "First", "Alert", "Text", "Second", "Stack", "Popover", "Alert",
      ])
    tree.children[1].cover()
    #expect(tree.front === first)
  }

  @Test("holds a sheet if one of its views does")
  func held() {
    let free = node("Sheet", text("Seeds"))
    let holding = node("Sheet", text("Seeds"), node("Form") { $0.holdsSheet = true })
    #expect(!ViewCover(.sheet, free) {}.isHeld)
    #expect(ViewCover(.sheet, holding) {}.isHeld)
  }

  @Test(
    "closes by a gesture, which presses the first button to cancel of a dialog",
    arguments: [
      (.sheet, true, "closed"), (.alert, true, "closed"), (.confirmationDialog, false, "closed"),
      (.confirmationDialog, true, "Not Now"),
    ] as [(ViewCover.Kind, Bool, String)])
  func gesture(kind: ViewCover.Kind, hasCancel: Bool, called: String) {
    let content = node("Content", button("Remove", role: "destructive"))
    if hasCancel {
      content.append(button("Not Now", role: "cancel"))
      content.append(button("Never", role: "cancel"))
    }
    let cover = ViewCover(kind, content) { [record] in record.calls.append("closed") }
    cover.dismissByGesture()
    #expect(record.calls == [called])
  }

  @Test("has an alert with its buttons, their roles and its first field")
  func alert() {
    let field = node("SecureField", .control, words: "Code") { $0.gestures.enter = { _ in } }
    let second = node("TextField", .control, words: "Name") { $0.gestures.enter = { _ in } }
    let toggle = node("Toggle", .control, words: "Again") { $0.gestures.tap = {} }
    let content = node(
      "Content", text("Really?"), toggle, field, second, button("Remove", role: "destructive"),
      button("Keep"), button("Later"), button("Not Now", shortcut: .cancelAction),
      button("Cancel", role: "cancel"))
    var cover = ViewCover(.alert, content) {}
    cover.title = "Remove?"
    cover.message = "It is gone then."
    let alert = cover.alert
    #expect(alert.id == "Remove?")
    #expect(alert.title == "Remove?")
    #expect(alert.message == "It is gone then.")
    #expect(
      alert.buttons == [
        .destructive("Remove"), .default("Keep"), .plain("Later"), .init("Not Now", role: .cancel),
        .cancel,
      ])
    #expect(alert.textField == .init(isSecure: true, placeholder: "Code"))
    #expect(!alert.isCaution)
    #expect(cover.alerts == [alert])
    cover.isCaution = true
    #expect(cover.alert.isCaution)
  }

  @Test("has the first button with the shortcut of Return as default, and OK without buttons")
  func defaultButton() {
    let content = node(
      "Content", button("Keep"), button("Remove", shortcut: .defaultAction),
      button("Retry", shortcut: .defaultAction))
    let alert = ViewCover(.alert, content) {}.alert
    #expect(alert.buttons == [.plain("Keep"), .default("Remove"), .plain("Retry")])
    #expect(alert.textField == nil)
    let field = node("TextField", .control) { $0.gestures.enter = { _ in } }
    let message = ViewCover(.alert, node("Content", field)) {}.alert
    #expect(message.buttons == [.default("OK")])
    #expect(message.textField == .init(isSecure: false, placeholder: nil))
  }

  @Test(
    "has a dialog as alerts of two choices, each with the button to cancel",
    arguments: [
      (1, [["A", "Cancel"]]), (2, [["A", "B", "Cancel"]]),
      (3, [["A", "B", "Cancel"], ["C", "Cancel"]]),
    ])
  func dialog(count: Int, titles: [[String]]) {
    let content = node("Content", button("Cancel", role: "cancel"))
    for title in ["A", "B", "C"].prefix(count) { content.append(button(title)) }
    let cover = ViewCover(.confirmationDialog, content) {}
    #expect(cover.alerts.map { $0.buttons.map(\.title) } == titles)
    #expect(ViewCover(.sheet, content) {}.alerts.isEmpty)
  }

  // MARK: - Values

  @Test("is described for VoiceOver by a value, a hint, traits or actions, and acts by some")
  func described() {
    func properties(_ change: (inout ViewAccessibility) -> Void) -> [Bool] {
      var properties = ViewAccessibility()
      change(&properties)
      return [properties.isSet, properties.acts]
    }
    #expect(properties { _ in } == [false, false])
    #expect(properties { $0.value = "half full" } == [true, false])
    #expect(properties { $0.hint = "Opens the feeder" } == [true, false])
    #expect(properties { $0.addedTraits = [.header] } == [true, false])
    #expect(properties { $0.addedTraits = [.adjustable] } == [true, true])
    #expect(properties { $0.actions = ["Feed"] } == [true, true])
    #expect(properties { $0.hasDefaultAction = true } == [true, true])
    #expect(properties { $0.imageLabel = "A wren" } == [false, false])
  }

  @Test("is told of changes once until it is rendered, and refuses those of its bodies")
  func news() {
    let news = ViewNews()
    news.listen { [record] in _ = OnMainActor.run { record.calls.append("changed") } }
    #expect(news.isDue)
    news.post()
    #expect(record.calls.isEmpty)
    news.rendering {
      #expect(!news.isDue)
      #expect(!news.allowsChange())
    } onRefusal: { [record] in
      record.calls.append("refused")
    }
    #expect(record.calls == ["refused"])
    #expect(!news.isDue)
    #expect(news.allowsChange())
    for _ in 1...2 { news.post() }
    #expect(news.isDue)
    #expect(record.calls == ["refused", "changed"])
  }

  @Test("is released with its screen, whose center then no longer has its news", .tips)
  func released() {
    weak var news: ViewNews?
    do {
      let tree = EmptyTree()
      news = tree.news
      let screen = TipScreen(of: EmptyContent(tree: tree))
      #expect(screen.text.isEmpty)
      #expect(news != nil)
      withExtendedLifetime(screen) {}
    }
    #expect(news == nil)
  }

  @Test("is reached on the main actor, and from nowhere else")
  func mainActor() async {
    #expect(OnMainActor.run { record.calls.append("main") })
    let isReached = await Task.detached { OnMainActor.run { fatalError("Not reached") } }.value
    #expect(!isReached)
    #expect(record.calls == ["main"])
  }
}
