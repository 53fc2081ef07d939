import TestSupport
import Testing
import TipModel
@testable import TipSimulation

@Suite("A population")
struct PopulationTests {
  private func simulation(_ seed: UInt64 = 11) throws -> Simulation {
    let random = RandomScenario(seed: seed)
    return try Simulation(random.scenario, facts: random.facts)
  }

  @Test("counts each reason why a tip does not show in a place of its own, and words it")
  func hindrances() {
    #expect(Hindrance.allCases.map(\.number) == Array(0..<Hindrance.count))
    #expect(
      Hindrance.allCases.map(\.words) == [
        "the datastore is not configured", "an alert is on screen", "an override hides it",
        "it was invalidated", "it was displayed as often as its options allow",
        "it was on screen as long as its options allow",
        "a rule does not hold when a screen offers it",
        "the display frequency lets other tips show first",
        "its group puts a different tip first", "a different popover is on screen",
      ])
  }

  @Test("is the same on any number of cores", arguments: [1, 2, 3, 8, .max])
  func cores(count: Int) throws {
    let simulation = try simulation()
    let one = try PopulationRun(simulation, people: 101).run(cores: 1)
    #expect(try PopulationRun(simulation, people: 101).run(cores: count) == one)
    #expect(one.people == 101)
  }

  @Test("is the sum of its parts, in any order", arguments: [1, 2, 7, 150])
  func shards(count: Int) throws {
    let simulation = try simulation()
    let whole = try PopulationRun(simulation, people: 101).run(cores: 2)
    let parts = try (1...count).reversed().map { number in
      let shard = try #require(Shard(number, of: count))
      let population = try PopulationRun(simulation, people: 101, shard: shard).run(cores: 1)
      let part = PopulationPart(
        fingerprint: simulation.fingerprint, seed: simulation.scenario.seed, people: 101,
        shard: shard, isPartial: false, population: population)
      // As from a file.
      let read = try PopulationPart(text: part.storedValue.prettyJSON, subject: "part")
      #expect(read == part)
      return (name: shard.text, part: read)
    }
    #expect(try PopulationPart.joined(parts).population == whole)
  }

  @Test("does not count a tip whose turn comes when the screen closes", arguments: [1, 3])
  func zeroLength(people: Int) throws {
    var facts = Facts()
    for (tip, limit) in [("FeedBirdsTip", 60.0), ("ShareBackyardTip", nil)] {
      facts.tips[tip] = TipDefinition(id: tip, options: TipOptions(maxDisplayDuration: limit))
    }
    let scenario = try Scenario(
      """
      start 2026-11-21T00:00:00Z
      length 1d
      screen home for 1m
        group ordered: FeedBirdsTip, ShareBackyardTip
      after 1h: open home
      """)
    let simulation = try Simulation(scenario, facts: facts)
    let population = try PopulationRun(simulation, people: people).run(cores: 1)
    #expect(population.tips["FeedBirdsTip"]?.seen == people)
    #expect(population.tips["ShareBackyardTip"]?.seen == 0)
    let claim = try SimulationAssertion("ShareBackyardTip seen by 1% on day 0")
    #expect(!claim.answer(for: population).holds)
    let lanes = try simulation.life().lanes
    #expect(lanes.map(\.displays.count) == [1, 0])
    #expect(lanes[0].spans.contains { $0.state == .onScreen })
    #expect(try simulation.life().facts.record(of: "ShareBackyardTip").displayCount == 0)
  }

  @Test("counts a display that a person ends at once, as its record does (D61)")
  func closedAtOnce() throws {
    var facts = Facts()
    facts.tips["FeedBirdsTip"] = TipDefinition(id: "FeedBirdsTip")
    let scenario = try Scenario(
      """
      start 2026-11-21T00:00:00Z
      length 1d
      screen home for 1m
        tip FeedBirdsTip
      sees FeedBirdsTip
        100% closes
      after 1h: open home
      """)
    let simulation = try Simulation(scenario, facts: facts)
    let population = try PopulationRun(simulation, people: 4).run(cores: 1)
    #expect(population.tips["FeedBirdsTip"]?.seen == 4)
    let life = try simulation.life()
    #expect(life.lanes[0].displays.count == 1)
    #expect(life.days[0].onScreen == ["FeedBirdsTip"] && life.starving.isEmpty)
    #expect(life.facts.record(of: "FeedBirdsTip").displayCount == 1)
  }

  @Test("counts what one person lives")
  func onePerson() throws {
    for seed in 0..<100 {
      let simulation = try simulation(UInt64(seed))
      let life = try simulation.life()
      let population = try PopulationRun(simulation, people: 1).run(cores: 1)
      for lane in life.lanes {
        let tally = try #require(population.tips[lane.tip])
        #expect(tally.displayCount == lane.displays.count)
        #expect(tally.medianFirstDay == lane.displays.first.map { simulation.scenario.day(of: $0) })
        #expect(tally.starved.most == life.starving[lane.tip])
      }
    }
  }

  @Test("does not count what ended before the start")
  func ended() throws {
    var facts = Facts()
    facts.tips["FeedBirdsTip"] = TipDefinition(
      id: "FeedBirdsTip", options: TipOptions(maxDisplayCount: 1))
    facts.tips["ShareBackyardTip"] = TipDefinition(
      id: "ShareBackyardTip", options: TipOptions(maxDisplayCount: 1))
    facts.records["FeedBirdsTip"] = TipRecord()
    facts.records["FeedBirdsTip"]?.displayCount = 1
    let scenario = try Scenario(
      """
      start 2026-11-21
      length 1d
      screen home
        tip FeedBirdsTip
        tip ShareBackyardTip
      after 1h: open home
      """)
    let population = try PopulationRun(try Simulation(scenario, facts: facts), people: 2)
      .run(cores: 1)
    #expect(population.tips["FeedBirdsTip"] == Population.Tally())
    #expect(
      population.tips["ShareBackyardTip"]?.invalidated == [.displayCountExceeded: 2])
    #expect(population.tips["ShareBackyardTip"]?.seen == 2)
  }

  @Test("depends on the seed")
  func seeds() throws {
    let random = RandomScenario(seed: 11)
    var other = random.scenario
    other.seed += 1
    let one = try PopulationRun(try simulation(), people: 50).run(cores: 1)
    let two = try PopulationRun(try Simulation(other, facts: random.facts), people: 50)
      .run(cores: 1)
    #expect(one != two)
  }

  @Test("that is cancelled has the people so far")
  func cancelled() throws {
    let run = PopulationRun(try simulation(), people: 1000)
    run.cancel()
    #expect(try run.run(cores: 2).people == 0)
  }

  @Test(
    "does not join parts of something else",
    arguments: [
      ("seed", 1, "its seed is 1 and not 977"), ("people", 100, "is not a part of the same"),
    ])
  func foreignParts(member: String, value: Int, message: String) throws {
    let simulation = try simulation()
    func part(_ number: Int) throws -> StoredValue {
      let shard = try #require(Shard(number, of: 2))
      return PopulationPart(
        fingerprint: simulation.fingerprint, seed: 977, people: 101, shard: shard,
        isPartial: false,
        population: try PopulationRun(simulation, people: 101, shard: shard).run(cores: 1)
      ).storedValue
    }
    guard case .object(var members) = try part(2) else {
      Issue.record("A part is an object.")
      return
    }
    members[member] = .int(value)
    let first = try PopulationPart(text: try part(1).json, subject: "a")
    let second = try PopulationPart(text: StoredValue.object(members).json, subject: "b")
    let error = try #require(
      #expect(throws: TipControlError.self) {
        try PopulationPart.joined([("a", first), ("b", second)])
      })
    #expect("\(error)".contains(message), "\(error)")
    #expect(throws: TipControlError.self) { try PopulationPart.joined([("a", first)]) }
    #expect(throws: TipControlError.self) {
      try PopulationPart.joined([("a", first), ("c", first)])
    }
  }

  @Test(
    "A damaged part is refused with its line",
    arguments: [
      ("\"lived\" : 51", "\"lived\" : 50"), ("\"shard\" : \"1", "\"shard\" : \"3"),
      ("\"seen\" : ", "\"seen\" : 9"), ("\"people\" : 101", "\"people\" : 9000000000000000000"),
      ("\"days\" : ", "\"days\" : -"), ("\"firstDays\"", "\"firstDay\""),
    ])
  func damage(old: String, new: String) throws {
    let simulation = try simulation()
    let shard = try #require(Shard(1, of: 2))
    let text = PopulationPart(
      fingerprint: "a", seed: 1, people: 101, shard: shard, isPartial: false,
      population: try PopulationRun(simulation, people: 101, shard: shard).run(cores: 1)
    ).storedValue.prettyJSON
    #expect(text.contains(old))
    let error = #expect(throws: TipControlError.self) {
      try PopulationPart(text: text.replacing(old, with: new, maxReplacements: 1), subject: "part")
    }
    #expect(try #require(error).reason.hasPrefix("part:"))
  }
}

