import Foundation
import Testing
import TipKit

@testable import Backyard

// Configures as an app does, and resets for each test.
@Suite("The tips in the app's datastore", .serialized)
struct TipStoreTests {
  init() throws {
    try Tips.resetDatastore()
    try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.url(AppFolder.url))])
  }

  @Test(arguments: 1...10)
  func showsTheWelcomeOnce(_ run: Int) {
    #expect(WelcomeTip().shouldDisplay)
    WelcomeTip().invalidate(reason: .actionPerformed)
    #expect(!WelcomeTip().shouldDisplay)
  }

  @Test(arguments: 1...10)
  func waitsForABackyard(_ run: Int) async {
    for _ in 1...2 { await FeederTip.didSpotBird.donate() }
    #expect(!FeederTip().shouldDisplay)
    FeederTip.hasBackyard = true
    #expect(FeederTip().shouldDisplay)
    FeederTip.hasBackyard = false
  }
}

/// The folder of the datastore, which each process has for itself.
enum AppFolder {
  static let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("Backyard-\(ProcessInfo.processInfo.processIdentifier)")
}
