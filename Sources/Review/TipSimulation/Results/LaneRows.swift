package import TipFoundation

extension Life {
  package var json: [String: StoredValue] {
    [
      "people": 1, "seed": .int(scenario.seed),
      "start": .string(scenario.start.description), "end": .string(scenario.end.description),
      "days": .array(days.enumerated().map { json($0, $1) }),
      "tips": .array(lanesInGroups.map(json)),
      "unoffered": .array(unoffered.map(StoredValue.string)),
    ]
  }

  private func json(_ number: Int, _ day: Life.Day) -> StoredValue {
    [
      "day": .int(number), "openings": .int(day.openings),
      "onScreen": .array(day.onScreen.map(StoredValue.string)),
      "notOnScreen": .object(day.notOnScreen.mapValues { .string($0.rawValue) }),
    ]
  }

  private func json(_ lane: Lane) -> StoredValue {
    var members = lane.members
    members["firstDay"] = .null
    members["starvedBy"] = .null
    if let date = lane.displays.first { members["firstDay"] = .int(scenario.day(of: date)) }
    if let hindrance = starving[lane.tip] {
      members["starvedBy"] = .string(hindrance.rawValue)
    }
    return .object(members)
  }
}

extension [Lane] {
  /// A heading and a row for each state of each tip.
  package var rows: [[String]] {
    [["tip"] + Lane.Span.columns] + flatMap { lane in lane.spans.map { [lane.tip] + $0.cells } }
  }
}

extension Lane {
  /// The members of the JSON object.
  package var members: [String: StoredValue] {
    [
      "id": .string(tip), "title": .string(title),
      "displays": .array(displays.map { .string($0.description) }),
      "spans": .array(spans.map { .object($0.members) }),
    ]
  }
}

extension Lane.Span {
  fileprivate static let columns = ["state", "decidedBy", "reason", "start", "end"]

  fileprivate var cells: [String] {
    let (name, gate, reason) = state.parts
    return [name.rawValue, gate, reason, start.description, end.description]
  }

  fileprivate var members: [String: StoredValue] {
    let values = cells.map { $0.isEmpty ? StoredValue.null : .string($0) }
    return Dictionary(uniqueKeysWithValues: zip(Self.columns, values))
  }
}
