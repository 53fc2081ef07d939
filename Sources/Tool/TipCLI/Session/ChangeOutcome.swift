import TipModel

/// The result of changes, or with `--dry-run`, the result they would have.
struct ChangeOutcome {
  let before: Situation
  /// The views of the processes afterwards, at least one.
  let views: [ProcessView]
  let hasChanged: Bool
  /// Whether nothing was written.
  let isDryRun: Bool
  /// Whether the change created the datastore.
  let isCreated: Bool
  /// The words of the command that reverts the change, or nil when nothing was recorded.
  let inverse: [String]?
  let session: DatastoreSession

  /// The situation afterwards, as the newest process sees it.
  var after: Situation { views[0].situation }

  /// The tips whose status changed, or that their groups show or hide now.
  private var verdicts: [(id: String, before: Verdict, after: Verdict)] {
    let verdictsBefore = TipVerdicts(in: before)
    let verdictsAfter = TipVerdicts(in: after)
    return after.tips.compactMap { tip in
      guard let old = before.facts.tips[tip.id] else { return nil }
      let before = verdictsBefore.verdict(for: old, isBrief: true)
      let after = verdictsAfter.verdict(for: tip, isBrief: true)
      guard before.status != after.status || before.shows != after.shows else { return nil }
      return (tip.id, before, after)
    }
  }
}

extension ChangeOutcome {
  /// The words about a change.
  struct Words {
    /// The new state, as a sentence in the present tense.
    var done: String
    /// The unchanged state, as a sentence.
    var unchanged: String
  }

  /// Prints the new state, or that it is unchanged.
  func print(done: String, unchanged: String, _ fields: [String: StoredValue]) throws {
    try print(Words(done: done, unchanged: unchanged), fields)
  }

  /// Prints the new state, its effect on tips, and the command that reverts it.
  ///
  /// The fields are further members of the JSON object.
  func print(_ words: Words, _ fields: [String: StoredValue] = [:]) throws {
    var undo: String?
    if hasChanged, !isDryRun, let inverse { undo = session.commandLine(inverse) }
    let verdicts = verdicts
    let own: [String: StoredValue] = [
      "undo": .init(undo), "created": .bool(isCreated),
      "statuses": .array(
        verdicts.map { id, before, after in
          [
            "id": .string(id), "before": .object(before.status.members),
            "after": .object(after.status.members), "shows": .bool(after.shows),
          ]
        }),
    ]
    var lines = verdicts.map { id, before, after in
      "  \(id): \(before.shortWords) -> \(after.words)".printable
    }
    if !session.context.globals.quiet, let undo {
      lines.append("Take it back with: \(undo.printable)")
    }
    let state = hasChanged ? words.done : words.unchanged
    try session.context.print(
      changed: hasChanged, isDryRun: isDryRun, state, lines: lines,
      fields: fields.merging(own) { $1 })
  }
}

// MARK: - Overrides

/// A state that another control keeps, in spite of a change of stored overrides (D6).
struct Overruling {
  /// The state that stays, as a clause.
  let subject: String
  let control: Control
  let source: ControlSource
}

extension Overruling {
  /// Creates the overruling of a tip or a tooltip, or nil when its override is as requested.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - requested: The requested state, or nil to leave it to the app again.
  ///   - override: Its override in a process, after the change.
  init?(_ id: String, requested: StoredOverrides.ForcedState?, _ override: TipOverride?) {
    guard let override else { return nil }
    if let requested, override.isShown == (requested == .shown) { return nil }
    self.init(
      subject: "\"\(id)\" is still \(override.state)",
      control: override.control, source: override.source)
  }
}

/// The end of all commands that change stored overrides.
extension ChangeOutcome {
  /// Makes a command fail when its effect is overruled.
  static let verify = OptionSpec(
    "verify", help: "Exit with 1 when something else decides, in this shell or a running app.")

  /// Prints the change, and warns in sentences about what keeps it from its effect.
  ///
  /// - Returns: ``ExitCode/no`` with `--verify` when the change has no effect in a process.
  /// - Throws: ``ClosedPipe`` when the reader has closed the pipe, `CLIError` when writing fails.
  func finish(
    _ words: Words, _ fields: [String: StoredValue], _ arguments: ParsedArguments,
    warnings: [String], note: String = ""
  ) throws -> ExitCode {
    try print(words, fields)
    for warning in warnings { session.context.warn(warning) }
    if !note.isEmpty { session.context.note(note) }
    let isReached = !warnIfIgnored() && warnings.isEmpty
    guard arguments.has(Self.verify), !isReached else { return .done }
    return .no
  }

  /// Returns a warning about all that is overruled in the processes that count stored overrides.
  func warnings(_ overruled: (ProcessView) -> [Overruling]) -> [String] {
    views.filter { !$0.ignoresStored }.flatMap { view in
      overruled(view).map {
        "\($0.subject): \(view.spelling(of: $0.control, in: $0.source)) takes precedence"
      }
    }
  }

  /// Warns when an app ignores the values that tipctl stores (D25).
  ///
  /// A live process decides, or without one the receipt of the last process.
  ///
  /// - Returns: Whether a process ignores them.
  private func warnIfIgnored() -> Bool {
    let ignoring = views.filter(\.ignoresStored)
    for view in ignoring {
      let process = view.process.map { "\($0.label) ignores overrides of tipctl" }
      session.context.warn(
        process ?? "The app's last receipt says that it ignores overrides of tipctl",
        suggestion: "Run a debug build, or configure it with .testingControls(.enabled)")
    }
    return !ignoring.isEmpty
  }
}
