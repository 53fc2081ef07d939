import TestSupport
import Testing
import TipTesting
import TipViewTree

@MainActor @Suite("What VoiceOver says of each kind of node", .tips)
struct SpokenNodeTests: NodeSuite {
  let record = NodeRecord()

  /// Creates a container whose children VoiceOver reads in a way.
  private func group(
    _ children: ViewAccessibility.Children, _ nodes: ViewNode...,
    change: (ViewNode) -> Void = { _ in }
  ) -> ViewNode {
    node("HStack", .container, nodes) { node in
      node.accessibility.children = children
      change(node)
    }
  }

  private func control(
    _ nodes: ViewNode..., change: (ViewNode) -> Void = { _ in }
  ) -> ViewNode {
    node("Button", .control, nodes, change)
  }

  private func tappable(_ node: ViewNode) -> ViewNode {
    node.gestures.tap = {}
    return node
  }

  @Test("the elements in a view are separate, merged or hidden, and tips stay together")
  func children() {
    let tip = node("TipView", .tip, [text("Feed the Birds"), tappable(control(text("Close")))])
    let ignoring = group(.ignore, text("Owl")) { node in
      node.label = "Bird"
      node.toolTip = "A tooltip"
      node.accessibility.value = "3"
      node.accessibility.hint = "Opens the page"
      node.accessibility.addedTraits = [.header, .adjustable]
      node.accessibility.removedTraits = [.header]
      node.accessibility.actions = ["Feed"]
    }
    let acting = text("Jay") { node in
      node.accessibility.hasDefaultAction = true
      node.accessibility.actions = ["Follow"]
    }
    let modal = group(.contain) { $0.accessibility.addedTraits = [.modal] }
    let header = text("Title") { $0.accessibility.addedTraits = [.header, .button] }
    #expect(
      screen(
        tappable(node("HStack", text("Robin"))), group(.contain, text("Wren"), tip, text("Tit")),
        group(.combine, group(.contain, text("Finch")), text("Owl")),
        tappable(node("VStack", group(.contain))), modal, ignoring,
        group(.combine, acting, tappable(text("Lark")), text("Swift")), group(.combine, header),
        group(.combine, text("Title") { $0.accessibility.addedTraits = [.header] }) {
          $0.accessibility.removedTraits = [.header]
        },
        text("Old") { $0.isCovered = true }, text("Secret") { $0.isHidden = true }
      ).spoken.text == """
        "Robin"
        "Wren"
        "Feed the Birds"
        "Close", button
        "Tit"
        "Finch, Owl"
        no label
        "Bird", value: "3", adjustable, hint: "Opens the page", actions: "Feed"
        "Jay, Lark, Swift", actions: "Jay", "Follow", "Lark"
        "Title", header
        "Title"
        """)
  }

  @Test("a view has its own words, symbol, value and hint, else those of the views in it")
  func parts() {
    let leaf = { icon("leaf") { $0.label = "Leaf" } }
    let photo = icon("heron") { $0.accessibility.imageLabel = "Heron" }
    let decorated = icon("camera") { image in
      image.accessibility.isElement = false
      image.gestures.tap = {}
    }
    let image = node("Image", .content, [text("Inner")]) { $0.symbol = "star" }
    let color = node("Color", .content, [text("Inner")]) { $0.label = "Full" }
    func part(_ words: String, value: String? = nil, hint: String? = nil) -> ViewNode {
      text(words) { node in
        node.value = value
        node.accessibility.hint = hint
      }
    }
    #expect(
      screen(
        node("Label", leaf(), text("Water")), node("Label", leaf()),
        group(.combine, leaf(), text("Water")), text("Sort") { $0.label = "" }, photo, decorated,
        text("Wren") { $0.accessibility.imageLabel = "Bird" }, image, color,
        node("Button", .control, words: "Feed", [text("Inner")]),
        control(icon("drop"), icon("sun")), control(icon("drop")) { $0.symbol = "moon" },
        control(text("Mute"), part("Now", value: "off")) { $0.value = "on" },
        control(part("North", value: "1", hint: "Shows"), part("South", value: "2", hint: "Hides")),
        control(part("East", hint: "Shows")) { $0.accessibility.hint = "Adds" },
        node("VStack") { $0.accessibility.hint = "Nothing here" },
        node("VStack") { $0.label = "Pond" }, node("VStack") { $0.label = "" }
      ).spoken.text == """
        "Water"
        "Leaf"
        "Leaf, Water"
        no label
        "Heron", image
        "Wren"
        symbol "star", image
        "Full"
        "Feed"
        symbol "drop"
        symbol "moon"
        "Mute, Now", value: "on"
        "North, South", value: "1, 2", hint: "Shows, Hides"
        "East", hint: "Adds"
        no label, hint: "Nothing here"
        "Pond"
        """)
  }

  @Test("a view has the trait of its first gesture, and a value that its label does not say")
  func traits() {
    func control(
      _ kind: String, _ words: String, value: String? = nil, change: (ViewNode) -> Void
    ) -> ViewNode {
      let control = node(kind, .control, words: words)
      control.value = value
      change(control)
      return control
    }
    let tap = { (node: ViewNode) in node.gestures.tap = {} }
    let adjust = { (node: ViewNode) in
      node.gestures.tap = {}
      node.gestures.adjust = { _ in }
    }
    let enter = { (node: ViewNode) in
      adjust(node)
      node.gestures.enter = { _ in }
    }
    let toggle = control("Toggle", "Bath") { toggle in
      tap(toggle)
      toggle.accessibility.trait = .toggle
    }
    let gauge = node("Gauge") { gauge in
      gauge.label = "Rain"
      gauge.symbol = "drop"
      gauge.value = "0.5"
    }
    #expect(
      screen(
        control("TextField", "Seen", value: "Seen", change: enter),
        control("Stepper", "Count", change: adjust),
        control("Menu", "Bag", value: "open", change: tap),
        toggle, control("Button", "Share") { $0.isEnabled = false }, gauge, tappable(text("Owl")),
        text("Wren") { $0.isEnabled = false }, text("Seen") { $0.value = "Seen" },
        text("Today") { $0.value = "selected" }, text("Tomorrow") { $0.value = "" }
      ).spoken.text == """
        no label, value: "Seen", text field
        "Count", adjustable
        "Bag", button
        "Bath", switch
        "Share", disabled
        "Rain", value: "0.5"
        "Owl"
        "Wren"
        "Seen"
        "Today", selected
        "Tomorrow"
        """)
  }

  @Test("a dialog without a title has its message above its buttons")
  func dialog() {
    let opener = text("Wren")
    var cover = ViewCover(.confirmationDialog, node("Content", button("Millet"))) {}
    cover.message = "Which seeds?"
    opener.covers = [cover]
    #expect(screen(opener).spoken.text == "\"Which seeds?\"\n\"Millet\", button")
  }

  @Test("what acts without a label has its element's name, identifier, symbol or kind")
  func silent() {
    func color(_ identifier: String? = nil) -> ViewNode {
      let color = node("Color", .content)
      color.identifier = identifier
      return tappable(color)
    }
    let screen = screen(
      node("Slider", .control), node("Slider", .control), color(), color(), color("red"), color(),
      node("VStack") { $0.accessibility.actions = ["Feed"] },
      node("Form") { $0.accessibility.value = "3" }, tappable(group(.ignore, icon("leaf"))),
      tappable(node("List") { $0.label = "" }), button("Feed"))
    #expect(
      screen.silentControls == [
        "Slider", "Slider (2)", "Color", "Color (2)", "red", "Color (3)", "VStack", "leaf", "List",
      ])
  }

  @Test("the elements of a screen are controls and named contents, each with a separate name")
  func elements() {
    let toolbar = tappable(control(node("HStack", text("Wren"), button("Add"))))
    let screen = screen(
      button("Feed"), tappable(control(text("Fill"))), node("Slider", .control),
      node("Slider", .control), node("VStack", node("Slider", .control)),
      control { $0.label = "" }, text("Owl") { $0.identifier = "owl" }, node("Color", .content),
      node("List", icon("leaf")) { $0.label = "Birds" }, text("Old") { $0.isCovered = true },
      node("VStack", button("Hidden")) { $0.isHidden = true }, toolbar)
    #expect(
      screen.picture.layers.map(\.name) == [
        "Feed", "Fill", "Slider", "Slider (2)", "Slider (3)", "Button", "owl", "leaf", "Wren Add",
        "Add",
      ])
  }

  // MARK: - Alerts

  @Test("an alert that a control answers closes before its button acts, which has to be enabled")
  func answered() async {
    Tips.answerAlerts(["*": "Save"])
    for isEnabled in [true, false] {
      record.calls = []
      let opener = text("Wren")
      let content = node(
        "Content", node("Slider", .control, words: "Save"),
        button("Save") { $0.isEnabled = isEnabled })
      var cover = ViewCover(.alert, content) { [record, weak opener] in
        record.calls.append("closed")
        opener?.covers = []
      }
      cover.title = "Rename?"
      opener.covers = [cover]
      let failures = await RunningTest.collectFailures { _ = screen(opener) }
      let failure = "\"Save\" in the alert \"Rename?\" is disabled. Enable it."
      #expect(failures == (isEnabled ? [] : [failure]))
      #expect(record.calls == (isEnabled ? ["closed", "Save"] : ["closed"]))
    }
  }
}
