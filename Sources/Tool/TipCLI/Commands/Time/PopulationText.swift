import TipFoundation
import TipModel
import TipPages
import TipSimulation

/// What became of many people as text, rows, JSON and a picture; the head begins with a name.
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

  /// Returns the tips with their reach, and why some of them starve.
  func text(_ context: CommandContext) -> String {
    let rows = population.sortedTips.map { population.cells($0, $1).map { TextTable.Cell($0) } }
    let lines = [title + ":", context.text(of: TextTable(population.columns, rows: rows))]
    return (lines + population.unseen.map(\.printable)).joined(separator: "\n")
  }

  // MARK: - Rows and JSON

  /// A heading and a row for each tip.
  var rows: [[String]] {
    [
      ["tip", "people", "offered", "seen"] + population.reportedDays.map { "seenByDay\($0)" }
        + ["medianFirstDay", "displays", "neverSeen", "starvedBy"]
    ]
      + population.sortedTips.map { id, tally in
        [id, "\(population.people)", "\(tally.offered)", "\(tally.seen)"]
          + population.reportedDays.map { "\(tally.reached(byDay: $0))" }
          + [
            tally.medianFirstDay.map { "\($0)" } ?? "", "\(tally.displayCount)",
            "\(tally.starvedCount)", tally.starved.most?.rawValue ?? "",
          ]
      }
  }

  /// The members of the JSON object.
  var json: [String: StoredValue] {
    [
      "people": .int(population.people), "seed": .int(seed), "dayCount": .int(population.days),
      "partial": .bool(isPartial),
      "starving": .array(
        population.starving.map {
          ["id": .string($0.tip), "starvedBy": .string($0.hindrance.rawValue)]
        }),
      "unoffered": .array(population.unoffered.map(StoredValue.string)),
      "tips": .array(population.sortedTips.map(json)),
    ]
  }

  private func json(_ id: String, _ tally: Population.Tally) -> StoredValue {
    var members = Population.Tally.coding.members(of: tally)
    members["id"] = .string(id)
    members["displaysPerPerson"] = members["displays"]
    members["displays"] = .int(tally.displayCount)
    members["medianFirstDay"] = tally.medianFirstDay.map(StoredValue.int) ?? .null
    members["reached"] = .object(
      Dictionary(
        uniqueKeysWithValues: population.reportedDays.map {
          ("\($0)", .int(tally.reached(byDay: $0)))
        }))
    return .object(members)
  }
}

/// Several populations side by side.
struct PopulationComparison {
  let variants: [(name: String, population: Population)]

  private var tips: [String] {
    Set(variants.flatMap { $0.population.tips.keys }).sorted()
  }

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

  /// A heading and a row for each tip and variant.
  var rows: [[String]] {
    [["variant", "tip", "people", "seen", "medianFirstDay", "displays", "starvedBy"]]
      + variants.flatMap { name, population in
        tips.compactMap { tip in
          population.tips[tip].map { tally in
            [
              name, tip, "\(population.people)", "\(tally.seen)",
              tally.medianFirstDay.map { "\($0)" } ?? "", "\(tally.displayCount)",
              tally.starved.most?.rawValue ?? "",
            ]
          }
        }
      }
  }

  /// The members of the JSON object.
  var json: [String: StoredValue] {
    [
      "variants": .array(
        variants.map { name, population in
          .object(
            PopulationText(population: population, seed: 0, isPartial: false).json
              .filter { $0.key != "seed" && $0.key != "partial" }
              .merging(["name": .string(name)]) { $1 })
        })
    ]
  }
}
