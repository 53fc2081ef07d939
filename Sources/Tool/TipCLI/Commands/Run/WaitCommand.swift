import TipModel
import TipSimulation
import TipStore

/// `tipctl wait`: waits until a tip, a tooltip or an alert has one of some statuses.
enum WaitCommand {
  private static let status = OperandSpec(
    "STATUS", .oneOrMore, allowed: StatusExpectation.accepted + ["onScreen", "answered"],
    help: "The status to wait for; one of several is enough.")
  private static let timeout = OptionSpec(
    "timeout", value: "TIME", help: "How long to wait, such as 500ms or 2m; 10s by default.")

  static let spec: CommandSpec = .init(
    "wait", group: .launch,
    summary: "Waits until help has a status; exits with 1 at the timeout.",
    operands: [SharedOperands.help, status], options: [timeout],
    examples: [
      .init(
        "tipctl wait SeasonalVisitorTip available", "Waits until the tip would show."),
      .init(
        "tipctl wait ShareBackyardTip invalidated --timeout 1m",
        "Waits until the tip is closed."),
    ],
    notes: [
      "A tooltip is available or pending under the pointer; an alert is onScreen or answered.",
      "The datastore and the tip need not exist yet. It does not poll: a change of the datastore "
        + "wakes it, and the time at which the status can change by itself.",
      "At the timeout, standard error explains the status, as \"tipctl explain\" does.",
    ]
  ) { context, arguments in
    var length: Int64 = 10_000
    if let text = arguments.value(timeout) {
      length = try DurationText.parse(text, subject: "--timeout")
    }
    let wait = WaitRun(
      context: context, word: arguments.required(SharedOperands.help),
      statuses: arguments.operands(status), news: context.console.news(),
      length: length, start: context.console.now())
    return try DatastoreSession.run(context, prepare: wait.awaitDatastore, wait.run)
  }
}

/// One run of the command: waits for the datastore, then for the status.
private struct WaitRun {
  let context: CommandContext
  /// The tip's id or type, or another id.
  let word: String
  /// The awaited statuses, in the user's spelling.
  let statuses: [String]
  let news: WatchNews
  /// The timeout in milliseconds.
  let length: Int64
  let start: Timestamp

  private var deadline: Timestamp { start.adding(milliseconds: length) }
  private var isOver: Bool { context.console.now() >= deadline }

  /// Waits until the datastore can be opened.
  ///
  /// Returns an exit code if the wait ends without a datastore.
  func awaitDatastore(_ choice: DatastoreChoice) throws -> ExitCode? {
    var watch: DatastoreWatch?
    defer { watch?.cancel() }
    while true {
      let missing: TipControlError
      do throws(TipControlError) {
        try choice.open(creating: false, context).close()
        return nil
      } catch {
        guard error.code == .missing else { throw error }
        missing = error
      }
      if isOver { return try giveUp(missing.reason, missing.suggestion) }
      if watch == nil {
        context.note("Waiting for the datastore \(choice.path).")
        watch = try DatastoreWatch(folderOf: choice.path, news.postChange)
      }
      try sleep(until: deadline)
    }
  }

  /// Waits until the help has a status.
  func run(_ session: DatastoreSession) throws -> ExitCode {
    let watch = try session.watch(news.postChange)
    defer { watch.cancel() }
    var isWarned = false
    while true {
      let views = try session.views(at: context.console.now())
      var situation = views[0].situation
      var help: NamedHelp?
      // The type of several tips is an error, as it does not say which of them to wait for.
      if !situation.help(named: word).isEmpty { help = try situation.help(word) }
      if let help {
        guard let first = views.first(where: { !hasStatus(help, $0.situation) }) else {
          try print(help, views, session, isReached: true)
          return .done
        }
        situation = first.situation
      }
      if isOver { return try giveUp(help, situation, views, session) }
      if help == nil, !isWarned, !situation.help.isEmpty {
        let unknown = situation.unknownHelp(word)
        context.warn("\(unknown.reason) yet", suggestion: unknown.suggestion)
        isWarned = true
      }
      let change = situation.nextChange { $0.id == help?.tip?.id }
      try sleep(until: min(change ?? deadline, deadline))
    }
  }

  /// Sleeps until something may have changed.
  ///
  /// - Throws: ``CLIError`` when the wait is interrupted, also by a reader that has gone: the exit
  ///   code 0 would mean that the status was reached.
  private func sleep(until instant: Timestamp) throws(CLIError) {
    switch news.next(instant) {
    case .changed, .timeReached: return
    case .interrupted, .closedPipe:
      throw CLIError(
        .interrupted, "Interrupted before \"\(word)\" was \(wanted)",
        suggestion: "Run it again to wait further")
    }
  }

  /// Whether help has an awaited status.
  ///
  /// A tip that its group hides does not count as available.
  private func hasStatus(_ help: NamedHelp, _ situation: Situation) -> Bool {
    guard let status = situation.status(of: help), status.group == nil else {
      return false
    }
    return statuses.contains { status.name == $0 || status.name.hasPrefix("\($0)(") }
  }
}

// MARK: - The help and the answer

extension WaitRun {
  private func giveUp(
    _ help: NamedHelp?, _ situation: Situation, _ views: [ProcessView],
    _ session: DatastoreSession
  ) throws -> ExitCode {
    guard let help else {
      let error = situation.unknownHelp(word)
      return try giveUp(error.reason, error.suggestion)
    }
    try print(help, views, session, isReached: false)
    guard context.globals.format == .text else { return .no }
    context.message(
      "tipctl: \"\(help.key.id.printable)\" is \(words(of: help, situation)), not \(wanted), "
        + "after \(DurationText.words(milliseconds: length)).")
    let width = context.console.errorIsTerminal ? context.console.width : nil
    let explanation = ExplainCommand.text(help, situation)
    context.message(ExplainCommand.styled(explanation, context.errorStyle, width))
    return .no
  }

  /// Ends the wait for help, or a datastore, that never appeared.
  private func giveUp(_ reason: String, _ suggestion: String) throws -> ExitCode {
    let words = "\(reason), after \(DurationText.words(milliseconds: length))"
    if context.globals.format == .json {
      let own: [String: StoredValue] = [
        "id": .string(word), "reached": false, "outlook": .string("\(words)."),
      ]
      try context.print(json: own.merging(.status(nil)) { $1 }) { "" }
    } else {
      context.message(Sentences.lines("tipctl: \(words)".printable, suggestion.printable))
    }
    return .no
  }

  private var wanted: String { statuses.joined(separator: " or ") }

  private func print(
    _ help: NamedHelp, _ views: [ProcessView], _ session: DatastoreSession, isReached: Bool
  ) throws {
    try session.print(views) { view in
      var members = ExplainCommand.json(help, view.situation)
      members["reached"] = .bool(isReached)
      return members
    } text: {
      words(of: help, $0.situation)
    }
  }

  private func words(of help: NamedHelp, _ situation: Situation) -> String {
    situation.status(of: help)?.words.printable ?? ""
  }
}
