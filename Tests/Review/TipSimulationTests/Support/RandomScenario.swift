import TestSupport
import TipEngine
import TipModel
import TipSimulation

/// A tip whose parts are values.
struct ScenarioTip: Tip {
  let id: String
  let expressions: [RuleExpression]
  let limits: TipOptions

  var title: Text { Text("Visit \(id)") }
  var actions: [Action] { Action(id: "visit", title: "Visit") }
  var rules: [Rule] { return expressions.map { Rule(expression: $0) } }
  var options: [any Option] {
    IgnoresDisplayFrequency(limits.ignoresDisplayFrequency)
    MaxDisplayCount(limits.maxDisplayCount ?? .max)
    if let duration = limits.maxDisplayDuration { MaxDisplayDuration(duration) }
  }
}

/// Random scenarios with their tips, the same for equal seeds.
struct RandomScenario {
  private var random: SeededGenerator

  /// The tips.
  private(set) var tips: [ScenarioTip] = []
  /// The scenario, whose tips are given.
  private(set) var scenario = Scenario(start: noon, length: 1)

  private static let events = ["didViewBackyard", "didFillFeeder", "didSearchBird"]
  private static let parameters = ["BackyardBirds.isSignedIn", "BackyardBirds.hasFavorites"]
  private static let hour: Int64 = 3_600_000

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed &+ 1)
    let names = [
      "FavoriteBackyardTip", "FeedBirdsTip", "FilterSpeciesTip", "ShareBackyardTip",
      "SeasonalVisitorTip", "MoveTheFeederTip", "CountTheBirdsTip",
    ]
    tips = names.prefix(whole(2...names.count)).map { id in
      ScenarioTip(
        id: id, expressions: chance(0.4) ? [] : list(1...2) { $0.rule() }, limits: limits())
    }
    let screens = (0..<whole(1...3)).map { number in screen("screen\(number)") }
    var people: [Reaction] = []
    if chance(0.8) { people.append(Reaction(to: nil, outcomes(screens))) }
    for tip in tips where chance(0.3) {
      people.append(Reaction(to: tip.id, outcomes(screens)))
    }
    let start = noon.adding(milliseconds: Int64(whole(0...86_400_000)))
    scenario = Scenario(
      start: start, length: Int64(whole(1...30)) * 24 * Self.hour + Int64(whole(0...9_999)),
      frequency: frequency(), origin: one(of: DisplayFrequency.Origin.allCases),
      seed: whole(0...1_000_000), screens: screens, people: people,
      script: list(2...5) { random in
        ScriptLine(
          random.time(from: start), chance: random.likelihood(),
          .open(screen: random.one(of: screens).id, visit: random.visit()))
      }
        + list(0...6) { random in
          ScriptLine(
            random.time(from: start), chance: random.likelihood(), random.change(screens))
        })
  }

  // MARK: - Tips

  private mutating func rule() -> RuleExpression {
    let donations = RuleExpression.donations(event: one(of: Self.events))
    switch whole(0...5) {
    case 0: return .binary(.equal, .parameter(one(of: Self.parameters)), .literal(.bool(flag())))
    case 1: return .isEmpty(donations)
    case 2:
      return .binary(.greaterOrEqual, .count(donations), .literal(.int(whole(1...4))))
    case 3:
      // Not all donations have the member.
      let backyard = RuleExpression.binary(.coalesce, .field("backyardID"), .literal(""))
      let query = RuleExpression.filter(
        donations, .binary(.equal, backyard, .literal(.string(one(of: ["a", "b"])))))
      return .binary(.less, .count(query), .literal(.int(whole(1...3))))
    default:
      let range = one(of: [
        Tips.DonationTimeRange.minutes(whole(1...90)), .hours(whole(1...48)), .days(whole(1...5)),
      ])
      return .binary(
        one(of: [.greaterOrEqual, .less, .equal]), .count(.donatedWithin(donations, range)),
        .literal(.int(whole(0...3))))
    }
  }

  private mutating func limits() -> TipOptions {
    TipOptions(
      ignoresDisplayFrequency: chance(0.25), maxDisplayCount: chance(0.4) ? whole(0...6) : nil,
      maxDisplayDuration: chance(0.3) ? Double(whole(0...300)) : nil)
  }

  private mutating func frequency() -> DisplayFrequency {
    one(of: [.immediate, .hourly, .daily, .daily, .weekly, .seconds(Double(whole(1...200_000)))])
  }

  // MARK: - Screens and people

  private mutating func screen(_ id: String) -> Scenario.Screen {
    var free = tips.map(\.id).shuffled(using: &random)
    var places: [Scenario.Place] = []
    for _ in 0..<whole(1...4) where !free.isEmpty {
      let isPopover = chance(0.3)
      if chance(0.5), free.count > 1 {
        let members = (0..<min(free.count, whole(2...3))).map { _ in free.removeLast() }
        places.append(
          Scenario.Place(
            .group(one(of: GroupSelection.Priority.allCases), members), isPopover: isPopover))
      } else {
        places.append(Scenario.Place(.tip(free.removeLast()), isPopover: isPopover))
      }
    }
    return Scenario.Screen(id: id, visit: chance(0.5) ? visit() : nil, places: places)
  }

  private mutating func visit() -> Int64? {
    chance(0.2) ? nil : Int64(one(of: [0, 1, 30_000, 600_000, 7_200_000, 30_000_000, 200_000_000]))
  }

  private mutating func outcomes(_ screens: [Scenario.Screen]) -> [Reaction.Outcome] {
    list(0...3) { random in
      let effects = random.list(0...2) { $0.change(screens) }
      return Reaction.Outcome(
        Chance(millionths: random.whole(0...333_333)),
        random.one(of: [.closes, .performs, .presses("visit")]),
        // A reaction with effects takes time, so that there is an end at each instant.
        after: Int64(random.one(of: effects.isEmpty ? [0, 1, 10_000] : [1, 5000, 60_000])),
        effects: effects)
    }
  }

  // MARK: - The script

  private mutating func time(from start: Timestamp) -> ScriptTime {
    let time = TimeOfDay(seconds: one(of: [0, 28_800, 43_200, whole(0...86_399)]))
    switch whole(0...4) {
    case 0: return .at(start.adding(milliseconds: Int64(whole(0...86_399_999))))
    case 1: return .after(Int64(whole(0...86_399_999)))
    case 2:
      return .weekly(Set(list(1...4) { $0.one(of: Weekday.allCases) }), time ?? .midnight)
    case 3: return .timesAWeek(whole(1...9))
    default: return .daily(time ?? .midnight)
    }
  }

  private mutating func change(_ screens: [Scenario.Screen]) -> ScriptChange {
    switch whole(0...9) {
    case 0...3:
      .donate(
        event: one(of: Self.events),
        info: flag() ? ["backyardID": .string(one(of: ["a", "b", "c"]))] : nil,
        count: one(of: [1, 1, 1, 3]))
    case 4, 5: .set(parameter: one(of: Self.parameters), value: .bool(flag()))
    case 6: .unset(parameter: one(of: Self.parameters))
    case 7: .close(screen: one(of: screens).id)
    case 8: .reset(tip: one(of: tips).id)
    default:
      .invalidate(tip: one(of: tips).id, reason: one(of: Tips.InvalidationReason.allCases))
    }
  }

  private mutating func likelihood() -> Chance {
    chance(0.5) ? .always : Chance(millionths: whole(100_000...900_000))
  }

  // MARK: - Choices

  private mutating func flag() -> Bool { Bool.random(using: &random) }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[whole(0...(elements.count - 1))]
  }

  private mutating func list<Element>(
    _ count: ClosedRange<Int>, _ make: (inout RandomScenario) -> Element
  ) -> [Element] {
    (0..<whole(count)).map { _ in make(&self) }
  }
}

