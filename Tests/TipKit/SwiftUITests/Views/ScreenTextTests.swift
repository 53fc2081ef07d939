import TestSupport
import Testing
import TipTesting
import TipViewTree

@MainActor @Suite("A view in the texts about its screen", .tips)
struct ScreenTextTests: NodeSuite {
  let record = NodeRecord()

  @Test("is in the outline with its words, value and tooltip, below what contains or presents it")
  func outline() {
    let dialog = node("Content", text("Which seeds?"), button("Millet"))
    let popover = node("Content", node("HStack", text("Dry")))
    let control = node("Button", .control, [icon("drop") { $0.toolTip = "Inner" }]) { control in
      control.toolTip = "Refill"
      control.identifier = "fill"
      control.value = "on"
      control.isEnabled = false
      control.gestures.tap = {}
      var cover = ViewCover(.confirmationDialog, dialog) {}
      cover.title = "Refill?"
      cover.message = ""
      control.covers = [cover, ViewCover(.popover, popover) {}]
    }
    let row = node("HStack", text("Wren") { $0.toolTip = "A bird" }, control) { $0.label = "Row" }
    let share = node("Button", .control, [icon("star"), icon("leaf") { $0.toolTip = "Share" }])
    let covered = node("VStack", text("Old")) { $0.isCovered = true }
    #expect(
      screen(node("VStack", row, covered), share).outline == """
        VStack
          HStack
            Text "Wren" help "A bird"
            Button "drop" #fill = on help "Refill" (disabled)
              confirmationDialog "Refill?"
                Text "Which seeds?"
                Button "Millet"
              popover
                HStack
                  Text "Dry"
        Button "star" help "Share"
        """)
  }

  @Test("has no words on screen if it is hidden, covered or in a view with words")
  func words() {
    let trees = [
      text("Wren"), text(""), text("Owl") { $0.isHidden = true },
      text("Jay") { $0.isCovered = true }, node("Button", .control, words: "Feed", [text("Inner")]),
      node("HStack", node("Button", .control, [text("Fill")])),
      node("VStack", text("Robin")) { $0.isHidden = true },
    ]
    #expect(screen(trees).text == "Wren\nFeed\nFill")
  }

  @Test("with a tooltip is named where the expected one is not on screen")
  func toolTips() async {
    let wren = text("Wren") { $0.toolTip = "A bird" }
    let fill = button("Fill") { $0.toolTip = "Fill the feeder" }
    let rows: [([ViewNode], views: String)] = [
      ([button("Add"), fill, wren], "\"Fill\", \"Wren\""), ([button("Add")], "there is none"),
    ]
    for (nodes, views) in rows {
      let root = node("Screen", .container, nodes)
      let screen = TipScreen(of: NodeTree(root), platform: .macOS)
      let failures = await RunningTest.collectFailures {
        screen.expectToolTip("Fill the feeder", on: "Fill")
      }
      #expect(
        failures == [
          "The tooltip \"Fill the feeder\" of \"Fill\" is not on screen; none is. Rest a Pointer "
            + "on one of the views with a tooltip: \(views)."
        ])
    }
  }
}
