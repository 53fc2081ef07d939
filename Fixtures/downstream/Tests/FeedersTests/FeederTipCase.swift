import TipKit
import XCTest

@testable import Feeders

final class FeederTipCase: XCTestCase {
  func testShowsThreeTimes() async throws {
    let center = TipsCenter(arguments: [], environment: [:])
    try center.configure([.datastoreLocation(.memory)])
    try await Tips.withCenter(center) {
      FeederTip.hasBackyard = true
      for _ in 0..<2 { await FeederTip.didSpotBird.donate(.init(species: "Goldfinch")) }
      for _ in 0..<3 {
        let display = try XCTUnwrap(FeederTip().present())
        display.end()
      }
      XCTAssertEqual(FeederTip().status, .invalidated(.displayCountExceeded))
    }
  }
}