extension TimeOfDay {
  fileprivate static var midnight: TimeOfDay {
    guard let midnight = TimeOfDay(seconds: 0) else {
      preconditionFailure("midnight is a time")
    }
    return midnight
  }
}

extension RandomScenario {
  /// The definitions, parameters and events that the scenario starts with.
  var facts: Facts {
    var facts = Facts()
    for tip in tips { facts.tips[tip.id] = tip.definition }
    for id in Self.parameters {
      facts.parameters[id] = ParameterRecord(
        definition: ParameterDefinition(id: id, type: "Bool", initialValue: false))
    }
    for (index, id) in Self.events.enumerated() {
      facts.events[id] = EventRecord(
        limit: index == 1 ? Tips.DonationLimit(maximumCount: 3, maximumAge: .days(2)) : nil)
    }
    return facts
  }
}

extension RandomScenario {
  /// The scenario with names and values that need quotes, and sources of all kinds.
  var oddScenario: Scenario {
    var random = SeededGenerator(seed: UInt64(scenario.seed))
    let names = ["", "a b", "\"", "größe", "\u{301}x", "x\r\ny", "then", "*", "20%", "#", "a,b:c"]
    func name() -> String { names[Int.random(in: names.indices, using: &random)] }
    var odd = scenario
    switch Int.random(in: 0...2, using: &random) {
    case 0: odd.source = .file(name())
    case 1:
      var facts = RandomFacts(seed: UInt64(scenario.seed))
      odd.source = .state(StateDocument(facts.facts()))
    default: break
    }
    if Bool.random(using: &random) { (odd.frequency, odd.origin) = (nil, nil) }
    for index in odd.screens.indices where Bool.random(using: &random) {
      odd.screens[index].id = "\(index)\(name())"
      odd.screens[index].places.append(Scenario.Place(.tip(name()), isPopover: true))
      odd.screens[index].places.append(Scenario.Place(.group(.ordered, [])))
    }
    for index in odd.people.indices where Bool.random(using: &random) {
      odd.people[index].tip = name()
    }
    var rules = RandomRule(generator: random)
    odd.script += (0..<3).map { _ in
      ScriptLine(
        .after(Int64.random(in: 0...1_000_000_000, using: &random)),
        .set(parameter: name(), value: rules.value(3).canonical))
    }
    odd.script.append(
      ScriptLine(.after(1), .donate(event: "x2", info: .string(name()), count: 2)))
    odd.script.append(ScriptLine(.after(1), .donate(event: name(), info: nil, count: 1)))
    return odd
  }
}
