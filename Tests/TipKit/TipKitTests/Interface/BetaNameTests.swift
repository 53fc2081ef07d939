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

  @available(*, deprecated, message: "Tests deprecated names.")
  @Test("that only the engine has still work")
  func engineNames() async throws {
    try await withBirds([.showAllTips]) { #expect(BirdPassTip().shouldDisplay) }
    try await withBirds([.hideAllTips]) { #expect(!AddFeederTip().shouldDisplay) }
    let reasons = [
      "actionPerformed", "displayCountExceeded", "displayDurationExceeded", "tipClosed",
    ]
    #expect(Tips.InvalidationReason.allCases.map { $0.rawValue } == reasons)
    let named = reasons.map { Tips.InvalidationReason(rawValue: $0) }
    #expect(named == Tips.InvalidationReason.allCases)
    #expect(Tips.InvalidationReason(rawValue: "closed") == nil)
  }
}
