import TipFoundation
import TipModel
import TipPages
import TipSimulation

/// What became of many people as text, JSON and a picture; the head begins with a name.
struct PopulationText {
  var name = ""
  let population: Population
  let seed: Int
  let isPartial: Bool

  /// The picture: the curve of the people reached.
  var picture: ReachPicture { ReachPicture(population, of: name + title) }

  private var title: String {
    "\(population.people) people, \(Plural.count(population.days, "day")), seed \(seed)"
      + (isPartial ? " (partial)" : "")
  }

  /// The members of the JSON object.
  var json: [String: StoredValue] {
    population.json.merging(["seed": .int(seed), "partial": .bool(isPartial)]) { $1 }
  }

  /// Returns the tips with their reach, and why some of them starve.
  func text(_ context: CommandContext) -> String {
    let rows = population.sortedTips.map { population.cells($0, $1).map { TextTable.Cell($0) } }
    let lines = [title + ":", context.text(of: TextTable(population.columns, rows: rows))]
    return (lines + population.unseen.map(\.printable)).joined(separator: "\n")
  }
}

extension PopulationComparison {
  /// Returns a row for each tip, and two columns for each variant.
  func text(_ context: CommandContext) -> String {
    let columns = ["tip"] + variants.flatMap { [$0.name, "median day"] }
    let rows = tips.map { tip -> [TextTable.Cell] in
      [.init(tip)]
        + variants.flatMap { _, population -> [TextTable.Cell] in
          guard let tally = population.tips[tip] else { return ["", ""] }
          return [
            .init(Share.percent(tally.seen, of: population.people)),
            .init(tally.medianFirstDay.map { "\($0)" } ?? "-"),
          ]
        }
    }
    let unseen = variants.flatMap { name, population in
      population.unseen.map { "\(name): \($0)".printable }
    }
    return ([context.text(of: TextTable(columns, rows: rows))] + unseen).joined(separator: "\n")
  }
}
