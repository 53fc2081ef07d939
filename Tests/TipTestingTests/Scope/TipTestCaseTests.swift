import TipModel
import TipTesting
import XCTest

final class TipTestCaseTests: TipTestCase {
  override var options: TipTestOptions {
    TipTestOptions(at: "2026-11-21T09:00:00Z", frequency: .daily)
  }

  override func setUp() async throws { await Backyard.didView.donate() }

  func testHasACenterFromSetUpOn() {
    XCTAssertEqual(Backyard.didView.donations.count, 1)
    XCTAssert(Tips.center === center)
    XCTAssertEqual(center.now, Timestamp(iso8601: "2026-11-21T09:00:00Z")?.date)
  }

  func testHasItInAsynchronousTestsToo() async {
    await Backyard.didView.donate()
    XCTAssertEqual(Backyard.didView.donations.count, 2)
    XCTAssert(Tips.center === center)
  }

  func testMovesTheClock() {
    expectEligible(FavoriteBackyardTip()) { Backyard.isSignedIn.wrappedValue = true }
    clock.advance(by: .days(6))
    expectHidden(FavoriteBackyardTip(), because: .rule)
  }
}
