import TipModel

/// `tipctl status`: the status of tips only.
enum StatusCommand {
  static let spec = CommandSpec(
    "status", group: .inspect, summary: "Prints the status of tips.",
    operands: [SharedOperands.tips],
    examples: [
      .init("tipctl status --app BackyardBirds", "Prints the status of every tip."),
      .init("tipctl status FeedBirdsTip ShareBackyardTip", "Prints the status of two tips."),
    ]
  ) { context, arguments in
    try DatastoreSession.run(context) { session in
      let situation = session.situation
      let words = arguments.operands(SharedOperands.tips)
      let tips = words.isEmpty ? situation.tips : try situation.tips(words)
      let verdicts = tips.map { ($0.id, situation.verdict(for: $0)) }
      if tips.isEmpty { context.note("No tip is known yet; the app makes tips known.") }
      try context.print(json: ["tips": .array(verdicts.map(json))]) {
        TextTable([], rows: verdicts.map(row)).text(style: context.style)
      }
      return .done
    }
  }

  private static func row(_ id: String, _ verdict: Verdict) -> [TextTable.Cell] {
    [.init(id), .init(verdict.status)] + (verdict.hiddenByGroup.map { [.init($0)] } ?? [])
  }

  private static func json(_ id: String, _ verdict: Verdict) -> StoredValue {
    let fields: [String: StoredValue] = [
      "id": .string(id), "status": .string(verdict.status.description),
      "shouldDisplay": .bool(verdict.shouldDisplay),
    ]
    return .object(fields.merging(verdict.groupFields) { $1 })
  }
}
