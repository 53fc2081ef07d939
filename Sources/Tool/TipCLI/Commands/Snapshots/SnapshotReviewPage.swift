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
    guard arguments.has(option) else {
      guard !arguments.has(OutputFile.option) else {
        throw .usage("\"--output\" goes with --html", suggestion: "Add --html, or leave it out")
      }
      return
    }
    if context.globals.format == .json, !arguments.has(OutputFile.option) {
      throw .usage(
        "\"--html\" and \"--format json\" both print to standard output",
        suggestion: "Write the page to a file with --output")
    }
  }

  /// Prints or writes the page; exits with 1 when a snapshot waits.
  static func run(
    _ pending: [SnapshotFile], _ arguments: ParsedArguments, _ context: CommandContext
  ) throws -> ExitCode {
    let spared = pending.flatMap { [$0.path, $0.pendingPath] }
    let file = try OutputFile(arguments, sparing: spared, context)
    let page = ReviewPage(try pending.map { try item($0, context) }).text
    if let file {
      try file.write(page, Plural.count(pending.count, "snapshot"), context)
    } else {
      try context.print(raw: page)
    }
    if context.globals.format == .json {
      try context.print(json: [
        "file": file.map { .string($0.name) } ?? .null,
        "pending": .array(pending.map { SnapshotsListCommand.describe($0, in: context) }),
      ]) { "" }
    }
    return pending.isEmpty ? .done : .no
  }

  private static func item(
    _ file: SnapshotFile, _ context: CommandContext
  ) throws -> ReviewPage.Item {
    let texts = try file.texts()
    let path = ShellQuoting.always(context.shown(file.pendingPath))
    return ReviewPage.Item(
      title: file.title, path: context.shown(file.path), before: texts.reference,
      after: texts.pending, difference: try file.pendingDiff().description,
      accept: "tipctl snapshots accept \(path)", reject: "tipctl snapshots reject \(path)")
  }
}
