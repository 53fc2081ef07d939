import Testing
import TipTesting
import UIKit

@testable import BackyardHelp

@MainActor
@Suite("The example of the page of UIKit files")
struct PageExampleTests {
  @MainActor @Test(.tips) func favorite() async {
    let screen = TipScreen(of: BackyardViewController())
    screen.tap("Favorite")
    await screen.settle { screen.visiblePopover?.id == "ShareBackyardTip" }
    #expect(screen.visibleAnchor == "Share")
    screen.tap("Close")
    await screen.settle { !screen.outline.contains("TipUIPopoverViewController") }
    #expect(screen.visibleIDs.isEmpty)
  }

  @MainActor @Test(.tips) func toolTip() {
    let screen = TipScreen(of: BackyardViewController(), platform: .macOS)
    let pointer = Pointer(on: screen)
    pointer.move(to: "Share")
    pointer.rest(for: .seconds(1))
    screen.expectToolTip("Send this backyard to a friend", on: "Share")
  }

  @MainActor @Test(.tips) func alert() {
    let screen = TipScreen(of: BackyardViewController())
    screen.tap("Delete")
    let stage = AlertStage(platform: .iOS)
    stage.expectAlert("Delete this backyard?", buttons: ["Cancel", "Delete"])
    screen.tap("Cancel")
    stage.expectNoAlert()
  }
}
