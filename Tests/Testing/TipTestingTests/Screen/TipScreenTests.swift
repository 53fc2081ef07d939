import TestSupport
import Testing
import TipModel
import TipTesting

@Suite("A screen without pixels", .hangLimit)
struct TipScreenTests {
  @Test("is empty before it appears, then shows the eligible tips in order")
  func appear() async throws {
    try await withBirds { center in
      let screen = TipScreen(inline: [ScreenTips.feed, ScreenTips.Share(), ScreenTips.filter])
      #expect(screen.visibleIDs.isEmpty)
      #expect(!screen.isOnScreen)
      screen.appear()
      #expect(screen.isOnScreen)
      #expect(screen.visibleIDs == ["feed", "filter"])
      #expect(center.displays(of: ScreenTips.feed) == 1)
      screen.appear()
      #expect(center.displays(of: ScreenTips.feed) == 1, "it is already visible")
    }
  }

  @Test("has a timeline: each day a new tip under a daily frequency", .tips(frequency: .daily))
  func timeline() {
    let start = TipTest.clock.date
    let screen = TipScreen(inline: [ShareBackyardTip(), FeedBirdsTip()])
    // The tip to share shows twice at most.
    let days = [["ShareBackyardTip"], ["FeedBirdsTip", "ShareBackyardTip"], ["FeedBirdsTip"]]
    #expect(screen.timeline(days: 3).days == days)
    #expect(TipTest.clock.date == start.addingTimeInterval(2 * 86_400))
  }

