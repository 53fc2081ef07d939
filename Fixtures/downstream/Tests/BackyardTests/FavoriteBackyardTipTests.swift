import Testing
import TipKit
import TipTesting

@testable import Backyard

@Suite(.tips(at: "2026-11-21T09:00:00Z"))
struct FavoriteBackyardTipTests {
  @Test func showsAfterThreeVisits() async {
    BackyardBirds.isSignedIn = true
    for _ in 1...2 { await FavoriteBackyardTip.didView.donate() }
    expectHidden(FavoriteBackyardTip(), because: .rule)
    await expectEligible(FavoriteBackyardTip()) { await FavoriteBackyardTip.didView.donate() }
    TipTest.clock.advance(by: .days(6))
    expectHidden(FavoriteBackyardTip(), because: .rule)
  }
}
