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
      let statuses = tips.map { ($0.id, situation.verdict(for: $0).status) }
      if tips.isEmpty { context.note("No tip is known yet; the app makes tips known.") }
      try context.print(json: ["tips": .array(statuses.map(json))]) {
        TextTable([], rows: statuses.map { [.init($0), .init($1)] }).text(style: context.style)
      }
      return .done
    }
  }

  private static func json(_ id: String, _ status: Tips.Status) -> StoredValue {
    [
      "id": .string(id), "status": .string(status.description),
      "shouldDisplay": .bool(status == .available),
    ]
  }
}
