import TipFoundation
import TipPages
import TipSnapshot

/// The page of a review, instead of questions.
enum SnapshotReviewPage {
  static let option = OptionSpec(
    "html", help: "Print a page with before, after and difference, and ask nothing.")

  /// Checks the options that belong together.
  ///
  /// - Throws: ``CLIError`` (usage) when one has no effect.
  static func check(_ arguments: ParsedArguments, _ context: CommandContext) throws(CLIError) {
    switch (arguments.has(option), arguments.has(OutputFile.option)) {
    case (false, true):
      throw .usage("\"--output\" goes with --html", suggestion: "Add --html, or leave it out")
    case (true, false) where context.globals.format == .json:
      // Both would print to standard output.
      let format = GlobalOptions.formatOption.typed(in: arguments) ?? ""
      throw .exclusive(
        option.spelling, format, advice: "Write the page to a file with --output")
    default: break
    }
  }

  /// Prints or writes the page, and returns the exit code 1 when a snapshot waits.
  static func run(
    _ pending: [SnapshotFile], _ arguments: ParsedArguments, _ context: CommandContext
  ) throws -> ExitCode {
    for file in pending {
      context.reads.add(file.path)
      context.reads.add(file.pendingPath)
    }
    let file = try OutputFile(arguments, context)
    let page = ReviewPage(try pending.map { try item($0, context) }).text
    try context.print(page, to: file, Plural.count(pending.count, "snapshot"))
    try context.print(json: [
      "file": .init(file?.name),
      "pending": .array(pending.map { SnapshotsListCommand.describe($0, in: context) }),
    ]) { "" }
    return .done(if: pending.isEmpty)
  }

  private static func item(
    _ file: SnapshotFile, _ context: CommandContext
  ) throws -> ReviewPage.Item {
    let texts = try file.texts()
    return ReviewPage.Item(
      title: file.title, path: context.shown(file.path), before: texts.reference,
      after: texts.pending, difference: try file.pendingDiff().description,
      operand: ShellQuoting.always(context.shown(file.pendingPath)))
  }
}
