import SwiftUI
import Testing
import TipKit
import TipTesting

@MainActor
@Suite("Stories: their screens as pictures", .tips)
struct StoryPictureTests {
  @Test("a popover at a button in the toolbar")
  func toolbarPopover() {
    let screen = TipScreen(of: VisitorsView())
    assertTipSnapshot(of: screen, as: .layout)
    assertTipSnapshot(of: screen, as: .svg)
  }

  @Test("a tip in line that points at the image below it, of a view that only pictures show")
  func inlineTip() {
    assertTipSnapshot(of: WinterView(), as: .layout)
    assertTipSnapshot(of: WinterView(), platform: .iOS, as: .svg)
    #expect(Tips.center.openResources.openDisplays.isEmpty)
  }

  @Test("a tip in a sheet, which is all that people see")
  func sheet() {
    let screen = TipScreen(of: FeederView())
    screen.tap("Change Seed")
    assertTipSnapshot(of: screen, as: .layout)
    assertTipSnapshot(of: screen, as: .svg)
  }
}
