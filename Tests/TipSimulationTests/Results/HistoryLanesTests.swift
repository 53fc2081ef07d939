import TestSupport
import Testing
import TipModel
import TipSimulation

@Suite("The lanes of a datastore's history")
struct HistoryLanesTests {
  @Test("are those of the simulation that made the history", arguments: UInt64(0)..<8)
  func replay(batch: UInt64) throws {
    var (shown, followed) = (0, 0)
    for seed in (batch * 25)..<(batch * 25 + 25) {
      let random = RandomScenario(seed: seed)
      let life = try Simulation(random.scenario, facts: random.facts).life()
      let lanes = HistoryLanes(life.facts, until: random.scenario.end)
      // A longer history is cut, and what came before is known in part only.
      #expect(!lanes.isCut, "seed \(seed)")
      #expect(lanes.lanes.map(\.displays) == life.lanes.map(\.displays), "seed \(seed)")
      shown += life.lanes.contains { !$0.displays.isEmpty } ? 1 : 0
      // A history without a change has no beginning.
      guard !life.facts.history.isEmpty || life.facts.donationCount > 0 else { continue }
      followed += 1
      for (replayed, lived) in zip(lanes.lanes, life.lanes) {
        #expect(replayed.lastState == lived.lastState, "seed \(seed), \(lived.tip)")
      }
    }
    // The property is useful only when much happens in many lives.
    #expect(shown >= 15)
    #expect(followed >= 20)
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
    #expect(lanes.lanes[0].spans.map(\.state.words) == ["on screen", "eligible"])
    #expect(lanes.lanes[0].spans[0].end == daysAgo(2).adding(milliseconds: 12_500))
    #expect(lanes.lanes[1].spans.map(\.state) == [.eligible, .invalidated(.tipClosed)])
  }

  @Test("leave out forced displays and invalidations, which do not count (D7)")
  func forced() {
    let display = ActiveDisplay(id: "d1", began: noon, owner: "app")
    let facts = Facts([
      .registerTip(TipDefinition(id: "FeedBirdsTip")),
      .donate(event: "didViewBackyard", date: noon, info: nil),
      .beginDisplay(tip: "FeedBirdsTip", display: display, isForced: true),
      .endDisplay(tip: "FeedBirdsTip", display: "d1", isForced: true, isAbandoned: false),
      .invalidate(tip: "FeedBirdsTip", reason: .tipClosed, isForced: true),
    ])
    let lanes = HistoryLanes(facts, until: daysAgo(-1)).lanes
    #expect(lanes.map(\.displays) == [[]])
    #expect(lanes.map { $0.spans.map(\.state) } == [[.eligible]])
  }

  @Test("of an empty datastore are empty")
  func nothing() {
    #expect(HistoryLanes(Facts(), until: noon).lanes.isEmpty)
  }
}

extension Lane {
  /// The last state; a wait without the words of its gate, which are those of its beginning.
  fileprivate var lastState: State? {
    guard case .waiting(let gate, _)? = spans.last?.state else { return spans.last?.state }
    return .waiting(gate: gate, found: "")
  }
}
