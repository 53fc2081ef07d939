import Foundation
import Testing
import TipEngine
import TipHelp
import TipTesting

private struct FeedBirdsTip: Tip {
  var title: Text { Text("Feed the Birds") }
}

private struct ShareBackyardTip: Tip {
  static let didView = Event(id: "didViewBackyard")
  var title: Text { Text("Share a Backyard") }
  var rules: [Rule] { Rule(Self.didView) { $0.donations.count >= 1 } }
}

@Suite("A tip, a tooltip and an alert on one screen", .tips)
@MainActor struct OneScreenTests {
  private let removal = TipAlert(
    id: "remove-backyard", title: "Remove “North Pond”?",
    buttons: [.destructive("Remove"), .cancel], intent: .sideEffect)

  @Test("show in turn: an alert keeps new tips and tooltips from appearing (M27)")
  func turns() async throws {
    let screen = TipScreen(platform: .macOS)
    screen.element(
      "star.button", symbol: "star", frame: CGRect(x: 40, y: 40, width: 44, height: 44),
      toolTip: "Keep this backyard first in every list")
    screen.add(FeedBirdsTip())
    screen.add(ShareBackyardTip())
    screen.appear()
    let pointer = Pointer(on: screen)
    pointer.move(to: "star.button")
    pointer.rest(for: .seconds(1))
    TipTest.clock.advance(by: .seconds(2))

    let stage = AlertStage(platform: .macOS)
    stage.present(removal)
    await ShareBackyardTip.didView.donate()
    pointer.leave()
    pointer.move(to: "star.button")
    pointer.rest(for: .seconds(5))
    #expect(screen.visibleIDs == ["FeedBirdsTip"])
    expectHidden(ShareBackyardTip(), because: .alert)

    stage.press("Cancel")
    pointer.leave()
    pointer.move(to: "star.button")
    pointer.rest(for: .seconds(1))
    #expect(screen.visibleIDs == ["FeedBirdsTip", "ShareBackyardTip"])
    assertTipSnapshot(of: screen.timeline, as: .timeline)
    screen.disappear()
  }

  @Test("show in the timeline from the start: the alert that was there, then the tip behind it")
  func timeline() {
    let stage = AlertStage(platform: .macOS)
    stage.present(removal)
    let screen = TipScreen(inline: [FeedBirdsTip()], platform: .macOS)
    screen.appear()
    TipTest.clock.advance(by: .seconds(2))
    stage.press("Cancel")
    #expect(
      screen.timeline.description == """
        0s  shows  alert  remove-backyard  "Remove “North Pond”?"
        2s  hides  alert  remove-backyard
        2s  shows  tip    FeedBirdsTip
        """)
    screen.disappear()
  }

  @Test("The element in front answers the pointer, also one that the screen declares later")
  func front() {
    let screen = TipScreen(platform: .macOS)
    screen.element(
      "card", frame: CGRect(x: 0, y: 0, width: 200, height: 200), toolTip: "Open this backyard")
    screen.appear()
    let pointer = Pointer(on: screen)
    pointer.move(to: "card")
    pointer.rest(for: .seconds(1))
    #expect(screen.visibleToolTip == "Open this backyard")
    screen.element(
      "star.button", frame: CGRect(x: 40, y: 40, width: 44, height: 44),
      toolTip: "Keep this backyard first in every list")
    pointer.move(to: "star.button")
    #expect(screen.visibleToolTip == nil)
    pointer.rest(for: .seconds(1))
    #expect(screen.visibleToolTip == "Keep this backyard first in every list")
    // The right edge of an element is outside.
    pointer.move(to: CGPoint(x: 84, y: 50))
    pointer.rest(for: .seconds(1))
    #expect(screen.visibleToolTip == "Open this backyard")
    pointer.move(to: CGPoint(x: 200, y: 50))
    #expect(screen.visibleToolTip == nil)
    screen.disappear()
  }

  @Test("A pointer that moves to an unknown element fails at its line, with the nearest name")
  func unknown() {
    let screen = TipScreen(platform: .macOS)
    screen.element("star.button", toolTip: "Keep this backyard first in every list")
    screen.appear()
    let pointer = Pointer(on: screen)
    withKnownIssue {
      pointer.move(to: "start.button")
    } matching: { issue in
      issue.comments.first?.rawValue
        == "Nothing on the screen is called \"start.button\". Did you mean \"star.button\"?"
    }
    screen.disappear()
  }
}
