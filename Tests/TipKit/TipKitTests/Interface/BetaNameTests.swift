import Testing
import TipKit

@Suite("Names of the beta")
struct BetaNameTests {
  @available(*, deprecated, message: "Tests deprecated names.")
  @Test("still work")
  func names() async throws {
    try await withBirds {
      TipsCenter.showAllTips()
      #expect(BirdPassTip().shouldDisplay)
      TipsCenter.hideTips([BirdPassTip()])
      #expect(!BirdPassTip().shouldDisplay)
      TipsCenter.showTips([BirdPassTip()])
      #expect(BirdPassTip().shouldDisplay)
      Tips.clearOverrides()
      TipsCenter.hideAllTips()
      #expect(!AddFeederTip().shouldDisplay)
      Tips.clearOverrides()
      AddFeederTip().invalidate(reason: .userPerformedAction)
      #expect(AddFeederTip().status == .invalidated(.actionPerformed))
      try TipsCenter.resetDatastore()
      #expect(AddFeederTip().status == .available)
    }
  }
}
