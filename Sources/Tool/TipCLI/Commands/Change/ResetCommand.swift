import TipModel
import TipStore

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
  private static let allApps = OptionSpec(
    "all-apps", help: "The datastores of all apps on this machine, after one question.")

  static let spec: CommandSpec = .init(
    "reset", group: .change, summary: "Erases records, in whole or in part.",
    effect: .destroys, options: [tip, event, parameter, records, allApps],
    exclusive: [
      Exclusion(records, with: tip, event, parameter),
      Exclusion(
        allApps, with: tip, event, parameter, GlobalOptions.datastoreOption,
        GlobalOptions.appOption),
    ],
    examples: [
      .init("tipctl reset --dry-run", "Shows what would be lost."),
      .init(
        "tipctl reset --tip FeedBirdsTip --event didFillFeeder",
        "Resets two parts, after asking."),
      .init("tipctl reset --yes", "Resets everything without asking."),
      .init("tipctl reset --all-apps", "Resets the datastores of all apps."),
    ],
    notes: [
      "Without options, all records, the history, all overrides and the clock are erased; the "
        + "definitions stay. \"tipctl export\" first saves a copy.",
      "With --all-apps, an app that cannot be reset does not stop the others, and the exit code is "
        + "that of its failure. JSON has an object for each app.",
    ]
  ) { context, arguments in
    guard arguments.has(allApps) else {
      return try DatastoreSession.run(context, to: .change) { session in
        try reset(session, arguments)
        return .done
      }
    }
    let apps = AppDatastore.all(in: context.console.environment).map(\.app)
    if apps.isEmpty {
      context.note("\(DatastoreChoice.knownAppsSentence(context)).")
    } else {
      let question = TipQuestions.resetAll(apps)
      try Confirmation(question).ask(in: context, ChangeOptions(arguments))
    }
    return try apps.reduce(.done) { code, app in
      do {
        try DatastoreSession.run(context.with { $0.app = app }, to: .changeExisting) { session in
          try reset(session, arguments, of: app)
        }
        return code
      } catch  where !(error is ClosedPipe) {
        let error = CLIError(error)
        let message = "\(app): \(error.message)"
        return context.report(CLIError(error.exitCode, message, suggestion: error.suggestion))
      }
    }
  }

  /// Resets the parts that the arguments name.
  ///
  /// With an app of several, the question about all of them was asked before.
  private static func reset(
    _ session: DatastoreSession, _ arguments: ParsedArguments, of app: String? = nil
  ) throws {
    let (plan, isWhole) = try plan(arguments, session)
    let options = ChangeOptions(arguments)
    if !plan.actions.isEmpty, app == nil {
      let question = TipQuestions.reset(isWhole: isWhole, loss: plan.lossText.sentence)
      try Confirmation(question).ask(in: session.context, options)
    }
    let outcome = try session.applyAsOperation(plan.actions, options)
    let rest = plan.untouched.map { " Nothing to reset in \"\($0)\"." }.joined()
    var unchanged = "There is nothing to reset."
    if !rest.isEmpty { unchanged = String(rest.dropFirst()) }
    var subject = ""
    if let app { subject = "\(app): " }
    try outcome.print(
      done: "\(subject)Erased: \(plan.lossText).\(rest)", unchanged: subject + unchanged,
      [
        "app": .init(session.choice.app),
        "erased": .array(plan.losses.map { .string($0) }),
        "untouched": .array(plan.untouched.map { .string($0) }),
      ])
  }

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
    let events = arguments.values(event)
    let parameters = arguments.values(parameter)
    let tips = try session.tips(arguments.values(tip), or: facts.recordedTips.sorted())
    for event in events { _ = try session.event(event) }
    for parameter in parameters { _ = try session.parameter(parameter) }
    if tips.isEmpty, events.isEmpty, parameters.isEmpty {
      return (ResetPlan(of: facts), true)
    }
    let plan = ResetPlan(
      tips: tips.map(\.id), events: events.unique, parameters: parameters.unique, of: facts)
    return (plan, false)
  }
}

extension String {
  /// The text with a capital at its start.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}
