package import TipFoundation
import TipModel

/// The table of many people, for texts and pages: a row for each tip.
extension Population {
  /// The reported days that the scenario reaches.
  package var reportedDays: [Int] {
    let reached = Self.reportedDays.filter { $0 < days }
    guard !reached.isEmpty else { return [days - 1] }
    return reached
  }

  /// The heads of the columns.
  package var columns: [String] {
    ["tip"] + reportedDays.map { "by day \($0)" }
      + ["all", "median day", "displays", "invalidated", "never seen"]
  }

  package func cells(_ id: String, _ tally: Tally) -> [String] {
    var cells = [id]
    cells += reportedDays.map { Share.percent(tally.reached(byDay: $0), of: people) }
    cells += [
      Share.percent(tally.seen, of: people), tally.medianCell(none: "-"),
      Share.average(tally.displayCount, of: people), Self.words(tally.invalidated),
      never(tally),
    ]
    return cells
  }

  private func never(_ tally: Tally) -> String {
    if tally.offered == 0, tally.seen == 0 {
      return "\(Share.percent(people, of: people)): not offered"
    }
    guard tally.starvedCount > 0 else { return "" }
    return "\(Share.percent(tally.starvedCount, of: people)): \(Self.words(tally.starved))"
  }

  private static func words<Word: RawRepresentable<String>>(_ counts: [Word: Int]) -> String {
    let total = counts.values.reduce(0, +)
    return counts.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
      .map { "\($0.key.rawValue) \(Share.percent($0.value, of: total))" }
      .joined(separator: ", ")
  }
}

extension Population.Tally {
  /// Returns the median of the first days as a cell, or a text for no median.
  fileprivate func medianCell(none: String) -> String {
    guard let day = medianFirstDay else { return none }
    return "\(day)"
  }
}

// MARK: - For programs

extension Population {
  /// A heading and a row for each tip.
  package var rows: [[String]] {
    var heading = ["tip", "people", "offered", "seen"]
    heading += reportedDays.map { "seenByDay\($0)" }
    heading += ["medianFirstDay", "displays", "neverSeen", "starvedBy"]
    return [heading] + sortedTips.map(row)
  }

  private func row(_ id: String, _ tally: Tally) -> [String] {
    var row = [id, "\(people)", "\(tally.offered)", "\(tally.seen)"]
    row += reportedDays.map { "\(tally.reached(byDay: $0))" }
    row += [
      tally.medianCell(none: ""), "\(tally.displayCount)", "\(tally.starvedCount)",
      tally.starved.most?.rawValue ?? "",
    ]
    return row
  }

  package var json: [String: StoredValue] {
    [
      "people": .int(people), "dayCount": .int(days),
      "starving": .array(
        starving.map { ["id": .string($0.tip), "starvedBy": .string($0.hindrance.rawValue)] }),
      "unoffered": .array(unoffered.map(StoredValue.string)),
      "tips": .array(sortedTips.map(json)),
    ]
  }

  private func json(_ id: String, _ tally: Tally) -> StoredValue {
    let reached = reportedDays.map { ("\($0)", StoredValue.int(tally.reached(byDay: $0))) }
    var members = Tally.coding.members(of: tally)
    members["id"] = .string(id)
    members["displaysPerPerson"] = members["displays"]
    members["displays"] = .int(tally.displayCount)
    members["medianFirstDay"] = .null
    if let day = tally.medianFirstDay { members["medianFirstDay"] = .int(day) }
    members["reached"] = .object(Dictionary(uniqueKeysWithValues: reached))
    return .object(members)
  }
}

/// Several populations side by side.
package struct PopulationComparison {
  package let variants: [(name: String, population: Population)]

  package init(variants: [(name: String, population: Population)]) { self.variants = variants }

  /// The tips of all populations, sorted.
  package var tips: [String] { Set(variants.flatMap { $0.population.tips.keys }).sorted() }

  /// The heads of the columns for texts: two for each variant.
  package var columns: [String] {
    ["tip"] + variants.flatMap { name, _ in [name, "median day"] }
  }

  /// Returns the cells of a tip, which are empty for a variant without the tip.
  package func cells(_ id: String) -> [String] {
    var cells = [id]
    for (_, population) in variants {
      if let tally = population.tips[id] {
        cells += [Share.percent(tally.seen, of: population.people), tally.medianCell(none: "-")]
      } else {
        cells += ["", ""]
      }
    }
    return cells
  }

  /// The sentences about tips that no person of a variant saw, each with the variant's name.
  package var unseen: [String] {
    variants.flatMap { name, population in population.unseen.map { "\(name): \($0)" } }
  }

  /// A heading and a row for each tip and variant, for programs.
  package var rows: [[String]] {
    var rows = [["variant", "tip", "people", "seen", "medianFirstDay", "displays", "starvedBy"]]
    for (name, population) in variants {
      for tip in tips {
        guard let tally = population.tips[tip] else { continue }
        rows.append([
          name, tip, "\(population.people)", "\(tally.seen)",
          tally.medianCell(none: ""), "\(tally.displayCount)",
          tally.starved.most?.rawValue ?? "",
        ])
      }
    }
    return rows
  }

  package var json: [String: StoredValue] {
    [
      "variants": .array(
        variants.map { name, population in
          .object(population.json.merging(["name": .string(name)]) { $1 })
        })
    ]
  }
}
