import TipKit
import TipTesting
import XCTest

@testable import Backyard

final class FeederTipCase: TipTestCase {
  override var options: TipTestOptions {
    TipTestOptions(at: "2026-11-21T09:00:00Z", fixture: "goldfinches")
  }

  func testAsksForTwoGoldfinchesWithinAWeek() {
    expectRule(
      FeederTip().rules[1],
      equals: """
        event("didSpotBird").donations.donatedWithin(.weeks(1))
          .filter(species == "Goldfinch").count >= 2
        """)
  }

  func testShowsWhenTheDisplayFrequencyHasPassed() async {
    await FeederTip.didSpotBird.donate(.init(species: "Goldfinch"))
    XCTAssertNotNil(FeederTip().present()?.end())
    expectStatus(FeederTip(), .available)
    clock.advance(by: .days(7))
    await expectEventually(FeederTip(), is: .pending, within: .days(1))
  }

  func testShowsThreeTimes() throws {
    for _ in 0..<3 { try XCTUnwrap(FeederTip().present()).end() }
    expectInvalidated(FeederTip(), reason: .displayCountExceeded)
  }

  func testReportsEachDisplayAndTheLimit() throws {
    for _ in 0..<3 { try XCTUnwrap(FeederTip().present(in: "feeder")).end() }
    expectDisplays(
      """
      display began FeederTip
      display ended FeederTip: left
      display began FeederTip
      display ended FeederTip: left
      display began FeederTip
      display ended FeederTip: left
      invalidated FeederTip: displayCountExceeded
      """)
  }

  func testStartsFromWhatTheFixtureHolds() {
    XCTAssertEqual(FeederTip.didSpotBird.donations.count, 2)
    assertTipSnapshot(of: center, as: .state, named: "state")
  }

  func testIsLaunchedAlone() throws {
    let controls = TipControls.only("FeederTip")
    XCTAssertEqual(
      try controls.launchArguments(in: .apple),
      ["-com.apple.TipKit.HideAllTips", "1", "-com.apple.TipKit.ShowTips", "FeederTip"])
  }
}
