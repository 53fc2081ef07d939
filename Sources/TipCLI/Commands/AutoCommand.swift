import TipModel

/// `tipctl auto`: tips go back to their rules.
enum AutoCommand {
  static let spec = CommandSpec(
    "auto", group: .force, summary: "Gives tips back to their rules; all tips by default.",
    effect: .changes, operands: [SharedOperands.tips],
    examples: [
      .init("tipctl auto", "Takes back every \"show\" and \"hide\"."),
      .init("tipctl auto FeedBirdsTip", "Takes back what forces one tip."),
    ],
    notes: ["The clock and the display frequency stay; they have --clear of their own."]
  ) { context, arguments in
    try DatastoreSession.run(context) { session in
      let words = arguments.operands(SharedOperands.tips)
      let situation = session.situation
      // An override may outlive the tip that it names.
      let forced = situation.facts.overrides.tips.keys.sorted()
      let target: Forcing.Target =
        words.isEmpty ? .all : .tips(try situation.tips(words, or: forced))
      try Forcing.run(nil, target, session, ChangeOptions(arguments))
      return .done
    }
  }
}
