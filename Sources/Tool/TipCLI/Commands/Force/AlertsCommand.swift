import TipModel

/// `tipctl alerts`: every alert of the app, and answers and suppressions from the shell.
enum AlertsCommand {
  private static let ids = OperandSpec(
    "ALERT", .any, completion: .alerts, help: "The alerts, by their ids; all alerts by default.")
  private static let answer = OptionSpec(
    "answer", value: "ANSWERS",
    help: "Answer alerts without showing them: \(ControlValueKind.answers.accepts).")
  private static let suppress = OptionSpec(
    "suppress", value: "ALERTS", completion: .alertList,
    help: "Do not show alerts: \(ControlValueKind.alertNames.accepts).")
  private static let reset = OptionSpec(
    "reset", help: "Let alerts show again for which people chose \"Don't ask again\".")
  private static let clear = OptionSpec(
    "clear", help: "Remove what --answer and --suppress have set.")

  static let spec = CommandSpec(
    "alerts", group: .force, summary: "Lists alerts, answers or suppresses them, or resets that.",
    effect: .changes, operands: [ids],
    options: [answer, suppress, reset, clear, Effectiveness.verify],
    examples: [
      .init("tipctl alerts", "Lists the alerts that the app has shown."),
      .init(
        "tipctl alerts --answer '*=Cancel,remove-backyard=Remove'",
        "Answers all alerts with Cancel, but one with Remove."),
      .init("tipctl alerts --suppress remove-backyard", "Does not show an alert."),
      .init("tipctl alerts --reset", "Lets suppressed alerts show again."),
      .init("tipctl alerts --clear", "Leaves the answers to people again."),
    ],
    notes: [
      "An alert is listed once the app has shown it. \"tipctl explain\" with its id explains gate by "
        + "gate what happens when the app presents it.",
      "--answer and --suppress add to what is set. An answer has to be the title of a button: with "
        + "any other, presenting the alert fails in the app.",
    ]
  ) { context, arguments in
    let request = try Request(arguments)
    return try DatastoreSession.run(context, creates: request != .lists) { session in
      switch request {
      case .lists:
        try AlertList.print(arguments.operands(ids), session)
        return .done
      case .forces(let controls): return try AlertForcing.run(controls, session, arguments)
      case .clears: return try AlertForcing.run(nil, session, arguments)
      case .resets:
        try AlertReset.run(arguments.operands(ids), session, arguments)
        return .done
      }
    }
  }

  /// The work that the options ask for.
  private enum Request: Equatable {
    case lists, resets, clears
    case forces(TipControls)

    /// Reads the options.
    ///
    /// - Throws: ``CLIError`` (usage) for options that exclude one another, `TipControlError` for
    ///   an answer or an id that cannot be read.
    init(_ arguments: ParsedArguments) throws {
      let given = [answer, suppress, reset, clear].filter { arguments.given.has($0) }
      let isForced = given.contains(answer) || given.contains(suppress)
      if given.count > 1, given != [answer, suppress] {
        throw CLIError.usage(
          "\"alerts\" cannot take \(given.map(\.spelling).joined(separator: " and "))",
          suggestion: "Give one of them")
      }
      if let word = arguments.operand(ids), isForced || given == [clear] {
        throw CLIError.usage(
          "\"alerts \(given[0].spelling)\" cannot take \"\(word)\"",
          suggestion: isForced ? "Name the alerts in the option's value" : "Leave it out")
      }
      guard isForced else {
        self = given == [reset] ? .resets : given == [clear] ? .clears : .lists
        return
      }
      var controls = TipControls()
      if let text = arguments.value(answer) {
        try controls.set(.answerAlerts, to: text, subject: answer.spelling)
      }
      if let text = arguments.value(suppress) {
        try controls.set(.suppressAlerts, to: text, subject: suppress.spelling)
      }
      self = .forces(controls)
    }
  }
}
