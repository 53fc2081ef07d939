import TipModel

/// `tipctl list`: every tip, its status, and the deciding gate.
enum ListCommand {
  static let spec = CommandSpec(
    "list", group: .inspect, summary: "Lists all tips with their status and the deciding gate.",
    examples: [
      .init("tipctl list --app BackyardBirds", "Lists the tips of an app."),
      .init("tipctl list --datastore .tipkit --format json", "Lists them for a program."),
    ],
    notes: ["A tip is listed once the app has registered, evaluated or shown it."]
  ) { context, _ in
    try DatastoreSession.run(context) { session in
      let situation = session.situation
      let tips = situation.tips.map { ($0, situation.verdict(for: $0)) }
      if tips.isEmpty { context.note("No tip is known yet; the app makes tips known.") }
      try context.print(json: ["tips": .array(tips.map(json))]) {
        let rows = tips.map { tip, verdict in row(tip, verdict, situation.override(of: tip)) }
        return TextTable(["tip", "status", "decided by", "override", "title"], rows: rows)
          .text(style: context.style, width: context.tableWidth)
      }
      return .done
    }
  }

  private static func row(
    _ tip: TipDefinition, _ verdict: Verdict, _ override: TipOverride?
  ) -> [TextTable.Cell] {
    let forced = override.map { "\($0.isShown ? "shown" : "hidden") by \($0.source.label)" }
    return [
      .init(tip.id), .init(verdict.status), .init(verdict.decidedBy?.rawValue ?? ""),
      .init(forced ?? "", .warning), .init(tip.title),
    ]
  }

  private static func json(_ tip: TipDefinition, _ verdict: Verdict) -> StoredValue {
    let fields: [String: StoredValue] = [
      "id": .string(tip.id), "title": .string(tip.title),
      "status": .string(verdict.status.description), "shouldDisplay": .bool(verdict.shouldDisplay),
      "decidedBy": verdict.decidedBy.map { .string($0.rawValue) } ?? .null,
    ]
    return .object(fields.merging(verdict.groupFields) { $1 })
  }
}

extension TextTable.Cell {
  /// Creates the cell of a status.
  init(_ status: Tips.Status) {
    let role: Style.Role =
      switch status {
      case .available: .good
      case .pending: .plain
      case .invalidated: .faint
      }
    self.init(status.description, role)
  }
}
