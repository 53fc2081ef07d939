import Dispatch
import TestSupport
import Testing
import TipModel
import TipTesting

@Suite("Popovers and groups on a screen", .hangLimit)
struct PopoverAndGroupTests {
  @Test("One popover shows at a time; the next follows when it is gone")
  func popoversQueue() async throws {
    try await withBirds { center in
      let screen = TipScreen()
      screen.add(ScreenTips.feed, as: .popover(anchor: "feeder"))
      screen.add(ScreenTips.filter, as: .popover(anchor: "toolbar"))
      screen.add(ScreenTips.seasons)
      screen.add(ScreenTips.Share(), as: .popover(anchor: "menu"))
      screen.appear()
      #expect(screen.visibleIDs == ["feed", "seasons"])
      screen.close(ScreenTips.feed)
      #expect(screen.visibleIDs == ["filter", "seasons"])
      #expect(screen.visibleAnchor == "toolbar")
      ScreenTips.isSignedIn.wrappedValue = true
      #expect(screen.visiblePopover?.id == "filter")
      screen.tapOutside(ScreenTips.filter)
      #expect(screen.visiblePopover?.id == "share")
      #expect(center.displays(of: ScreenTips.Share()) == 1)
    }
  }

  @Test("A waiting popover has no display and does not count (D22)")
  func waitingPopover() async throws {
    try await withBirds(.daily) { center in
      let screen = TipScreen(inline: [ScreenTips.feed])
      screen.add(ScreenTips.filter, as: .popover(anchor: "toolbar"))
      screen.appear()
      #expect(screen.visiblePopover == nil, "the frequency blocks it")
      #expect(center.displays(of: ScreenTips.filter) == 0)
    }
  }

  @Test("An ordered group shows its tips one after the other (D19)")
  func ordered() async throws {
    try await withBirds { center in
      let group = TipGroup(.ordered) {
        ScreenTips.feed
        ScreenTips.Share()
        ScreenTips.filter
      }
      let screen = TipScreen()
      screen.add(group)
      screen.add(ScreenTips.seasons)
      screen.appear()
      #expect(screen.visibleIDs == ["feed", "seasons"])
      screen.close(ScreenTips.feed)
      #expect(screen.visibleIDs == ["seasons"], "the second one has to finish first")
      ScreenTips.isSignedIn.wrappedValue = true
      #expect(screen.visibleIDs == ["share", "seasons"])
      ScreenTips.Share().invalidate(reason: .actionPerformed)
      #expect(screen.visibleIDs == ["filter", "seasons"])
      #expect(center.displays(of: ScreenTips.feed) == 1)
    }
  }

  @Test("A group of first available tips keeps the visible tip (D19)")
  func firstAvailable() async throws {
    try await withBirds { _ in
      let group = TipGroup(.firstAvailable) {
        ScreenTips.Share()
        ScreenTips.feed
      }
      let screen = TipScreen()
      screen.add(group, as: .popover(anchor: "menu"))
      screen.appear()
      #expect(screen.visiblePopover?.id == "feed")
      ScreenTips.isSignedIn.wrappedValue = true
      #expect(screen.visiblePopover?.id == "feed")
      screen.close(ScreenTips.feed)
      #expect(screen.visiblePopover?.id == "share")
    }
  }

  @Test("Under a frequency, one of two new tips shows")
  func settles() async throws {
    let clock = ManualClock()
    try await withBirds(.hourly, clock: clock) { center in
      let screen = TipScreen(inline: [ScreenTips.Share(id: "one"), ScreenTips.Share(id: "two")])
      screen.appear()
      ScreenTips.isSignedIn.wrappedValue = true
      #expect(screen.visibleIDs == ["one"])
      clock.advance(by: .hours(1))
      #expect(screen.visibleIDs == ["one", "two"])
      #expect(center.facts.records.values.map(\.displayCount) == [1, 1])
    }
  }

  @Test("A tip that its own display hides fails the test")
  func endless() async throws {
    try await withBirds { center in
      let line = #line + 1
      let screen = TipScreen(inline: [ShyTip(center: center)])
      let failure =
        "The screen does not settle: after 1000 changes, the visible tips still change which tips "
        + "may show. Look for a rule that its own tip's display changes."
      expectFailures([failure], line: line) { screen.appear() }
      screen.disappear()
      #expect(center.isDark)
      expectFailures([failure], line: line) { screen.appear() }
      screen.disappear()
      #expect(center.isDark)
    }
  }

  @Test("Threads that change statuses leave no open display")
  func threads() async throws {
    try await withBirds { center in
      let screen = TipScreen(inline: [ScreenTips.Share(), ScreenTips.feed])
      screen.add(ScreenTips.Share(id: "second"), as: .popover(anchor: "menu"))
      screen.appear()
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        Tips.withCenter(center) {
          for round in 0..<50 {
            if thread > 0 {
              ScreenTips.isSignedIn.wrappedValue = round.isMultiple(of: thread + 1)
            } else if round.isMultiple(of: 2) {
              screen.disappear()
            } else {
              screen.appear()
            }
          }
        }
      }
      ScreenTips.isSignedIn.wrappedValue = true
      screen.disappear()
      screen.appear()
      #expect(screen.visibleIDs == ["share", "feed", "second"])
      #expect(center.facts.records.values.allSatisfy { $0.activeDisplays.count == 1 })
      screen.disappear()
      #expect(center.isDark)
    }
  }
}

/// Shows only while it has no display.
private struct ShyTip: Tip {
  let center: TipsCenter
  var id: String { "shy" }
  var title: Text { Text("Meet a Seasonal Visitor") }
  var rules: [Rule] {
    Rule(ScreenTips.isSignedIn, source: "not on screen") { [center] _ in
      center.facts.records["shy"]?.activeDisplays.isEmpty ?? true
    }
  }
}
