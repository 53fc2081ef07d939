import TipModel

/// What changes did, or with `--dry-run` would do.
struct Outcome {
  /// How tips stood before.
  let before: Situation
  /// How they stand now, or would.
  let after: Situation
  /// Whether anything is another than before.
  let hasChanged: Bool
  /// Whether nothing was written.
  let isDryRun: Bool
  /// The command that takes it back.
  let wayBack: String
  fileprivate let session: Session

  /// The tips whose status is another one, with both.
  private var statuses: [(id: String, before: Tips.Status, after: Tips.Status)] {
    after.tips.compactMap { tip in
      guard let old = before.facts.tips[tip.id] else { return nil }
      let statuses = (before.verdict(for: old).status, after.verdict(for: tip).status)
      return statuses.0 == statuses.1 ? nil : (tip.id, statuses.0, statuses.1)
    }
  }
}

extension Session {
  /// Does what the command is for, as one operation that can be taken back.
  ///
  /// It is dated by the clock in force; `--dry-run` applies it to a copy only.
  func perform(
    _ actions: [Change.Action], _ options: ChangeOptions
  ) throws(TipControlError) -> Outcome {
    let changes = actions.map { Change($0, at: situation.now, by: .tipctl) }
    return try apply(
      [.operate(command: options.command, changes: changes)], options, wayBack: "undo")
  }

  /// Applies actions that are no operations themselves: undo, and redo.
  func apply(
    _ actions: [Change.Action], _ options: ChangeOptions, wayBack: String
  ) throws(TipControlError) -> Outcome {
    let changes = actions.map { Change($0, at: situation.now, by: .tipctl) }
    var facts = situation.facts
    let effects = changes.map { facts.apply($0) }
    let hasChanged = effects.contains { $0 != Effects() }
    // What another process has changed meanwhile is in the committed facts, and in no copy.
    if !options.isDryRun, hasChanged || isNew { facts = try commit(changes) }
    return Outcome(
      before: situation, after: environment.situation(facts), hasChanged: hasChanged,
      isDryRun: options.isDryRun, wayBack: wayBack, session: self)
  }
}

extension Outcome {
  /// The words about a change.
  struct Words {
    /// What is so now, as a sentence in the present tense.
    var done: String
    /// What was so already, as a sentence.
    var unchanged: String
  }

  /// Prints what is so now, what that does to tips, and how it is taken back.
  ///
  /// - Parameters:
  ///   - words: The words about the change.
  ///   - fields: Further fields of the JSON object.
  /// - Throws: ``ClosedPipe`` when nobody reads any more, `CLIError` when writing fails.
  func print(_ words: Words, _ fields: [String: StoredValue] = [:]) throws {
    let undo = hasChanged && !isDryRun ? session.commandLine([wayBack]) : nil
    let statuses = statuses
    let common: [String: StoredValue] = [
      "changed": .bool(hasChanged), "dryRun": .bool(isDryRun),
      "message": .string(hasChanged ? words.done : words.unchanged),
      "undo": undo.map(StoredValue.string) ?? .null,
      "statuses": .array(
        statuses.map { id, before, after in
          [
            "id": .string(id), "before": .string(before.description),
            "after": .string(after.description),
          ]
        }),
    ]
    try session.context.print(json: fields.merging(common) { $1 }) {
      let lead = isDryRun ? ["Dry run: nothing was changed. Without --dry-run:"] : []
      let lines = statuses.map { "  \($0.id.printable): \($0.before) -> \($0.after)" }
      let way = undo.map { ["Take it back with: \($0.printable)"] } ?? []
      let message = hasChanged ? words.done : words.unchanged
      return (lead + [message.printable] + lines + way).joined(separator: "\n")
    }
  }
}
