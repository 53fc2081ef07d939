import TipFoundation
import TipSnapshot

/// `tipctl snapshots review`: shows each pending snapshot, and asks for a decision.
enum SnapshotsReviewCommand {
  static let spec: CommandSpec = .init(
    "snapshots review", group: .snapshots,
    summary: "Shows each pending snapshot, and asks about it.",
    effect: .writes, operands: [SnapshotSelection.paths],
    options: [SnapshotReviewPage.option, OutputFile.option],
    examples: [
      .init("tipctl snapshots review", "Asks about those below the current folder."),
      .init(
        "tipctl snapshots review --html -o review.html",
        "Writes a page that shows them side by side."),
    ],
    notes: [
      "Keys: a accepts, r rejects, s skips; A, R and S do so for all that are left; q and "
        + "Escape stop. Without a terminal it asks nothing, and prints the commands to run instead.",
      "With --html it changes nothing. The page shows each snapshot before and after, the "
        + "difference, and the commands that accept and reject it.",
      "The exit code is 1 when a snapshot still waits.",
    ]
  ) { context, arguments in
    try SnapshotReviewPage.check(arguments, context)
    let selection = try SnapshotSelection(arguments, in: context)
    if arguments.has(SnapshotReviewPage.option) {
      return try SnapshotReviewPage.run(selection.pending, arguments, context)
    }
    let options = ChangeOptions(arguments)
    guard selection.pending.isEmpty || context.canAsk else {
      throw try refusal(selection.pending, context)
    }
    var review = SnapshotReview(context: context, isDryRun: options.isDryRun)
    let references = Set(selection.pending.filter(\.hasReference))
    try review.run(selection.pending)
    let decided = review.accepted + review.rejected
    let left = selection.pending.filter { !decided.contains($0) }
    var message = "Nothing waits for a review."
    if !selection.pending.isEmpty {
      message =
        "Accepted \(review.accepted.count), rejected \(review.rejected.count), left \(left.count)."
    }
    let lines =
      context.lines(review.accepted, "accepted") + context.lines(review.rejected, "rejected")
      + context.lines(left, "left")
    try context.print(
      message, "decided", decided.map(\.path), options, lines: lines,
      createsFiles: !review.accepted.isEmpty && references.isDisjoint(with: review.accepted),
      [
        "accepted": .array(review.accepted.map { .string(context.shown($0.path)) }),
        "rejected": .array(review.rejected.map { .string(context.shown($0.path)) }),
        "left": .int(left.count),
      ])
    return .done(if: left.isEmpty)
  }

  /// Prints the commands to run instead, and returns the reason for not asking.
  private static func refusal(
    _ pending: [SnapshotFile], _ context: CommandContext
  ) throws -> CLIError {
    let commands = pending.map {
      "tipctl snapshots accept \(ShellQuoting.always(context.shown($0.pendingPath)))"
    }
    try context.print(json: [
      "pending": .array(pending.map { SnapshotsListCommand.describe($0, in: context) }),
      "commands": .array(commands.map { .string($0) }),
    ]) { commands.map(\.printable).joined(separator: "\n") }
    let count = Plural.count(pending.count, "snapshot")
    let verb = pending.count == 1 ? "waits" : "wait"
    return CLIError(
      .refused, "A review needs a terminal, and \(count) \(verb)",
      suggestion: "Run the commands above for the correct ones, "
        + "and \"tipctl snapshots reject\" for the rest")
  }
}

extension CommandContext {
  /// Returns the lines that name the first of some snapshots, with what became of them.
  fileprivate func lines(_ files: [SnapshotFile], _ verb: String) -> [String] {
    var names = files.prefix(4).map { shown($0.path).printable }
    if files.count > 4 { names.append("and \(files.count - 4) more") }
    return names.map { "  \(verb.padded(toWidth: 8))  \($0)" }
  }
}
