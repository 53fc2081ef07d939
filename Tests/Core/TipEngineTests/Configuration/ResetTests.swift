import Foundation
import TestSupport
import Testing
import TipEngine
import TipModel
import TipTesting

@Suite("Resetting the datastore (D2)", .hangLimit)
struct ResetTests {
  @Test("After configure: facts and overrides are erased, definitions stay, streams report it")
  func live() async throws {
    let center = try makeCenter()
    try await Tips.withCenter(center) {
      Birds.isSignedIn.wrappedValue = true
      Birds.didView.sendDonation()
      FeedTip().invalidate(reason: .tipClosed)
      center.apply(.force(tips: ["ShareTip"], state: .hidden))
      var updates = FeedTip().statusUpdates.makeAsyncIterator()
      #expect(await updates.next() == .invalidated(.tipClosed))
      try Tips.resetDatastore()
      #expect(await updates.next() == .available)
      #expect(Birds.didView.donations.isEmpty)
      #expect(!Birds.isSignedIn.wrappedValue)
      #expect(center.facts.overrides.isEmpty)
      #expect(center.facts.tips.keys.sorted() == ["FeedTip"])
      #expect(center.facts.history.map(\.event) == ["reset"])
    }
  }

  @Test("Before configure: it takes effect at configure, and later facts stay")
  func beforeConfigure() throws {
    let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
    try Tips.withCenter(center) {
      Birds.didView.sendDonation()
      try Tips.resetDatastore()
      Birds.isSignedIn.wrappedValue = true
      try Tips.configure([.datastoreLocation(.memory)])
      #expect(Birds.didView.donations.isEmpty)
      #expect(Birds.isSignedIn.wrappedValue)
    }
  }
}
