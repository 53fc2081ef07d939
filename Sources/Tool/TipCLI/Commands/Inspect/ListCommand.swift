import TipModel

/// `tipctl list`: every tip, its status, and the deciding gate.
enum ListCommand {
  static let spec: CommandSpec = .init(
    "list", group: .inspect, summary: "Lists all tips with their status and the deciding gate.",
    options: [DatastoreSession.rulesOnly],
    examples: [
      .init("tipctl list --app BackyardBirds", "Lists the tips of an app."),
      .init("tipctl list --datastore .tipkit --format json", "Lists them for a program."),
    ],
    notes: ["A tip is listed once the app has registered, evaluated or shown it."],
    run: DatastoreSession.command { session, arguments in
      session.noteMissingTips()
      try session.print(session.views(arguments)) { view in
        ["tips": view.situation.objects(of: view.situation.tips)]
      } text: { view in
        let groups = GroupStates(of: view.situation)
        return session.context.text(
          of: TextTable(
            ["tip", "status", "decided by", "override", "title"],
            rows: view.situation.tips.map { row($0, view, groups) }))
      }
    })

  private static func row(
    _ tip: TipDefinition, _ view: ProcessView, _ groups: GroupStates
  ) -> [TextTable.Cell] {
    // The row has no findings.
    let verdict = view.situation.verdict(for: tip, isBrief: true, groups: groups)
    return [
      .init(tip.id), .init(verdict.status), .init(verdict.decidedBy?.rawValue ?? ""),
      .init(view.words(about: view.situation.override(of: tip)), .warning), .init(tip.title),
    ]
  }
}

extension TextTable.Cell {
  /// Creates the cell of a status.
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
