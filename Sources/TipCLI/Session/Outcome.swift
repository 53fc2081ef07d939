import TipModel

/// The result of changes; with `--dry-run`, the result they would have.
struct Outcome {
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

  /// The tips whose status changed, with the old and the new status.
  private var statuses: [(id: String, before: Tips.Status, after: Tips.Status)] {
    after.tips.compactMap { tip in
      guard let old = before.facts.tips[tip.id] else { return nil }
      let statuses = (before.verdict(for: old).status, after.verdict(for: tip).status)
      return statuses.0 == statuses.1 ? nil : (tip.id, statuses.0, statuses.1)
    }
  }
}

extension Outcome {
  /// The words about a change.
  struct Words {
    /// The new state, as a sentence in the present tense.
    var done: String
    /// The unchanged state, as a sentence.
    var unchanged: String
  }

  /// Prints the new state, its effect on tips, and the command that reverts it.
  ///
  /// - Parameters:
  ///   - words: The words about the change.
  ///   - fields: Further fields of the JSON object.
  /// - Throws: ``ClosedPipe`` when the reader has closed the pipe, `CLIError` when writing fails.
  func print(_ words: Words, _ fields: [String: StoredValue] = [:]) throws {
    let undo = hasChanged && !isDryRun ? session.commandLine([inverse]) : nil
    let statuses = statuses
    let own: [String: StoredValue] = [
      "undo": undo.map(StoredValue.string) ?? .null, "created": .bool(isCreated),
      "statuses": .array(
        statuses.map { id, before, after in
          [
            "id": .string(id), "before": .init(before), "after": .init(after),
          ]
        }),
    ]
    try session.context.print(
      changed: hasChanged, isDryRun: isDryRun, hasChanged ? words.done : words.unchanged,
      lines: statuses.map { "  \($0.id.printable): \($0.before) -> \($0.after)" }
        + (session.context.globals.quiet
          ? [] : undo.map { ["Take it back with: \($0.printable)"] } ?? []),
      fields: fields.merging(own) { $1 })
  }
}
