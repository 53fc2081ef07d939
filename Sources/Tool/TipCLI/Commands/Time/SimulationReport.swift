import TipFoundation
import TipModel
import TipPages
import TipSimulation

/// Prints the results of simulations in all formats, and checks the claims about them.
struct SimulationReport {
  let context: CommandContext
  let format: ResultFormat
  let claims: [SimulationAssertion]

  /// Prints the life of one person.
  func print(_ life: Life, _ simulation: Simulation) throws -> ExitCode {
    let population =
      claims.isEmpty ? nil : try PopulationRun(simulation, people: 1).run(cores: 1)
    let answers = population.map(answers) ?? []
    let text = LifeText(life: life)
    try context.print(
      as: format, json: text.json.merging(json(answers)) { $1 },
      rows: LaneRows.rows(of: life.lanes), html: LanePicture(life).html,
      svg: LanePicture(life).svg(), text: text.text)
    return finish(answers, isPartial: false)
  }

  /// Prints what became of many people.
  func print(_ outcome: PopulationResult, _ seed: Int) throws -> ExitCode {
    let population = outcome.population
    let text = PopulationText(
      population: population, seed: seed, isPartial: outcome.isPartial)
    let answers = answers(population)
    try context.print(
      as: format, json: text.json.merging(json(answers)) { $1 }, rows: text.rows,
      html: text.picture.html, svg: text.picture.svg(), text: text.text)
    if outcome.isPartial {
      context.warn(
        "The simulation was interrupted after \(population.people) people",
        suggestion: "The result is partial; run it again for all of them")
    }
    return finish(answers, isPartial: outcome.isPartial)
  }

  /// Prints several simulations side by side.
  func compare(
    _ variants: [(name: String, input: SimulationInput, simulation: Simulation)], people: Int
  ) throws -> ExitCode {
    guard format != .html, format != .svg else {
      throw CLIError.exclusive(
        "--compare", "--format \(format.rawValue)",
        advice: "Compare as text, json or csv, or make a picture of each")
    }
    var results: [(name: String, population: Population)] = []
    var isPartial = false
    for (name, input, simulation) in variants where !isPartial {
      let outcome = try SimulateCommand.run(simulation, input, people: people, context)
      results.append((name, outcome.population))
      isPartial = outcome.isPartial
    }
    let comparison = PopulationComparison(variants: results)
    let answers = results.first.map { self.answers($0.population) } ?? []
    if format == .csv {
      try context.print(raw: CSV.text(comparison.rows))
    } else {
      try context.print(json: comparison.json.merging(json(answers)) { $1 }) {
        comparison.text(context)
      }
    }
    return finish(answers, isPartial: isPartial)
  }

  // MARK: - Claims

  private typealias Answers = [(claim: SimulationAssertion, answer: SimulationAssertion.Answer)]

  private func answers(_ population: Population) -> Answers {
    claims.map { ($0, $0.answer(for: population)) }
  }

  private func json(_ answers: Answers) -> [String: StoredValue] {
    [
      "assertions": .array(
        answers.map { claim, answer in
          [
            "claim": .string(claim.text), "holds": .bool(answer.holds),
            "found": .string(answer.found),
          ]
        })
    ]
  }

  private func finish(_ answers: Answers, isPartial: Bool) -> ExitCode {
    let failed = answers.filter { !$0.answer.holds }
    for (claim, answer) in failed {
      let text = "\"\(claim.text)\" does not hold: \(answer.found)"
      if context.globals.format == .json {
        context.warn(text)
      } else {
        context.message("tipctl: \(text.printable).")
      }
    }
    if isPartial { return .interrupted }
    return failed.isEmpty ? .done : .no
  }
}
