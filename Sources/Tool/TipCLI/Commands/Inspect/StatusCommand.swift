import TipModel

/// `tipctl status`: the status of tips only.
enum StatusCommand {
  static let spec: CommandSpec = .init(
    "status", group: .inspect, summary: "Prints the status of tips.",
    operands: [SharedOperands.tips], options: [DatastoreSession.rulesOnly],
    examples: [
      .init("tipctl status --app BackyardBirds", "Prints the status of every tip."),
      .init("tipctl status FeedBirdsTip ShareBackyardTip", "Prints the status of two tips."),
    ],
    run: DatastoreSession.command { session, arguments in
      let words = arguments.operands(SharedOperands.tips)
      let situation = session.situation
      let tips = words.isEmpty ? situation.tips : try situation.tips(words)
      session.noteMissingTips()
      try session.print(session.views(arguments)) { view in
        let rows = view.situation.rows(of: tips, isBrief: false)
        return [
          "tips": .array(rows.map { .object(view.situation.members(of: $0.tip, $0.verdict)) })
        ]
      } text: { view in
        let rows = view.situation.rows(of: tips, isBrief: true)
        return TextTable([], rows: rows.map(cells)).text(style: session.context.style)
      }
    })

  private static func cells(of row: TipRow) -> [TextTable.Cell] {
    var cells: [TextTable.Cell] = [.init(row.tip.id), .init(row.verdict.status)]
    if let reason = row.verdict.hiddenByGroup { cells.append(.init(reason)) }
    return cells
  }
}
