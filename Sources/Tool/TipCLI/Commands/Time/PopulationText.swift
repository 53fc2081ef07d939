import TipFoundation
import TipModel
import TipPages
import TipSimulation

/// The result of a simulation of many people, as text, JSON and a picture.
struct PopulationText {
  /// The beginning of the picture's head.
  var name = ""
  let population: Population
  let seed: Int
  let isPartial: Bool

  /// The picture: the curve of the people reached.
  var picture: ReachPicture { ReachPicture(population, of: name + title) }

  private var title: String {
    let days = Plural.count(population.days, "day")
    let title = "\(population.people) people, \(days), seed \(seed)"
    guard isPartial else { return title }
    return "\(title) (partial)"
  }

  /// The members of the JSON object.
  var json: [String: StoredValue] {
    population.json.merging(["seed": .int(seed), "partial": .bool(isPartial)]) { $1 }
  }

  /// Returns the tips with their reach, and why some of them starve.
  func text(_ context: CommandContext) -> String {
    let rows = population.sortedTips.map { tip, tally in
      population.cells(tip, tally).map { TextTable.Cell($0) }
    }
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
          var median = "-"
          if let day = tally.medianFirstDay { median = "\(day)" }
          return [
            .init(Share.percent(tally.seen, of: population.people)), .init(median),
          ]
        }
    }
    let unseen = variants.flatMap { name, population in
      population.unseen.map { "\(name): \($0)".printable }
    }
    let table = context.text(of: TextTable(columns, rows: rows))
    return ([table] + unseen).joined(separator: "\n")
  }
}
