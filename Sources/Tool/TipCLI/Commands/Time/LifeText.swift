import TipFoundation
import TipModel
import TipSimulation

/// The life of one person as text and JSON.
struct LifeText {
  let life: Life

  // MARK: - Text

  /// Returns the days, the tips, and why some of them starve.
  func text(_ context: CommandContext) -> String {
    let days = TextTable(["day", "date", "shows", "waits"], rows: dayRows)
    let tips = TextTable(["tip", "displays", "first day", "at the end"], rows: tipRows)
    return ([context.text(of: days), "", context.text(of: tips)] + starving + unoffered).joined(
      separator: "\n")
  }

  /// The rows of the days; consecutive equal days are one row.
  private var dayRows: [[TextTable.Cell]] {
    var rows: [(days: ClosedRange<Int>, day: Life.Day)] = []
    for (number, day) in life.days.enumerated() {
      if let last = rows.last, last.day.shown == day.shown, last.day.waiting == day.waiting {
        rows[rows.count - 1].days = last.days.lowerBound...number
      } else {
        rows.append((number...number, day))
      }
    }
    return rows.map { days, day in
      let first = days.lowerBound
      let date = life.scenario.start.adding(milliseconds: Int64(first) * Scenario.dayLength)
      let waits = day.waiting.sorted { $0.key < $1.key }
        .map { "\($0.key) (\($0.value.rawValue))" }
      return [
        .init(days.count == 1 ? "\(first)" : "\(first)-\(days.upperBound)"),
        .init(String(date.description.prefix(10)), .faint),
        .init(day.shown.isEmpty ? "-" : day.shown.joined(separator: ", "), .good),
        .init(waits.joined(separator: ", ")),
      ]
    }
  }

  private var tipRows: [[TextTable.Cell]] {
    life.lanes.map { lane in
      [
        .init(lane.tip), .init("\(lane.displays.count)"),
        .init(lane.displays.first.map { "\(life.scenario.day(of: $0))" } ?? "-"),
        .init(lane.spans.last?.state.words ?? ""),
      ]
    }
  }

  private var starving: [String] {
    life.starving.sorted { $0.key < $1.key }.map { tip, hindrance in
      let wait = life.lanes.first { $0.tip == tip }?.spans.last { span in
        if case .waiting(let gate, let found) = span.state {
          gate == hindrance.rawValue && !found.isEmpty
        } else {
          false
        }
      }
      let found = if case .waiting(_, let found)? = wait?.state { found } else { "" }
      return hindrance.starvation(of: tip.printable, found: found.printable)
    }
  }

  private var unoffered: [String] {
    life.unoffered.map { "\($0.printable) is on no screen of the scenario." }
  }

  // MARK: - JSON

  /// The members of the JSON object.
  var json: [String: StoredValue] {
    [
      "people": 1, "seed": .int(life.scenario.seed),
      "start": .string(life.scenario.start.description),
      "end": .string(life.scenario.end.description),
      "days": .array(life.days.enumerated().map { json($0, $1) }),
      "tips": .array(life.lanes.map(json)),
      "unoffered": .array(life.unoffered.map(StoredValue.string)),
    ]
  }

  private func json(_ number: Int, _ day: Life.Day) -> StoredValue {
    [
      "day": .int(number), "openings": .int(day.openings),
      "shown": .array(day.shown.map(StoredValue.string)),
      "waiting": .object(day.waiting.mapValues { .string($0.rawValue) }),
    ]
  }

  private func json(_ lane: Lane) -> StoredValue {
    .object(
      LaneRows.members(of: lane).merging([
        "firstDay": lane.displays.first.map { .int(life.scenario.day(of: $0)) } ?? .null,
        "starvedBy": life.starving[lane.tip].map { .string($0.rawValue) } ?? .null,
      ]) { $1 })
  }
}

/// Lanes as rows and as JSON.
enum LaneRows {
  /// Returns a heading and a row for each state of each tip.
  static func rows(of lanes: [Lane]) -> [[String]] {
    [["tip", "state", "gate", "found", "start", "end"]]
      + lanes.flatMap { lane in
        lane.spans.map { span in
          let (state, gate, found) = span.state.parts
          return [lane.tip, state, gate, found, span.start.description, span.end.description]
        }
      }
  }

  /// Returns the members of a lane in JSON.
  static func members(of lane: Lane) -> [String: StoredValue] {
    [
      "id": .string(lane.tip), "title": .string(lane.title),
      "displays": .array(lane.displays.map { .string($0.description) }),
      "spans": .array(
        lane.spans.map { span in
          let (state, gate, found) = span.state.parts
          return [
            "state": .string(state), "gate": gate.isEmpty ? .null : .string(gate),
            "found": found.isEmpty ? .null : .string(found),
            "start": .string(span.start.description), "end": .string(span.end.description),
          ]
        }),
    ]
  }
}

extension Lane.State {
  /// The state, the gate or the reason, and the gate's finding; empty for none.
  var parts: (state: String, gate: String, found: String) {
    switch self {
    case .waiting(let gate, let found): ("waiting", gate, found)
    case .eligible: ("eligible", "", "")
    case .onScreen: ("onScreen", "", "")
    case .invalidated(let reason): ("invalidated", reason.rawValue, "")
    }
  }
}
