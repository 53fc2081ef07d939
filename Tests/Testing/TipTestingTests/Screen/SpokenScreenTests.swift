import TestSupport
import Testing
import TipHelp
import TipModel
import TipSnapshot
import TipTesting

private struct FeedTip: Tip {
  var title: Text { Text("Feed the Birds") }
  var image: Image? { Image(systemName: "leaf.fill") }
  var actions: [Action] { Action(id: "fill", title: "Fill the Feeder") }
}

/// A tip with an image of the app's assets.
private struct PhotoTip: Tip {
  let kind: Int
  var id: String { "photo\(kind)" }
  var title: Text { Text("Add a Photo") }
  var message: Text? { Text("Others see\nyour birds.") }
  var image: Image? {
    switch kind {
    case 0: Image("heron")
    case 1: Image("heron", label: Text("A heron"))
    default: Image(decorative: "heron")
    }
  }
}

private let photoLines = """
  "Add a Photo"
  "Others see your birds."
  "Close", button
  """

@Suite("What VoiceOver says of a screen with elements, of a tip and of an alert", .tips)
struct SpokenScreenTests {
  private let feed = """
    symbol "leaf.fill", image
    "Feed the Birds"
    "Fill the Feeder", button
    "Close", button
    """

  @Test("elements and tips are read in the order of their declaration, a popover after its element")
  func order() throws {
    let screen = TipScreen()
    screen.element("feeder", symbol: "drop", toolTip: "Refill the feeder")
    screen.add(FeedTip())
    screen.element("list")
    screen.add(PhotoTip(kind: 2), as: .popover(anchor: "feeder"))
    #expect(screen.spoken.text == "")
    screen.appear()
    #expect(
      screen.spoken.text == """
        "feeder", hint: "Refill the feeder"
        \(photoLines)
        \(feed)
        "list"
        """)
    screen.close(FeedTip())
    screen.close(PhotoTip(kind: 2))
    let strategy = SnapshotStrategy<TipScreen>.spoken
    #expect(try strategy.text(screen) == "\"feeder\", hint: \"Refill the feeder\"\n\"list\"")
    #expect(screen.silentControls == [])
  }

  @Test("a tip after all elements comes after them, and a popover at none of them is the last one")
  func last() {
    let screen = TipScreen(inline: [FeedTip()])
    screen.appear()
    #expect(screen.spoken.text == feed)
    screen.add(PhotoTip(kind: 2), as: .popover(anchor: "feeder"))
    #expect(screen.spoken.text == "\(feed)\n\(photoLines)")
  }

  @Test(
    "the image of a tip has its label or its name, unless it is decorative",
    arguments: [(0, "\"heron\", image\n"), (1, "\"A heron\", image\n"), (2, "")])
  func image(kind: Int, line: String) throws {
    let tip: any Tip = PhotoTip(kind: kind)
    #expect(tip.spoken.text == line + photoLines)
    #expect(try SnapshotStrategy<any Tip>.spoken.text(tip) == line + photoLines)
  }

  @Test(
    "an alert has its texts and parts, and its buttons in the order of the system",
    arguments: [(.iOS, ["Cancel", "Remove"]), (.tvOS, ["Remove", "Cancel"])]
      as [(TipPlatform, [String])])
  func alert(platform: TipPlatform, buttons: [String]) throws {
    let alert = TipAlert(
      id: "remove", title: "Remove “North Pond”?", message: "Its visitors are removed.",
      buttons: [.destructive("Remove"), .cancel],
      textField: .init(isSecure: false, placeholder: "Reason"), hasSuppression: true,
      hasHelp: true)
    let lines =
      """
      "Remove “North Pond”?"
      "Its visitors are removed."
      "Reason", text field
      "Don't ask again", value: "off", switch
      "Help", button
      """ + buttons.map { "\n\"\($0)\", button" }.joined()
    #expect(alert.spoken(on: platform).text == lines)
    #expect(try SnapshotStrategy<TipAlert>.spoken(on: platform).text(alert) == lines)
  }

  @Test("an alert in front is all that is read")
  func front() throws {
    let screen = TipScreen(inline: [FeedTip()])
    screen.appear()
    let alert = TipAlert(id: "save", title: "Saved", buttons: [.default("OK")])
    let presentation = try Tips.present(alert)
    #expect(screen.spoken.text == "\"Saved\"\n\"OK\", button")
    presentation.withdraw()
    #expect(screen.spoken.elements.count == 4)
  }

  @Test("a snapshot that differs fails at its line, with the element")
  func failure() throws {
    let screen = TipScreen(inline: [FeedTip()])
    screen.appear()
    try withScratch("\"Feed the Bees\"") { location in
      expectFailures(["\"Feed the Birds\""]) {
        assertTipSnapshot(of: screen, as: .spoken, record: .never, location: location)
      }
    }
  }
}
