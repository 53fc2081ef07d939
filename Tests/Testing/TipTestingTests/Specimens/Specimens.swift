import TipModel
import TipSnapshot
import TipTesting

// The failing code is on the line below the name.
extension Specimen {
  static let all: [Specimen] = [
    Specimen("displayed", says: "FavoriteBackyardTip does not show: needs param", "<- decides") {
      expectDisplayed(FavoriteBackyardTip())
    },
    Specimen("displayed without a display", says: "FeedBirdsTip does not show: it may show, but") {
      expectDisplayed(FeedBirdsTip())
    },
    Specimen("hidden", says: "FeedBirdsTip shows: every gate passes", "It shows now.") {
      expectHidden(FeedBirdsTip())
    },
    Specimen("hidden by another gate", says: "hidden by the gate \"rule\", not by \"override\"") {
      expectHidden(FavoriteBackyardTip(), because: .override)
    },
    Specimen("status", says: "FeedBirdsTip is available, not pending") {
      expectStatus(FeedBirdsTip(), .pending)
    },
    Specimen("not invalidated", says: "FeedBirdsTip is not invalidated: it is available") {
      expectInvalidated(FeedBirdsTip())
    },
    Specimen("invalidated by another", says: "by tipClosed, not by actionPerf", line: #line + 1) {
      FeedBirdsTip().invalidate(reason: .tipClosed)
      expectInvalidated(FeedBirdsTip(), reason: .actionPerformed)
    },
    Specimen("a helper that passes its caller's position on", says: "available, not pending") {
      expectWaiting(FeedBirdsTip())
    },
    Specimen("a helper in a loop and a closure", says: "available, not pending") {
      for tip in [FeedBirdsTip()] { [tip].forEach { expectWaiting($0) } }
    },
    Specimen("eligible after a time", says: "does not start to show after 3 days: needs") {
      expectEligible(FavoriteBackyardTip(), after: .days(3))
    },
    Specimen("eligible already", says: "FeedBirdsTip may show already") {
      expectEligible(FeedBirdsTip(), after: .minutes(1))
    },
    Specimen("eligible after a change", says: "does not show after the change: needs 1 more") {
      expectEligible(FavoriteBackyardTip()) { Backyard.isSignedIn.wrappedValue = true }
    },
    Specimen("eligible before a change", says: "FeedBirdsTip may show already before the change") {
      expectEligible(FeedBirdsTip()) {}
    },
    Specimen("eligible after a donation", says: "does not show after the change: needs param") {
      await expectEligible(FavoriteBackyardTip()) { await Backyard.didView.donate() }
    },
    Specimen("eligible before a donation", says: "may show already before the change") {
      await expectEligible(FeedBirdsTip()) { await Backyard.didView.donate() }
    },
    Specimen("no tips", says: "A tip shows: \"FeedBirdsTip\".") {
      expectNoTips(among: [FeedBirdsTip(), FavoriteBackyardTip()])
    },
    Specimen("no tips without any", says: "No tips are registered.") {
      expectNoTips()
    },
    Specimen("a rule", says: "found     parameter(\"Backyard.isSignedIn\") == true", "== false") {
      expectRule(
        FavoriteBackyardTip().rules[0], equals: "parameter(\"Backyard.isSignedIn\") == false")
    },
    Specimen("an invalid rule", says: "cannot be read") {
      expectRule(FavoriteBackyardTip().rules[0], equals: "parameter(")
    },
    Specimen("eventually", says: "did not become available: needs", "last state pending") {
      await expectEventually(FavoriteBackyardTip(), is: .available, limit: .milliseconds(1))
    },
    Specimen("eventually within", says: "last state pending") {
      await expectEventually(
        FavoriteBackyardTip(), is: .available, within: .minutes(1), limit: .milliseconds(1))
    },
    Specimen("an unknown control", says: "Did you mean \"-tipctl.HideTips\"?") {
      try withTips(TipTestOptions(arguments: ["-tipctl.HideTip", "FeedBirdsTip"])) { _ in }
    },
    Specimen("an unknown tip", says: "\"FeedBridsTip\" in TIPCTL_HIDE_TIPS", "FeedBirdsTip\"?") {
      try withTips(TipTestOptions(environment: ["TIPCTL_HIDE_TIPS": "FeedBridsTip"])) { _ in
        expectStatus(FeedBirdsTip(), .available)
      }
    },
    Specimen("an open display", says: "A display of \"FeedBirdsTip\" is still open.") {
      try withTips { _ in _ = FeedBirdsTip().present() }
    },
    Specimen("an open stream", says: "A status stream of \"FeedBirdsTip\" is still") {
      let stream = try withTips { _ in FeedBirdsTip().statusUpdates }
      for await _ in stream {}
    },
    Specimen("an open stream of displays", says: "A stream of Tips.displayUpdates is still open") {
      let stream = try withTips { _ in Tips.displayUpdates }
      for await _ in stream {}
    },
    Specimen("a value that cannot be stored", says: "cannot be stored for", "\"Backyard.map\"") {
      try withTips { _ in Backyard.map.wrappedValue = Map() }
    },
    Specimen("a timeline", says: "day 1: expected FeedBirdsTip, found -", "0-1:  -") {
      expectTimeline("0: -\n1: FeedBirdsTip", of: [FavoriteBackyardTip()])
    },
    Specimen("a timeline of a screen", says: "day 0: expected -, found FeedBirdsTip") {
      expectTimeline("0: -", on: TipScreen(inline: [FeedBirdsTip()]))
    },
    Specimen("an invalid timeline", says: "The timeline cannot be read", "line 1") {
      expectTimeline("monday: -", of: [FavoriteBackyardTip()])
    },
    Specimen("displayed on a screen", says: "is not on the screen", "The screen is not visible") {
      expectDisplayed(FeedBirdsTip(), on: TipScreen(inline: [FeedBirdsTip()]))
    },
    Specimen("hidden on a screen", says: "is on the screen", "It shows \"FeedBirdsTip\".") {
      expectHidden(FeedBirdsTip(), on: .up(with: FeedBirdsTip()))
    },
    Specimen("no tips on a screen", says: "The screen is not empty. It shows \"FeedBirdsTip\".") {
      expectNoTips(on: .up(with: FeedBirdsTip()))
    },
    Specimen("eventually in a sequence", says: "the sequence ended", "last state available") {
      await expectEventually(in: [Tips.Status.available].async) { $0 == .pending }
    },
    Specimen("eventually in a sequence that goes on", says: "no task is left to wait for, ") {
      await expectEventually(in: FeedBirdsTip().statusUpdates, limit: .zero) { $0 == .pending }
    },
    Specimen("a snapshot that is missing", says: "Missing reference", "snapshots accept") {
      try withScratch { assertTipSnapshot(of: "wren", as: .lines, record: .never, location: $0) }
    },
    Specimen("a snapshot that is recorded", says: "Recorded a new snapshot", "Review it, then") {
      try withScratch { assertTipSnapshot(of: "wren", as: .lines, record: .all, location: $0) }
    },
    Specimen("a snapshot that differs", says: "-robin", "+wren", "@@ -1 +1 @@", line: #line + 1) {
      try withScratch("robin") {
        assertTipSnapshot(of: "wren", as: .lines, record: .never, location: $0)
      }
    },
    Specimen("a snapshot without a name", says: "named:, or inherit from TipTestCase (in Swift") {
      await Task.detached { assertTipSnapshot(of: "wren", as: .lines) }.value
    },
    Specimen("a snapshot that cannot be made", says: "The snapshot cannot be compared. Lost") {
      assertTipSnapshot(of: "wren", as: SnapshotStrategy { _ in throw Lost() })
    },
    Specimen("a clock that would move back", says: "would move the clock back") {
      TipTest.clock.advance(by: .days(-1))
    },
    Specimen("a clock that is not the test's", says: "The system's clock", "Inject a ManualClock") {
      _ = SystemClockDouble.system().date
    },
    Specimen("a gesture on a hidden tip", says: "\"FavoriteBackyardTip\" does not show (pending)") {
      TipScreen.up(with: FavoriteBackyardTip()).close(FavoriteBackyardTip())
    },
    Specimen("an unknown button", says: "has no action \"feed\"; it has none") {
      await TipScreen.up(with: FeedBirdsTip()).tap(action: "feed", on: FeedBirdsTip())
    },
    Specimen("a control that was not applied", says: "HideAllTips") {
      expectApplied(.quiet, in: .nothing)
    },
    Specimen("a control that no app can get", says: "a name has a comma in it") {
      expectApplied(TipControls(showTips: ["feeder,north"]), in: .nothing)
    },
  ]
}

private func expectWaiting(_ tip: any Tip, at position: SourcePosition = #position) {
  expectStatus(tip, .pending, at: position)
}

/// An error of a strategy.
private struct Lost: Error {}
