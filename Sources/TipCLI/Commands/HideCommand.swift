import TipModel

/// `tipctl hide`: tips do not show, whatever their rules say.
enum HideCommand {
  static let spec = CommandSpec(
    "hide", group: .force, summary: "Keeps tips from showing, whatever their rules say.",
    effect: .changes, operands: [SharedOperands.tips], options: [Forcing.all],
    examples: [
      .init("tipctl hide ShareBackyardTip", "Hides a tip, also in the running app."),
      .init("tipctl hide --all", "Hides every tip, as for screenshots."),
    ],
    notes: [
      "A hidden tip is not invalidated; \"tipctl auto\" gives it back to its rules.",
      "What was said of a tip by its name counts before what was said of all.",
    ]
  ) { context, arguments in
    try DatastoreSession.run(context) { session in
      let target = try Forcing.target(arguments, command: "hide", in: session.situation)
      try Forcing.run(.hidden, target, session, ChangeOptions(arguments))
      return .done
    }
  }
}
