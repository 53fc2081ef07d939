import TipModel

/// `tipctl history`: the recorded events, oldest first.
enum HistoryCommand {
  private static let limit = OptionSpec(
    "limit", value: "N", help: "The number of newest lines; 50 by default.")

  private static let operations = OptionSpec(
    "operations", help: "The commands that changed something, which undo reverts.")

  static let spec = CommandSpec(
    "history", group: .inspect, summary: "Lists the history, including donations, oldest first.",
    options: [limit, operations],
    examples: [
      .init("tipctl history --limit 10", "Lists the ten newest lines."),
      .init("tipctl history --operations", "Lists the commands that can be undone or redone."),
      .init("tipctl history --format json", "Lists the newest 50 lines for a program."),
    ],
    notes: [
      "Lines under an override are marked \"forced\" and do not count towards limits. "
        + "Lines older than the log of operations are attributed to the app."
    ]
  ) { context, arguments in
    try DatastoreSession.run(context) { session in
      let limit = try arguments.int(limit, in: 1...Int.max) ?? 50
      guard !arguments.has(operations) else {
        return try list(session.situation.facts.operations.suffix(limit), context)
      }
      let facts = session.situation.facts
      let lines = HistoryLine.lines(of: facts, donatedByTool: try facts.donationsOfOperations())
      let shown = Array(lines.suffix(limit))
      if lines.isEmpty { context.note("The history is empty.") }
      if shown.count < lines.count {
        context.note(
          "\(Plural.count(lines.count - shown.count, "older line")) left out; --limit shows more.")
      }
      try context.print(json: ["history": .array(shown.map(json))]) {
        TextTable(HistoryLine.columns, rows: shown.map(row))
          .text(style: context.style, width: context.tableWidth)
      }
      return .done
    }
  }

  private static func list(
    _ operations: ArraySlice<Operation>, _ context: CommandContext
  ) throws -> ExitCode {
    if operations.isEmpty { context.note("No command has changed anything yet.") }
    try context.print(json: ["operations": .array(operations.map(json))]) {
      let rows = operations.map { operation -> [TextTable.Cell] in
        [
          .init("\(operation.number)"), .init(operation.date.description),
          .init(operation.isUndone ? "undone" : "", .warning), .init(operation.command),
        ]
      }
      return TextTable(["number", "date", "state", "command"], rows: rows)
        .text(style: context.style, width: context.tableWidth)
    }
    return .done
  }

  private static func json(_ operation: Operation) -> StoredValue {
    [
      "number": .int(operation.number), "date": .init(operation.date),
      "command": .string(operation.command), "undone": .bool(operation.isUndone),
    ]
  }

  private static func row(_ line: HistoryLine) -> [TextTable.Cell] {
    zip(HistoryLine.columns, line.cells).map { column, text in
      .init(text, column == "forced" ? .warning : .plain)
    }
  }

  private static func json(_ line: HistoryLine) -> StoredValue {
    [
      "date": .init(line.date), "actor": line.actor.map { .string($0.rawValue) } ?? .null,
      "event": .string(line.event), "subject": .string(line.subject),
      "detail": .string(line.detail), "forced": .bool(line.isForced),
    ]
  }
}
