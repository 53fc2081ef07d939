import TipModel

/// `tipctl show`: forces tips to show, whatever their rules say.
enum ShowCommand {
  static let spec = CommandSpec(
    "show", group: .force, summary: "Makes tips show, whatever their rules say.",
    effect: .changes, operands: [SharedOperands.tips],
    options: [Forcing.all, Effectiveness.verify],
    examples: [
      .init("tipctl show FeedBirdsTip", "Shows a tip, also in the running app."),
      .init("tipctl show --all", "Shows every tip."),
    ],
    notes: [
      "Displays under an override do not count towards limits; \"tipctl auto\" removes it.",
      "The override of a tip by name takes precedence over --all.",
    ]
  ) { context, arguments in
    try DatastoreSession.run(context, creates: true) { session in
      let target = try Forcing.target(arguments, command: "show", in: session)
      return try Forcing.run(.shown, target, session, arguments)
    }
  }
}
