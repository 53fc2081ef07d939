import Foundation
import TipHelp
import TipModel
import TipSnapshot
import TipTesting

// The failing code is on the line below the name, and runs without a test's center.
extension Specimen {
  /// A center of the specimens, as a test creates it.
  private static func center() throws -> TipsCenter {
    let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
    try center.configure([.datastoreLocation(.memory)])
    return center
  }

  static let outside: [Specimen] = [
    Specimen("displayed", says: "expectDisplayed is used outside of a test's center. Add .tips") {
      expectDisplayed(FeedBirdsTip())
    },
    Specimen("hidden", says: "expectHidden is used outside of a test's center.") {
      expectHidden(FeedBirdsTip())
    },
    Specimen("status", says: "expectStatus is used outside of a test's center.") {
      expectStatus(FeedBirdsTip(), .available)
    },
    Specimen("invalidated", says: "expectInvalidated is used outside of a test's center.") {
      expectInvalidated(FeedBirdsTip())
    },
    Specimen("no tips", says: "expectNoTips is used outside of a test's center.") {
      expectNoTips(among: [FeedBirdsTip()])
    },
    Specimen("eligible after a time", says: "expectEligible is used outside") {
      expectEligible(FeedBirdsTip(), after: .days(1))
    },
    Specimen("eligible after a change", says: "expectEligible is used outside") {
      expectEligible(FavoriteBackyardTip()) { Backyard.isSignedIn.wrappedValue = true }
    },
    Specimen("eligible after a donation", says: "expectEligible is used outside") {
      await expectEligible(FavoriteBackyardTip()) { await Backyard.didView.donate() }
    },
    Specimen("eventually", says: "expectEventually is used outside") {
      await expectEventually(FeedBirdsTip(), is: .pending, within: .days(1))
    },
    Specimen("a timeline", says: "expectTimeline is used outside") {
      expectTimeline("0: FeedBirdsTip", of: [FeedBirdsTip()])
    },
    Specimen("a timeline of a screen", says: "expectTimeline is used outside") {
      expectTimeline("0: FeedBirdsTip", on: TipScreen(center: try center()))
    },
    Specimen("the timeline of a screen", says: "timeline is used outside") {
      _ = TipScreen(center: try center()).timeline(days: 2)
    },
    Specimen("a screen", says: "TipScreen is used outside of a test's center.") {
      _ = TipScreen(inline: [FeedBirdsTip()])
    },
    Specimen("a stage", says: "AlertStage is used outside of a test's center.") {
      AlertStage().expectNoAlert()
    },
    Specimen("a gesture on a stage", says: "AlertStage is used outside of a test's center.") {
      AlertStage().press("Remove")
    },
    Specimen("no tooltip", says: "expectNoToolTip is used outside of a test's center.") {
      await expectNoToolTip(on: HelpScreen())
    },
    Specimen("a pointer", says: "Pointer is used outside of a test's center.") {
      _ = await Pointer(on: HelpScreen())
    },
    Specimen("a clock that advances", says: "TipTest.clock is used outside of a test's center.") {
      TipTest.clock.advance(by: .days(1))
    },
    Specimen("a clock that is set", says: "TipTest.clock is used outside of a test's center.") {
      try TipTest.clock.set(to: "2026-11-21T09:00:00Z")
    },
    Specimen("a clock that runs", says: "TipTest.clock is used", line: #line + 1) {
      let clock = TipTest.clock
      for _ in 1...2 { clock.run() }
    },
    Specimen("an explanation", says: "compared. The strategy explanation is used outside") {
      assertTipSnapshot(of: FeedBirdsTip(), as: .explanation, named: "feeding", record: .never)
    },
    Specimen("the state of the process", says: "compared. A strategy of TipsCenter is used") {
      assertTipSnapshot(of: TipsCenter.shared, as: .state, named: "state", record: .never)
    },
    Specimen("a group", says: "compared. A strategy of TipGroup is used outside") {
      assertTipSnapshot(of: TipGroup { FeedBirdsTip() }, as: .layout, named: "all", record: .never)
    },
  ]

  private static let configures = "TIP_TESTING_CONFIGURES"

  /// The variables of a process in which an app configures its center first, or does not.
  static func environment(isConfigured: Bool) -> [String: String] {
    isConfigured ? [configures: "1"] : [:]
  }

  /// Runs the specimens without a center.
  static func runOutside() async throws {
    if ProcessInfo.processInfo.environment[configures] != nil {
      try Tips.configure([.datastoreLocation(.memory)])
    }
    for specimen in outside { try await specimen.run() }
  }
}
