import Foundation
import Synchronization
import TestSupport
import Testing
import TipModel
import TipTesting

@Suite("An expectation", .tips(at: "2026-11-21T09:00:00Z"))
struct ExpectationTests {
  @Test("begins its failure with the reason, then lists the gates")
  func reason() throws {
    Backyard.isSignedIn.wrappedValue = true
    let reason = "needs 1 more donation of \"didViewBackyard\" within 5 days"
    let gates = "\nFavoriteBackyardTip: pending  \"Save to Favorites\"\n  pass  configured"
    expectFailures([
      "FavoriteBackyardTip does not show: \(reason)\(gates)",
      "FavoriteBackyardTip is pending, not available: \(reason)\(gates)",
      "FavoriteBackyardTip is hidden by the gate \"rule\", not by \"override\": \(reason)\(gates)",
      "FavoriteBackyardTip does not show after the change: \(reason)\(gates)",
    ]) {
      expectDisplayed(FavoriteBackyardTip())
      expectStatus(FavoriteBackyardTip(), .available)
      expectHidden(FavoriteBackyardTip(), because: .override)
      expectEligible(FavoriteBackyardTip()) {}
    }
  }

  @Test("names the gate that hides a tip, whichever it is", .tips(frequency: .daily))
  func gates() throws {
    FeedBirdsTip().invalidate(reason: .tipClosed)
    let display = try #require(ShareBackyardTip().present())
    display.end()
    expectFailures([
      "FeedBirdsTip does not show: invalidated: tipClosed; at 2026-11-21T09:00:00.000Z\n",
      "feeder-north does not show: a new tip was displayed at",
    ]) {
      expectDisplayed(FeedBirdsTip())
      expectDisplayed(FeederTip(place: "north"))
    }
    Tips.hideAllTips()
    expectFailures(["feeder-north does not show: hidden by "]) {
      expectDisplayed(FeederTip(place: "north"))
    }
  }

  @Test("of a display fails when the tip may show and nothing has presented it (D22)")
  func displayed() throws {
    expectStatus(FeedBirdsTip(), .available)
    expectFailures(["FeedBirdsTip does not show: it may show, but no display has begun."]) {
      expectDisplayed(FeedBirdsTip())
    }
    let display = try #require(FeedBirdsTip().present())
    expectDisplayed(FeedBirdsTip())
    display.end()
    expectFailures(["it may show, and its display ended: left. Present it or put it"]) {
      expectDisplayed(FeedBirdsTip())
    }
    let screen = TipScreen.up(with: FeedBirdsTip())
    expectDisplayed(FeedBirdsTip())
    screen.disappear()
  }

  @Test("of a screen fails when only another screen shows the tip")
  func otherScreen() {
    let list = TipScreen.up(with: FeedBirdsTip())
    let page = TipScreen.up(with: FavoriteBackyardTip())
    expectHidden(FeedBirdsTip(), on: page)
    expectNoTips(on: page)
    expectFailures([
      "FeedBirdsTip is not on the screen. The screen is empty.",
      "FeedBirdsTip is hidden by no gate, not by \"rule\"\n",
    ]) {
      expectDisplayed(FeedBirdsTip(), on: page)
      expectHidden(FeedBirdsTip(), because: .rule, on: page)
    }
    expectFailures(["FeedBirdsTip is on the screen. It shows \"FeedBirdsTip\".\nFeedBirdsTip: "]) {
      expectHidden(FeedBirdsTip(), on: list)
    }
    list.disappear()
    page.disappear()
    expectFailures([
      "FeedBirdsTip is not on the screen. The screen is not visible; call appear() to show it.\n"
    ]) {
      expectDisplayed(FeedBirdsTip(), on: page)
    }
  }

  @Test("that a tip is hidden names the control that shows it")
  func shownByControl() {
    Tips.showTips([FavoriteBackyardTip.self])
    expectFailures(["FavoriteBackyardTip shows: shown by API call (ShowTips)\n"]) {
      expectHidden(FavoriteBackyardTip())
    }
  }

  @Test("of an invalidated tip fails for another reason")
  func otherReason() {
    FeedBirdsTip().invalidate(reason: .tipClosed)
    expectInvalidated(FeedBirdsTip())
    let gates = "\nFeedBirdsTip: invalidated(tipClosed)  \"Feed Birds\"\n"
    expectFailures([
      "FeedBirdsTip is invalidated by tipClosed, not by actionPerformed\(gates)",
      "FeedBirdsTip is invalidated(tipClosed), not invalidated(actionPerformed): ",
    ]) {
      expectInvalidated(FeedBirdsTip(), reason: .actionPerformed)
      expectStatus(FeedBirdsTip(), .invalidated(.actionPerformed))
    }
  }

