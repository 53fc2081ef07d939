import TestSupport
import Testing
import TipTesting

@Suite("An expectation of displays", .hangLimit, .tips(at: "2026-11-21T09:00:00Z"))
struct DisplayExpectationTests {
  @Test("holds for the lines in order, whatever their indentation, and for nothing")
  func holds() throws {
    expectDisplays("")
    #expect(TipTest.displayUpdates.isEmpty)
    try #require(FeedBirdsTip().present(in: "feeder")).end()
    expectDisplays(
      """

        display began FeedBirdsTip
      display ended FeedBirdsTip: left
      """)
    #expect(TipTest.displayUpdates.map(\.kind) == [.displayBegan, .displayEnded(.left)])
    #expect(TipTest.displayUpdates.map(\.place) == ["feeder", "feeder"])
  }

  @Test("fails with the first line that differs, and the difference")
  func differs() throws {
    try #require(FeedBirdsTip().present()).end()
    let began = "display began FeedBirdsTip"
    let ended = "display ended FeedBirdsTip: left"
    expectFailures([
      "Line 1 of the displays differs: found \"\(began)\", expected nothing.\n…+\(began)\n+\(ended)",
      "Line 2 of the displays differs: found \"\(ended)\", expected nothing.\n… \(began)\n+\(ended)",
      "Line 2 of the displays differs: found \"\(ended)\", expected \"pressed FeedBirdsTip: 0\".",
      "Line 3 of the displays differs: found nothing, expected \"\(began)\".\n…-\(began)",
    ]) {
      expectDisplays("")
      expectDisplays(began)
      expectDisplays("\(began)\npressed FeedBirdsTip: 0\n\(ended)")
      expectDisplays("\(began)\n\(ended)\n\(began)")
    }
  }

  @Test("has what people do on a screen, each once")
  @MainActor func gestures() {
    let screen = TipScreen()
    screen.add(ScreenTips.Species(), as: .popover(anchor: "filter"))
    screen.add(FeedBirdsTip())
    screen.appear()
    screen.tapOutside(ScreenTips.Species())
    screen.close(FeedBirdsTip())
    screen.disappear()
    screen.appear()
    screen.tap(action: "filter", on: ScreenTips.Species())
    screen.disappear()
    expectDisplays(
      """
      display began species
      display began FeedBirdsTip
      display ended species: dismissed
      invalidated FeedBirdsTip: tipClosed
      display ended FeedBirdsTip: invalidated(tipClosed)
      display began species
      pressed species: filter
      invalidated species: actionPerformed
      display ended species: invalidated(actionPerformed)
      """)
    let places = TipTest.displayUpdates.map(\.place)
    #expect(places.prefix(3) == ["popover at filter", "in line", "popover at filter"])
  }

  @Test("has the limits that end a tip on a screen, and the rule that hides one")
  func limits() {
    let timed = ScreenTips.Plain(id: "timed", seconds: 90)
    let screen = TipScreen(inline: [ScreenTips.Share(), timed])
    screen.appear()
    ScreenTips.isSignedIn.wrappedValue = true
    ScreenTips.isSignedIn.wrappedValue = false
    TipTest.clock.advance(by: .seconds(90))
    screen.add(ScreenTips.Plain(id: "once", count: 1))
    screen.disappear()
    screen.appear()
    screen.disappear()
    expectDisplays(
      """
      display began timed
      display began share
      display ended share: pending
      invalidated timed: displayDurationExceeded
      display ended timed: invalidated(displayDurationExceeded)
      display began once
      display ended once: left
      invalidated once: displayCountExceeded
      """)
  }

  @Test("says that people have dismissed a tip that an override shows (D7)")
  func forced() {
    Tips.showAllTips()
    let screen = TipScreen.up(with: FeedBirdsTip())
    screen.close(FeedBirdsTip())
    screen.disappear()
    expectDisplays(
      """
      display began FeedBirdsTip (forced)
      invalidated FeedBirdsTip: tipClosed (forced)
      display ended FeedBirdsTip: dismissed (forced)
      """)
  }

  @Test(
    "has an invalidation at once, also where the display ends later",
    .tips(settling: .asOnDevice))
  func settlesLater() {
    let screen = TipScreen.up(with: FeedBirdsTip())
    FeedBirdsTip().invalidate(reason: .actionPerformed)
    expectDisplays(
      """
      display began FeedBirdsTip
      invalidated FeedBirdsTip: actionPerformed
      """)
    screen.disappear()
    expectDisplays(
      """
      display began FeedBirdsTip
      invalidated FeedBirdsTip: actionPerformed
      display ended FeedBirdsTip: invalidated(actionPerformed)
      """)
  }
}
