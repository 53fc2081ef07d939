import TipModel

/// `tipctl auto`: removes overrides, so that rules decide again.
enum AutoCommand {
  static let spec = CommandSpec(
    "auto", group: .force, summary: "Returns tips to their rules; all tips by default.",
    effect: .changes, operands: [SharedOperands.tips], options: [Effectiveness.verify],
    examples: [
      .init("tipctl auto", "Removes every \"show\" and \"hide\"."),
      .init("tipctl auto FeedBirdsTip", "Removes the override of one tip."),
    ],
    notes: ["The clock and the display frequency stay; their commands have --clear."]
  ) { context, arguments in
    try DatastoreSession.run(context, creates: true) { session in
      let words = arguments.operands(SharedOperands.tips)
      // An override can outlive its tip.
      let forced = session.situation.facts.overrides.tips.keys.sorted()
      let target: Forcing.Target =
        words.isEmpty ? .all : .tips(try session.tips(words, or: forced))
      return try Forcing.run(nil, target, session, arguments)
    }
  }
}
