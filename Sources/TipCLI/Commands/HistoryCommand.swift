import TipModel

/// `tipctl history`: what happened, oldest first.
enum HistoryCommand {
  private static let limit = OptionSpec(
    "limit", value: "N", help: "Only the newest lines; 50 if left out.")

  private static let operations = OptionSpec(
    "operations", help: "The commands that changed something, which undo takes back.")

  static let spec = CommandSpec(
    "history", group: .inspect, summary: "Lists what happened, donations among it, oldest first.",
    options: [limit, operations],
    examples: [
      .init("tipctl history --limit 10", "Lists the ten newest lines."),
      .init("tipctl history --operations", "Lists the commands that can be undone or redone."),
      .init("tipctl history --format json", "Lists the newest 50 for a program."),
    ],
    notes: [
      "What happened under an override is marked \"forced\"; it counts towards no limit. "
        + "What is older than the log of operations counts as the app's."
    ]
  ) { context, arguments in
    try Session.run(context) { session in
      let limit = try arguments.int(limit, in: 1...Int.max) ?? 50
      guard !arguments.has(operations) else {
        return try list(session.situation.facts.operations.suffix(limit), context)
      }
      let lines = try lines(session.situation.facts)
      let shown = Array(lines.suffix(limit))
      if lines.isEmpty { context.note("Nothing has happened yet.") }
      if shown.count < lines.count {
        context.note(
          "\(Plural.count(lines.count - shown.count, "older line")) left out; --limit shows more.")
      }
      try context.print(json: ["history": .array(shown.map(json))]) {
        TextTable(["date", "by", "what", "to", "forced", "detail"], rows: shown.map(row))
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

  private struct Line {
    let date: Timestamp
    let actor: Change.Actor
    let event: String
    let subject: String
    let detail: String
    let isForced: Bool
  }

  /// History and donations by date; what happened at one instant keeps its order.
  private static func lines(_ facts: Facts) throws -> [Line] {
    let made = try facts.donationsOfOperations()
    let history = facts.history.map { entry in
      Line(
        date: entry.date, actor: entry.actor, event: entry.event, subject: entry.subject,
        detail: entry.detail, isForced: entry.isForced)
    }
    let donations = facts.events.sorted { $0.key < $1.key }.flatMap { id, record in
      record.log.donations.map { donation in
        Line(
          date: donation.date, actor: made.contains(donation.sequence) ? .tipctl : .app,
          event: "donated", subject: id,
          detail: donation.info?.json ?? "", isForced: false)
      }
    }
    return (history + donations).enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
  }

  private static func row(_ line: Line) -> [TextTable.Cell] {
    [
      .init(line.date.description), .init(line.actor.rawValue), .init(line.event),
      .init(line.subject), .init(line.isForced ? "forced" : "", .warning), .init(line.detail),
    ]
  }

  private static func json(_ line: Line) -> StoredValue {
    [
      "date": .init(line.date), "actor": .string(line.actor.rawValue),
      "event": .string(line.event), "subject": .string(line.subject),
      "detail": .string(line.detail), "forced": .bool(line.isForced),
    ]
  }
}
