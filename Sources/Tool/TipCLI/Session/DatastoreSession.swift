import TipModel
import TipStore

/// One run of a command with one datastore, which is closed when the run ends.
struct DatastoreSession {
  /// The use that a run makes of the datastore.
  enum Purpose {
    /// It only reads.
    case read
    /// It changes the datastore. A missing one counts as empty, and the first commit creates it.
    case change
    /// It changes a datastore that exists.
    case changeExisting
  }

  /// The process state of the command.
  let context: CommandContext
  let choice: DatastoreChoice
  /// The controls in the tool's environment.
  let environment: EnvironmentControls
  /// The facts in the datastore at the start of the run.
  let facts: Facts
  /// The views of the processes at the start of the run, at least one.
  let views: [ProcessView]
  /// Nil for a datastore that the first commit creates.
  private let store: (any TipDatastore)?

  /// The situation at the start of the run, as the newest process sees it.
  var situation: Situation { views[0].situation }

  /// Whether the datastore does not exist yet.
  var isNew: Bool { store == nil }

  /// Says that the datastore has no tips, if it has none.
  func noteMissingTips() { ForcedKind.tips.noteMissing(in: self) }

  /// Opens the chosen datastore and works on it.
  ///
  /// The preparation is called before it is opened, and can end the run with a result.
  /// "tipctl clock" prints the clock in force itself.
  ///
  /// - Throws: ``CLIError`` (usage) when no datastore is chosen, `TipControlError` when a control
  ///   of the environment cannot be read or the datastore cannot be opened, and any error of the
  ///   work.
  static func run<Result>(
    _ context: CommandContext, to purpose: Purpose = .read, echoesClock: Bool = true,
    prepare: (DatastoreChoice) throws -> Result? = { _ in nil },
    _ body: (DatastoreSession) throws -> Result
  ) throws -> Result {
    let environment = try EnvironmentControls(context)
    guard let choice = try DatastoreChoice(context, environment: environment.datastore) else {
      throw DatastoreChoice.missing(context)
    }
    if let result = try prepare(choice) { return result }
    let store = try open(choice, creates: purpose == .change, context)
    defer { store?.close() }
    let facts = try store?.facts() ?? Facts()
    let session = DatastoreSession(
      context: context, choice: choice, environment: environment,
      facts: facts, views: environment.views(facts), store: store)
    try session.checkClock(creates: purpose == .change)
    try session.echo(changes: purpose != .read, clock: echoesClock)
    environment.warnOfUnknownTips(in: facts, context)
    return try body(session)
  }

  /// Returns the implementation of a command that works on the chosen datastore, and exits with 0.
  static func command(
    to purpose: Purpose = .read,
    _ work: @escaping @Sendable (DatastoreSession, ParsedArguments) throws -> Void
  ) -> CommandSpec.Action {
    { context, arguments in
      try run(context, to: purpose) { session in
        try work(session, arguments)
        return .done
      }
    }
  }

  private static func open(
    _ choice: DatastoreChoice, creates: Bool, _ context: CommandContext
  ) throws(TipControlError) -> (any TipDatastore)? {
    do throws(TipControlError) {
      return try choice.open(creating: false, context)
    } catch {
      // A datastore is created only when something is written, and not for a typing error (D44).
      guard creates, error.code == .missing, !choice.isMistyped(context) else { throw error }
      return nil
    }
  }

  /// Checks the datastore's file, if there is one, more thoroughly than opening it does.
  func examination() throws(TipControlError) -> DatastoreExamination? {
    try (store as? SQLiteDatastore)?.examine()
  }

  /// Returns the open datastore.
  ///
  /// - Throws: `TipControlError` (`missing`) when it does not exist yet.
  func opened() throws(TipControlError) -> any TipDatastore {
    if let store { return store }
    return try choice.open(creating: false, context)
  }

  /// Checks that the clock in force shows a time that can be evaluated.
  ///
  /// A stored one only causes a warning in a command that changes something, which may clear it.
  private func checkClock(creates: Bool) throws(TipControlError) {
    guard let clock = situation.controls.clock else { return }
    let subject = ControlName.spelling(of: .clock, in: clock.source)
    do throws(TipControlError) {
      try clock.value.check(atBase: environment.systemTime, subject: subject)
    } catch {
      guard clock.source == .stored else { throw error }
      let advice = "Return to the system's clock with \"\(commandLine(["clock", "--clear"]))\""
      guard creates else {
        throw TipControlError(
          error.code, subject: error.subject, reason: error.reason, suggestion: advice)
      }
      context.warn(error.reason, suggestion: advice)
    }
  }

