package import TipFoundation
package import TipModel

/// A scenario with its tips, checked and ready to run for any number of people.
package struct Simulation: Sendable {
  /// The scenario, with the settings of the run.
  package let scenario: Scenario
  /// The facts at the start, which every person has.
  package let facts: Facts
  /// The tips, sorted by id.
  package let tips: [TipDefinition]
  /// The screens with their places, by name.
  let screens: [String: Screen]
  /// The possible reactions to each tip, in the order of the tips.
  let outcomes: [[Reaction.Outcome]]
  /// The tips that some screen offers.
  package let offered: Set<Int>
  /// The tips that are invalidated at the start.
  let ended: Set<Int>
  /// The tips that a change of the facts concerns.
  let dependents: Dependents

  /// A screen whose tips are numbers.
  struct Screen: Sendable {
    let id: String
    let visit: Int64
    let places: [Place]
    let indices: [DisplayStep.PlaceIndex]
    let popovers: [DisplayStep.PlaceIndex]
    let placeOfTip: [Int: DisplayStep.PlaceIndex]

    subscript(index: DisplayStep.PlaceIndex) -> Place { places[index.rawValue] }
  }

  /// A place whose tips are numbers.
  struct Place: Sendable {
    let tips: [Int]
    /// The priority of a group, which a tip alone does not have.
    let priority: GroupSelection.Priority?
    let isPopover: Bool

    subscript(index: DisplayStep.TipIndex) -> Int { tips[index.rawValue] }
  }

  /// Checks a scenario.
  ///
  /// Overrides, and displays that have not ended, are not part of a simulation, which shows what
  /// the rules do. The facts have the tips with their parameters and events, and what happened
  /// before the start. A number of days replaces the scenario's own length, against which the dates
  /// of the script are checked.
  ///
  /// - Throws: `TipControlError` whose subject is the path of the invalid part, such as
  ///   `screens[0].places[1].tip`.
  package init(_ scenario: Scenario, facts: Facts, days: Int? = nil) throws(TipControlError) {
    var length = scenario.length
    if let days { length = Int64(days) * Scenario.dayLength }
    try ScenarioCheck(scenario, facts, length: length).check()
    var scenario = scenario
    scenario.length = length
    self.scenario = scenario
    self.facts = Self.start(of: scenario, from: facts)
    tips = facts.tips.sorted { $0.key < $1.key }.map(\.value)
    let numbers = Dictionary(
      uniqueKeysWithValues: tips.enumerated().map { ($0.element.id, $0.offset) })
    screens = Dictionary(scenario.screens.map { ($0.id, Screen($0, numbers)) }) { one, _ in one }
    offered = Set(scenario.screens.flatMap(\.places).flatMap(\.tips).compactMap { numbers[$0] })
    let reactions = Dictionary(uniqueKeysWithValues: scenario.people.map { ($0.tip, $0.outcomes) })
    outcomes = tips.map { reactions[$0.id] ?? reactions[nil] ?? [] }
    dependents = Dependents(tips, numbers, self.facts.displayFrequency)
    let start = Moment(scenario.start)
    ended = Set(
      tips.indices.filter { [tips, facts = self.facts] number in
        Eligibility.decide(tips[number], facts, start).status.isInvalidated
      })
  }

  private static func start(of scenario: Scenario, from facts: Facts) -> Facts {
    var start = facts
    start.overrides = StoredOverrides()
    start.displayFrequency = scenario.frequency ?? facts.displayFrequency
    if let origin = scenario.origin, origin != facts.displayFrequencyOrigin {
      start.displayFrequencyOrigin = origin
    }
    for (tip, record) in facts.records where !record.activeDisplays.isEmpty {
      start.records[tip]?.activeDisplays = []
    }
    for (id, record) in facts.alerts where !record.activeDisplays.isEmpty {
      start.alerts[id]?.activeDisplays = []
    }
    start.history = []
    start.operations = []
    start.receipt = nil
    start.processes = [:]
    return start
  }
}

extension Simulation {
  /// Returns a person's reaction, if any, to a display of a tip, of which the first is 1.
  package func outcome(_ tip: Int, display: Int, _ draws: Draws) -> Reaction.Outcome? {
    let outcomes = outcomes[tip]
    guard !outcomes.isEmpty else { return nil }
    var rest = draws.number(.reaction(tip: tip, display: display), below: Chance.whole)
    for outcome in outcomes {
      if rest < outcome.chance.millionths { return outcome }
      rest -= outcome.chance.millionths
    }
    return nil
  }
}

extension Simulation.Screen {
  init(_ screen: Scenario.Screen, _ numbers: [String: Int]) {
    id = screen.id
    visit = screen.visit ?? Scenario.visitLength
    places = screen.places.map { place in
      var group: GroupSelection.Priority?
      if case .group(let priority, _) = place.content { group = priority }
      return .init(
        tips: place.tips.compactMap { numbers[$0] }, priority: group, isPopover: place.isPopover)
    }
    indices = places.indices.map { DisplayStep.PlaceIndex(rawValue: $0) }
    popovers = zip(indices, places).filter(\.1.isPopover).map(\.0)
    placeOfTip = Dictionary(
      uniqueKeysWithValues: zip(indices, places).flatMap { index, place in
        place.tips.map { ($0, index) }
      })
  }
}

/// The tips that a change of the facts concerns, by number.
struct Dependents: Sendable {
  /// The numbers of the tips, by id.
  let numbers: [String: Int]
  private var byEvent: [String: [Int]] = [:]
  private var byParameter: [String: [Int]] = [:]
  /// The tips that wait for the display frequency.
  private let restricted: [Int]
  private let all: Range<Int>

  init(_ tips: [TipDefinition], _ numbers: [String: Int], _ frequency: DisplayFrequency) {
    self.numbers = numbers
    all = tips.indices
    restricted = tips.indices.filter {
      frequency != .immediate && !tips[$0].options.ignoresDisplayFrequency
    }
    for (number, tip) in tips.enumerated() {
      for dependency in tip.dependencies {
        switch dependency {
        case .event(let id): byEvent[id, default: []].append(number)
        case .parameter(let id): byParameter[id, default: []].append(number)
        }
      }
    }
  }

  /// The gates of a tip that a change concerns.
  enum Part {
    case all
    case rules
    case frequency
  }

  /// Calls a function with each tip that effects concern, some of them twice.
  func forEach(concernedBy effects: Effects, _ body: (Int, Part) -> Void) {
    if effects.everything || effects.overrides || effects.configuration || !effects.alerts.isEmpty {
      for number in all { body(number, .all) }
      return
    }
    if effects.frequency { for number in restricted { body(number, .frequency) } }
    for id in effects.records { if let number = numbers[id] { body(number, .all) } }
    for id in effects.events { byEvent[id]?.forEach { body($0, .rules) } }
    for id in effects.parameters { byParameter[id]?.forEach { body($0, .rules) } }
  }
}
