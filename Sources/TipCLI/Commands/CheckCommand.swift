import TipFoundation
import TipModel

/// `tipctl check`: the result as an exit code, for scripts.
enum CheckCommand {
  static let spec = CommandSpec(
    "check", group: .inspect, summary: "Exits with 0 if a tip would show, with 1 if not.",
    operands: [SharedOperands.tip], options: [DatastoreSession.rulesOnly],
    examples: [
      .init("tipctl check FeedBirdsTip", "Prints the status, and exits with 0 or 1."),
      .init(
        "tipctl check FeedBirdsTip --quiet || tipctl explain FeedBirdsTip", "Explains why not."),
    ]
  ) { context, arguments in
    try DatastoreSession.run(context) { session in
      let tip = try session.situation.tip(arguments.required(SharedOperands.tip))
      let views = session.views(arguments)
      try session.print(views) { $0.situation.members(of: tip) } text: {
        let verdict = $0.situation.verdict(for: tip)
        return verdict.status.description + (verdict.hiddenByGroup.map { ", \($0.printable)" } ?? "")
      }
      return views.allSatisfy { $0.situation.verdict(for: tip).shows } ? .done : .no
    }
  }
}
