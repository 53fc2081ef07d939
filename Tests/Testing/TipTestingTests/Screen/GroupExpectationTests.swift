import TestSupport
import Testing
import TipModel
import TipTesting

@Suite("Expectations about members of groups (D31)", .hangLimit)
struct GroupExpectationTests {
  @Test("expectHidden accepts the gate of a group, with and without a screen")
  func hidden() async throws {
    try await withBirds { _ in
      let group = TipGroup(.ordered) {
        ScreenTips.Share()
        ScreenTips.feed
      }
      let screen = TipScreen()
      screen.add(group)
      screen.appear()
      expectHidden(ScreenTips.feed, because: .group)
      expectHidden(ScreenTips.feed, because: .group, on: screen)
      expectHidden(ScreenTips.Share(), because: .rule)
      expectStatus(ScreenTips.feed, .available)
      expectNoTips(among: [ScreenTips.feed, ScreenTips.Share()])
      ScreenTips.Share().invalidate(reason: .tipClosed)
      expectDisplayed(ScreenTips.feed)
      expectDisplayed(ScreenTips.feed, on: screen)
    }
  }

  @Test("A failure about a member that its group hides does not say that it shows")
  func message() async throws {
    try await withBirds { _ in
      let group = TipGroup(.ordered) {
        ScreenTips.Share()
        ScreenTips.feed
      }
      let screen = TipScreen()
      screen.add(group)
      screen.appear()
      for onScreen in [screen, nil] {
        expectFailures(["It does not show in its group: share, before it, is the first member"]) {
          expectDisplayed(ScreenTips.feed, on: onScreen)
        }
      }
    }
  }

  @Test("A tip that is forced by name shows in its group on the screen")
  func forced() async throws {
    try await withBirds { center in
      let group = TipGroup(.ordered) {
        ScreenTips.filter
        ScreenTips.feed
      }
      let screen = TipScreen()
      screen.add(group)
      screen.appear()
      #expect(screen.visibleIDs == ["filter"])
      center.showTips(["feed"])
      #expect(screen.visibleIDs == ["feed"])
      center.clearOverrides()
      #expect(screen.visibleIDs == ["filter"])
    }
  }
}
