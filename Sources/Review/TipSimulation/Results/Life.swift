package import TipFoundation
package import TipModel

/// The life of one person in a simulation: a lane for each tip, and what each day showed.
package struct Life: Sendable {
  /// A day: the tips that were on screen, and why the other tips on offer were not.
  package struct Day: Hashable, Sendable {
    /// The ids of the tips that began to show, sorted.
    package var onScreen: [String] = []
    /// The tips that an opened screen offered and that never showed on the day, with the last
    /// hindrance.
    package var notOnScreen: [String: Hindrance] = [:]
    /// The number of openings of screens.
    package var openings = 0
  }

  package let scenario: Scenario
  /// The lanes, sorted by the tips' ids.
  package let lanes: [Lane]
  /// The days, from 0.
  package let days: [Day]
  /// The tips that were on offer and never showed, with the hindrance at most openings.
  package let starving: [String: Hindrance]
  /// The tips that no screen offers, sorted.
  package let unoffered: [String]
  /// The facts at the end, with the newest lines of the history.
  package let facts: Facts
}

extension Simulation {
  /// Simulates one person, where the first person has the number 0.
  ///
  /// The gates' findings in the lanes take most of the time, and can be left out.
  ///
  /// - Throws: `TipControlError` (`malformed`) when changes at one instant have no end. Its subject
  ///   is the path of a part of the scenario.
  package func life(
    of person: Int = 0, describesGates: Bool = true
  ) throws(TipControlError) -> Life {
    var life = LifeObserver(self, describesGates: describesGates)
    var person = Person(self, number: person, keepsHistory: true)
    try person.live(&life)
    return life.result(person)
  }
}

/// Follows one person closely.
private struct LifeObserver: SimulationObserver {
  private let simulation: Simulation
  private let describesGates: Bool
  private var lanes: [Lane]
  private var days: [Life.Day]
  private var shownToday: [Set<Int>]
  /// The openings at which a hindrance kept a tip from showing, by tip.
  private var hindrances: [[Hindrance: Int]]

  let followsAllTips = true

  init(_ simulation: Simulation, describesGates: Bool) {
    self.simulation = simulation
    self.describesGates = describesGates
    lanes = simulation.tips.map { Lane($0) }
    let count = simulation.scenario.dayCount
    days = Array(repeating: Life.Day(), count: count)
    shownToday = Array(repeating: [], count: count)
    hindrances = simulation.tips.map { _ in [:] }
  }

  mutating func opened(_ person: inout Person) {
    let day = simulation.scenario.day(of: person.now)
    days[day].openings += 1
    for tip in person.offeredTips {
      guard let hindrance = person.hindrance(of: tip) else { continue }
      hindrances[tip][hindrance, default: 0] += 1
      days[day].notOnScreen[simulation.tips[tip].id] = hindrance
    }
  }

  mutating func showed(_ tip: Int, at date: Timestamp) {
    lanes[tip].displays.append(date)
    shownToday[simulation.scenario.day(of: date)].insert(tip)
  }

  mutating func passed(_ person: inout Person) {
    let tips = simulation.tips
    let describesGates = describesGates
    for tip in person.touched {
      let decision = person.decision(tip)
      lanes[tip].follow(
        decision, isShowing: person.isShowing(tip), at: person.now,
        found: describesGates ? person.facts.deciding(about: tips[tip], at: person.now) : "")
    }
  }

  func result(_ person: Person) -> Life {
    var lanes = lanes
    for tip in lanes.indices { lanes[tip].finish(at: person.now) }
    var days = days
    for (day, tips) in shownToday.enumerated() {
      days[day].onScreen = tips.map { simulation.tips[$0].id }.sorted()
      for tip in days[day].onScreen { days[day].notOnScreen[tip] = nil }
    }
    var starving: [String: Hindrance] = [:]
    for (tip, counts) in hindrances.enumerated() where lanes[tip].displays.isEmpty {
      starving[lanes[tip].tip] = counts.most
    }
    return Life(
      scenario: simulation.scenario, lanes: lanes, days: days, starving: starving,
      unoffered: lanes.indices.filter {
        !simulation.offered.contains($0) && lanes[$0].displays.isEmpty
      }.map { simulation.tips[$0].id },
      facts: person.facts)
  }
}

extension [Hindrance: Int] {
  /// The hindrance with the greatest number, the first of several.
  package var most: Hindrance? {
    Hindrance.allCases.filter { self[$0, default: 0] > 0 }
      .max { self[$0, default: 0] < self[$1, default: 0] }
  }
}
