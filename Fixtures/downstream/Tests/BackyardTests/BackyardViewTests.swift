import Testing
import TipTesting

@testable import Backyard

@Suite("The backyard's page", .tips) @MainActor
struct BackyardViewTests {
  @Test func favoriteLeavesWithItsButton() async {
    BackyardBirds.isSignedIn = true
    for _ in 1...3 { await FavoriteBackyardTip.didView.donate() }
    let screen = TipScreen(of: BackyardView())
    #expect(screen.visiblePopover?.id == "FavoriteBackyardTip")
    #expect(screen.visibleAnchor == "Favorite")
    screen.close(FavoriteBackyardTip())
    screen.tap("Favorite")
    expectInvalidated(FavoriteBackyardTip(), reason: .tipClosed)
  }

  @Test func reportsTheDisplayOnceAndItsEnd() async {
    BackyardBirds.isSignedIn = true
    for _ in 1...3 { await FavoriteBackyardTip.didView.donate() }
    let screen = TipScreen(of: BackyardView())
    screen.tapOutside(FavoriteBackyardTip())
    screen.tap("Favorite")
    expectDisplays(
      """
      display began FavoriteBackyardTip
      display ended FavoriteBackyardTip: dismissed
      invalidated FavoriteBackyardTip: actionPerformed
      """)
    #expect(
      TipTest.displayUpdates.map(\.place) == ["popover at Favorite", "popover at Favorite", nil])
  }

  @Test func voiceOverReadsTheTipAfterItsButton() async {
    BackyardBirds.isSignedIn = true
    for _ in 1...3 { await FavoriteBackyardTip.didView.donate() }
    let screen = TipScreen(of: BackyardView())
    #expect(
      screen.spoken.text == """
        "Favorite", button, hint: "Keep this backyard at the top of the list"
        symbol "star.fill", image
        "Save to Favorites"
        "Your favorite backyards always appear at the top of the list."
        "Close", button
        """)
  }
}
