import Testing
import TipKit

@testable import Feeders

@Suite("The feeder's tip")
struct FeederTipTests {
  @Test("waits for a backyard and two goldfinches")
  func rules() async throws {
    let center = TipsCenter(arguments: [], environment: [:])
    try center.configure([.datastoreLocation(.memory)])
    await Tips.withCenter(center) {
      #expect(FeederTip().status == .pending)
      FeederTip.hasBackyard = true
      await FeederTip.didSpotBird.donate(.init(species: "Goldfinch"))
      #expect(FeederTip().status == .pending)
      await FeederTip.didSpotBird.donate(.init(species: "Goldfinch"))
      #expect(FeederTip().status == .available)
    }
  }
}
