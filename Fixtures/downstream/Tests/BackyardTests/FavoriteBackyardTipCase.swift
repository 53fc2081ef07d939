import TipKit
import TipTesting
import XCTest

@testable import Backyard

final class FavoriteBackyardTipCase: TipTestCase {
  func testShowsWhenItIsForced() {
    Tips.showTips([FavoriteBackyardTip.self])
    expectStatus(FavoriteBackyardTip(), .available)
  }
}
