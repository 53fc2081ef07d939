import SwiftUI
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

@MainActor
@Suite("Views: the elements of the screen", .tips)
struct ElementTests {
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
    #expect(pointer.screen.visibleToolTip == "Fill the north feeder")
    pointer.move(to: "Fill (2)")
    pointer.rest(for: .seconds(2))
    #expect(pointer.screen.visibleToolTip == "Fill the south feeder")
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
