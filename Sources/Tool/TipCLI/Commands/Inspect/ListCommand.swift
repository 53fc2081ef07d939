import TipModel

/// `tipctl list`: tips, their status, and the deciding gate.
enum ListCommand {
  static let spec: CommandSpec = .init(
    "list", aliases: ["status"], group: .inspect,
    summary: "Lists tips with their status and deciding gate; all by default.",
    operands: [SharedOperands.tips], options: [DatastoreSession.rulesOnly],
    examples: [
      .init("tipctl list --app BackyardBirds", "Lists the tips of an app."),
      .init("tipctl list FeedBirdsTip ShareBackyardTip", "Lists two tips."),
      .init("tipctl list --datastore .tipkit --format json", "Lists them for a program."),
    ],
    notes: ["A tip is listed once the app has registered, evaluated or shown it."],
    run: DatastoreSession.command { session, arguments in
      let words = arguments.operands(SharedOperands.tips)
      let situation = session.situation
      let tips = words.isEmpty ? situation.tips : try situation.tips(words)
      session.noteMissingTips()
      try session.print(session.views(arguments)) { view in
        list(tips, view, isBrief: false).json
      } text: { view in
        // The table shows no findings and no next change.
        session.context.text(of: list(tips, view, isBrief: true).table)
      }
    })

  private static func list(
    _ tips: [TipDefinition], _ view: ProcessView, isBrief: Bool
  ) -> Listing<TipRow> {
    let situation = view.situation
    return Listing(
      "tips", situation.rows(of: tips, isBrief: isBrief),
      [
        .cell("tip") { $0.tip.id },
        .cell("status") { TextTable.Cell($0.verdict.status) },
        .cell("decided by") { $0.verdict.decidedBy?.rawValue ?? "" },
        .cell("override", .warning) { view.words(about: situation.override(of: $0.tip)) },
        .cell("title") { $0.tip.title },
        .members { situation.members(of: $0.tip, $0.verdict) },
      ])
  }
}

extension TextTable.Cell {
  init(_ status: Tips.Status) {
    let role: Style.Role =
      switch status {
      case .available: .good
      case .pending: .plain
      case .invalidated: .faint
      }
    self.init(status.description, role)
  }
}
