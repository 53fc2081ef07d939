package import TipFoundation
package import TipModel

/// What became of the tips of some people: sums and histograms of whole numbers, which add up
/// exactly and in any order.
package struct Population: Hashable, Sendable {
  /// What became of one tip.
  package struct Tally: Hashable, Sendable {
    /// The people to whom an opened screen offered the tip.
    package var offered: Int
    /// The people who saw the tip.
    package var seen = 0
    /// The people by the day on which they first saw the tip.
    package var firstDays: [Int: Int] = [:]
    /// The people by their number of displays, of those who saw the tip.
    package var displays: [Int: Int] = [:]
    /// The people for whom the tip was invalidated, by the reason.
    package var invalidated: [Tips.InvalidationReason: Int] = [:]
    /// The openings of screens that offered the tip and did not show it, by the hindrance.
    package var hindered: [Hindrance: Int] = [:]
    /// The people who were offered the tip and never saw it, by the hindrance at most openings.
    package var starved: [Hindrance: Int] = [:]
  }

  package private(set) var people = 0
  /// The number of days that the scenario touches.
  package let days: Int
  /// The tallies, by the tips' ids.
  package private(set) var tips: [String: Tally]

  /// Creates the tallies of a simulation's tips without people.
  package init(_ simulation: Simulation) {
    days = simulation.scenario.dayCount
    tips = Dictionary(uniqueKeysWithValues: simulation.tips.map { ($0.id, Tally()) })
  }

  /// Creates tallies that were stored.
  package init(people: Int, days: Int, tips: [String: Tally]) {
    self.people = people
    self.days = days
    self.tips = tips
  }

  package mutating func add(_ other: Population) {
    people += other.people
    for (tip, tally) in other.tips { tips[tip, default: Tally()].add(tally) }
  }

  fileprivate mutating func add(_ person: PersonTally, _ names: [TipDefinition]) {
    people += 1
    for (number, tip) in names.enumerated() {
      tips[tip.id]?.add(person.tips[number], hindered: person.hindered(number))
    }
  }
}

extension Population.Tally {
  /// Creates a tally without people.
  package init() { self.init(offered: 0) }

  fileprivate mutating func add(_ other: Population.Tally) {
    offered += other.offered
    seen += other.seen
    firstDays.merge(other.firstDays, uniquingKeysWith: +)
    displays.merge(other.displays, uniquingKeysWith: +)
    invalidated.merge(other.invalidated, uniquingKeysWith: +)
    hindered.merge(other.hindered, uniquingKeysWith: +)
    starved.merge(other.starved, uniquingKeysWith: +)
  }

  fileprivate mutating func add(_ tip: PersonTally.Tip, hindered: [Hindrance: Int]) {
    if tip.isOffered { offered += 1 }
    if let day = tip.firstDay {
      seen += 1
      firstDays[day, default: 0] += 1
      displays[tip.displays, default: 0] += 1
    } else if tip.isOffered, let most = hindered.most {
      starved[most, default: 0] += 1
    }
    if let reason = tip.invalidation { invalidated[reason, default: 0] += 1 }
    for (hindrance, count) in hindered { self.hindered[hindrance, default: 0] += count }
  }
}

/// What became of the tips of one person.
private struct PersonTally: SimulationObserver {
  struct Tip {
    var isOffered = false
    var firstDay: Int?
    var displays = 0
    var invalidation: Tips.InvalidationReason?
  }

  private let scenario: Scenario
  var tips: [Tip]
  /// The openings by hindrance, one tip after the other: screens open often.
  private var counts: [Int]
  let followsAllTips = false

  init(_ simulation: Simulation) {
    scenario = simulation.scenario
    tips = Array(repeating: Tip(), count: simulation.tips.count)
    counts = Array(repeating: 0, count: simulation.tips.count * Hindrance.count)
  }

  /// Returns the openings at which a tip did not show, by the hindrance.
  func hindered(_ tip: Int) -> [Hindrance: Int] {
    var hindered: [Hindrance: Int] = [:]
    for hindrance in Hindrance.allCases {
      let count = counts[tip * Hindrance.count + hindrance.number]
      if count > 0 { hindered[hindrance] = count }
    }
    return hindered
  }

  mutating func opened(_ person: inout Person) {
    for tip in person.offeredTips {
      // A tip that shows is noted as such, and one that was invalidated is not on offer any more.
      guard let hindrance = person.hindrance(of: tip) else { continue }
      tips[tip].isOffered = true
      counts[tip * Hindrance.count + hindrance.number] += 1
    }
  }

  mutating func showed(_ tip: Int, at date: Timestamp) {
    tips[tip].isOffered = true
    tips[tip].displays += 1
    if tips[tip].firstDay == nil { tips[tip].firstDay = scenario.day(of: date) }
  }

  mutating func passed(_ person: inout Person) {}

  /// Notes the tips that are invalidated at the end, and were not at the start.
  mutating func finish(_ person: inout Person) {
    for tip in tips.indices {
      guard case .invalidated(let reason) = person.decision(tip).status else { continue }
      if !person.simulation.ended.contains(tip) { tips[tip].invalidation = reason }
    }
  }
}

extension Simulation {
  /// Adds one person to a population.
  ///
  /// - Throws: `TipControlError` (`malformed`) when changes at one instant have no end. Its subject
  ///   is the path of a part of the scenario.
  func add(_ number: Int, to population: inout Population) throws(TipControlError) {
    var tally = PersonTally(self)
    var person = Person(self, number: number)
    try person.live(&tally)
    tally.finish(&person)
    population.add(tally, tips)
  }

  /// Returns the facts of a person of a population at the end.
  package func facts(after person: Int) throws(TipControlError) -> Facts {
    var tally = PersonTally(self)
    var person = Person(self, number: person)
    try person.live(&tally)
    return person.facts
  }
}
