import SwiftUI
import TestSupport
import Testing
import TipKit
import TipTesting

private struct RefillTip: Tip {
  var title: Text { Text("Refill the Feeder") }
}

/// Two rows with equal buttons, and a tip at the second one.
private struct Feeders: View {
  var body: some View {
    VStack {
      Button("Fill") {}
        .help("Fill the north feeder")
      Button("Fill") {}
        .help("Fill the south feeder")
        .popoverTip(RefillTip())
    }
  }
}

/// Two buttons beside each other.
private struct Pair: View {
  var body: some View {
    HStack {
      Button("Left") {}.popoverTip(RefillTip())
      Button("Right") {}
    }
  }
}

private struct Winter: View {
  @State private var isWinter = true

  var body: some View {
    Button("Next Season") { isWinter.toggle() }
    if isWinter { Care().hidden() } else { Care() }
  }
}

private struct Care: View {
  var body: some View {
    VStack {
      TipView(RefillTip())
      Button("Fill") {}
    }
  }
}

/// A tip in line between two buttons, or above them.
private struct Watering: View {
  let edge: Edge
  var isFirst = false

  var body: some View {
    if !isFirst { Button("Feeder") {} }
    TipView(RefillTip(), arrowEdge: edge)
    Button("Water") {}
  }
}

/// Shows once.
private struct ShelfTip: Tip {
  var title: Text { Text("Keep Seeds Dry") }
  var options: [any TipOption] { MaxDisplayCount(1) }
}

/// Shows twice.
private struct SeedTip: Tip {
  var title: Text { Text("Choose the Right Seeds") }
  var options: [any TipOption] { MaxDisplayCount(2) }
}

/// A tip in line and a popover, which a sheet can cover.
private struct Shed: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      TipView(ShelfTip())
      Button("Open") { isOpen = true }
        .popoverTip(SeedTip())
        .tipBackgroundInteraction(.enabled)
    }
    .sheet(isPresented: $isOpen) {
      Button("Done") { isOpen = false }
    }
  }
}

/// A text with a sheet, and a disabled button with a dialog.
private struct Store: View {
  var body: some View {
    VStack {
      Text("Seeds").sheet(isPresented: .constant(true)) {
        HStack { Text("Millet") }
      }
      Button("Fill") {}
        .accessibilityIdentifier("fill")
        .disabled(true)
        .confirmationDialog("Kinds", isPresented: .constant(true)) {
          Button("Thistle") {}
        } message: {
          Text("The feeder is empty.")
        }
    }
  }
}

@MainActor
@Suite("Views: the elements of the screen", .tips)
struct ElementTests {
  @Test("Views have no places: nothing is known of what a popover covers, and pictures say so")
  func noPlaces() throws {
    let screen = TipScreen(of: Pair())
    let picture = screen.picture
    #expect(picture["RefillTip"]?.arrow?.target == "Left")
    #expect(picture["RefillTip"]?.covers == [])
    let layout = try SnapshotStrategy<TipScreen>.layout.text(screen)
    #expect(layout.hasPrefix("iOS, 393 × 852, a list: views have no places\n"))
    #expect(!layout.contains("covers"))
    let svg = try SnapshotStrategy<TipScreen>.svg.text(screen)
    #expect(svg.contains("<title>Screen, iOS, a list: views have no places</title>"))
  }

  @Test("A tooltip of a view is expected by the view's label")
  func toolTip() {
    let screen = TipScreen(of: Feeders(), platform: .macOS)
    screen.close(RefillTip())
    let pointer = Pointer(on: screen)
    pointer.move(to: "Fill (2)")
    pointer.rest(for: .seconds(2))
    screen.expectToolTip("Fill the south feeder", on: "Fill (2)")
    expectFailures([
      "The tooltip \"Fill the south feeder\" of \"Fill\" is not on screen; that of \"Fill (2)\" is: "
        + "\"Fill the south feeder\". Rest a Pointer on one of the views with a tooltip: \"Fill\", "
        + "\"Fill (2)\"."
    ]) { screen.expectToolTip("Fill the south feeder", on: "Fill") }
    pointer.leave()
    expectFailures(["The tooltip \"Fill\" of \"Fill (2)\" is not on screen; none is. …"]) {
      screen.expectToolTip("Fill", on: "Fill (2)")
    }
  }

