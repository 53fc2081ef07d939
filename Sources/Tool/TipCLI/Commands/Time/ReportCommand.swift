import TipFoundation
import TipModel
import TipPages
import TipSimulation

/// `tipctl report`: what became of the tips of a datastore over time.
enum ReportCommand {
  static let spec = CommandSpec(
    "report", group: .time,
    summary: "Shows over time when tips waited, were on screen, and ended.",
    options: [ResultFormat.times],
    examples: [
      .init("tipctl report", "Prints each tip with its displays and its present state."),
      .init("tipctl report --format html > report.html", "Writes a page with a lane per tip."),
    ],
    notes: [
      "It plays the history again, from its oldest line on, and without overrides. A page needs no "
        + "network. \"tipctl simulate\" draws the same picture of a scenario."
    ],
    run: DatastoreSession.command { session, arguments in
      let situation = session.situation
      let report = ReportText(lanes: HistoryLanes(situation.facts, until: situation.now))
      if situation.facts.tips.isEmpty { session.context.note("No tip is known yet.") }
      try session.context.print(
        as: ResultFormat(arguments, ResultFormat.times), json: report.json,
        rows: LaneRows.rows(of: report.lanes.lanes), html: report.picture.html,
        svg: report.picture.svg(), text: report.text)
    })
}

/// The lanes of a datastore as text, JSON and a picture.
private struct ReportText {
  let lanes: HistoryLanes

  var picture: LanePicture {
    LanePicture(
      title: "Tips over time", lanes: lanes.lanes, from: lanes.start, to: lanes.end,
      notes: lanes.isCut ? [Self.cut] : [])
  }

  private static let cut = "The history keeps its newest \(HistoryEntry.keptCount) lines."

  func text(_ context: CommandContext) -> String {
    let rows = lanes.lanes.map { lane -> [TextTable.Cell] in
      [
        .init(lane.tip), .init("\(lane.displays.count)"),
        .init(lane.displays.first?.description ?? "-"), .init(lane.spans.last?.state.words ?? "-"),
      ]
    }
    let table = TextTable(["tip", "displays", "first display", "now"], rows: rows)
    let range = "\(lanes.start) to \(lanes.end)"
    return ([range, context.text(of: table)] + (lanes.isCut ? [Self.cut] : [])).joined(
      separator: "\n")
  }

  var json: [String: StoredValue] {
    [
      "start": .string(lanes.start.description), "end": .string(lanes.end.description),
      "cut": .bool(lanes.isCut),
      "tips": .array(lanes.lanes.map { .object(LaneRows.members(of: $0)) }),
    ]
  }
}
