import Testing
import TipModel
@testable import TipSimulation

@Suite("The life of one person")
struct LifeTests {
  @Test("has the days with what showed, what did not and why, and what starves")
  func days() throws {
    let life = try PondScenario.simulation().life()
    let signedOut = Life.Day(
      onScreen: ["FeedBirdsTip", "SeasonalVisitorTip"],
      notOnScreen: [
        "FavoriteBackyardTip": .rule, "FilterSpeciesTip": .group, "ShareBackyardTip": .popover,
      ], openings: 2)
    // What waited in the morning and showed in the evening does not wait any more.
    let signedIn = Life.Day(
      onScreen: ["FavoriteBackyardTip", "SeasonalVisitorTip"],
      notOnScreen: ["FilterSpeciesTip": .group, "ShareBackyardTip": .popover], openings: 2)
    #expect(life.days == [signedOut, signedIn, signedIn])
    #expect(life.starving == ["FilterSpeciesTip": .group, "ShareBackyardTip": .popover])
    #expect(life.unoffered == ["MoveTheFeederTip"])
    #expect(
      life.unseen(withFindings: false) == [
        "FilterSpeciesTip starves: its group puts a different tip first.",
        "ShareBackyardTip starves: a different popover is on screen.",
        "No open screen offers MoveTheFeederTip.",
      ])
  }

  @Test("has a lane for each tip from the start to the end")
  func lanes() throws {
    let life = try PondScenario.simulation().life()
    let start = life.scenario.start
    #expect(
      life.lanes.map { $0.text(from: start) } == [
        "FavoriteBackyardTip: pending: rule 0-129600, available 129600-158400, "
          + "on screen 158400-158700, available 158700-201600, on screen 201600-201900, "
          + "available 201900-244800, on screen 244800-245100, available 245100-259200",
        "FeedBirdsTip: available 0-28800, on screen 28800-28810, "
          + "invalidated(actionPerformed) 28810-259200",
        "FilterSpeciesTip: available 0-259200", "MoveTheFeederTip: available 0-259200",
        "SeasonalVisitorTip: available 0-28800, on screen 28800-29100, available 29100-72000, "
          + "on screen 72000-72300, available 72300-115200, on screen 115200-115500, "
          + "available 115500-158400, on screen 158400-158700, available 158700-201600, "
          + "on screen 201600-201900, available 201900-244800, on screen 244800-245100, "
          + "available 245100-259200",
        "ShareBackyardTip: available 0-259200",
      ])
    #expect(
      life.lanes.map { lane in
        lane.displays.map { ($0.milliseconds - start.milliseconds) / 3_600_000 }
      } == [[44, 56, 68], [8], [], [], [8, 20, 32, 44, 56, 68], []])
    #expect(life.lanes.map(\.title) == ["Save to Favorites", "", "", "", "", ""])
  }

  @Test("has the findings of gates unless they are left out", arguments: [true, false])
  func findings(describes: Bool) throws {
    let life = try PondScenario.simulation().life(describesGates: describes)
    guard case .pending("rule", let found)? = life.lanes[0].spans.first?.state else {
      Issue.record("the first tip waits for its rule: \(life.lanes[0])")
      return
    }
    #expect(found.isEmpty != describes)
  }

  /// A line at the end of the script, and the finding of the gate after it.
  @Test(
    "names the rule that keeps a starving tip away at the end, not the first one",
    arguments: [
      ("", ": parameter(\"BackyardBirds.hasFeeder\") == true: false"),
      ("at 2026-11-24T23:00:00Z: set BackyardBirds.hasFeeder true", ""),
    ])
  func starvation(line: String, found: String) throws {
    let names = ["BackyardBirds.isSignedIn", "BackyardBirds.hasFeeder"]
    var facts = Facts()
    facts.tips["FeedBirdsTip"] = TipDefinition(
      id: "FeedBirdsTip",
      rules: names.map { .binary(.equal, .parameter($0), .literal(.bool(true))) })
    for (name, value) in zip(names, [false, true]) {
      facts.parameters[name] = ParameterRecord(
        definition: ParameterDefinition(id: name, type: "Bool", initialValue: .bool(value)))
    }
    let scenario = try Scenario(
      """
      start 2026-11-21
      length 4d
      screen home
        tip FeedBirdsTip
      every day at 08:00: open home
      after 1d: set BackyardBirds.hasFeeder false
      after 1d: set BackyardBirds.isSignedIn true
      \(line)
      """)
    let life = try Simulation(scenario, facts: facts).life()
    let sentence = "FeedBirdsTip starves: a rule does not hold when a screen offers it"
    #expect(life.unseen() == ["\(sentence)\(found)."])
    #expect(life.unseen(withFindings: false) == ["\(sentence)."])
  }

  @Test("has a tip on its last day that begins to show at the end")
  func displayAtEnd() throws {
    let scenario = try Scenario(
      """
      start 2026-11-21
      length 1d
      frequency hourly
      screen home for 5m
        tip ShareBackyardTip
      after 23h: display FeedBirdsTip
      at 2026-11-21T23:59:30Z: open home
      """)
    let simulation = try Simulation(scenario, facts: PondScenario.facts)
    let life = try simulation.life()
    #expect(life.days.map(\.onScreen) == [["FeedBirdsTip", "ShareBackyardTip"]])
    let population = try PopulationRun(simulation, people: 1).run(cores: 1)
    #expect(population.tips["ShareBackyardTip"]?.medianFirstDay == 0)
  }

  @Test("ends with its displays, on the last day, and with the facts of the end")
  func end() throws {
    let scenario = try Scenario(
      """
      start 2026-11-21
      length 1d
      screen home for 5m
        tip FeedBirdsTip
      at 2026-11-21T23:59:00Z: open home
      """)
    let life = try Simulation(scenario, facts: PondScenario.facts).life()
    #expect(
      life.lanes[1].text(from: scenario.start)
        == "FeedBirdsTip: available 0-86340, on screen 86340-86400")
    let record = life.facts.record(of: "FeedBirdsTip")
    #expect(record.displayCount == 1 && record.displayedMilliseconds == 60_000)
    #expect(record.activeDisplays.isEmpty)
    #expect(life.facts.history.map(\.event) == ["display began", "display ended"])
    #expect(life.days == [Life.Day(onScreen: ["FeedBirdsTip"], openings: 1)])
  }

  @Test("A visit lasts a minute unless the screen or the line says otherwise")
  func visits() throws {
    let scenario = try Scenario(
      """
      start 2026-11-21
      length 1d
      screen home
        tip FeedBirdsTip
      after 1h: open home
      after 2h: open home for 10s
      after 3h: open home
      after 3h10s: close yard
      after 3h20s: close home
      screen yard
        tip ShareBackyardTip
      """)
    let life = try Simulation(scenario, facts: PondScenario.facts).life()
    #expect(
      life.lanes[1].text(from: scenario.start)
        == "FeedBirdsTip: available 0-3600, on screen 3600-3660, available 3660-7200, "
        + "on screen 7200-7210, available 7210-10800, on screen 10800-10820, available 10820-86400")
  }

  @Test("Displays beside the screens end in the order of the tips' ids")
  func screenless() throws {
    let tips = ["ShareBackyardTip", "FeedBirdsTip", "SeasonalVisitorTip", "FilterSpeciesTip"]
    let lines = tips.map { "after 1h: display \($0)" }.joined(separator: "\n")
    let scenario = try Scenario("start 2026-11-21\nlength 1d\n\(lines)")
    let life = try Simulation(scenario, facts: PondScenario.facts).life()
    let ended = life.facts.history.filter { $0.event == HistoryEntry.displayEnded }
    #expect(ended.map(\.subject) == tips.sorted())
  }

  @Test("A lane goes on with the state before one that had no length")
  func noLength() {
    var lane = Lane(TipDefinition(id: "FeedBirdsTip"))
    let states: [(Lane.State, Int64)] = [
      (.available, 0), (.onScreen, 1), (.available, 2), (.onScreen, 2),
    ]
    for (state, seconds) in states {
      lane.go(on: state, at: Timestamp(milliseconds: seconds * 1000))
    }
    lane.finish(at: Timestamp(milliseconds: 3000))
    #expect(
      lane.text(from: Timestamp(milliseconds: 0))
        == "FeedBirdsTip: available 0-1, on screen 1-3")
  }

  @Test("Among equally frequent hindrances the first one counts")
  func most() {
    #expect([Hindrance: Int]().most == nil)
    #expect([Hindrance.rule: 0].most == nil)
    #expect([Hindrance.popover: 2, .rule: 1].most == .popover)
    #expect([Hindrance.popover: 2, .rule: 2, .group: 1].most == .rule)
  }

  @Test("A gate without a finding has its name alone")
  func words() {
    let states: [Lane.State] = [
      .pending(gate: "rule", found: ""), .pending(gate: "rule", found: "false"), .available,
      .onScreen, .invalidated(.tipClosed),
    ]
    #expect(
      states.map(\.words) == [
        "pending: rule", "pending: rule: false", "available", "on screen", "invalidated(tipClosed)",
      ])
  }
}