  @Test("On a platform without tooltips a pointer fails at its line, and names the others")
  func platform() {
    let screen = TipScreen(of: Feeders())
    let failure =
      "People on iOS have nothing to hover with, so no tooltip shows. Create the screen with "
      + "platform: .macOS or platform: .visionOS."
    let line = #line + 1
    expectFailures([failure], line: line) { _ = Pointer(on: screen) }
  }

  @Test("Equal names are numbered, so that tips and tooltips are at the right element")
  func equalNames() {
    let screen = TipScreen(of: Feeders(), platform: .macOS)
    #expect(screen.visibleAnchor == "Fill (2)")
    #expect(screen.picture["RefillTip"]?.arrow?.target == "Fill (2)")
    screen.close(RefillTip())
    #expect(screen.picture.layers.map(\.name) == ["Fill", "Fill (2)"])
    let pointer = Pointer(on: screen)
    pointer.move(to: "Fill")
    pointer.rest(for: .seconds(2))
    #expect(screen.visibleToolTip == "Fill the north feeder")
    pointer.move(to: "Fill (2)")
    pointer.rest(for: .seconds(2))
    #expect(screen.visibleToolTip == "Fill the south feeder")
  }

  @Test(
    "A tip in line points at its neighbour on the side of its arrow",
    arguments: [
      (Edge.top, "Feeder"), (.leading, "Feeder"), (.bottom, "Water"), (.trailing, "Water"),
    ])
  func neighbours(edge: Edge, name: String) {
    let tip = TipScreen(of: Watering(edge: edge)).picture["RefillTip"]
    #expect(tip?.kind == .annotation)
    #expect(tip?.arrow?.target == name)
  }

  @Test("A tip in line without a neighbour on the side of its arrow has no arrow")
  func noNeighbour() {
    let screen = TipScreen(of: Watering(edge: .top, isFirst: true))
    #expect(screen.picture["RefillTip"]?.kind == .inline)
    #expect(screen.picture["RefillTip"]?.arrow == nil)
  }

  @Test("Behind a sheet a tip in line keeps its display, and a popover begins another one (D22)")
  func behindSheet() {
    let screen = TipScreen(of: Shed())
    for round in 1...2 {
      #expect(screen.visibleIDs == ["ShelfTip", "SeedTip"])
      screen.tap("Open")
      if round == 1 {
        #expect(
          HelpEvidence(of: Tips.center).lines == [
            "On screen: ShelfTip (in line, behind a sheet).",
            "Not on screen: SeedTip: a sheet is in front of it.",
          ])
      }
      #expect(screen.visibleIDs.isEmpty)
      #expect(screen.picture.layers.map(\.name) == ["Done"])
      expectDisplayed(ShelfTip())
      screen.tap("Done")
    }
    #expect(screen.visibleIDs == ["ShelfTip"])
    expectStatus(SeedTip(), .invalidated(.displayCountExceeded))
  }

  @Test("The outline has each view in its container, and what is presented below its view")
  func outline() {
    #expect(
      TipScreen(of: Store()).outline == """
        Store
          VStack
            Text "Seeds"
              sheet
                HStack
                  Text "Millet"
            Button "Fill" #fill (disabled)
              confirmationDialog "Kinds" message "The feeder is empty."
                Button "Thistle"
                Button "Cancel"
        """)
  }

  @Test("A hidden view is not in the picture, and no tip in it shows")
  func hidden() {
    let screen = TipScreen(of: Winter())
    #expect(screen.picture.layers.map(\.name) == ["Next Season"])
    expectNoTips(on: screen)
    screen.tap("Next Season")
    #expect(screen.visibleIDs == ["RefillTip"])
    #expect(Set(screen.picture.layers.map(\.name)) == ["Next Season", "RefillTip", "Fill"])
    screen.tap("Next Season")
    expectNoTips(on: screen)
  }
}
