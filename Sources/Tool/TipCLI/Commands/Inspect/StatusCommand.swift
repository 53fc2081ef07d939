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
        ["tips": view.situation.objects(of: tips)]
      } text: { view in
        let groups = GroupStates(of: view.situation)
        let rows = tips.map { tip in
          row(tip.id, view.situation.verdict(for: tip, isBrief: true, groups: groups))
        }
        return TextTable([], rows: rows).text(style: session.context.style)
      }
    })

  private static func row(_ id: String, _ verdict: Verdict) -> [TextTable.Cell] {
    var cells: [TextTable.Cell] = [.init(id), .init(verdict.status)]
    if let reason = verdict.hiddenByGroup { cells.append(.init(reason)) }
    return cells
  }
}
