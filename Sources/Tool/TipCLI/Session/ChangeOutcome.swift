import TipModel

/// The result of changes; with `--dry-run`, the result they would have.
struct ChangeOutcome {
  /// The situation before.
  let before: Situation
  /// The views of the processes afterwards; at least one.
  let views: [ProcessView]
  /// Whether anything changed.
  let hasChanged: Bool
  /// Whether nothing was written.
  let isDryRun: Bool
  /// Whether the change created the datastore.
  let isCreated: Bool
  /// The command that reverts the change.
  let inverse: String
  let session: DatastoreSession

  /// The situation afterwards, as the newest process sees it.
  var after: Situation { views[0].situation }

  /// The tips whose status changed, or that their groups show or hide now.
  private var verdicts: [(id: String, before: Verdict, after: Verdict)] {
    after.tips.compactMap { tip in
      guard let old = before.facts.tips[tip.id] else { return nil }
      let before = before.verdict(for: old, isBrief: true)
      let after = after.verdict(for: tip, isBrief: true)
      return before.status == after.status && before.shows == after.shows
        ? nil : (tip.id, before, after)
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
  /// - Parameters:
  ///   - words: The words about the change.
  ///   - fields: Further fields of the JSON object.
  /// - Throws: ``ClosedPipe`` when the reader has closed the pipe, `CLIError` when writing fails.
  func print(_ words: Words, _ fields: [String: StoredValue] = [:]) throws {
    let undo = hasChanged && !isDryRun ? session.commandLine([inverse]) : nil
    let verdicts = verdicts
    let own: [String: StoredValue] = [
      "undo": undo.map(StoredValue.string) ?? .null, "created": .bool(isCreated),
      "statuses": .array(
        verdicts.map { id, before, after in
          [
            "id": .string(id), "before": .init(before.status), "after": .init(after.status),
            "shows": .bool(after.shows),
          ]
        }),
    ]
    try session.context.print(
      changed: hasChanged, isDryRun: isDryRun, hasChanged ? words.done : words.unchanged,
      lines: verdicts.map { "  \($0.id): \($0.before.shortWords) -> \($0.after.words)".printable }
        + (session.context.globals.quiet
          ? [] : undo.map { ["Take it back with: \($0.printable)"] } ?? []),
      fields: fields.merging(own) { $1 })
  }
}
