import TipModel

/// `tipctl reset`: erases records, in whole or in part.
enum ResetCommand {
  private static let tip = OptionSpec(
    "tip", value: "TIP", completion: .tips, repeatable: true,
    help: "Only this tip: its invalidation and displays.")
  private static let event = OptionSpec(
    "event", value: "EVENT", completion: .events, repeatable: true,
    help: "Only this event: its donations.")
  private static let parameter = OptionSpec(
    "parameter", value: "PARAMETER", completion: .parameters, repeatable: true,
    help: "Only this parameter: its value.")

  private static let records = OptionSpec(
    "records", help: "All tips, events and parameters; the overrides and the clock stay.")

  static let spec = CommandSpec(
    "reset", group: .change, summary: "Erases records, in whole or in part.",
    effect: .destroys, options: [tip, event, parameter, records],
    exclusive: [Exclusion(records, with: tip, event, parameter)],
    examples: [
      .init("tipctl reset --dry-run", "Shows what would be lost."),
      .init(
        "tipctl reset --tip FeedBirdsTip --event didFillFeeder", "Resets two parts, after asking."),
      .init("tipctl reset --yes", "Resets everything without asking."),
    ],
    notes: [
      "Without options, all records, the history, all overrides and the clock are erased; the "
        + "definitions stay. \"tipctl export\" first saves a copy."
    ],
    run: DatastoreSession.command(creates: true) { session, arguments in
      let (plan, isWhole) = try plan(arguments, session)
      let options = ChangeOptions(arguments)
      if !plan.actions.isEmpty {
        let question = TipQuestions.reset(isWhole: isWhole, loss: plan.lossText.sentence)
        try Confirmation(question).ask(in: session.context, options)
      }
      let outcome = try session.perform(plan.actions, options)
      let rest = plan.untouched.map { " Nothing to reset in \"\($0)\"." }.joined()
      let isNamed = !isWhole && !rest.isEmpty
      try outcome.print(
        done: "Erased: \(plan.lossText).\(rest)",
        unchanged: isNamed ? String(rest.dropFirst()) : "There is nothing to reset.",
        [
          "erased": .array(plan.losses.map { .string($0) }),
          "untouched": .array(plan.untouched.map { .string($0) }),
        ])
    })

  private static func plan(
    _ arguments: ParsedArguments, _ session: DatastoreSession
  ) throws -> (ResetPlan, isWhole: Bool) {
    let facts = session.situation.facts
    if arguments.has(records) {
      var plan = ResetPlan(
        tips: facts.recordedTips.sorted(), events: facts.events.keys.sorted(),
        parameters: facts.parameters.keys.sorted(), of: facts)
      plan.untouched = []
      return (plan, false)
    }
    let (events, parameters) = (arguments.values(event), arguments.values(parameter))
    let tips = try session.tips(arguments.values(tip), or: facts.recordedTips.sorted())
    for event in events { _ = try session.event(event) }
    for parameter in parameters { _ = try session.parameter(parameter) }
    if tips.isEmpty, events.isEmpty, parameters.isEmpty { return (ResetPlan(of: facts), true) }
    let plan = ResetPlan(
      tips: tips.map(\.id), events: events.unique, parameters: parameters.unique, of: facts)
    return (plan, false)
  }
}

extension String {
  /// The text with a capital at its start.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}