@Suite("A claim about a simulation")
struct SimulationAssertionTests {
  private static let population: Population = {
    var favorite = Population.Tally()
    (favorite.offered, favorite.seen) = (4, 2)
    (favorite.firstDays, favorite.displays) = ([0: 1, 3: 1], [1: 2])
    favorite.starved = [.displayFrequency: 2]
    var share = Population.Tally()
    share.offered = 4
    share.starved = [.rule: 1, .group: 3]
    return Population(
      people: 4, days: 10,
      tips: [
        "FavoriteBackyardTip": favorite, "ShareBackyardTip": share,
        "SeasonalVisitorTip": Population.Tally(),
      ])
  }()

  @Test(
    "holds or does not, with what was found",
    arguments: [
      ("FavoriteBackyardTip seen by 50% on day 3", true, "was seen by 50.0% on day 3"),
      ("FavoriteBackyardTip seen by 25% on day 0", true, "was seen by 25.0% on day 0"),
      ("FavoriteBackyardTip seen by 25.0001% on day 0", false, "was seen by 25.0% on day 0"),
      ("FavoriteBackyardTip seen by at least 50% on day 2", false, "was seen by 25.0% on day 2"),
      ("FavoriteBackyardTip seen by at most 25% on day 2", true, "was seen by 25.0%"),
      ("FavoriteBackyardTip seen by at most 24.9999% on day 2", false, "was seen by 25.0%"),
      ("FavoriteBackyardTip seen by 50.0001% on day 9", false, "was seen by 50.0% on day 9"),
      ("FavoriteBackyardTip seen by at most 50% on day 9", true, "was seen by 50.0% on day 9"),
      ("SeasonalVisitorTip seen by 1% on day 9", false, "was seen by 0.0% on day 9"),
      ("SeasonalVisitorTip does not starve", false, "no open screen offers SeasonalVisitorTip"),
      ("no tip starves", false, "ShareBackyardTip starves by group"),
      ("FavoriteBackyardTip does not starve", true, "does not starve"),
      ("ShareBackyardTip does not starve", false, "starves by group"),
    ])
  func answers(text: String, holds: Bool, found: String) throws {
    let assertion = try SimulationAssertion(text)
    try assertion.check(Self.population)
    let answer = assertion.answer(for: Self.population)
    #expect(answer.holds == holds)
    #expect(answer.found.contains(found), "\(answer.found)")
  }

