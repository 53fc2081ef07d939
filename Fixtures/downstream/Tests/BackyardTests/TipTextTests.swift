import SwiftUI
import Testing
import TipKit

@testable import Backyard

// The checks that suites of apps have today: they need no datastore, and no other import.
@Suite("The tips of the backyard")
struct TipTextTests {
  @Test func favoriteHasItsTexts() {
    let tip = FavoriteBackyardTip()
    #expect(tip.title == Text("Save to Favorites"))
    #expect(tip.message != nil)
    #expect(tip.image == Image(systemName: "star.fill"))
    #expect(tip.rules.count == 2)
    #expect(FavoriteBackyardTip.didView.id == "didViewBackyard")
  }

  @Test func feederHasAnActionAndALimit() {
    let tip = FeederTip()
    #expect(tip.actions.map(\.id) == ["shop"])
    #expect(tip.options.count == 1)
    #expect(tip.rules.count == 2)
    #expect(FeederTip.didSpotBird.id == "didSpotBird")
    #expect(FavoriteBackyardTip().id != tip.id)
  }
}
