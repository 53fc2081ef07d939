import TipModel
import TipStore

/// `tipctl invalidate`: ends a tip for good.
enum InvalidateCommand {
  private static let reason = OptionSpec(
    "reason", allowed: Tips.InvalidationReason.allCases.map(\.rawValue),
    help: "The reason; tipClosed by default.")

  static let spec: CommandSpec = .init(
    "invalidate", group: .change, summary: "Invalidates a tip, as its app does.",
    effect: .changes, operands: [SharedOperands.tip], options: [reason],
    examples: [
      .init("tipctl invalidate FeedBirdsTip", "Closes a tip permanently."),
      .init(
        "tipctl invalidate FeedBirdsTip --reason actionPerformed",
        "Records that the user performed its action."
      ),
    ],
    notes: ["The first reason stays. A tip that is forced to show is not invalidated."],
    run: DatastoreSession.command(to: .change) { session, arguments in
      let situation = session.situation
      let tip = try session.tip(arguments.required(SharedOperands.tip))
      let given = arguments.value(reason).flatMap(Tips.InvalidationReason.init(rawValue:))
      let reason = given ?? .tipClosed
      // Under a show override, the invalidation is only noted, as in the app (D7).
      let isForced = situation.override(of: tip)?.isShown == true
      let outcome = try session.applyAsOperation(
        session.facts.invalidation(of: tip.id, reason, isForced: isForced),
        ChangeOptions(arguments))
      // A limit that the tip exceeds is the first reason (D36).
      let first = outcome.after.facts.record(of: tip.id).invalidation?.reason ?? reason
      let done =
        if isForced {
          "\"\(tip.id)\" is forced to show; the invalidation is noted in the history only."
        } else {
          "\"\(tip.id)\" is invalidated: \(first.rawValue)."
        }
      try outcome.print(
        done: done, unchanged: "\"\(tip.id)\" is invalidated already: \(first.rawValue).",
        ["id": .string(tip.id), "reason": .string(first.rawValue)])
    })
}
