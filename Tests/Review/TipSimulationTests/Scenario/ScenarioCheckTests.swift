import TestSupport
import Testing
import TipModel
import TipSimulation

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
      (
        "at 2026-11-22: reset FeedBirdsTip",
        "a:3: 2026-11-22T00:00:00.000Z is not within the scenario, which lasts from "
          + "2026-11-21T00:00:00.000Z to 2026-11-22T00:00:00.000Z. Write a date in this time."
      ),
      (
        "sees FeedBirdsTip\nsees FeedBirdsTip",
        "a:4: people[1] is the second reaction to \"FeedBirdsTip\""
      ),
      (
        "sees *\n 1% performs\n  then reset FeedBirdsTip\n  then unset a",
        "a:6: There is no parameter \"a\". Known names are BackyardBirds.isSignedIn."
      ),
      ("after 1h: invalidate Nobody tipClosed", "a:3: There is no tip \"Nobody\""),
      ("after 1h: display FeedBirdTip", "a:3: There is no tip \"FeedBirdTip\". Did you mean"),
      ("after 1h: dismiss Nobody", "a:3: There is no tip \"Nobody\""),
      (
        "screen home\nafter 1h: close yard",
        "a:4: There is no screen \"yard\". Known names are home."
      ),
      (
        "screen home\n tip FeedBirdsTip\n popover tip FeedBirdsTip",
        "a:5: The screen \"home\" offers \"FeedBirdsTip\" a second time at screens[0].places[1]"
      ),
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
    "A donation whose payload does not fit is refused with its line",
    arguments: [
      (
        "after 1h: donate didSearchBird",
        #"a:3: A donation to "didSearchBird" needs a payload with "species". "#
          + #"Write a payload after the event, such as {"species":"wren"}."#
      ),
      (
        #"after 1h: donate didSearchBird {"specis": "wren"}"#,
        #"a:3: "didSearchBird.species" is missing, and needs a string."#
      ),
      (
        #"after 1h: donate didSearchBird x3 {"species": 5}"#,
        #"a:3: "didSearchBird.species" is 5, and needs a string."#
      ),
      ("after 1h: donate didSearchBird 5", #"a:3: "didSearchBird" is 5, and needs an object."#),
      (
        "sees *\n 1% closes\n  then donate didSearchBird {}",
        #"a:5: "didSearchBird.species" is missing"#
      ),
    ])
  func payloads(lines: String, message: String) throws {
    let file = try ScenarioFile("start 2026-11-21\nlength 1d\n" + lines, subject: "a")
    let error = #expect(throws: TipControlError.self) {
      try Simulation(file.scenario, facts: Self.birdFacts)
    }
    let located = file.located(try #require(error))
    #expect("\(located)".hasPrefix(message), "\(located)")
    // The donations of a recorded history have been made.
    var history = file.scenario
    history.source = .state(StateDocument(Self.birdFacts))
    #expect(throws: Never.self) { try Simulation(history, facts: Self.birdFacts) }
  }

  @Test("A donation with a payload that fits is accepted, and one to an event without a payload")
  func fittingPayloads() throws {
    let scenario = try Scenario(
      """
      start 2026-11-21
      length 1d
      after 1h: donate didSearchBird {"species": "wren", "note": "wet"}
      after 1h: donate didViewBackyard
      """)
    #expect(throws: Never.self) { try Simulation(scenario, facts: Self.birdFacts) }
  }

  @Test(
    "A value that does not fit its parameter is refused with its line",
    arguments: [
      (
        #"after 1h: set BackyardBirds.isSignedIn "yes""#,
        #"a:3: "BackyardBirds.isSignedIn" is "yes", and needs true or false. "#
          + "Write a value such as true."
      ),
      (
        "sees *\n 1% closes\n  then set BackyardBirds.isSignedIn null",
        #"a:5: "BackyardBirds.isSignedIn" is null, and needs true or false."#
      ),
      (
        #"after 1h: set BackyardBirds.favorites ["pond", 3]"#,
        #"a:3: "BackyardBirds.favorites[1]" is 3, and needs a string. "#
          + #"Write a value such as ["north"]."#
      ),
      (
        "after 1h: set BackyardBirds.favoriteCount 1.5",
        #"a:3: "BackyardBirds.favoriteCount" is 1.5, and needs a whole number."#
      ),
    ])
  func values(lines: String, message: String) throws {
    let file = try ScenarioFile("start 2026-11-21\nlength 1d\n" + lines, subject: "a")
    let error = #expect(throws: TipControlError.self) {
      try Simulation(file.scenario, facts: Self.typedFacts)
    }
    let located = file.located(try #require(error))
    #expect("\(located)".hasPrefix(message), "\(located)")
    // The values of a recorded history have been set.
    var history = file.scenario
    history.source = .state(StateDocument(Self.typedFacts))
    #expect(throws: Never.self) { try Simulation(history, facts: Self.typedFacts) }
  }

  @Test(
    "A value that fits is accepted, and any value where the type is not known",
    arguments: [
      "BackyardBirds.isSignedIn false", "BackyardBirds.favorites []",
      "BackyardBirds.favoriteCount 2.0", "BackyardBirds.lastVisit null",
      #"BackyardBirds.lastVisit "2026-11-20""#, #"BackyardBirds.mood "calm""#,
      "BackyardBirds.mood null",
    ])
  func fittingValues(change: String) throws {
    let scenario = try Scenario("start 2026-11-21\nlength 1d\nafter 1h: set \(change)")
    #expect(throws: Never.self) { try Simulation(scenario, facts: Self.typedFacts) }
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

  @Test(
    "A line at the edge of the scenario is accepted, and so are chances that add up to 100%",
    arguments: [
      "at 2026-11-21: reset FeedBirdsTip", "at 2026-11-21T23:59:59.999Z: reset FeedBirdsTip",
      "after 0s: reset FeedBirdsTip", "after 23h59m59s999ms: reset FeedBirdsTip",
      "sees *\n 60% closes\n 40% performs", "sees *\n 1% presses look",
      "sees *\nsees FeedBirdsTip", "screen home\n tip FeedBirdsTip\nscreen yard\n tip FeedBirdsTip",
    ])
  func edges(lines: String) throws {
    let scenario = try Scenario("start 2026-11-21\nlength 1d\n" + lines)
    #expect(throws: Never.self) { try Simulation(scenario, facts: Self.facts) }
  }

  @Test("A scenario without tips, or beyond the year 9999, is refused with its line")
  func bounds() throws {
    let last = try Scenario("start 9999-12-31\nlength 23h59m59s999ms")
    #expect(throws: Never.self) { try Simulation(last, facts: Self.facts) }
    let file = try ScenarioFile(
      "start 9999-12-31\nlength 1d\nsees FeedBirdsTip", subject: "a")
    let late = #expect(throws: TipControlError.self) {
      try Simulation(file.scenario, facts: Self.facts)
    }
    #expect(
      file.located(try #require(late)).reason == "a:2: The scenario ends after the year 9999")
    let none = #expect(throws: TipControlError.self) {
      try Simulation(file.scenario, facts: Facts())
    }
    #expect(file.located(try #require(none)).reason == "a:1: The scenario has no tips")
  }

  @Test("More days than the scenario's own keep its dates, which its own length bounds")
  func days() throws {
    let scenario = try Scenario("start 2026-11-21\nlength 2d\nat 2026-11-22: reset FeedBirdsTip")
    let shorter = try Simulation(scenario, facts: Self.facts, days: 1)
    #expect(shorter.scenario.length == Scenario.dayLength)
    #expect(shorter.scenario.dayCount == 1)
    let outside = try Scenario(
      "start 2026-11-21\nlength 1d\nat 2026-11-22: reset FeedBirdsTip")
    #expect(throws: TipControlError.self) {
      try Simulation(outside, facts: Self.facts, days: 3)
    }
  }

  @Test("A simulation starts without overrides, open displays, history and processes")
  func start() throws {
    let display = ActiveDisplay(id: "d1", began: noon, owner: "app")
    var facts = Facts([
      .registerTip(TipDefinition(id: "FeedBirdsTip")),
      .configure(displayFrequency: .daily, from: .dismissal),
      .force(tips: ["FeedBirdsTip"], state: .hidden),
      .beginDisplay(tip: "FeedBirdsTip", display: display, isForced: false),
    ])
    facts.processes["1:app"] = AppProcess(
      owner: "1:app", identifier: 1, start: "never", program: "Birds", configured: noon,
      countsStoredOverrides: true, controls: Controls())
    facts.alerts["remove"] = AlertRecord(
      TipAlert(id: "remove", title: "Remove it?", buttons: [.cancel]))
    facts.alerts["remove"]?.activeDisplays = [display]
    facts.operations = [StoredOperation(number: 7, date: noon, command: "hide", stored: "{}")]
    facts.receipt = ["schema": 1]
    let own = try Simulation(try Scenario("start 2026-11-22\nlength 1d"), facts: facts).facts
    #expect(own.alerts["remove"]?.activeDisplays == [])
    #expect(own.operations.isEmpty && own.receipt == nil)
    #expect(own.overrides == StoredOverrides())
    #expect(own.records["FeedBirdsTip"]?.activeDisplays == [])
    #expect(own.records["FeedBirdsTip"]?.displayCount == 1)
    #expect(own.history.isEmpty && own.processes.isEmpty)
    #expect(own.displayFrequency == .daily && own.displayFrequencyOrigin == .dismissal)
    let other = try Simulation(
      try Scenario("start 2026-11-22\nlength 1d\nfrequency weekly\nfrequency from display"),
      facts: facts
    ).facts
    #expect(other.displayFrequency == .weekly && other.displayFrequencyOrigin == .display)
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
    #expect(
      "\(located)".hasPrefix("a:5: The changes at 2026-11-21T01:00:00.000Z do not end"))
    #expect(throws: TipControlError.self) {
      try PopulationRun(simulation, people: 100).run(cores: 2)
    }
  }

  @Test(
    "Of several reactions, the one to the tip or to all tips has the changes that do not end",
    arguments: [
      ("sees *\n 1% performs\nsees FeedBirdsTip", 7),
      ("sees ShareBackyardTip\n 1% performs\nsees *", 7),
      ("sees *", 5),
    ])
  func endlessReaction(people: String, line: Int) throws {
    let lines = """
      start 2026-11-21
      length 1d
      screen home
        tip FeedBirdsTip
      \(people)
        100% closes
          then reset FeedBirdsTip
      after 1h: open home
      """
    let file = try ScenarioFile(lines, subject: "a")
    var facts = Self.facts
    facts.tips["ShareBackyardTip"] = TipDefinition(id: "ShareBackyardTip")
    let simulation = try Simulation(file.scenario, facts: facts)
    let error = #expect(throws: TipControlError.self) { try simulation.facts(after: 0) }
    #expect(file.located(try #require(error)).subject == "a:\(line)")
  }

  @Test("One instant has at most 10,000 changes, and the line after these is named")
  func mostChanges() throws {
    func facts(after count: Int) throws -> Facts {
      let line = ScriptLine(.after(0), .close(screen: "home"))
      let scenario = Scenario(
        start: noon, length: Scenario.dayLength,
        screens: [Scenario.Screen(id: "home", places: [])],
        script: Array(repeating: line, count: count))
      return try Simulation(scenario, facts: Self.facts).facts(after: 0)
    }
    #expect(throws: Never.self) { try facts(after: 10_000) }
    let error = #expect(throws: TipControlError.self) { try facts(after: 10_001) }
    #expect(error?.subject == "script[10000]")
  }

  @Test("A screen settles with at most 1,000 tips that begin to show at once")
  func mostSteps() throws {
    func facts(with count: Int) throws -> Facts {
      var facts = Facts()
      let ids = (0..<count).map { "Tip\($0)" }
      for id in ids { facts.tips[id] = TipDefinition(id: id) }
      let scenario = Scenario(
        start: noon, length: Scenario.dayLength,
        screens: [Scenario.Screen(id: "home", places: ids.map { Scenario.Place(.tip($0)) })],
        script: [ScriptLine(.after(0), .open(screen: "home", visit: nil))])
      return try Simulation(scenario, facts: facts).facts(after: 0)
    }
    #expect(try facts(with: 1000).records.values.map(\.displayCount).reduce(0, +) == 1000)
    let error = #expect(throws: TipControlError.self) { try facts(with: 1001) }
    #expect(error?.subject == "screens")
    #expect(error?.reason.hasPrefix("The screen does not settle at \(noon): ") == true)
  }

  @Test(
    "An unknown name is refused with the first 20 known ones, in their order",
    arguments: ["sees nobody", "after 1h: unset nobody", "after 1h: donate nobody"])
  func knownNames(line: String) throws {
    let names = (10...30).map { "Bird\($0)Tip" }
    var facts = Facts()
    for name in names {
      facts.tips[name] = TipDefinition(id: name)
      facts.parameters[name] = ParameterRecord()
      facts.events[name] = EventRecord()
    }
    let scenario = try Scenario("start 2026-11-21\nlength 1d\n\(line)")
    let error = #expect(throws: TipControlError.self) {
      try Simulation(scenario, facts: facts)
    }
    let list = names.prefix(20).joined(separator: ", ")
    #expect(error?.suggestion == "Known names are \(list)")
  }

  /// The facts with parameters of several types, and one that only a written value makes known.
  private static var typedFacts: Facts {
    var facts = facts
    for (id, type, initial) in [
      ("BackyardBirds.isSignedIn", "Bool", false), ("BackyardBirds.favoriteCount", "Int", 0),
      ("BackyardBirds.favorites", "Array<String>", []),
      ("BackyardBirds.lastVisit", "Optional<Date>", .null),
    ] as [(String, String, StoredValue)] {
      facts.parameters[id] = ParameterRecord(
        definition: ParameterDefinition(id: id, type: type, initialValue: initial))
    }
    facts.parameters["BackyardBirds.mood"] = ParameterRecord(value: 3)
    return facts
  }

  /// The facts with a tip whose rule reads the payloads of an event.
  private static var birdFacts: Facts {
    var facts = facts
    let isWren = RuleExpression.binary(.equal, .field("species"), .literal("wren"))
    let searches = RuleExpression.filter(.donations(event: "didSearchBird"), isWren)
    facts.tips["FilterSpeciesTip"] = TipDefinition(
      id: "FilterSpeciesTip", rules: [.isEmpty(searches)])
    return facts
  }

  static var facts: Facts {
    var facts = Facts()
    facts.tips["FeedBirdsTip"] = TipDefinition(id: "FeedBirdsTip")
    facts.events["didViewBackyard"] = EventRecord()
    facts.parameters["BackyardBirds.isSignedIn"] = ParameterRecord()
    return facts
  }
}