  @Test("that no tip starves holds when somebody saw each tip")
  func nothingStarves() throws {
    var tips = Self.population.tips
    tips["ShareBackyardTip"] = nil
    tips["SeasonalVisitorTip"]?.offered = 4
    tips["SeasonalVisitorTip"]?.seen = 1
    let answer = try SimulationAssertion("no tip starves")
      .answer(for: Population(people: 4, days: 10, tips: tips))
    #expect(answer.holds && answer.found == "no tip starves")
  }

  @Test("that no tip starves names the tips that no screen offers")
  func unoffered() throws {
    var tips = Self.population.tips
    tips["FilterSpeciesTip"] = Population.Tally()
    let claim = try SimulationAssertion("no tip starves")
    let some = claim.answer(for: Population(people: 4, days: 10, tips: tips))
    #expect(
      some
        == .init(
          holds: false,
          found: "ShareBackyardTip starves by group, no open screen offers FilterSpeciesTip, "
            + "no open screen offers SeasonalVisitorTip"))
    tips["ShareBackyardTip"] = nil
    tips["FilterSpeciesTip"] = nil
    let one = claim.answer(for: Population(people: 4, days: 10, tips: tips))
    #expect(one == .init(holds: false, found: "no open screen offers SeasonalVisitorTip"))
  }

  @Test(
    "that cannot be read, or is about nothing, is refused with the reason",
    arguments: [
      ("", "the tip is missing"), ("no tip starve", #""seen by" is missing after "starve""#),
      ("FavoriteBackyardTip", #""seen by" is missing after "FavoriteBackyardTip""#),
      ("no tip", "the tip is missing"),
      ("no starves", #""seen by" is missing after "starves""#),
      ("tip starves", #""seen by" is missing after "tip""#),
      ("FeedBirdsTip does not", #""seen by" is missing after "FeedBirdsTip""#),
      ("FeedBirdsTip does starve", #""seen by" is missing after "FeedBirdsTip""#),
      ("FeedBirdsTip not starve", #""seen by" is missing after "FeedBirdsTip""#),
      ("FeedBirdsTip by 50% on day 3", #""seen by" is missing after "FeedBirdsTip""#),
      ("FeedBirdsTip seen 50% on day 3", #""seen by" is missing after "FeedBirdsTip""#),
      ("FeedBirdsTip seen by 50% on 3", #""on day" is missing"#),
      ("FavoriteBackyardTip seen by 200% on day 3", #""200%" is not a percentage"#),
      ("FavoriteBackyardTip seen by 50% day 3", #""on day" is missing"#),
      ("FavoriteBackyardTip seen by 50% on day -1", #""-1" is not the number of a day"#),
      ("FavoriteBackyardTip seen by 50% on day 10", "Day 10 of --assert is after the last day, 9"),
      ("FavoriteBackyardTip seen by at most 5% on day 10", "Day 10 of --assert is after"),
      ("FeedBirdsTip does not starve", #"There is no tip "FeedBirdsTip""#),
      ("FeedBirdsTip seen by 50% on day 3", #"There is no tip "FeedBirdsTip""#),
      ("FeedBirdsTip seen by at most 50% on day 3", #"There is no tip "FeedBirdsTip""#),
      ("FavoriteBackyardTip seen by at 50% on day 3", #""at" needs "least" or "most""#),
      ("no tip starves now", #""now" is too much"#),
    ])
  func refusals(text: String, message: String) throws {
    let error = try #require(
      #expect(throws: TipControlError.self) {
        try SimulationAssertion(text).check(Self.population)
      })
    #expect(error.reason.contains(message), "\(error)")
  }

  @Test("that is about an unknown tip is refused with the names of all tips")
  func unknownTip() throws {
    let claim = try SimulationAssertion("Owl does not starve")
    let error = #expect(throws: TipControlError.self) { try claim.check(Self.population) }
    #expect(
      error?.suggestion
        == "The tips are FavoriteBackyardTip, SeasonalVisitorTip, ShareBackyardTip")
  }

  @Test("that no tip starves names each tip that does, with its hindrance")
  func allStarving() throws {
    var tips = Self.population.tips
    tips["FilterSpeciesTip"] = tips["ShareBackyardTip"]
    tips["FilterSpeciesTip"]?.starved = [.rule: 4]
    // One person has seen this tip, so it does not starve.
    tips["SeasonalVisitorTip"]?.seen = 1
    tips["SeasonalVisitorTip"]?.starved = [.rule: 3]
    let population = Population(people: 4, days: 10, tips: tips)
    let answer = try SimulationAssertion("no tip starves").answer(for: population)
    #expect(!answer.holds)
    #expect(answer.found == "FilterSpeciesTip starves by rule, ShareBackyardTip starves by group")
    let one = try SimulationAssertion("FilterSpeciesTip does not starve").answer(for: population)
    #expect(!one.holds && one.found == "FilterSpeciesTip starves by rule")
  }
}
