import Testing
import TipModel
import TipSimulation

@Suite("The lanes of tips in groups")
struct LaneGroupsTests {
  private func lanes(_ lines: String, facts: Facts = PondScenario.facts) throws -> [String] {
    let scenario = try Scenario("start 2026-11-21\nlength 2d\n" + lines)
    return try Simulation(scenario, facts: facts).life().lanesInGroups
      .map { $0.text(from: scenario.start) }
  }

  @Test("A tip is behind while its group waits for one before it, or shows it (D19)")
  func ordered() throws {
    let lanes = try PondScenario.simulation().life().lanesInGroups
    #expect(
      lanes[2].spans.map(\.state.words) == [
        "available: group: FavoriteBackyardTip comes first",
        "available: group: FavoriteBackyardTip is the current tip",
      ])
    let signIn = lanes[2].spans[0].start.adding(milliseconds: 36 * 3_600_000)
    #expect(lanes[2].spans[0].end == signIn && lanes[2].spans[1].start == signIn)
    #expect(lanes[2].spans[1].state.parts.name == .available)
    // A current tip, and a tip in no group, are available as before.
    let life = try PondScenario.simulation().life()
    #expect(lanes[0] == life.lanes[0] && lanes[1] == life.lanes[1])
    #expect(lanes[2].displays == life.lanes[2].displays)
  }

  @Test("A group keeps the tip on screen, and the next one is available after it")
  func firstAvailable() throws {
    let lanes = try lanes(
      """
      screen home for 5m
        group firstAvailable: FeedBirdsTip, ShareBackyardTip
      sees FeedBirdsTip
        100% performs after 10s
      after 1h: open home
      """)
    #expect(
      lanes[1]
        == "FeedBirdsTip: available 0-3600, on screen 3600-3610, "
        + "invalidated(actionPerformed) 3610-172800")
    #expect(
      lanes[5]
        == "ShareBackyardTip: available: group: FeedBirdsTip is the current tip 0-3610, "
        + "on screen 3610-3900, available 3900-172800")
  }

  @Test("A tip that becomes available during the display of another is behind it, and then first")
  func kept() throws {
    let lanes = try lanes(
      """
      screen home for 5m
        group firstAvailable: FavoriteBackyardTip, ShareBackyardTip
      after 1h: open home
      after 61m: set BackyardBirds.isSignedIn true
      """)
    #expect(
      lanes[0]
        == "FavoriteBackyardTip: pending: rule 0-3660, "
        + "available: group: ShareBackyardTip is the current tip 3660-3900, available 3900-172800")
    #expect(
      lanes[5].hasSuffix("available: group: FavoriteBackyardTip is the current tip 3900-172800"))
  }

  @Test("A tip that a screen also offers alone, or that is current elsewhere, is not behind (D55)")
  func alone() throws {
    let groups = """
      screen home
        group ordered: FeedBirdsTip, ShareBackyardTip
      screen yard

      """
    let others = [
      "  tip ShareBackyardTip", "  group ordered: ShareBackyardTip, SeasonalVisitorTip",
    ]
    for other in others {
      #expect(try lanes(groups + other)[5] == "ShareBackyardTip: available 0-172800")
    }
  }

  @Test("A tip that is behind in two groups has the words of the first one")
  func behindInTwo() throws {
    let lanes = try lanes(
      """
      screen home
        group ordered: FeedBirdsTip, ShareBackyardTip
      screen yard
        group ordered: SeasonalVisitorTip, ShareBackyardTip
      """)
    #expect(
      lanes[5]
        == "ShareBackyardTip: available: group: FeedBirdsTip is the current tip 0-172800")
  }

  @Test("A datastore's report has the groups in use")
  func history() {
    var facts = Facts()
    let start = Timestamp(milliseconds: 0)
    for id in ["FeedBirdsTip", "ShareBackyardTip"] {
      facts.tips[id] = TipDefinition(id: id)
    }
    facts.apply([
      Change(
        .useGroups([GroupDefinition(.ordered, ["FeedBirdsTip", "ShareBackyardTip"])]), at: start),
      Change(.donate(event: "didViewBackyard", date: start, info: nil), at: start),
    ])
    let lanes = HistoryLanes(facts, until: start.adding(milliseconds: 1000)).lanesInGroups
    #expect(
      lanes.map { $0.spans.map(\.state) } == [
        [.available], [.behind("FeedBirdsTip is the current tip")],
      ])
  }

  @Test("Each instant looks at the members of a group once, however often a tip is a member")
  func steps() throws {
    let now = try #require(Timestamp(iso8601: "2026-11-21T09:00:00Z"))
    var facts = Facts()
    let ids = (0..<100).map { "t\($0)" }
    for id in ids { facts.apply(Change(.registerTip(TipDefinition(id: id)), at: now)) }
    let display = ActiveDisplay(id: "1", began: now, owner: "1")
    facts.apply(Change(.beginDisplay(tip: "t0", display: display, isForced: false), at: now))
    let lanes = HistoryLanes(facts, until: now.adding(milliseconds: 1000)).lanes
    func steps(_ groups: [GroupDefinition]) -> Int {
      var steps = 0
      _ = lanes.following(groups, counting: &steps)
      return steps
    }
    let repeated = GroupDefinition(.firstAvailable, Array(repeating: "t1", count: 750))
    #expect(steps([repeated]) == 751)
    for priority in GroupSelection.Priority.allCases {
      #expect(steps([GroupDefinition(priority, ids)]) == 200)
      let tens = stride(from: 0, to: 100, by: 10).map { start in
        GroupDefinition(priority, Array(ids[start..<start + 10]))
      }
      #expect(steps(tens) == 200)
    }
  }
}
