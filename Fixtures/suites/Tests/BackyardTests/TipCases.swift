import SwiftUI
import TipKit
import TipTesting
import XCTest

@testable import Backyard

final class FeederTipCase: TipTestCase {
  func testWaitsForTwoBirds() async {
    FeederTip.hasBackyard = true
    for _ in 1...2 { await FeederTip.didSpotBird.donate() }
    expectStatus(FeederTip(), .available)
  }
}

final class TipStoreCase: XCTestCase {
  override func setUpWithError() throws {
    try Tips.resetDatastore()
    try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.url(AppFolder.url))])
  }

  func testShowsTheWelcomeOnce() {
    XCTAssertTrue(WelcomeTip().shouldDisplay)
    WelcomeTip().invalidate(reason: .actionPerformed)
    XCTAssertFalse(WelcomeTip().shouldDisplay)
  }

  func testShowsTheWelcomeAgainAfterAReset() {
    XCTAssertTrue(WelcomeTip().shouldDisplay)
  }
}

final class TipTextCase: XCTestCase {
  func testFeederHasItsTexts() {
    XCTAssertEqual(FeederTip().title, Text("Hang Up a Feeder"))
    XCTAssertEqual(FeederTip().rules.count, 2)
  }
}
