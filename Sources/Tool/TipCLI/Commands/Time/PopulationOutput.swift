import TipFoundation
import TipModel
import TipPages
import TipSimulation

/// The result of a simulation of many people, as text, JSON and a picture.
struct PopulationOutput {
  /// The beginning of the picture's title: "birds.scenario: ", or empty for joined parts.
  let heading: String
  let result: PopulationResult
  let seed: Int

  /// The picture: the curve of the people reached.
  var picture: ReachPicture { ReachPicture(result.population, of: heading + title) }

  private var title: String {
    let people = Plural.people(result.population.people)
    let days = Plural.count(result.population.days, "day")
    let title = "\(people), \(days), seed \(seed)"
    guard result.isPartial else { return title }
    return "\(title) (partial)"
  }

  var json: [String: StoredValue] {
    var members = result.population.json
    members["seed"] = .int(seed)
    members["partial"] = .bool(result.isPartial)
    return members
  }

  /// Returns the tips with their reach, and why some of them starve.
  func text(_ context: CommandContext) -> String {
    let population = result.population
    let rows = population.sortedTips.map { population.cells($0.id, $0.tally) }
    let table = context.text(population.columns, rows: rows, unseen: population.unseen)
    return "\(title):\n\(table)"
  }
}

extension PopulationComparison {
  /// Returns the tips with their reach in each variant, and why some of them starve.
  func text(_ context: CommandContext) -> String {
    context.text(columns, rows: tips.map(cells), unseen: unseen)
  }
}

extension CommandContext {
  /// Returns a table of tips, and below it the sentences about those that no person saw.
  fileprivate func text(_ columns: [String], rows: [[String]], unseen: [String]) -> String {
    let cells = rows.map { row in row.map { TextTable.Cell($0) } }
    let lines = [text(of: TextTable(columns, rows: cells))] + unseen.map(\.printable)
    return lines.joined(separator: "\n")
  }
}
