import TestSupport
import Testing
import TipModel
import TipSimulation

@Suite("The forms of a scenario")
struct ScenarioTextTests {
  @Test("The text form of any scenario parses back", arguments: 0..<500)
  func text(seed: UInt64) throws {
    let scenario = RandomScenario(seed: seed).oddScenario
    #expect(try Scenario(scenario.description) == scenario, "\(scenario)")
  }

  @Test("The JSON form of any scenario reads back", arguments: 0..<500)
  func json(seed: UInt64) throws {
    let scenario = RandomScenario(seed: seed).oddScenario
    #expect(try Scenario(scenario.json) == scenario, "\(scenario.json)")
  }

  @Test("All lines of the text form are read")
  func example() throws {
    let scenario = try Scenario(Self.example)
    #expect(scenario.source == .file("backyard-birds.json"))
    #expect(scenario.start == at("2026-11-21T00:00:00Z"))
    #expect(scenario.dayCount == 60)
    #expect(scenario.frequency == .daily && scenario.origin == .dismissal)
    #expect(scenario.seed == 7)
    #expect(
      scenario.screens == [
        Scenario.Screen(
          id: "home", visit: 300_000,
          places: [
            Scenario.Place(.tip("FavoriteBackyardTip")),
            Scenario.Place(.tip("SeasonalVisitorTip"), isPopover: true),
            Scenario.Place(.group(.ordered, ["FeedBirdsTip", "FilterSpeciesTip"])),
          ])
      ])
    let effect = ScriptChange.set(parameter: "BackyardBirds.favoriteCount", value: 1)
    #expect(
      scenario.people == [
        Reaction(
          to: "ShareBackyardTip",
          [
            .init(Chance(millionths: 200_000), .closes, after: 10_000),
            .init(
              Chance(millionths: 125_000), .presses("share"), after: 5000, effects: [effect]),
          ]),
        Reaction(to: nil, [.init(Chance(millionths: 300_000), .performs)]),
      ])
    let eight = try #require(TimeOfDay("08:00"))
    let info: StoredValue = ["species": "wren"]
    #expect(
      scenario.script == [
        ScriptLine(.daily(eight), .open(screen: "home", visit: nil)),
        ScriptLine(
          .weekly([.sat, .sun], try #require(TimeOfDay("18:30:15"))),
          .open(screen: "home", visit: 7_200_000)),
        ScriptLine(
          .timesAWeek(3), chance: Chance(millionths: 500_000),
          .donate(event: "didSearchBird", info: info, count: 2)),
        ScriptLine(
          .at(at("2026-12-01T10:00:00Z")),
          .set(parameter: "BackyardBirds.isSignedIn", value: false)),
        ScriptLine(.after(172_800_000), .unset(parameter: "BackyardBirds.isSignedIn")),
        ScriptLine(.daily(eight), .reset(tip: "FeedBirdsTip")),
        ScriptLine(.daily(eight), .invalidate(tip: "FeedBirdsTip", reason: .tipClosed)),
        ScriptLine(.daily(eight), .close(screen: "home")),
      ])
  }

  static let example = """
    # Two months of backyards
    tips backyard-birds.json
    start 2026-11-21T00:00:00Z
    length 60d
    frequency daily
    frequency from dismissal
    seed 7

    screen home for 5m
      tip FavoriteBackyardTip
      popover tip "SeasonalVisitorTip"
      group ordered: FeedBirdsTip, FilterSpeciesTip

    sees ShareBackyardTip
      20% closes after 10s
      12.5% presses share after 5s
        then set BackyardBirds.favoriteCount 1
    sees *
      30% performs

    every day at 08:00: open home
    on sun, sat at 18:30:15: open home for 2h
    3 times a week with 50%: donate didSearchBird x2 {"species": "wren"}
    at 2026-12-01T12:00:00+02:00: set BackyardBirds.isSignedIn false
    after 2d: unset BackyardBirds.isSignedIn
    every day at 08:00: reset FeedBirdsTip
    every day at 08:00: invalidate FeedBirdsTip tipClosed
    every day at 08:00: close home
    """

  @Test("Zero is a seed")
  func zero() throws {
    #expect(try Scenario("start 2026-11-21\nlength 1d\nseed 0").seed == 0)
  }

  @Test(
    "The time of a line is printed as people write it",
    arguments: [
      "1 time a week", "2 times a week", "every day at 08:00", "on sat, sun at 18:30:15",
      "after 90m", "at 2026-11-21T10:00:00.000Z",
    ])
  func times(time: String) throws {
    let line = "\(time): open home"
    let scenario = try Scenario("start 2026-11-21\nlength 1d\n\(line)")
    #expect(scenario.description.hasSuffix("\n\(line)\n"))
  }

  @Test(
    "A line that cannot be read is named, with what to write",
    arguments: [
      ("tpis a.json", #"a:1: "tpis" begins no line of a scenario. Write "tips"."#),
      (": open home", "a:1: the line begins with no word. Write a line that begins with one of"),
      ("start tomorrow", #"a:1: "tomorrow" is not a date. Write an ISO 8601"#),
      ("start 2026-02-30", #"a:1: "2026-02-30" is not a date"#),
      ("start 12:", #"a:1: "12" is not a date"#), ("start 12+", #"a:1: "12" is not a date"#),
      ("length 0s", #"a:1: Invalid length "0s" in length: it is empty"#),
      ("length 37000d", "it is longer than a century"),
      ("length 60", "a unit is missing after"),
      ("frequency dialy", "did you mean"),
      ("seed -1", #""-1" is not a seed"#),
      ("seed 1\nseed 2", #"a:2: "seed" is already set in line 1"#),
      ("tip FeedBirdsTip", #""tip" does not follow a screen"#),
      ("screen home\nscreen home", #"a:2: there is already a screen "home""#),
      ("screen home\n tip", "a:2: the tip is missing"),
      ("screen home\n tip Feed Birds", #"a:2: "Birds" is too much"#),
      ("screen home\n tip \"Feed", "a:2: a quotation mark is not closed"),
      ("screen home\n group first: A", #""first" is not a known priority"#),
      ("screen home\n group ordered A", "the colon after the priority is missing"),
      ("20% closes", "does not follow a tip that somebody sees"),
      ("sees *\n 200% closes", #"a:2: "200%" is not a probability"#),
      ("sees *\n 20% shuts", #""shuts" is not a known deed"#),
      ("then set a 1", #""then" does not follow what a person does"#),
      ("every day at 25:00: open home", #""25:00" is not a time"#),
      ("every day at 08:00 open home", "the colon after the time is missing"),
      ("on monday at 08:00: open home", #""monday" is not a known weekday"#),
      ("0 times a week: open home", "0 times a week are not possible"),
      ("after 1d: opne home", #""opne" is not a change. Write "open"."#),
      ("after 1d: donate a x0", #""x0" is not a number of donations"#),
      ("after 1d: set a {", "not valid JSON"),
      ("state {}\ntips a.json", #"the scenario has "tips" and "state""#),
      ("start 2026-11-21", "a: the length of the scenario is missing"),
    ])
  func refusals(text: String, message: String) throws {
    let error = try #require(
      #expect(throws: TipControlError.self) { try Scenario(text, subject: "a") })
    #expect(error.code == .malformed)
    #expect("\(error)".contains(message), "\(error)")
  }

  @Test(
    "A JSON member that cannot be read is named with its line",
    arguments: [
      (#"{"start": "2026-11-21", "length": "1d", "days": 3}"#, "a:1: days is an unknown member"),
      ("{\n\"start\": \"soon\", \"length\": \"1d\"}", #"a:2: start cannot be "soon""#),
      (#"{"length": "1d"}"#, "a:1: start is missing"),
      (
        #"{"start": "2026-11-21", "length": "1d", "script": [{"after": "1h", "chance": 2, "unset": "a"}]}"#,
        "script[0].chance cannot be 2. Write a probability from 0 to 1."
      ),
      (
        #"{"start": "2026-11-21", "length": "1d", "script": [{"unset": "a"}]}"#,
        "script[0] needs exactly one of at, after, daily, weekly, timesAWeek"
      ),
      (
        #"{"start": "2026-11-21", "length": "1d", "script": [{"after": "1h"}]}"#,
        "script[0] needs exactly one of donate, set"
      ),
      (#"{"schema": 9, "start": "2026-11-21", "length": "1d"}"#, "this version reads schema 1"),
      ("{", "invalid JSON"),
    ])
  func refusedJSON(text: String, message: String) throws {
    let error = try #require(
      #expect(throws: TipControlError.self) { try Scenario(text, subject: "a") })
    #expect("\(error)".contains(message), "\(error)")
  }

  @Test("No damaged text traps", arguments: 0..<300)
  func damage(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scenario = RandomScenario(seed: seed).oddScenario
    var bytes = Array((Bool.random(using: &random) ? scenario.description : scenario.json).utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0...2, using: &random) {
      case 0: bytes.remove(at: index)
      case 1: bytes.insert(UInt8.random(in: .min ... .max, using: &random), at: index)
      default: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
      }
    }
    // Anything else than a typed error would trap.
    let read = Result { () throws(TipControlError) in
      try Scenario(String(decoding: bytes, as: UTF8.self))
    }
    if case .success(let scenario) = read {
      #expect(throws: Never.self) { try #require(Scenario(scenario.description) == scenario) }
    }
  }
}

@Suite("The check of a scenario")
struct ScenarioCheckTests {
  @Test(
    "Unknown names and impossible dates are named with their lines",
    arguments: [
      ("screen home\n tip FeedBirdTip", "a:4: There is no tip \"FeedBirdTip\". Did you mean"),
      (
        "screen home\n group ordered: FeedBirdsTip, FeedBirdsTip", "a:4: The screen \"home\" offers"
      ),
      ("screen home\n group ordered: -", "a:4: The group at screens[0].places[0] has no tips"),
      ("sees Nobody", "a:3: There is no tip \"Nobody\""),
      ("sees *\nsees *", "a:4: people[1] is the second reaction to all tips"),
      ("sees *\n 60% closes\n 50% performs", "a:3: The probabilities of people[0] add up"),
      (
        "sees FeedBirdsTip\n 1% presses look",
        "a:4: There is no action of \"FeedBirdsTip\" \"look\""
      ),
      ("after 1h: donate didVeiwBackyard", "a:3: There is no event \"didVeiwBackyard\". Did you"),
      ("after 1h: set BackyardBirds.isSigned true", "a:3: There is no parameter"),
      ("after 1h: open home", "a:3: There is no screen \"home\". The scenario has none."),
      ("after 1d: reset FeedBirdsTip", "a:3: 1d after the start is not within the scenario"),
      ("at 2026-11-20: reset FeedBirdsTip", "a:3: 2026-11-20T00:00:00.000Z is not within"),
    ])
  func refusals(lines: String, message: String) throws {
    let file = try ScenarioFile("start 2026-11-21\nlength 1d\n" + lines, subject: "a")
    let error = #expect(throws: TipControlError.self) {
      try Simulation(file.scenario, facts: Self.facts)
    }
    let located = file.located(try #require(error))
    #expect("\(located)".hasPrefix(message), "\(located)")
  }

  @Test(
    "A parameter or an event that only a rule of a tip names can change",
    arguments: ["set BackyardBirds.isSignedIn true", "donate didFillFeeder"])
  func namesOfRules(change: String) throws {
    var facts = Facts()
    let donations = RuleExpression.donations(event: "didFillFeeder")
    facts.tips["FeedBirdsTip"] = TipDefinition(
      id: "FeedBirdsTip", rules: [.parameter("BackyardBirds.isSignedIn"), .isEmpty(donations)])
    let scenario = try Scenario("start 2026-11-21\nlength 1d\nafter 1h: \(change)")
    #expect(throws: Never.self) { try Simulation(scenario, facts: facts) }
  }

  @Test("A scenario without tips, or beyond the year 9999, is refused")
  func bounds() throws {
    let scenario = try Scenario("start 9999-12-31\nlength 1d")
    #expect(throws: TipControlError.self) { try Simulation(scenario, facts: Self.facts) }
    #expect(throws: TipControlError.self) {
      try Simulation(try Scenario("start 2026-11-21\nlength 1d"), facts: Facts())
    }
  }

  @Test("Changes at one instant that do not end are an error that names the reaction")
  func endless() throws {
    let file = try ScenarioFile(
      """
      start 2026-11-21
      length 1d
      screen home
        tip FeedBirdsTip
      sees FeedBirdsTip
        100% closes
          then reset FeedBirdsTip
      after 1h: open home
      """, subject: "a")
    let simulation = try Simulation(file.scenario, facts: Self.facts)
    let error = #expect(throws: TipControlError.self) { try simulation.life() }
    let located = file.located(try #require(error))
    #expect("\(located)".hasPrefix("a:5: The changes at 2026-11-21T01:00:00.000Z do not end"))
    #expect(throws: TipControlError.self) {
      try PopulationRun(simulation, people: 100).run(cores: 2)
    }
  }

  static var facts: Facts {
    var facts = Facts()
    facts.tips["FeedBirdsTip"] = TipDefinition(id: "FeedBirdsTip")
    facts.events["didViewBackyard"] = EventRecord()
    facts.parameters["BackyardBirds.isSignedIn"] = ParameterRecord()
    return facts
  }
}
