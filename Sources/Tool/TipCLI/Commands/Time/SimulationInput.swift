import TipFoundation
import TipModel
import TipSimulation

/// A scenario of the command line with its tips.
struct SimulationInput {
  /// The name of the scenario's file.
  let name: String
  /// The beginning of a picture's title: the name without its folder.
  var heading: String { "\(name.split(separator: "/").last ?? ""): " }
  private let file: ScenarioFile
  private let facts: Facts

  /// Reads a scenario, and the document or the datastore with its tips.
  ///
  /// - Throws: `TipControlError` when one of them cannot be read.
  init(_ word: String, _ context: CommandContext) throws {
    name = CommandContext.name(of: word)
    file = try ScenarioFile(context.readText(word), subject: name)
    facts = try Self.facts(of: file.scenario, word, context)
  }

  /// The scenario's own tips take precedence over a datastore: with its state, the history of a
  /// datastore would count twice.
  private static func facts(
    of scenario: Scenario, _ word: String, _ context: CommandContext
  ) throws -> Facts {
    let isTyped = context.globals.datastore != nil || context.globals.app != nil
    if isTyped, scenario.source != .given {
      context.note("The scenario names its tips, so the named datastore is not used.")
    }
    switch scenario.source {
    case .file(let path):
      // The path begins at the scenario's folder.
      guard !path.hasPrefix("/"), !path.hasPrefix("~") else {
        return try StateSource.facts(path, context)
      }
      let folder = word == "-" ? "." : FileSystem.folder(of: word)
      return try StateSource.facts("\(folder)/\(path)", context)
    case .state(let document): return document.facts
    case .given: return try DatastoreSession.run(context) { $0.facts }
    }
  }

  /// Returns the simulation with the settings of the command line, or else of the scenario.
  ///
  /// - Throws: `TipControlError` that names the line of the scenario.
  func simulation(
    _ settings: SimulationSettings, frequency: DisplayFrequency? = nil
  ) throws -> Simulation {
    var scenario = file.scenario
    scenario.frequency = frequency ?? scenario.frequency
    scenario.seed = settings.seed ?? scenario.seed
    return try locatingErrors { try Simulation(scenario, facts: facts, days: settings.days) }
  }

  /// Performs a part of a simulation, whose errors get the file and the line.
  func locatingErrors<Result>(_ simulate: () throws -> Result) throws -> Result {
    do {
      return try simulate()
    } catch let error as TipControlError {
      throw file.located(error)
    }
  }
}

/// The settings of a simulation on the command line, which take precedence over the scenario's.
struct SimulationSettings {
  /// The length in days.
  let days: Int?
  /// The seed of all chances.
  let seed: Int?
}
