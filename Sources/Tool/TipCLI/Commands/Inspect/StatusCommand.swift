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
      let tips = words.isEmpty ? session.situation.tips : try session.situation.tips(words)
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
    [.init(id), .init(verdict.status)] + (verdict.hiddenByGroup.map { [.init($0)] } ?? [])
  }
}
