import TestSupport
import Testing
import TipModel
import TipSimulation

@Suite("The lanes of a datastore's history")
struct HistoryLanesTests {
  @Test("are those of the simulation that made the history", arguments: 0..<200)
  func replay(seed: UInt64) throws {
    let random = RandomScenario(seed: seed)
    let simulation = try Simulation(random.scenario, facts: random.facts)
    let life = try simulation.life()
    // A longer history is cut, and what came before is known in part only.
    guard life.facts.history.count < HistoryEntry.keptCount else { return }
    let lanes = HistoryLanes(life.facts, until: random.scenario.end)
    #expect(!lanes.isCut)
    #expect(lanes.lanes.map(\.displays) == life.lanes.map(\.displays))
    let resets = life.facts.history.contains { $0.event == "eligibility reset" }
    let limited = life.facts.events.values.contains { $0.limit != nil }
    guard !resets, !limited else { return }
    for (replayed, lived) in zip(lanes.lanes, life.lanes) {
      #expect(replayed.spans.last?.state == lived.spans.last?.state, "\(lived.tip)")
    }
  }

  @Test("have what only the records of a document tell")
  func document() throws {
    var facts = Facts()
    for id in ["FeedBirdsTip", "ShareBackyardTip"] { facts.tips[id] = TipDefinition(id: id) }
    var feed = TipRecord()
    (feed.displayCount, feed.displayedMilliseconds) = (1, 12_500)
    (feed.firstDisplayed, feed.lastDisplayed) = (daysAgo(2), daysAgo(2))
    facts.records["FeedBirdsTip"] = feed
    var share = TipRecord()
    share.invalidation = Invalidation(reason: .tipClosed, date: daysAgo(1))
    facts.records["ShareBackyardTip"] = share
    let lanes = HistoryLanes(facts, until: noon)
    #expect(lanes.start == daysAgo(2))
    #expect(lanes.lanes[0].displays == [daysAgo(2)])
    #expect(lanes.lanes[0].spans.map(\.state) == [.onScreen, .eligible])
    #expect(lanes.lanes[0].spans[0].end == daysAgo(2).adding(milliseconds: 12_500))
    #expect(lanes.lanes[1].spans.map(\.state) == [.eligible, .invalidated(.tipClosed)])
  }

  @Test("of an empty datastore are empty")
  func nothing() {
    #expect(HistoryLanes(Facts(), until: noon).lanes.isEmpty)
  }
}
