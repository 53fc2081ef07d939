import TipModel

/// `tipctl hide`: forces tips to be hidden, whatever their rules say.
enum HideCommand {
  static let spec = CommandSpec(
    "hide", group: .force, summary: "Keeps tips from showing, whatever their rules say.",
    effect: .changes, operands: [SharedOperands.tips],
    options: [Forcing.all, Effectiveness.verify],
    examples: [
      .init("tipctl hide ShareBackyardTip", "Hides a tip, also in the running app."),
      .init("tipctl hide --all", "Hides every tip, for example for screenshots."),
    ],
    notes: [
      "A hidden tip is not invalidated; \"tipctl auto\" returns it to its rules.",
      "The override of a tip by name takes precedence over --all.",
    ]
  ) { context, arguments in
    try DatastoreSession.run(context, creates: true) { session in
      let target = try Forcing.target(arguments, command: "hide", in: session)
      return try Forcing.run(.hidden, target, session, arguments)
    }
  }
}
