import TipFoundation
import TipModel
import TipPages
import TipSimulation

/// Prints the results of simulations in all formats, and checks the claims about them.
struct SimulationReport {
  let context: CommandContext
  let claims: [SimulationAssertion]
  /// The file of the result, or nil for standard output.
  let file: OutputFile?
  private let format: ResultFormat
  private let reporter: Reporter
  private let name: String

  /// Reads the options of a command that reads some files.
  ///
  /// - Throws: ``CLIError`` when they contradict each other, or the file cannot be replaced.
  init(
    _ arguments: ParsedArguments, _ claims: [SimulationAssertion],
    reading sources: [String], _ context: CommandContext
  ) throws(CLIError) {
    self.context = context
    self.claims = claims
    name = sources.first ?? ""
    format = ResultFormat(arguments, ResultFormat.times)
    reporter = try Reporter(arguments, context)
    // A long simulation does not end with an output that cannot be written.
    for source in sources { context.reads.add(context.path(source)) }
    file = try OutputFile(arguments, context)
  }

  func print(_ life: Life, _ simulation: Simulation, heading: String) throws -> ExitCode {
    var answers: Answers = []
    if !claims.isEmpty {
      let population = try PopulationRun(simulation, people: 1).run(cores: 1)
      answers = self.answers(population)
    }
    return try finish(answers, isPartial: false) {
      try context.print(
        as: format, to: file, Plural.people(1), json: life.json.merging(json(answers)) { $1 },
        rows: life.lanesInGroups.rows, html: LanePicture(life, of: heading).html,
        svg: LanePicture(life, of: heading).svg(), text: { life.text($0) })
    }
  }

  func print(_ result: PopulationResult, _ seed: Int, heading: String = "") throws -> ExitCode {
    let population = result.population
    let people = Plural.people(population.people)
    let output = PopulationOutput(heading: heading, result: result, seed: seed)
    let answers = answers(population)
    if result.isPartial {
      context.warn(
        "The simulation was interrupted after \(people)",
        suggestion: "The result is partial; run it again for all of them")
    }
    return try finish(answers, isPartial: result.isPartial) {
      try context.print(
        as: format, to: file, people,
        json: output.json.merging(json(answers)) { $1 }, rows: population.rows,
        html: output.picture.html, svg: output.picture.svg(), text: { output.text($0) })
    }
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
    var answers: Answers = []
    if let first = results.first { answers = self.answers(first.population) }
    return try finish(answers, isPartial: isPartial) {
      try context.print(
        as: format, to: file, Plural.count(results.count, "variant"),
        json: comparison.json.merging(json(answers)) { $1 }, rows: comparison.rows,
        html: "", svg: "", text: { comparison.text($0) })
    }
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

  /// Prints the result and the claims that do not hold, for a CI server only these.
  private func finish(
    _ answers: Answers, isPartial: Bool, printing result: () throws -> Void
  ) throws -> ExitCode {
    let failed = answers.filter { !$0.answer.holds }.map { claim, answer in
      Finding(
        .problem, claim.text, "\"\(claim.text)\" does not hold: \(answer.found).",
        at: Finding.Place(file: name))
    }
    let isForPeople = reporter == .text || reporter == .json
    if isForPeople || file != nil { try result() }
    for finding in failed where isForPeople {
      if context.globals.format == .json {
        context.warn(finding.message)
      } else {
        context.message("tipctl: \(finding.message.printable)")
      }
    }
    if !isForPeople {
      let report = Report(name: "tipctl simulate", subject: name, findings: failed)
      try context.print(report, by: reporter, json: [:]) { "" }
    }
    if isPartial { return .interrupted }
    return .done(if: failed.isEmpty)
  }
}
