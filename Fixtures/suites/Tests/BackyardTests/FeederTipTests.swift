import Testing
import TipKit
import TipTesting

@testable import Backyard

@Suite("A feeder's tip in a test's own center", .tips)
struct FeederTipTests {
  @Test(arguments: 1...20)
  func waitsForTwoBirds(_ run: Int) async {
    FeederTip.hasBackyard = true
    await FeederTip.didSpotBird.donate()
    expectHidden(FeederTip(), because: .rule)
    await FeederTip.didSpotBird.donate()
    expectStatus(FeederTip(), .available)
  }

  @Test(.timeLimit(.minutes(60)), arguments: 1...20) @MainActor
  func isShownByTheCoordinator(_ run: Int) async {
    let coordinator = TipCoordinator(WelcomeTip())
    while !coordinator.isShown, !Task.isCancelled { await Task.yield() }
    #expect(coordinator.isShown)
  }
}
