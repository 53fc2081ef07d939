import Foundation
import TestSupport
import Testing
import TipEngine
import TipModel
import TipTesting

@Suite("The clock as a control", .hangLimit)
struct ClockControlTests {
  @Test(
    "The engine's clock follows the control, not the system's",
    arguments: [
      ("2030-01-01T00:00:00Z", "2030-01-01T00:00:00Z"),
      ("@2030-01-01T00:00:00Z", "2030-01-01T01:00:00Z"),
      ("@2030-01-01T00:00:00Z x24", "2030-01-02T00:00:00Z"),
      ("+3d", "2026-11-24T10:00:00Z"), ("-2h30m", "2026-11-21T07:30:00Z"),
    ])
  func settings(_ setting: String, _ expected: String) throws {
    let clock = ManualClock()
    let center = try makeCenter(clock: clock, environment: ["TIPCTL_CLOCK": setting])
    clock.advance(by: .hours(1))
    #expect(center.now == date(expected))
    Tips.withCenter(center) {
      Birds.didView.sendDonation()
      #expect(Birds.didView.donations.first?.date == date(expected))
    }
  }

  @Test("A rate advances waits for time by its factor")
  func rate() async throws {
    let clock = ManualClock()
    let center = try makeCenter(
      [.displayFrequency(.daily)], clock: clock, environment: ["TIPCTL_CLOCK": "+0s x24"])
    try await Tips.withCenter(center) {
      try #require(FeedTip().present()).end()
      var updates = LimitedTip(id: "new").statusUpdates.makeAsyncIterator()
      #expect(await updates.next() == .pending)
      clock.advance(by: .hours(1))
      #expect(await updates.next() == .available)
    }
  }

  @Test("A frozen clock sets no alarm, and a new setting takes effect at once")
  func frozen() async throws {
    let clock = ManualClock()
    let center = try makeCenter([.displayFrequency(.daily)], clock: clock)
    try await Tips.withCenter(center) {
      try center.setClock(.frozen(at: clock.date))
      try #require(FeedTip().present()).end()
      var updates = LimitedTip(id: "new").statusUpdates.makeAsyncIterator()
      #expect(await updates.next() == .pending)
      #expect(clock.alarmCount == 0)
      try center.setClock(.frozen(at: clock.date.addingTimeInterval(86_400)))
      #expect(await updates.next() == .available)
    }
  }

  @Test("A stored setting changes a running app's clock, and clearing it restores the clock")
  func stored() throws {
    let clock = ManualClock()
    let center = try makeCenter(clock: clock)
    let anchor = Timestamp(clock.date)
    center.apply(
      .setClock(AnchoredClock(setting: .shifted(by: .seconds(3 * 86_400)), anchor: anchor)))
    #expect(center.now == date("2026-11-24T09:00:00Z"))
    center.apply(.setClock(nil))
    #expect(center.now == date("2026-11-21T09:00:00Z"))
  }

  @Test("A rate that is not positive is refused")
  func badRate() throws {
    let center = try makeCenter()
    #expect(throws: TipControlError.self) {
      try center.setClock(.shifted(milliseconds: 0, rate: 0))
    }
  }
}
