import Foundation
import Testing
import TipModel
import TipStore
import TipTesting
@testable import TipEngine

@Suite("Donations that no rule can count when an app configures (D48)")
struct PruningTests {
  private func configured(
    _ place: InMemoryDatastore, _ clock: ManualClock, _ options: [Tips.ConfigurationOption] = []
  ) throws -> TipsCenter {
    let center = TipsCenter(
      arguments: [], environment: [:], clock: clock, application: "Birds", isDebugBuild: true)
    try center.configure([.datastore(place)] + options)
    return center
  }

  @Test("are deleted, with a line of history, unless the clock is controlled")
  func deleted() throws {
    let place = InMemoryDatastore()
    let clock = ManualClock()
    let first = try configured(place, clock)
    try Tips.withCenter(first) {
      Tips.register(FavoriteTip())
      Birds.didView.sendDonation()
      clock.advance(by: .days(40))
      Birds.didView.sendDonation()
      try first.shutDown()
    }
    let controlled = try configured(place, clock, [.clock(.shifted(by: .seconds(3600)))])
    #expect(controlled.facts.donationCount == 2)
    try controlled.shutDown()
    let second = try configured(place, clock)
    #expect(second.facts.donationCount == 1)
    #expect(second.facts.history.last?.event == "unneeded donations deleted")
    try second.shutDown()
    #expect(try place.facts().donationCount == 1)
  }
}
