import Testing
import TipKit
import TipTesting

@testable import Backyard

@Suite("All tips of the backyard", .tips(frequency: .daily, all: [FavoriteBackyardTip(), FeederTip()]))
struct AllTipsTests {
  // The document that tipctl checks in a CI job: texts, rules and ids.
  @Test func allTips() {
    assertTipSnapshot(of: TipTest.center, as: .state, named: "definitions")
  }
}
