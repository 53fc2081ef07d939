import Testing
import TipKit
import TipTesting

@testable import Backyard

@Suite("The feeder's tip", .tips(at: "2026-11-21T09:00:00Z"))
struct FeederTipTests {
  private func spot(_ species: String) async {
    await FeederTip.didSpotBird.donate(.init(species: species))
  }

  @Test("waits for a backyard")
  func backyard() async {
    await spot("Goldfinch")
    await spot("Goldfinch")
    expectEligible(FeederTip()) { FeederTip.hasBackyard = true }
  }

  @Test("counts goldfinches only")
  func species() async {
    FeederTip.hasBackyard = true
    await spot("Goldfinch")
    await spot("Robin")
    expectHidden(FeederTip(), because: .rule)
    await expectEligible(FeederTip()) { await spot("Goldfinch") }
  }

  @Test("forgets a goldfinch after a week", .tips(fixture: "goldfinches"))
  func week() {
    expectStatus(FeederTip(), .available)
    TipTest.clock.advance(by: .hours(2))
    expectHidden(FeederTip(), because: .rule)
  }

  @Test("shows on three days only", .tips(fixture: "goldfinches"))
  func timeline() async {
    await spot("Goldfinch")
    expectTimeline(
      """
      0-2: FeederTip
      3-4: -
      """, of: [FeederTip()])
    expectInvalidated(FeederTip(), reason: .displayCountExceeded)
  }

  @Test("stays hidden once it is closed", .tips(showing: [FeederTip.self]))
  func close() {
    let screen = TipScreen(inline: [FeederTip()])
    screen.appear()
    expectDisplayed(FeederTip(), on: screen)
    screen.close(FeederTip())
    expectNoTips(on: screen)
  }

  @Test("explains why it is hidden")
  func explanation() async {
    await spot("Goldfinch")
    assertTipSnapshot(of: FeederTip(), as: .explanation)
    assertTipSnapshot(of: FeederTip(), as: .card)
  }
}
