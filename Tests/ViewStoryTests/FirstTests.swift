import SwiftUI
import Testing
import TipKit
import TipTesting

@MainActor @Suite(.tips) struct FirstTests {
  @Test func backyards() throws {
    let screen = TipScreen(of: BackyardList())
    print(screen.outline)
    screen.tap("View")
    #expect(screen.text.contains("Viewed 1 times"))
    #expect(screen.visibleIDs == [])
    screen.tap("View")
    print(screen.outline)
    #expect(screen.visibleIDs == ["FavoriteBackyardTip", "FavoriteBackyardTip"])
    #expect(screen.visibleAnchor == "Favorite")
    screen.tap(action: "learn-more", on: FavoriteBackyardTip())
    #expect(screen.text.contains("Help"))
    screen.tap("Done")
    #expect(screen.text.contains("Help") == false)
    screen.tap("Favorite")
    #expect(screen.visibleIDs == [])
    print(screen.outline)
    screen.tap("Favorit")
  }
}
