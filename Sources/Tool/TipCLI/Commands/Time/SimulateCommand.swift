import TipFoundation
import TipModel
import TipSimulation

/// `tipctl simulate`: shows which tips people see when, without waiting.
enum SimulateCommand {
  private static let files = OperandSpec(
    "SCENARIO", .any, completion: .files(),
    help: "The scenario, or with --join the files of its parts; \"-\" reads standard input.")
  private static let people = OptionSpec(
    "people", value: "N", help: "The number of people; 1 by default.")
  private static let days = OptionSpec(
    "days", value: "D", help: "The number of days, instead of the scenario's length.")
  private static let seed = OptionSpec(
    "seed", value: "S", help: "The seed of all chances, instead of the scenario's.")
  private static let compare = OptionSpec(
    "compare", value: "WHAT",
    completion: .words(DisplayFrequency.named.map(\.name)), repeatable: true,
    help: "A display frequency or another scenario to compare with.")
  private static let claims = OptionSpec(
    "assert", value: "CLAIM", completion: .words(["no tip starves"]), repeatable: true,
    help: "A claim such as 'no tip starves'; exits with 1 if it does not hold.")
  private static let shard = OptionSpec(
    "shard", value: "I/N", help: "Simulate one of N parts, and write its result for --join.")
  private static let join = OptionSpec("join", help: "Add up the parts that --shard has written.")

  static let spec: CommandSpec = .init(
    "simulate", group: .time, summary: "Shows which tips people see on which day of a scenario.",
    operands: [files],
    options: [
      people, days, seed, ResultFormat.times, compare, claims, Reporter.option, shard,
      join, OutputFile.option,
    ],
    exclusive: [
      Exclusion(
        shard, with: compare, claims, Reporter.option, ResultFormat.times,
        advice: "Give the second one to the command with --join"),
      Exclusion(
        join, with: people, days, seed, compare, shard,
        advice: "Give the second one to the commands that write the parts"),
    ],
    examples: [
      .init("tipctl simulate birds.scenario", "Prints the days of one person."),
      .init(
        "tipctl simulate birds.scenario --people 500",
        "Prints how many people each tip reaches, and the tips that starve."),
      .init(
        "tipctl simulate birds.scenario --compare daily --compare weekly",
        "Compares display frequencies."),
      .init(
        "tipctl simulate birds.scenario --people 100 --assert 'no tip starves'",
        "Exits with 1 if a tip never gets its turn."),
      .init("tipctl simulate birds.scenario --format html", "Prints a page with a lane per tip."),
    ],
    notes: [
      "A scenario is text, with lines such as \"start 2026-11-21\", \"length 60d\", \"screen home\", "
        + "\"tip FeedBirdsTip\" and \"every day at 08:00: open home\". Its tips come from the "
        + "document or datastore that it names, or from the chosen datastore.",
      "Days count from 0. A tip starves when screens offer it, and no person sees it. Overrides "
        + "do not count.",
      "The same seed gives the same result on any number of cores, and in any number of parts. "
        + "Ctrl-C prints the people so far, marked as partial, and exits with 130.",
      "With --reporter, standard output has the claims that do not hold; --output has the result.",
      "A claim is " + SimulationAssertion.accepted + "; \"seen by at most 10%\" is one too.",
    ]
  ) { context, arguments in
    let claims = try arguments.values(claims).map { text throws in try SimulationAssertion(text) }
    let report = try SimulationReport(
      arguments, claims, reading: arguments.operands(files), context)
    if arguments.has(join) { return try joined(report, arguments) }
    // The command line is checked before files are read.
    let word = try scenarioWord(arguments)
    let settings = SimulationSettings(
      days: try arguments.int(days, in: 1...36_525), seed: try arguments.int(seed))
    let count = try arguments.int(people, in: 1...PopulationRun.mostPeople) ?? 1
    let shard = try shard(arguments)
    let input = try SimulationInput(word, context)
    let simulation = try input.simulation(settings)
    if let shard { return try write(shard, of: count, simulation, input, report) }
    let variants = try arguments.values(compare).map { word throws in
      try variant(word, input, settings, context)
    }
    for claim in claims { try claim.check(Population(simulation)) }
    if !variants.isEmpty {
      let base = (input.name, input, simulation)
      return try report.compare([base] + variants, people: count)
    }
    guard count > 1 else {
      let life = try input.locatingErrors { try simulation.life() }
      return try report.print(life, simulation, heading: input.heading)
    }
    let outcome = try run(simulation, input, people: count, context)
    return try report.print(outcome, simulation.scenario.seed, heading: input.heading)
  }

  /// Simulates people, with errors that name the line of the scenario.
  static func run(
    _ simulation: Simulation, _ input: SimulationInput, people: Int, shard: Shard = .whole,
    _ context: CommandContext
  ) throws -> PopulationResult {
    try input.locatingErrors {
      try PopulationWatch.outcome(
        of: PopulationRun(simulation, people: people, shard: shard), context)
    }
  }

  private static func scenarioWord(_ arguments: ParsedArguments) throws(CLIError) -> String {
    let words = arguments.operands(files)
    guard let word = words.first else {
      throw .usage(
        "\"tipctl simulate\" needs a scenario",
        suggestion: "Name its file, or see \"tipctl help simulate\" for an example")
    }
    guard words.count == 1 else {
      throw .usage(
        "Unexpected argument \"\(words[1])\" for \"simulate\"",
        suggestion: "Write --compare \(words[1]) to compare two scenarios, or --join for parts")
    }
    return word
  }

  private static func variant(
    _ word: String, _ input: SimulationInput, _ settings: SimulationSettings,
    _ context: CommandContext
  ) throws -> (name: String, input: SimulationInput, simulation: Simulation) {
    if let frequency = try? DisplayFrequency(word, subject: word) {
      return (word, input, try input.simulation(settings, frequency: frequency))
    }
    let other = try SimulationInput(word, context)
    return (word, other, try other.simulation(settings))
  }

  // MARK: - Parts

  private static func shard(_ arguments: ParsedArguments) throws(CLIError) -> Shard? {
    try arguments.value(
      shard, as: "a part such as 2/8, with a number from 1 to that of all parts", Shard.init)
  }

  private static func write(
    _ shard: Shard, of people: Int, _ simulation: Simulation, _ input: SimulationInput,
    _ report: SimulationReport
  ) throws -> ExitCode {
    let outcome = try run(simulation, input, people: people, shard: shard, report.context)
    let part = PopulationPart(
      fingerprint: simulation.fingerprint, seed: simulation.scenario.seed, people: people,
      shard: shard, isPartial: outcome.isPartial, population: outcome.population)
    try report.context.print(
      part.text.printableJSON, to: report.file, "part \(shard.text)")
    if outcome.isPartial { return .interrupted }
    return .done
  }

  private static func joined(
    _ report: SimulationReport, _ arguments: ParsedArguments
  ) throws -> ExitCode {
    let words = arguments.operands(files)
    guard !words.isEmpty else {
      throw CLIError.usage(
        "\"--join\" needs the files of the parts",
        suggestion: "Name the files that \"tipctl simulate --shard\" has written")
    }
    let parts: [(name: String, part: PopulationPart)] = try words.map { word throws in
      let name = CommandContext.name(of: word)
      let text = try report.context.readText(word)
      return (name, try PopulationPart(text: text, subject: name))
    }
    let joined = try PopulationPart.joined(parts)
    for claim in report.claims { try claim.check(joined.population) }
    return try report.print(
      PopulationResult(population: joined.population, isPartial: false), joined.seed)
  }
}
