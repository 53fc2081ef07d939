import TestSupport
import Testing
import TipModel
import TipSimulation

@Suite("The text of a scenario")
struct ScenarioTextTests {
  @Test("The text of any scenario parses back", arguments: 0..<500)
  func text(seed: UInt64) throws {
    let scenario = RandomScenario(seed: seed).oddScenario
    #expect(try Scenario(scenario.description) == scenario, "\(scenario)")
  }

  @Test("All kinds of lines are read")
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
        ScriptLine(.daily(eight), .display(tip: "FeedBirdsTip")),
        ScriptLine(.daily(eight), .dismiss(tip: "FeedBirdsTip")),
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
    every day at 08:00: display FeedBirdsTip
    every day at 08:00: dismiss FeedBirdsTip
    """

  @Test("A colon belongs to a time between two digits, and ends any other word without a space")
  func colons() throws {
    let scenario = try Scenario(
      """
      start 2026-11-21
      length 1d
      screen home
        group ordered:2birds, 3birds
      every day at 08:00:open home
      after 90m:open home
      """)
    #expect(scenario.screens[0].places == [Scenario.Place(.group(.ordered, ["2birds", "3birds"]))])
    let visit = ScriptChange.open(screen: "home", visit: nil)
    #expect(
      scenario.script == [
        ScriptLine(.daily(try #require(TimeOfDay("08:00"))), visit),
        ScriptLine(.after(5_400_000), visit),
      ])
  }

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
      ("tips a.json\nstate {}", #"a:2: the scenario has "tips" and "state""#),
      ("\n\n tpis a.json", #"a:3: "tpis" begins no line of a scenario"#),
      ("frequency from soon", #""soon" is not a known origin of the frequency"#),
      ("frequency daily\nfrequency hourly", #"a:2: "frequency" is already set in line 1"#),
      (
        "frequency from display\nfrequency from dismissal",
        #"a:2: "frequency" is already set in line 1"#
      ),
      ("screen", "a:1: the screen's name is missing. Write the name, in double quotes if"),
      ("screen 20%", #"a:1: "20%" needs quotes. Write the name, in double quotes if"#),
      ("screen home\nseed 1\n tip A", #"a:3: "tip" does not follow a screen"#),
      ("screen home\nafter 1h: close home\n tip A", #"a:3: "tip" does not follow a screen"#),
      ("screen home\nsees *\n tip A", #"a:3: "tip" does not follow a screen"#),
      ("screen home\n popover home", #"a:2: a popover is a tip or a group, not "home""#),
      ("sees *\n 20%", "a:2: the deed is missing. Write one of closes, presses, performs"),
      ("sees *\n 20% presses", "a:2: the action is missing"),
      ("sees *\nafter 1h: close home\n 20% closes", "a:3: \"20%\" does not follow a tip"),
      ("sees *\n then reset A", #"a:2: "then" does not follow what a person does"#),
      (
        "sees *\n 1% closes\nafter 1h: close home\n then reset A",
        #"a:4: "then" does not follow what a person does"#
      ),
      ("every day 08:00: open home", #"a:1: "every" needs "day at""#),
      ("every at 08:00: open home", #"a:1: "every" needs "day at""#),
      ("3 a week: open home", #"a:1: "3" begins no line of a scenario"#),
      ("3 times week: open home", #"a:1: "3" begins no line of a scenario"#),
      ("3 times a: open home", #"a:1: "3" begins no line of a scenario"#),
      ("on mon, sat 08:00: open home", "a:1: the time after the weekdays is missing"),
      ("10001 times a week: open home", "10001 times a week are not possible"),
      ("after 1h:", "a:1: the change is missing. Write one of donate, set, unset, invalidate"),
      ("after 1h: donate a x10001", "Write a number from x1 to x10000"),
      ("length 36526d", #"Invalid length "36526d" in length: it is longer than a century"#),
      ("start 2026-11-21", "a: the length of the scenario is missing"),
    ] as [(String, String)])
  func refusals(text: String, message: String) throws {
    let error = try #require(
      #expect(throws: TipControlError.self) { try Scenario(text, subject: "a") })
    #expect(error.code == .malformed)
    #expect("\(error)".contains(message), "\(error)")
  }

  @Test(
    "JSON is refused, with what to write",
    arguments: [#"{"start": "2026-11-21", "length": "1d"}"#, "{", " \t{}", "start 2026-11-21\n{}"])
  func json(text: String) throws {
    let error = try #require(
      #expect(throws: TipControlError.self) { try Scenario(text, subject: "a") })
    #expect(error.code == .malformed)
    let line = text.hasPrefix("start") ? 2 : 1
    #expect(
      "\(error)" == "a:\(line): a scenario is text, and not JSON. Write lines such as "
        + #""length 60d"; see "tipctl help simulate"."#)
  }

  @Test(
    "Numbers and lengths count up to their limits",
    arguments: [
      "length 1ms", "length 36525d", "length 1d\nafter 1h: donate a x1",
      "length 1d\nafter 1h: donate a x10000", "length 1d\n1 times a week: unset a",
      "length 1d\n10000 times a week: unset a",
    ])
  func limits(lines: String) throws {
    let scenario = try Scenario("start 2026-11-21\n\(lines)")
    #expect(try Scenario(scenario.description) == scenario)
  }

  @Test("No damaged text traps", arguments: 0..<300)
  func damage(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scenario = RandomScenario(seed: seed).oddScenario
    var bytes = Array(scenario.description.utf8)
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
      #expect(throws: Never.self) {
        try #require(Scenario(scenario.description) == scenario)
      }
    }
  }
}
