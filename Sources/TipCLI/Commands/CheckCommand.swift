import TipModel
import TipFoundation

/// `tipctl check`: the answer as an exit code, for scripts.
enum CheckCommand {
  static let spec = CommandSpec(
    "check", group: .inspect, summary: "Answers with 0 if a tip would show, with 1 if not.",
    operands: [SharedOperands.tip],
    examples: [
      .init("tipctl check FeedBirdsTip", "Prints the status, and answers with the exit code."),
      .init("tipctl check FeedBirdsTip --quiet || tipctl explain FeedBirdsTip", "Asks why not."),
    ]
  ) { context, arguments in
    try DatastoreSession.run(context) { session in
      let tip = try session.situation.tip(arguments.required(SharedOperands.tip))
      let status = session.situation.verdict(for: tip).status
      let fields: [String: StoredValue] = [
        "id": .string(tip.id), "status": .string(status.description),
        "shouldDisplay": .bool(status == .available),
      ]
      try context.print(json: fields) { status.description }
      return status == .available ? .done : .no
    }
  }
}
