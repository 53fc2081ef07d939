import Foundation
import TipEngine
import TipModel
import TipSimulation

extension Benchmark {
  /// How fast months are simulated.
  static let simulations = [year, population, populationMemory]

  private static let year = Benchmark(
    work: "simulation, 20 tips, 365 days, one person", aim: .value(5e-3), isQuick: true
  ) { _ in
    let simulation = try Simulation.backyard(days: 365)
    let life = try simulation.life()
    try check(life.lanes.allSatisfy { !$0.displays.isEmpty }, "each tip shows")
    return try await Rounds().minimum {
      try CostClock.perCall { keep(try simulation.life()) }
    }
  }

  private static let population = Benchmark(
    work: "simulation, 20 tips, 90 days, 10,000 people on two cores", aim: .value(10)
  ) { _ in
    let simulation = try Simulation.backyard(days: 90)
    let cost = try CostClock.wall.cost {
      let population = try PopulationRun(simulation, people: 10_000).run(cores: 2)
      try check(population.people == 10_000, "all people live")
      try check(population.tips.values.contains { $0.seen > 0 }, "people see tips")
    }
    return Figures(ours: cost)
  }

  private static let populationMemory = Benchmark(
    work: "memory of 20,000 simulated people", baseline: "the same for 2,000 people",
    unit: .bytes, aim: .factor(1.1)
  ) { _ in
    func bytes(_ people: Int) throws -> Double {
      try BenchPart.simulatedPeople.values(["\(people)"]).first ?? .infinity
    }
    return Figures(ours: try bytes(20_000), baseline: try bytes(2000))
  }
}

extension Simulation {
  /// A scenario with 20 tips of three rules each, which share some events.
  static func backyard(days: Int) throws -> Simulation {
    var facts = Facts()
    let tips = (0..<20).map { NumberedTip(number: $0) }
    for tip in tips { facts.tips[tip.id] = tip.definition }
    facts.parameters[BackyardTip.isSignedIn.id] = ParameterRecord(
      definition: BackyardTip.isSignedIn.definition)
    let donations = (0..<NumberedTip.eventCount).map { number in
      "5 times a week: donate \(NumberedTip.event(number).id)"
    }
    let lines =
      ["start 2026-11-21T00:00:00Z", "length \(days)d", "frequency daily", "screen home for 5m"]
      + tips.map { "tip \($0.id)" }
      + [
        "sees *", "20% closes after 10s", "30% performs after 1m",
        "every day at 08:00: open home",
      ]
      + ["after 1d: set \(BackyardTip.isSignedIn.id) true"] + donations
    let scenario = try Scenario(lines.joined(separator: "\n"))
    return try Simulation(scenario, facts: facts)
  }

  /// Returns the greatest resident memory of this process after it has simulated people.
  static func peakBytes(people: Int) throws -> Int {
    let simulation = try backyard(days: 7)
    keep(try PopulationRun(simulation, people: people).run(cores: 2))
    return try MemoryWorkload.bytes("VmHWM:")
  }
}
