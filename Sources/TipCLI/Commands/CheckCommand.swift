import TipFoundation
import TipModel

/// `tipctl check`: the result as an exit code, for scripts.
enum CheckCommand {
  static let spec = CommandSpec(
    "check", group: .inspect, summary: "Exits with 0 if a tip would show, with 1 if not.",
    operands: [SharedOperands.tip],
    examples: [
      .init("tipctl check FeedBirdsTip", "Prints the status, and exits with 0 or 1."),
      .init(
        "tipctl check FeedBirdsTip --quiet || tipctl explain FeedBirdsTip", "Explains why not."),
    ]
  ) { context, arguments in
    try DatastoreSession.run(context) { session in
      let tip = try session.situation.tip(arguments.required(SharedOperands.tip))
      let verdict = session.situation.verdict(for: tip)
      let fields: [String: StoredValue] = [
        "id": .string(tip.id), "status": .string(verdict.status.description),
        "shouldDisplay": .bool(verdict.shouldDisplay),
      ]
      try context.print(json: fields.merging(verdict.groupFields) { $1 }) {
        verdict.status.description + (verdict.hiddenByGroup.map { ", \($0.printable)" } ?? "")
      }
      return verdict.shows ? .done : .no
    }
  }
}
