import TipModel

/// `tipctl alerts`: every alert of the app, and answers and suppressions from the shell.
enum AlertsCommand {
  private static let ids = OperandSpec(
    "ALERT", .any, completion: .alerts, help: "The alerts, by their ids; all alerts by default.")
  private static let answer = OptionSpec(
    "answer", value: "ANSWERS",
    help: "Answer alerts without showing them: \(ControlValueKind.answers.accepts).")
  private static let suppress = OptionSpec(
    "suppress", value: "ALERTS", completion: .list(of: .alerts),
    help: "Do not show alerts: \(ControlValueKind.alertNames.accepts).")
  private static let reset = OptionSpec(
    "reset", help: "Let alerts show again for which people chose \"Don't ask again\".")
  private static let press = OptionSpec(
    "press", value: "ALERT=BUTTON", help: "Press a button of the alert that is on screen now.")
  private static let clear = OptionSpec(
    "clear", help: "Remove what --answer and --suppress have set.")

  static let spec: CommandSpec = .init(
    "alerts", group: .force, summary: "Lists alerts, answers or suppresses them, or resets that.",
    effect: .changes, operands: [ids],
    options: [answer, suppress, reset, clear, press, ChangeOutcome.verify],
    exclusive: [
      Exclusion(reset, with: answer, suppress, clear, press),
      Exclusion(clear, with: answer, suppress, press), Exclusion(press, with: answer, suppress),
      Exclusion(ids, with: answer, suppress, clear, press),
    ],
    examples: [
      .init("tipctl alerts", "Lists the alerts that the app has shown or registered."),
      .init(
        "tipctl alerts --answer '*=Cancel,remove-backyard=Remove'",
        "Answers all alerts with Cancel, but one with Remove."),
      .init("tipctl alerts --press remove-backyard=Cancel", "Answers the alert on screen."),
      .init("tipctl alerts --suppress remove-backyard", "Does not show an alert."),
      .init("tipctl alerts --reset", "Lets suppressed alerts show again."),
      .init("tipctl alerts --clear", "Leaves the answers to people again."),
    ],
    notes: [
      "An alert is listed once the app has shown or registered it. \"tipctl explain\" with its id "
        + "explains gate by gate what happens when the app presents it.",
      "--answer and --suppress add to what is set. An answer has to be the title of a button: for "
        + "an alert that is not known yet, the app checks it when it presents the alert.",
    ]
  ) { context, arguments in
    let isForced = arguments.has(answer) || arguments.has(suppress)
    let controls = try TipControls(
      arguments, [(answer, .answerAlerts), (suppress, .suppressAlerts)])
    let isList = !isForced && !arguments.has(reset) && !arguments.has(clear)
    var purpose: DatastoreSession.Purpose = isList ? .read : .change
    if arguments.has(press) { purpose = .changeExisting }
    return try DatastoreSession.run(context, to: purpose) { session in
      let ids = arguments.operands(ids)
      if let word = arguments.value(press) { return try press(word, session, arguments) }
      if isList {
        try AlertList.print(ids, session)
        return .done
      }
      if arguments.has(reset) { return try reset(ids, session, arguments) }
      if isForced { return try force(controls, session, arguments) }
      return try force(nil, session, arguments)
    }
  }

  /// Lets alerts show again after "Don't ask again", by id or all, and prints the outcome.
  private static func reset(
    _ ids: [String], _ session: DatastoreSession, _ arguments: ParsedArguments
  ) throws -> ExitCode {
    let suppressed = try session.situation.alerts(ids).filter { $0.suppression != nil }
      .map(\.alert.id)
    let outcome = try session.applyAsOperation(
      suppressed.map { .suppressAlert(id: $0, button: nil) }, ChangeOptions(arguments))
    let list = suppressed.joined(separator: ", ").printable
    let subject = ids.isEmpty ? "No alert" : ids.joined(separator: ", ").printable
    let object = suppressed.count == 1 ? "it" : "them"
    try outcome.print(
      done: "\(list): shown again when the app presents \(object).",
      unchanged: "\(subject): not suppressed by \"Don't ask again\".",
      ["alerts": .array(suppressed.map(StoredValue.string))])
    return .done
  }