  @Test("has a timeline of tips and alerts since it appeared for the first time", .tips)
  func helpTimeline() throws {
    let clock = TipTest.clock
    let screen = TipScreen(inline: [FeedBirdsTip()])
    clock.advance(by: .hours(1))
    #expect(screen.timeline.description.isEmpty)
    screen.appear()
    clock.advance(by: .seconds(5))
    let alert = try Tips.present(
      TipAlert(id: "remove", title: "Remove?", buttons: [.destructive("Remove"), .cancel]))
    clock.advance(by: .seconds(2))
    screen.disappear()
    alert.withdraw()
    clock.advance(by: .seconds(3))
    screen.appear()
    #expect(
      screen.timeline.description == """
        0s   shows  tip    FeedBirdsTip
        5s   shows  alert  remove        "Remove?"
        7s   hides  tip    FeedBirdsTip
        7s   hides  alert  remove
        10s  shows  tip    FeedBirdsTip
        """)
    screen.disappear()
  }

  @Test("shows and hides a tip within the call that changes its status")
  func follows() async throws {
    try await withBirds { center in
      let screen = TipScreen(inline: [ScreenTips.Share(), ScreenTips.feed])
      screen.appear()
      #expect(screen.visibleIDs == ["feed"])
      ScreenTips.isSignedIn.wrappedValue = true
      #expect(screen.visibleIDs == ["share", "feed"])
      ScreenTips.isSignedIn.wrappedValue = false
      #expect(screen.visibleIDs == ["feed"])
      ScreenTips.feed.invalidate(reason: .actionPerformed)
      #expect(screen.visibleIDs.isEmpty)
      #expect(center.isDark)
      await ScreenTips.feed.resetEligibility()
      #expect(screen.visibleIDs == ["feed"])
    }
  }

  @Test("shows tips added while it is visible, without ending displays")
  func addedLater() async throws {
    try await withBirds { center in
      let screen = TipScreen()
      screen.appear()
      screen.add(ScreenTips.feed)
      #expect(screen.visibleIDs == ["feed"])
      screen.add(ScreenTips.filter, as: .popover(anchor: "toolbar"))
      #expect(screen.visibleIDs == ["feed", "filter"])
      #expect(center.displays(of: ScreenTips.feed) == 1)
    }
  }

  @Test("ends its displays when it disappears, and counts again when it appears (D22)")
  func disappear() async throws {
    try await withBirds { center in
      let screen = TipScreen(inline: [ScreenTips.feed])
      for count in 1...3 {
        screen.appear()
        #expect(screen.visibleIDs == ["feed"])
        #expect(center.displays(of: ScreenTips.feed) == count)
        screen.disappear()
        #expect(screen.visibleIDs.isEmpty)
        #expect(center.isDark)
      }
    }
  }

  @Test("observes nothing while it is hidden")
  func down() async throws {
    try await withBirds { center in
      let screen = TipScreen(inline: [ScreenTips.Share()])
      screen.appear()
      screen.disappear()
      ScreenTips.isSignedIn.wrappedValue = true
      #expect(screen.visibleIDs.isEmpty)
      #expect(center.displays(of: ScreenTips.Share()) == 0)
      screen.appear()
      #expect(screen.visibleIDs == ["share"])
    }
  }

  @Test("ends its displays and observations when it is released")
  func letGo() async throws {
    try await withBirds { center in
      do {
        let screen = TipScreen(inline: [ScreenTips.feed, ScreenTips.Share()])
        screen.appear()
        #expect(!center.isDark)
        withExtendedLifetime(screen) {}
      }
      #expect(center.isDark)
      let verdicts = center.observedVerdicts
      ScreenTips.isSignedIn.wrappedValue = true
      #expect(center.observedVerdicts == verdicts)
    }
  }

  @Test("becomes empty when its center shuts down")
  func shutDown() async throws {
    try await withBirds { center in
      let screen = TipScreen(inline: [ScreenTips.feed])
      screen.add(ScreenTips.filter, as: .popover(anchor: "toolbar"))
      screen.appear()
      try center.shutDown()
      #expect(screen.visibleTips.isEmpty)
      #expect(!screen.isOnScreen)
      screen.appear()
      #expect(screen.visibleTips.isEmpty)
    }
  }

  @Test("uses the given center, not the task's")
  func otherCenter() async throws {
    try await withBirds { inner in
      try await withBirds { _ in
        let screen = TipScreen(inline: [ScreenTips.feed], center: inner)
        screen.appear()
      }
      #expect(inner.displays(of: ScreenTips.feed) == 1)
    }
  }

  // MARK: - Limits

  @Test("keeps a tip in its last display, and does not show it afterwards (D8)")
  func maxCount() async throws {
    try await withBirds { center in
      let tip = ScreenTips.Plain(id: "twice", count: 2)
      let screen = TipScreen(inline: [tip])
      screen.appear()
      screen.disappear()
      screen.appear()
      #expect(screen.visibleIDs == ["twice"])
      #expect(tip.status == .available)
      screen.disappear()
      #expect(tip.status == .invalidated(.displayCountExceeded))
      screen.appear()
      #expect(screen.visibleIDs.isEmpty)
      #expect(center.displays(of: tip) == 2)
    }
  }

  @Test("hides a tip when the clock reaches the end of its time on screen (D9)")
  func maxDuration() async throws {
    let clock = ManualClock()
    try await withBirds(clock: clock) { center in
      let tip = ScreenTips.Plain(id: "timed", seconds: 90)
      let screen = TipScreen(inline: [tip, ScreenTips.feed])
      screen.appear()
      clock.advance(by: .seconds(89.999))
      #expect(screen.visibleIDs == ["timed", "feed"])
      clock.advance(by: .milliseconds(1))
      #expect(screen.visibleIDs == ["feed"])
      #expect(tip.status == .invalidated(.displayDurationExceeded))
      #expect(center.facts.records["timed"]?.activeDisplays.isEmpty == true)
    }
  }

  @Test("hides a tip when its window of donations closes (D12)")
  func windowCloses() async throws {
    let clock = ManualClock()
    try await withBirds(clock: clock) { _ in
      let screen = TipScreen(inline: [ScreenTips.Favorite()])
      screen.appear()
      ScreenTips.didView.sendDonation()
      #expect(screen.visibleIDs == ["favorite"])
      clock.advance(by: .days(1))
      #expect(screen.visibleIDs == ["favorite"])
      clock.advance(by: .milliseconds(1))
      #expect(screen.visibleIDs.isEmpty)
    }
  }

  @Test("shows one new tip a day, and keeps those that were seen (D10)")
  func frequency() async throws {
    let clock = ManualClock()
    try await withBirds(.daily, clock: clock) { center in
      let exempt = ScreenTips.Plain(id: "exempt", isExempt: true)
      let screen = TipScreen(inline: [
        ScreenTips.feed, ScreenTips.filter, exempt, ScreenTips.seasons,
      ])
      screen.appear()
      #expect(screen.visibleIDs == ["feed", "exempt"])
      clock.advance(by: .days(1) - .milliseconds(1))
      #expect(screen.visibleIDs == ["feed", "exempt"])
      clock.advance(by: .milliseconds(1))
      #expect(screen.visibleIDs == ["feed", "filter", "exempt"])
      clock.advance(by: .days(1))
      #expect(screen.visibleIDs == ["feed", "filter", "exempt", "seasons"])
      #expect(center.displays(of: ScreenTips.feed) == 1, "one long display")
    }
  }

  @Test("applies overrides at once; forced displays do not count (D4, D7)")
  func overrides() async throws {
    try await withBirds(.daily) { center in
      let screen = TipScreen(inline: [ScreenTips.Share(), ScreenTips.feed])
      Tips.showTips(["share"])
      Tips.hideTips(["feed"])
      screen.appear()
      #expect(screen.visibleIDs == ["share"])
      #expect(center.displays(of: ScreenTips.Share()) == 0)
      Tips.clearOverrides()
      #expect(screen.visibleIDs == ["feed"])
      Tips.hideAllTips()
      #expect(screen.visibleIDs.isEmpty)
      #expect(center.displays(of: ScreenTips.feed) == 1)
      Tips.clearOverrides()
      #expect(screen.visibleIDs == ["feed"])
      #expect(center.displays(of: ScreenTips.feed) == 2)
    }
  }

  @Test("is empty until the engine is configured, and fills then")
  func unconfigured() throws {
    let center = TipsCenter(
      arguments: [], environment: [:], clock: ManualClock(), application: "Birds")
    let screen = TipScreen(inline: [ScreenTips.feed], center: center)
    screen.appear()
    #expect(screen.visibleIDs.isEmpty)
    try center.configure([.datastoreLocation(.memory)])
    #expect(screen.visibleIDs == ["feed"])
  }
}
