import Foundation
import TestSupport
import Testing
import TipModel
import TipTesting

@Suite("An engine with a manual clock", .hangLimit)
struct EngineClockTests {
  private struct FavoriteTip: Tip {
    static let didView = Tips.Event<Tips.EmptyDonation>(id: "didViewBackyard")
    var title: Text { Text("Save to Favorites") }
    var rules: [Rule] {
      Rule(Self.didView) { $0.donations.donatedWithin(.days(5)).count >= 1 }
    }
  }

  private struct FeedTip: Tip {
    var title: Text { Text("Feed Birds") }
  }

  private struct ShareTip: Tip {
    var title: Text { Text("Share a Backyard") }
  }

  private func center(
    _ clock: any TipClock, _ frequency: DisplayFrequency = .immediate
  ) throws -> TipsCenter {
    let center = TipsCenter(arguments: [], environment: [:], clock: clock, application: "Birds")
    try center.configure([.datastoreLocation(.memory), .displayFrequency(frequency)])
    return center
  }

  @Test("A stream emits when a donation window closes, exactly then (D12, D21)")
  func windowCloses() async throws {
    let clock = ManualClock()
    try await Tips.withCenter(center(clock)) {
      FavoriteTip.didView.sendDonation()
      var updates = FavoriteTip().statusUpdates.makeAsyncIterator()
      #expect(await updates.next() == .available)
      clock.advance(by: .days(5))
      #expect(FavoriteTip().status == .available)
      clock.advance(by: .milliseconds(1))
      #expect(await updates.next() == .pending)
    }
  }

  @Test("A stream emits when the display frequency opens (D10, D21)")
  func frequencyOpens() async throws {
    let clock = ManualClock()
    try await Tips.withCenter(center(clock, .daily)) {
      try #require(FeedTip().present()).end()
      var updates = ShareTip().statusUpdates.makeAsyncIterator()
      #expect(await updates.next() == .pending)
      clock.run()
      #expect(clock.date == ManualClock.defaultStart.addingTimeInterval(86_400))
      #expect(await updates.next() == .available)
    }
  }

  @Test("Dates in the datastore, alarms and sleeping tasks move together")
  func together() async throws {
    let clock = ManualClock()
    let center = try center(clock)
    let donor = Task {
      try await clock.sleep(for: .hours(2))
      Tips.withCenter(center) { FavoriteTip.didView.sendDonation() }
    }
    await clock.sleepers(count: 1)
    clock.advance(by: .hours(2))
    try await donor.value
    let donations = center.facts.events["didViewBackyard"]?.log.donations
    #expect(donations?.map(\.date.date) == [clock.date])
  }

  @Test("A double of the system's clock fails the test where it was created")
  func systemDouble() async {
    let line = #line + 1
    let clock: SystemClockDouble = .system()
    func fails(_ text: String, _ body: () async throws -> Void) async rethrows {
      try await expectFailures(["\(text)…Inject a ManualClock"], line: line) { try await body() }
    }
    await fails("asked for the date") { #expect(clock.date == ManualClock.defaultStart) }
    await fails("asked for the time") { #expect(clock.now.date == ManualClock.defaultStart) }
    await fails("asked to sleep") {
      await #expect(throws: Never.self) { try await clock.sleep(until: ManualClock().now) }
    }
    await fails("asked for an alarm") { _ = clock.alarm(at: ManualClock.defaultStart) {} }
  }

  @Test("A cancelled task does not sleep on the double, which fails the test nevertheless")
  func systemDoubleCancelled() async {
    let line = #line + 1
    let clock: SystemClockDouble = .system()
    let failure = "The system's clock was asked to sleep. Inject a ManualClock instead."
    await expectFailures([failure], line: line) {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await clock.sleep(until: ManualClock().now)
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(clock.minimumResolution == .nanoseconds(1))
  }

  @Test("The double is accepted as a clock of the engine, and fails on its first use")
  func systemDoubleInCenter() {
    let center = TipsCenter(arguments: [], environment: [:], clock: .system())
    expectFailures(["asked for the date"], line: #line - 1) { _ = center.now }
  }

  @Test("The double fails each test whose center has it once, where it was created")
  func systemDoubleOfTest() throws {
    let options = TipTestOptions(clock: .system())
    let line = #line - 1
    for _ in 1...2 {
      try expectFailures(["The system's clock was asked for the date."], line: line) {
        try withTips(options) { _ in
          FavoriteTip.didView.sendDonation()
          expectStatus(FavoriteTip(), .available)
          try withTips { center in #expect(center.now == ManualClock.defaultStart) }
        }
      }
    }
  }
}