  /// Prints the datastore and the clock where the command line does not name them, and what else
  /// decides the statuses.
  private func echo(changes: Bool, clock echoesClock: Bool) throws(TipControlError) {
    let isAnnounced = choice.isAnnounced(
      changes: changes, inTerminal: context.console.errorIsTerminal)
    if isAnnounced, let origin = choice.origin.words {
      context.note("Datastore: \(choice.path) (\(origin)).", .faint)
    }
    for process in views.compactMap(\.process) { try echo(process) }
    if views[0].process == nil, views[0].ignoresStored {
      context.note("Without overrides: the app's last receipt says that it ignores them.")
    }
    if isAnnounced, echoesClock, let clock = situation.controls.clock {
      let spelling = ControlName.spelling(of: .clock, in: clock.source)
      context.note("Clock: \(situation.now) (\(clock.value.setting), \(spelling)).", .faint)
    }
  }

  /// Prints the overrides of a live process, and warns about controls that it lacks.
  private func echo(_ process: AppProcess) throws(TipControlError) {
    try environment.warnOfUnused(by: process, context)
    let words = try process.overrides.map(\.words) + process.ignoredOverrides
    guard !words.isEmpty else { return }
    context.note("Process: \(process.label), \(words.joined(separator: ", ")).")
  }

  /// Returns a command line that works on the same datastore, quoted for a shell.
  func commandLine(_ words: [String]) -> String {
    ShellQuoting.line(context.tipctl + choice.words + words)
  }
}

// MARK: - Changes

extension DatastoreSession {
  /// Applies the changes of the command, as one operation that can be undone unless `--no-undo`.
  ///
  /// They are dated by the clock in force.
  func applyAsOperation(
    _ actions: [Change.Action], _ options: ChangeOptions
  ) throws(TipControlError) -> ChangeOutcome {
    for action in actions { try action.checkValue() }
    guard let command = options.command else {
      return try applyOrPreview(actions, options, inverse: nil)
    }
    let changes = actions.map { Change($0, at: situation.now, by: .tipctl) }
    return try applyOrPreview(
      [.operate(command: command, changes: changes)], options, inverse: ["undo"])
  }

  /// Writes actions to the datastore, or with `--dry-run` applies them only to a copy of the facts.
  ///
  /// Undo, redo and the press of an alert call it directly, because they are not operations.
  func applyOrPreview(
    _ actions: [Change.Action], _ options: ChangeOptions, inverse: [String]?
  ) throws(TipControlError) -> ChangeOutcome {
    let changes = actions.map { Change($0, at: situation.now, by: .tipctl) }
    var facts = facts
    facts.apply(changes)
    // A recorded change is an operation. A donation that a limit drops at once changes nothing.
    let hasChanged =
      facts.operations != self.facts.operations
      || options.command == nil && !FactsDifference(from: self.facts, to: facts).isEmpty
    // Commands that would change something create the datastore, even if it stays empty (D44).
    let creates = isNew && !changes.isEmpty
    if options.isDryRun, creates {
      context.note("There is no datastore at \(choice.path) yet; it would be created.")
    }
    // Changes of other processes in the meantime are in the committed facts, but not in a copy.
    if !options.isDryRun, hasChanged || creates { facts = try write(changes) }
    return ChangeOutcome(
      before: situation, views: environment.views(facts), hasChanged: hasChanged,
      isDryRun: options.isDryRun, isCreated: creates && !options.isDryRun, inverse: inverse,
      session: self)
  }

  /// Writes changes in one transaction of the datastore, and returns the facts after it.
  private func write(_ changes: [Change]) throws(TipControlError) -> Facts {
    if let store { return try store.commit(changes) }
    let created = try choice.open(creating: true, context)
    defer { created.close() }
    let facts = try created.commit(changes)
    context.note("Created the datastore \(choice.path).")
    return facts
  }
}

extension Change.Action {
  /// Refuses a value that cannot be stored.
  fileprivate func checkValue() throws(TipControlError) {
    let id: String
    let value: StoredValue?
    switch self {
    case .setParameter(let parameter, let new):
      id = parameter
      value = new
    case .donate(let event, _, let info):
      id = event
      value = info
    default: return
    }
    guard let obstacle = value?.obstacle else { return }
    throw TipControlError(
      .malformed, subject: id, reason: "The value for \"\(id)\" cannot be stored: \(obstacle)",
      suggestion: "Store a name or a number of what it describes")
  }
}
