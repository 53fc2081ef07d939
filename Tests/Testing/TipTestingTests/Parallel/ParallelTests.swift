import Foundation
import Testing
import TipModel
import TipTesting

/// Two hundred tests at once, each with its own center, clock and fixture.
@Suite("Two hundred tests at once", .tips(fixture: "backyard-birds"))
struct ParallelTests {
  /// Shows a day after the second visit to its own backyard.
  struct VisitTip: Tip {
    let number: Int
    var id: String { "VisitTip-\(number)" }
    var event: Tips.Event<Tips.EmptyDonation> { Tips.Event(id: "didVisit-\(number)") }
    var title: Text { Text("Come back") }
    var rules: [Rule] { Rule(event) { $0.donations.count >= 2 } }
  }

  @Test("do not affect each other, and no sleeper misses its deadline", arguments: 1...200)
  func apart(number: Int) async throws {
    let (tip, clock) = (VisitTip(number: number), TipTest.clock)
    let start = clock.date
    let visitor = Task {
      for _ in 1...2 {
        try await clock.sleep(for: .hours(number))
        await tip.event.donate()
      }
    }
    await clock.advance(by: .hours(number), times: 2)
    try await visitor.value
    await expectEventually(tip, is: .available)
    #expect(tip.event.donations.count == 2)
    let hours = tip.event.donations.map { Int($0.date.timeIntervalSince(start)) / 3600 }
    #expect(hours == [number, 2 * number])
    #expect(Tips.center.facts.events.keys.filter { $0.hasPrefix("didVisit-") }.count == 1)
    #expect(Tips.center.facts.tips["FavoriteBackyardTip"] != nil)
  }
}
