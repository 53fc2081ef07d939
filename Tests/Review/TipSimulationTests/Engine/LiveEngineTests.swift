import TestSupport
import Testing
import TipEngine
import TipFoundation
import TipModel
import TipSimulation
import TipTesting

@Suite("The simulator and the live engine")
struct LiveEngineTests {
  @Test("Both give equal histories for random scenarios", arguments: 0..<500)
  func histories(seed: UInt64) throws {
    let random = RandomScenario(seed: seed)
    let scenario = random.scenario
    let clock = ManualClock(at: scenario.start.date)
    try withTips(TipTestOptions(clock: clock)) { center in
      try center.load(StateDocument(random.facts))
      center.apply(
        .configure(
          displayFrequency: scenario.frequency ?? .immediate, from: scenario.origin ?? .display))
      let simulation = try Simulation(scenario, facts: center.export().facts)
      let life = try simulation.life()
      // One of a population is followed less closely, and lives the same life.
      #expect(try simulation.facts(after: 0).withoutHistory == life.facts.withoutHistory)
      var live = LiveRun(simulation, random.tips, center, clock)
      live.live()
      #expect(Self.text(of: life.facts) == Self.text(of: center.export().facts))
    }
  }

  @Test("The lives of random scenarios, and a population's, are those of the recorded checksum")
  func recordedLives() throws {
    var text = ""
    for seed in 0..<500 {
      let random = RandomScenario(seed: UInt64(seed))
      let simulation = try Simulation(random.scenario, facts: random.facts)
      let life = try simulation.life()
      for lane in life.lanes { text += "\(lane)\n" }
      for day in life.days {
        text += "\(day.openings) \(day.onScreen) \(day.notOnScreen.sorted { $0.key < $1.key })\n"
      }
      text += "\(life.starving.sorted { $0.key < $1.key }) \(life.unoffered)\n"
      text += StateDocument(life.facts).innerText
      let population = try PopulationRun(simulation, people: 3).run(cores: 1)
      for (tip, tally) in population.tips.sorted(by: { $0.key < $1.key }) {
        text += "\(tip) \(tally.seen) \(tally.displays.sorted { $0.key < $1.key })\n"
      }
    }
    // The order of evaluation is free, and what comes of it is not.
    #expect(Checksum.crc32(Array(text.utf8)) == 3_429_187_869)
  }

  @Test("The random scenarios use what a scenario has, and tips show, wait and end in many ways")
  func coverage() throws {
    var reasons: Set<Tips.InvalidationReason> = []
    var hindrances: Set<Hindrance> = []
    var displays = 0
    var days = 0
    for seed in 0..<500 {
      let random = RandomScenario(seed: UInt64(seed))
      let life = try Simulation(random.scenario, facts: random.facts).life()
      displays += life.lanes.reduce(0) { $0 + $1.displays.count }
      days += life.days.count
      hindrances.formUnion(life.days.flatMap(\.notOnScreen.values))
      for span in life.lanes.flatMap(\.spans) {
        if case .invalidated(let reason) = span.state { reasons.insert(reason) }
      }
    }
    #expect(reasons == Set(Tips.InvalidationReason.allCases))
    #expect(hindrances == [.rule, .displayFrequency, .group, .popover])
    #expect(displays > 3500 && days > 5000, "\(displays) displays in \(days) days")
  }

  /// The state document without groups, which only an app's objects register.
  private static func text(of facts: Facts) -> String {
    var facts = facts
    facts.groups = [:]
    return StateDocument(facts).text
  }
}

extension Facts {
  /// The facts without the lines of the history.
  fileprivate var withoutHistory: Facts {
    var facts = self
    facts.history = []
    return facts
  }
}
