import TipModel
import TipSnapshot
import TipStore

/// `tipctl __complete`: the query of the completion scripts.
///
/// It writes nothing and never fails.
enum CompleteCommand {
  private static let words = OperandSpec(
    "WORD", .afterDashes,
    help: "The words up to the cursor, the last one as far as it is typed; with --bash, the line.")
  private static let breaks = OptionSpec(
    "bash", value: "BREAKS",
    help: "Read and quote as bash does, with its COMP_WORDBREAKS.")

  static let spec: CommandSpec = .init(
    "__complete", group: .help, summary: "Prints the completions at the cursor.",
    operands: [words], options: [breaks],
    examples: [.init("tipctl __complete -- show Feed", "Prints the tips that match.")]
  ) { context, arguments in
    let words = arguments.operands(words)
    let answer =
      if let breaks = arguments.value(breaks) {
        bash(words.joined(separator: " "), breaks: breaks, context)
      } else {
        completer(context).answer(Array(words.dropLast()), current: words.last ?? "")
      }
    try context.print(raw: answer.lines.map { "\($0)\n" }.joined())
    return .done
  }

  private static func bash(
    _ text: String, breaks: String, _ context: CommandContext
  ) -> CompletionAnswer {
    let line = BashLine(text, breaks: breaks)
    if line.isRedirection { return CompletionAnswer(directive: .files(extension: nil)) }
    var answer = completer(context)
      .answer(Array(line.words.dropFirst()), current: line.current)
    answer.candidates = answer.candidates.compactMap { candidate in
      line.insertion(of: candidate.value).flatMap { .init($0, candidate.description) }
    }
    return answer
  }

  private static func completer(_ context: CommandContext) -> Completer {
    Completer(
      table: context.table,
      sources: CompletionSources(
        facts: { facts($0, context) },
        apps: { DatastoreLocator.known(in: context.console.environment) },
        snapshots: { snapshots(context) }))
  }

  /// A completion reports no errors: a datastore that cannot be read has no names.
  private static func facts(_ globals: GlobalOptions, _ context: CommandContext) -> Facts? {
    var console = context.console
    console.standardError = { _ in }
    var globals = globals
    // The shell has not expanded the line yet, so the home folder is still a tilde.
    if let path = globals.datastore, path.hasPrefix("~") {
      globals.datastore = context.path(path)
    }
    let silent = CommandContext(console: console, globals: globals, table: context.table)
    do {
      let variable = try EnvironmentControls(silent).datastore
      guard let choice = try DatastoreChoice(silent, environment: variable) else {
        return nil
      }
      return try SQLiteDatastore.peek(path: choice.path)
    } catch {
      return nil
    }
  }

  private static func snapshots(_ context: CommandContext) -> [String] {
    do {
      return try SnapshotFolder.all(below: context.path(".")).flatMap(\.pending)
        .map { context.shown($0.path) }
    } catch {
      return []
    }
  }
}
