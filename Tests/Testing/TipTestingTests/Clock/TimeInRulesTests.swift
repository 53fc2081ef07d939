import Foundation
import TestSupport
import Testing
import TipModel
import TipSnapshot
import TipTesting

@Suite("A rule with Date.now (D35)", .hangLimit)
struct TimeInRulesTests {
  /// A tip until the end of a trial: 22 November 2026, 01:07:58 UTC.
  private struct TrialTip: Tip {
    static let end = Date(timeIntervalSince1970: 1_795_309_678)
    @Parameter static var trialEnd: Date = Self.end
    var title: Text { Text("Your Trial") }
    var rules: [Rule] {
      #Rule(Self.$trialEnd) { $0 > Date.now }
    }
  }

  /// A tip for who has not watered for an hour.
  private struct WaterTip: Tip {
    static let didWater = Tips.Event(id: "didWater")
    var title: Text { Text("Water the Plants") }
    var rules: [Rule] {
      #Rule(Self.didWater) {
        $0.donations.filter { $0.date > Date.now.addingTimeInterval(-3600) }.count == 0
      }
    }
  }

  private func center(_ clock: any TipClock) throws -> TipsCenter {
    let center = TipsCenter(arguments: [], environment: [:], clock: clock, application: "Birds")
    try center.configure([.datastoreLocation(.memory), .displayFrequency(.immediate)])
    return center
  }

  @Test("follows the clock, moved forwards and backwards")
  func bothWays() throws {
    let clock = ManualClock(at: TrialTip.end.addingTimeInterval(-60))
    try Tips.withCenter(center(clock)) {
      #expect(TrialTip().status == .available)
      clock.set(to: TrialTip.end)
      #expect(TrialTip().status == .pending)
      try clock.set(to: "2100-01-01T00:00:00Z")
      #expect(TrialTip().status == .pending)
      try clock.set(to: "2020-01-01T00:00:00Z")
      #expect(TrialTip().status == .available)
      TrialTip.trialEnd = clock.date
      #expect(TrialTip().status == .pending)
    }
  }

  @Test("wakes a stream at the instant at which it turns, without a donation or a write (D21)")
  func stream() async throws {
    let clock = ManualClock(at: TrialTip.end.addingTimeInterval(-86_400))
    try await Tips.withCenter(center(clock)) {
      var updates = TrialTip().statusUpdates.makeAsyncIterator()
      #expect(await updates.next() == .available)
      clock.advance(by: .seconds(86_400) - .milliseconds(1))
      #expect(TrialTip().status == .available)
      clock.run()
      #expect(clock.date == TrialTip.end)
      #expect(await updates.next() == .pending)
    }
  }

  @Test("wakes a stream when a donation leaves its filter")
  func filter() async throws {
    let clock = ManualClock()
    try await Tips.withCenter(center(clock)) {
      var updates = WaterTip().statusUpdates.makeAsyncIterator()
      #expect(await updates.next() == .available)
      await WaterTip.didWater.donate()
      #expect(await updates.next() == .pending)
      clock.run()
      #expect(clock.date == ManualClock.defaultStart.addingTimeInterval(3600))
      #expect(await updates.next() == .available)
    }
  }

  @Test("is explained by the time, and has a snapshot", .tips(at: "2026-11-22T01:07:57Z"))
  func explanation() throws {
    expectStatus(TrialTip(), .available)
    assertTipSnapshot(of: TrialTip(), as: .explanation, named: "before")
    try TipTest.clock.set(to: "2026-11-22T01:07:58Z")
    expectHidden(TrialTip(), because: .rule)
    assertTipSnapshot(of: TrialTip(), as: .explanation, named: "after")
  }
}
