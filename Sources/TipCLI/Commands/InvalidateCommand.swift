import TipModel
import TipFoundation

/// `tipctl invalidate`: a tip does not show any more.
enum InvalidateCommand {
  private static let reason = OptionSpec(
    "reason", allowed: Tips.InvalidationReason.allCases.map(\.rawValue),
    help: "Why; tipClosed if left out.")

  static let spec = CommandSpec(
    "invalidate", group: .change, summary: "Invalidates a tip, as its app does.",
    effect: .changes, operands: [SharedOperands.tip], options: [reason],
    examples: [
      .init("tipctl invalidate FeedBirdsTip", "Closes a tip for good."),
      .init(
        "tipctl invalidate FeedBirdsTip --reason actionPerformed", "Says that its advice was taken."
      ),
    ],
    notes: ["The first reason stays. A tip that is forced to show is not invalidated."]
  ) { context, arguments in
    try DatastoreSession.run(context) { session in
      let situation = session.situation
      let tip = try situation.tip(arguments.required(SharedOperands.tip))
      let reason =
        arguments.value(reason).flatMap(Tips.InvalidationReason.init(rawValue:)) ?? .tipClosed
      // Under a show override it is only noted, as in the app (D7).
      let isForced = situation.override(of: tip)?.isShown == true
      let outcome = try session.perform(
        [.invalidate(tip: tip.id, reason: reason, isForced: isForced)], ChangeOptions(arguments))
      let first = situation.facts.record(of: tip.id).invalidation?.reason ?? reason
      let done =
        isForced
        ? "\"\(tip.id)\" is forced to show; the invalidation is noted in the history only."
        : "\"\(tip.id)\" is invalidated: \(reason.rawValue)."
      try outcome.print(
        Outcome.Words(
          done: done, unchanged: "\"\(tip.id)\" is invalidated already: \(first.rawValue)."),
        ["id": .string(tip.id), "reason": .string(first.rawValue)])
      return .done
    }
  }
}