  /// Presses a button of an alert on screen.
  ///
  /// The app answers, so this is not an operation that can be undone.
  private static func press(
    _ word: String, _ session: DatastoreSession, _ arguments: ParsedArguments
  ) throws -> ExitCode {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw CLIError.usage(
        "Invalid value \"\(word)\" for --press", suggestion: "Write ALERT=BUTTON")
    }
    let id = parts[0]
    let title = parts[1]
    let record = try session.situation.alerts([id])[0]
    guard record.alert.button(titled: title) != nil else {
      throw record.alert.unknownButton(title)
    }
    guard !record.activeDisplays.isEmpty else {
      throw CLIError(
        .no, "The alert \"\(id)\" is not on screen, and nothing was pressed",
        suggestion: "Wait for it: tipctl wait \(ShellQuoting.quoted(id)) onScreen")
    }
    try checkPress(of: title, record, session)
    let options = ChangeOptions(isDryRun: ChangeOptions(arguments).isDryRun, command: nil)
    let words = "\(id): \"\(title)\" pressed".printable
    try session.applyOrPreview([.pressAlert(id: id, button: title)], options, inverse: nil).print(
      done: "\(words).", unchanged: "\(words).",
      ["alert": .string(id), "button": .string(title)])
    return .done
  }

  /// Refuses a press that has no effect: the app ignores it, or has not answered an earlier one.
  private static func checkPress(
    of title: String, _ record: AlertRecord, _ session: DatastoreSession
  ) throws(CLIError) {
    let id = record.alert.id
    let owners = Set(record.activeDisplays.map(\.owner))
    let presenting = session.views.filter { owners.contains($0.process?.owner ?? "") }
    let views = presenting.isEmpty ? session.views : presenting
    if views.allSatisfy(\.ignoresStored) {
      let app = views[0].process?.label ?? "The app"
      throw CLIError(
        .no, "\(app) ignores controls, and \"\(title)\" of the alert \"\(id)\" was not pressed",
        suggestion: "Run a debug build, or configure it with .testingControls(.enabled)")
    }
    guard let pressed = record.pressed, pressed == title else { return }
    throw CLIError(
      .no,
      "\"\(title)\" of the alert \"\(id)\" was pressed before, and the app has not answered yet",
      suggestion: "Wait for it: tipctl wait \(ShellQuoting.quoted(id)) answered")
  }

  /// Adds controls to those that are stored, or with nil removes them, and prints the outcome.
  private static func force(
    _ controls: TipControls?, _ session: DatastoreSession, _ arguments: ParsedArguments
  ) throws -> ExitCode {
    var help = session.facts.overrides.help
    if let controls {
      help.merge(controls)
      try ForcedKind.alerts.check(controls, controls.alerts, session)
    } else {
      help.clear(.alerts)
    }
    var actions: [Change.Action] = []
    if help != session.facts.overrides.help { actions = [.setHelp(help)] }
    let outcome = try session.applyAsOperation(actions, ChangeOptions(arguments))
    let forced = controls?.alerts ?? []
    let warnings = outcome.warnings { view in
      forced.compactMap { view.overruling(ofAlert: $0) }
    }
    return try outcome.finish(
      words(controls),
      [
        "answers": .object(help.answerAlerts.mapValues(StoredValue.string)),
        "suppressed": .array(help.suppressAlerts.map(StoredValue.string)),
      ],
      arguments, warnings: warnings)
  }

  private static func words(_ controls: TipControls?) -> ChangeOutcome.Words {
    guard let controls else {
      return ChangeOutcome.Words(
        done: "Alerts are left to people again.",
        unchanged: "tipctl neither answers nor suppresses alerts.")
    }
    func name(_ id: String) -> String { ForcedKind.alerts.subject([id]) }
    let answers = controls.answerAlerts.sorted { $0.key < $1.key }
      .map { "\(name($0.key)): answered with \"\($0.value)\"" }
    let suppressed = controls.suppressAlerts.map { "\(name($0)): suppressed" }
    let list = (answers + suppressed).joined(separator: "; ").printable
    return ChangeOutcome.Words(done: "\(list).", unchanged: "\(list) already.")
  }
}

extension ProcessView {
  /// Returns the control that decides about an alert instead of the stored one, if any does.
  fileprivate func overruling(ofAlert id: String) -> Overruling? {
    let decider = situation.controls.alertControl(id)
    guard let decider, decider.source != .stored else { return nil }
    var subject = "\"\(id)\""
    if id == Controls.all { subject = "All alerts" }
    return Overruling(subject: subject, control: decider.value, source: decider.source)
  }
}

extension TipControls {
  /// The ids of the alerts that are answered or suppressed, in order.
  fileprivate var alerts: [String] { Set(answerAlerts.keys).union(suppressAlerts).sorted() }
}
