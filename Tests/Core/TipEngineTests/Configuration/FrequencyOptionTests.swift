import Foundation
import Testing
import TipEngine
import TipModel
import TipStore
import TipTesting

@Suite("The display frequency as an option")
struct FrequencyOptionTests {
  @Test("P8: counts from the dismissal, also for another process and an override (D34)")
  func dismissal() async throws {
    try await withTemporaryFolder { folder in
      let clock = ManualClock()
      let file = folder.appending(path: "tips.sqlite")
      let center = TipsCenter(arguments: [], environment: [:], clock: clock, application: "Birds")
      try center.configure([
        .datastoreLocation(.url(file)), .displayFrequency(.daily, from: .dismissal),
      ])
      try Tips.withCenter(center) {
        let display = try #require(FeedTip().present())
        #expect(LimitedTip(id: "next").status == .pending)
        clock.advance(by: .days(2))
        #expect(LimitedTip(id: "next").status == .pending, "the first tip is on screen")
        display.end()
        clock.advance(by: .days(1) - .milliseconds(1))
        #expect(LimitedTip(id: "next").status == .pending)
        clock.advance(by: .milliseconds(1))
        #expect(LimitedTip(id: "next").status == .available)
        center.apply(.setDisplayFrequency(.weekly))
        #expect(LimitedTip(id: "next").status == .pending)
        clock.advance(by: .days(6))
        #expect(LimitedTip(id: "next").status == .available)
      }
      try center.shutDown()
      let store = try SQLiteDatastore(path: file.path, mode: .tool(creates: false))
      let facts = try store.facts()
      store.close()
      #expect(facts.displayFrequency == .daily)
      #expect(facts.displayFrequencyOrigin == .dismissal)
      #expect(facts.records["FeedTip"]?.firstDismissed != nil)
    }
  }

  @Test("P8: counts from the display by default (D10)")
  func display() throws {
    let clock = ManualClock()
    let center = try makeCenter([.displayFrequency(.daily)], clock: clock)
    try Tips.withCenter(center) {
      let display = try #require(FeedTip().present())
      clock.advance(by: .days(1))
      #expect(LimitedTip(id: "next").status == .available)
      display.end()
      #expect(LimitedTip(id: "next").status == .available)
      #expect(center.facts.displayFrequencyOrigin == .display)
    }
  }

  @Test(
    "P8: the last option counts, and configure again replaces the origin", arguments: [true, false])
  func last(isDismissal: Bool) throws {
    let options: [Tips.ConfigurationOption] = [
      .displayFrequency(.hourly, from: .dismissal), .displayFrequency(.daily),
    ]
    let center = try makeCenter(isDismissal ? options.reversed() : options)
    #expect(center.facts.displayFrequencyOrigin == (isDismissal ? .dismissal : .display))
    #expect(center.facts.displayFrequency == (isDismissal ? .hourly : .daily))
  }
}