  @Test("of no tips looks at the registered ones, and names each that shows")
  func registeredTips() {
    Tips.register(FeedBirdsTip(), FavoriteBackyardTip(), ShareBackyardTip())
    expectFailures(["Tips show: \"FeedBirdsTip\", \"ShareBackyardTip\".\nFeedBirdsTip: "]) {
      expectNoTips()
    }
  }

  @Test("of a time fails when the tip shows a bit later or earlier", .tips(frequency: .daily))
  func otherTime() throws {
    let display = try #require(FeedBirdsTip().present())
    display.end()
    expectEligible(ShareBackyardTip(), after: .days(1))
    let failure = "ShareBackyardTip does not start to show after …: it shows in 1 day\n"
    expectFailures([failure, failure]) {
      expectEligible(ShareBackyardTip(), after: .days(1) - .milliseconds(1))
      expectEligible(ShareBackyardTip(), after: .days(1) + .milliseconds(1))
    }
  }

  @Test("of a status later says that no task is left to wait for")
  func eventually() async {
    let failure =
      "FavoriteBackyardTip did not become available: needs param…\n"
      + "(no task is left to wait for, last state pending)\n"
    await expectFailures([failure]) {
      await expectEventually(FavoriteBackyardTip(), is: .available, within: .days(7))
    }
  }

  @Test("of a status later waits for a task that the clock has woken in vain")
  func wokenInVain() async throws {
    let clock = TipTest.clock
    let task = Task { try await clock.sleep(for: .days(1)) }
    await clock.sleepers(count: 1)
    let failure =
      "FavoriteBackyardTip did not become available: needs param…\n"
      + "(no task is left to wait for, last state pending)\n"
    await expectFailures([failure]) {
      await expectEventually(FavoriteBackyardTip(), is: .available, within: .days(2))
    }
    try await task.value
  }

  /// Runs each part of a task on its own thread, the part after a sleep much later.
  private final class SlowExecutor: TaskExecutor {
    let isSlow = Atomic(false)

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      Thread.detachNewThread { [self] in
        if isSlow.load(ordering: .relaxed) { Thread.sleep(forTimeInterval: 2) }
        job.runSynchronously(on: asUnownedTaskExecutor())
      }
    }
  }

  @Test("of a status later waits for a woken task that gets its thread late", .hangLimit)
  func lateThread() async throws {
    let clock = TipTest.clock
    let executor = SlowExecutor()
    let task = Task(executorPreference: executor) {
      try await clock.sleep(for: .days(1))
      Backyard.isSignedIn.wrappedValue = true
      await Backyard.didView.donate()
    }
    await clock.sleepers(count: 1)
    // A task that does not sleep is not woken.
    try await clock.sleep(for: .zero)
    executor.isSlow.store(true, ordering: .relaxed)
    await expectEventually(FavoriteBackyardTip(), is: .available, within: .days(2))
    executor.isSlow.store(false, ordering: .relaxed)
    try await task.value
  }

  @Test("of an element later says when the sequence had none")
  func emptySequence() async {
    let failure = "No element of the sequence matched: the sequence ended, no state seen."
    await expectFailures([failure]) {
      await expectEventually(in: [Tips.Status]().async) { $0 == .pending }
    }
  }

  @Test("of a status later waits for a task that the clock wakes")
  func woken() async {
    let clock = TipTest.clock
    Backyard.isSignedIn.wrappedValue = true
    let task = Task {
      try await clock.sleep(for: .days(1))
      await Backyard.didView.donate()
    }
    await clock.sleepers(count: 1)
    await expectEventually(
      FavoriteBackyardTip(), is: .available, within: .days(2), limit: .seconds(30))
    _ = await task.result
  }

  @Test("takes any tip of a loop")
  func anyTip() async throws {
    let tips: [any Tip] = [FeedBirdsTip(), FeederTip(place: "north")]
    for tip in tips {
      expectStatus(tip, .available)
      await expectEventually(tip, is: .available)
      await expectEventually(in: tip.statusUpdates) { $0 == .available }
      let screen = TipScreen(inline: [tip])
      screen.add(tip, as: .popover(anchor: "heart"))
      screen.disappear()
      let display = try #require(tip.present())
      expectDisplayed(tip)
      display.end()
      expectTimeline("0: \(tip.id)", of: [tip])
      tip.invalidate(reason: .actionPerformed)
      expectHidden(tip, because: .invalidation)
      expectInvalidated(tip, reason: .actionPerformed)
      expectNoTips(among: [tip])
      await expectEligible(tip) { await tip.resetEligibility() }
      Tips.hideAllTips()
      #expect(Tips.center.show(tip)?.end() != nil)
      Tips.clearOverrides()
    }
  }
}
