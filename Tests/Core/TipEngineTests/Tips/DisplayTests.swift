import Foundation
import TestSupport
import Testing
import TipEngine
import TipModel
import TipTesting

@Suite("Displays", .hangLimit)
struct DisplayTests {
  @Test("Only present … end is a display; reading a status is not (D22)")
  func whatCounts() throws {
    let center = try makeCenter()
    try Tips.withCenter(center) {
      _ = FeedTip().status
      _ = FeedTip().shouldDisplay
      #expect(center.facts.records["FeedTip"] == nil)
      let display = try #require(FeedTip().present())
      display.end()
      display.end()
      #expect(center.facts.records["FeedTip"]?.displayCount == 1)
      #expect(center.facts.records["FeedTip"]?.activeDisplays.isEmpty == true)
    }
  }

  @Test("The end of a display, such as a tap outside, does not change eligibility (D20)")
  func tapOutside() throws {
    let center = try makeCenter()
    try Tips.withCenter(center) {
      try #require(FeedTip().present()).end()
      #expect(FeedTip().status == .available)
      try #require(FeedTip().present()).end()
      #expect(center.facts.records["FeedTip"]?.displayCount == 2)
    }
  }

  @Test("A tip that may not show does not begin a display")
  func ineligible() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      #expect(ShareTip().present() == nil)
      #expect(center.facts.records["ShareTip"] == nil)
    }
  }

  @Test(
    "The last allowed display runs, and its end invalidates the tip (D8)", arguments: 1...3)
  func maxCount(_ count: Int) throws {
    let center = try makeCenter()
    try Tips.withCenter(center) {
      let tip = LimitedTip(id: "counted", count: count)
      for _ in 1..<count { try #require(tip.present()).end() }
      let last = try #require(tip.present())
      #expect(tip.status == .available)
      last.end()
      #expect(tip.status == .invalidated(.displayCountExceeded))
      #expect(tip.present() == nil)
    }
  }

  @Test("A tip with a count of zero or less never displays (D8)", arguments: [0, -1])
  func zeroCount(_ count: Int) throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      #expect(LimitedTip(id: "never", count: count).present() == nil)
    }
  }

  @Test("Time on screen adds up over displays; a display runs at least 60 s (D9)")
  func maxDuration() async throws {
    let clock = ManualClock()
    let center = try makeCenter(clock: clock)
    try await Tips.withCenter(center) {
      let tip = LimitedTip(id: "timed", seconds: 90)
      let first = try #require(tip.present())
      clock.advance(by: .seconds(80))
      first.end()
      #expect(tip.status == .available)
      let second = try #require(tip.present())
      var updates = tip.statusUpdates.makeAsyncIterator()
      #expect(await updates.next() == .available)
      clock.advance(by: .seconds(59.999))
      #expect(tip.status == .available)
      clock.advance(by: .milliseconds(1))
      #expect(await updates.next() == .invalidated(.displayDurationExceeded))
      second.end()
      #expect(tip.status == .invalidated(.displayDurationExceeded))
    }
  }

  @Test("A new tip waits for the frequency; a seen and an exempt tip do not (D10)")
  func frequency() throws {
    let clock = ManualClock()
    let center = try makeCenter([.displayFrequency(.daily)], clock: clock)
    try Tips.withCenter(center) {
      let display = try #require(FeedTip().present())
      #expect(FeedTip().status == .available, "an active first display does not block itself")
      #expect(LimitedTip(id: "new").status == .pending)
      #expect(SeasonTip().status == .available)
      display.end()
      #expect(FeedTip().status == .available)
      clock.advance(by: .days(1) - .seconds(1))
      try #require(FeedTip().present()).end()
      try #require(SeasonTip().present()).end()
      clock.advance(by: .seconds(1))
      #expect(LimitedTip(id: "new").status == .available)
    }
  }

  @Test("A forced display does not count and is recorded as forced (D7)")
  func forced() throws {
    let center = try makeCenter([.displayFrequency(.daily)])
    try Tips.withCenter(center) {
      Tips.showTips(["FeedTip"])
      let display = try #require(FeedTip().present())
      #expect(display.isForced)
      display.end()
      #expect(center.facts.records["FeedTip"] == nil)
      #expect(LimitedTip(id: "new").status == .available)
      #expect(center.facts.history.map(\.event) == ["display began", "display ended"])
      #expect(center.facts.history.allSatisfy { $0.isForced })
    }
  }

  @Test("An invalidation under a show override is reported, then the status is restored (D7)")
  func forcedInvalidation() async throws {
    let center = try makeCenter()
    await Tips.withCenter(center) {
      Tips.showAllTips()
      var updates = FeedTip().statusUpdates.makeAsyncIterator()
      FeedTip().invalidate(reason: .tipClosed)
      #expect(await updates.next() == .available)
      #expect(await updates.next() == .invalidated(.tipClosed))
      #expect(await updates.next() == .available)
      Tips.clearOverrides()
      #expect(FeedTip().status == .available)
    }
  }
}
