import TipModel
import TipPictures
import TipSimulation

/// `tipctl history`: the recorded events, oldest first.
enum HistoryCommand {
  private static let limit = OptionSpec(
    "limit", value: "N", help: "The number of newest lines; 50 by default.")

  private static let operations = OptionSpec(
    "operations", help: "The commands that changed something, which undo reverts.")

  static let spec: CommandSpec = .init(
    "history", group: .inspect, summary: "Lists the history, including donations, oldest first.",
    options: [limit, operations, ResultFormat.history],
    examples: [
      .init("tipctl history --limit 10", "Lists the ten newest lines."),
      .init("tipctl history --operations", "Lists the commands that can be undone or redone."),
      .init("tipctl history --format json", "Lists the newest 50 lines for a program."),
      .init(
        "tipctl history --format scenario | tipctl simulate -",
        "Simulates the history, to go on from there."),
    ],
    notes: [
      "Lines under an override are marked \"forced\" and do not count towards limits. "
        + "A donation that no operation records is attributed to the app, and placed by its date, "
        + "and so is one that \"import\", \"restore\" or \"merge\" brought: it names that command.",
      "All other lines are in the order of writing, each with the date of the clock in force.",
    ],
    run: DatastoreSession.command { session, arguments in
      let limit = try arguments.int(Self.limit, in: 1...Int.max) ?? 50
      if ResultFormat(arguments, ResultFormat.history) == .scenario {
        for option in [Self.limit, operations] {
          if let typed = option.typed(in: arguments) {
            throw CLIError.exclusive(
              typed, "--format scenario", advice: "Print the whole history as a scenario")
          }
        }
        return try session.context.print(
          raw: HistoryScenario(session.situation.facts, until: session.situation.now).text)
      }
      guard !arguments.has(operations) else {
        try session.context.print(
          list(of: session.situation.facts.operations.suffix(limit)),
          ifEmpty: "No command has changed anything yet.")
        return
      }
      let facts = session.situation.facts
      let lines = HistoryLine.lines(of: facts, written: try facts.writtenByCommands())
      let shown = Array(lines.suffix(limit))
      if lines.isEmpty { session.context.note("The history is empty.") }
      if shown.count < lines.count {
        let older = Plural.count(lines.count - shown.count, "older line")
        session.context.note("\(older) left out; --limit shows more.")
      }
      try session.context.print(list(of: shown))
    })

  private static func list(
    of operations: ArraySlice<StoredOperation>
  ) -> Listing<StoredOperation> {
    Listing(
      "operations", operations,
      [
        Column("number") { $0.number }, Column("date") { $0.date },
        .cell("state", .warning) { $0.isUndone ? "undone" : "" },
        .member("undone") { .bool($0.isUndone) }, Column("command") { $0.command },
      ])
  }

  private static func list(of lines: [HistoryLine]) -> Listing<HistoryLine> {
    Listing(
      "history", lines,
      [
        Column("date") { $0.date }, Column("by", "actor") { $0.author },
        Column("what", "event") { $0.event }, Column("to", "subject") { $0.subject },
        .cell("forced", .warning) { $0.isForced ? "forced" : "" },
        .member("forced") { .bool($0.isForced) }, Column("detail") { $0.detail },
      ])
  }
}
