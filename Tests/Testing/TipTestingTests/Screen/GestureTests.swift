import TestSupport
import Testing
import TipModel
import TipTesting

@Suite("Gestures on a screen", .hangLimit)
struct GestureTests {
  @Test("A tap on a button runs its handler, with the screen's center")
  func tap() async throws {
    try await withBirds { center in
      let screen = TipScreen(inline: [ScreenTips.Species()])
      screen.appear()
      await screen.tap(action: "1", on: ScreenTips.Species())
      #expect(screen.visibleIDs == ["species"], "an empty handler does not invalidate")
      await TipsCenter.$current.withValue(nil) {
        await screen.tap(action: "filter", on: ScreenTips.Species())
      }
      #expect(screen.visibleIDs.isEmpty)
      #expect(center.status(of: ScreenTips.Species()) == .invalidated(.actionPerformed))
      #expect(center.isDark)
    }
  }

  @Test("A tap on a missing tip or button fails the test and lists the visible ones")
  func tapOnNothing() async throws {
    try await withBirds { _ in
      let screen = TipScreen(inline: [ScreenTips.Species(), ScreenTips.Share()])
      screen.appear()
      await expectFailures(["no action \"sort\"; there is \"filter\", \"1\""]) {
        await screen.tap(action: "sort", on: ScreenTips.Species())
      }
      await expectFailures(["\"share\" does not show (pending); there is \"species\""]) {
        await screen.tap(action: "filter", on: ScreenTips.Share())
      }
      expectFailures(["\"share\" does not show"]) { screen.close(ScreenTips.Share()) }
      expectFailures(["\"species\" does not show as a popover; none does"]) {
        screen.tapOutside(ScreenTips.Species())
      }
      screen.disappear()
      expectFailures(["(the screen is not visible); nothing does"]) {
        screen.close(ScreenTips.Species())
      }
    }
  }

  @Test("The × invalidates a tip permanently")
  func close() async throws {
    try await withBirds { center in
      let screen = TipScreen(inline: [ScreenTips.feed, ScreenTips.filter])
      screen.appear()
      screen.close(ScreenTips.feed)
      #expect(screen.visibleIDs == ["filter"])
      #expect(ScreenTips.feed.status == .invalidated(.tipClosed))
      #expect(center.facts.records["feed"]?.activeDisplays.isEmpty == true)
      screen.disappear()
      screen.appear()
      #expect(screen.visibleIDs == ["filter"])
    }
  }

  @Test("The × of a forced tip hides it without invalidating it, until the screen reappears (D7)")
  func closeForced() async throws {
    try await withBirds { _ in
      Tips.showAllTips()
      let screen = TipScreen(inline: [ScreenTips.feed])
      screen.appear()
      screen.close(ScreenTips.feed)
      #expect(screen.visibleIDs.isEmpty)
      #expect(ScreenTips.feed.status == .available)
      screen.disappear()
      screen.appear()
      #expect(screen.visibleIDs == ["feed"])
    }
  }

  @Test("A tap outside ends a popover's display without invalidating it (D20)")
  func tapOutside() async throws {
    try await withBirds { center in
      let screen = TipScreen()
      screen.add(ScreenTips.feed, as: .popover(anchor: "feeder"))
      screen.appear()
      #expect(screen.visiblePopover?.id == "feed")
      #expect(screen.visibleAnchor == "feeder")
      screen.tapOutside(ScreenTips.feed)
      #expect(screen.visiblePopover == nil)
      #expect(screen.visibleAnchor == nil)
      #expect(ScreenTips.feed.status == .available)
      ScreenTips.isSignedIn.wrappedValue = true
      #expect(screen.visiblePopover == nil, "it stays hidden")
      screen.disappear()
      screen.appear()
      #expect(screen.visiblePopover?.id == "feed")
      #expect(center.displays(of: ScreenTips.feed) == 2)
    }
  }
}
