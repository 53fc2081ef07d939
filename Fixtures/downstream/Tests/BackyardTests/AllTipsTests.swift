import Testing
import TipKit
import TipTesting

@testable import Backyard

// The frequency is the one with which the app configures its tips.
@Suite(.tips(frequency: .daily, all: [FavoriteBackyardTip(), FeederTip()]))
struct AllTipsTests {
  // The document that tipctl checks in a CI job: texts, rules and ids.
  @Test func allTips() {
    assertTipSnapshot(of: TipTest.center, as: .state, named: "definitions")
  }
}
