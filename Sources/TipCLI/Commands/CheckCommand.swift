import TipFoundation
import TipModel

/// `tipctl check`: the result as an exit code, for scripts.
enum CheckCommand {
  static let spec = CommandSpec(
    "check", group: .inspect, summary: "Exits with 0 if a tip would show, with 1 if not.",
    operands: [SharedOperands.tip], options: [Reporter.option],
    examples: [
      .init("tipctl check FeedBirdsTip", "Prints the status, and exits with 0 or 1."),
      .init(
        "tipctl check FeedBirdsTip --quiet || tipctl explain FeedBirdsTip", "Explains why not."),
    ]
  ) { context, arguments in
    let reporter = try Reporter(arguments, context)
    return try DatastoreSession.run(context) { session in
      let tip = try session.situation.tip(arguments.required(SharedOperands.tip))
      let status = session.situation.verdict(for: tip).status
      let fields: [String: StoredValue] = [
        "id": .string(tip.id), "status": .string(status.description),
        "shouldDisplay": .bool(status == .available),
      ]
      try context.print(report(tip, status, session.situation), by: reporter, json: fields) {
        status.description
      }
      return status == .available ? .done : .no
    }
  }

  private static func report(
    _ tip: TipDefinition, _ status: Tips.Status, _ situation: Situation
  ) -> Report {
    let explanation = Explanation(of: tip, in: situation)
    let finding = Finding(
      .problem, tip.id, "\"\(tip.id)\" is \(status). \(explanation.outlook)", explanation.text)
    return Report(
      name: "tipctl check", subject: tip.id, findings: status == .available ? [] : [finding])
  }
}
