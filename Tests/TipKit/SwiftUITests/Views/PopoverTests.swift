import SwiftUI
import TestSupport
import Testing
import TipKit
import TipTesting

private struct RefillTip: Tip {
  static let opened = Event(id: "openedFeeder")

  var needsEvent = false
  var title: Text { Text("Refill the Feeder") }
  var rules: [Rule] {
    if needsEvent {
      #Rule(Self.opened) { $0.donations.count > 0 }
    }
  }
}

/// A popover at a button that counts.
private struct Feeder: View {
  var interaction = PresentationBackgroundInteraction.automatic
  @State private var count = 0

  var body: some View {
    NavigationStack {
      Text("Filled: \(count)")
      Button("Fill") { count += 1 }
        .popoverTip(RefillTip())
        .tipBackgroundInteraction(interaction)
    }
  }
}

/// A popover that a binding shows again.
private struct Hints: View {
  var tip = RefillTip()
  @State private var isPresented = false

  var body: some View {
    Button("Feeder") { RefillTip.opened.sendDonation() }
      .popoverTip(tip, isPresented: $isPresented)
    Button("Show Hint") { isPresented = true }
    Text(isPresented ? "pointed at" : "alone")
  }
}

/// A popover at a group of two buttons below other views.
private struct Perches: View {
  var body: some View {
    VStack {
      ForEach(0..<10) { Text("Perch \($0)") }
      Group {
        Button("Left") {}
        Button("Right") {}
      }
      .popoverTip(RefillTip(), arrowEdges: [.trailing, .bottom])
    }
  }
}

@MainActor @Suite("Views: popovers of tips", .tips) struct PopoverTests {
  private let reason =
    "The popover \"RefillTip\" took the gesture and closed: tap \"Fill\". Repeat the gesture, or "
    + "close the popover first, with tapOutside(_:)."

  @Test("A gesture behind a popover ends its display, and the next one reaches the view (D20, D59)")
  func takenGesture() {
    let screen = TipScreen(of: Feeder())
    expectFailures([reason]) { screen.tap("Fill") }
    #expect(screen.visiblePopover == nil)
    #expect(screen.text == "Filled: 0\nFill")
    expectStatus(RefillTip(), .available)
    screen.tap("Fill")
    #expect(screen.text == "Filled: 1\nFill")
  }

  @Test("A failure after such a gesture says that the popover took it, and later ones do not")
  func failures() async {
    let screen = TipScreen(of: Feeder())
    expectFailures([reason]) { screen.tap("Fill") }
    expectFailures(["RefillTip is not on the screen. The screen is empty.\n\(reason)\n…"]) {
      expectDisplayed(RefillTip(), on: screen)
    }
    expectFailures(["Nothing called \"Empty\" is on screen. There is \"Fill\".\n\(reason)"]) {
      screen.tap("Empty")
    }
    expectFailures(["The tip \"RefillTip\" does not show (available); …\n\(reason)"]) {
      screen.close(RefillTip())
    }
    expectFailures(["Cannot go back: no page is pushed. …\n\(reason)"]) { screen.goBack() }
    await expectFailures(["The screen did not settle within …\n\(reason)"]) {
      await screen.settle(limit: .zero) { screen.text.contains("Filled: 1") }
    }
    screen.tap("Fill")
    expectFailures(["Nothing called \"Empty\" is on screen. There is \"Fill\"."]) {
      screen.tap("Empty")
    }
  }

  @Test("A background that people can use gets the gesture, and the popover stays (D59)")
  func background() {
    let screen = TipScreen(of: Feeder(interaction: .enabled))
    screen.tap("Fill")
    #expect(screen.text.hasPrefix("Filled: 1\n"))
    #expect(screen.visiblePopover?.id == "RefillTip")
  }

  @Test("A popover points at the first view of a group, with the first of its edges in order")
  func group() {
    let arrow = TipScreen(of: Perches()).picture["RefillTip"]?.arrow
    #expect(arrow?.target == "Left")
    #expect(arrow?.edge == .bottom)
  }

  @Test("The buttons of a popover are in front")
  func ownButtons() {
    let screen = TipScreen(of: Feeder())
    screen.tap("Close")
    expectStatus(RefillTip(), .invalidated(.tipClosed))
  }

  @Test("A popover that people have closed shows again when the app sets its binding (D59)")
  func reopened() {
    let screen = TipScreen(of: Hints())
    #expect(screen.text.hasSuffix("pointed at"))
    screen.tapOutside(RefillTip())
    #expect(screen.text == "Feeder\nShow Hint\nalone")
    screen.tap("Show Hint")
    #expect(screen.visiblePopover?.id == "RefillTip")
    #expect(screen.text.hasSuffix("pointed at"))
  }

  @Test("A popover that shows after a donation sets its binding, and stays")
  func shownByEvent() {
    let screen = TipScreen(of: Hints(tip: RefillTip(needsEvent: true)))
    #expect(screen.text == "Feeder\nShow Hint\nalone")
    screen.tap("Feeder")
    #expect(screen.visiblePopover?.id == "RefillTip")
    #expect(screen.text.hasSuffix("pointed at"))
  }
}
