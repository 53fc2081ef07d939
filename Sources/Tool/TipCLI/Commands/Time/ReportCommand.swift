import TipFoundation
import TipModel
import TipPages
import TipSimulation

/// `tipctl report`: what became of the tips of a datastore over time.
enum ReportCommand {
  static let spec: CommandSpec = .init(
    "report", group: .time,
    summary: "Shows when tips were pending, available, on screen and invalidated.",
    options: [ResultFormat.times, OutputFile.option],
    examples: [
      .init("tipctl report", "Prints each tip with its displays and its present state."),
      .init("tipctl report --format html -o report.html", "Writes a page with a lane per tip."),
    ],
    notes: [
      "It plays the history again, from its oldest line on, and without overrides. A page needs no "
        + "network. \"tipctl simulate\" draws the same picture of a scenario."
    ],
    run: DatastoreSession.command { session, arguments in
      let situation = session.situation
      let report = HistoryLanes(situation.facts, until: situation.now)
      session.noteMissingTips()
      let file = try OutputFile(arguments, session.context)
      try session.context.print(
        as: ResultFormat(arguments, ResultFormat.times), to: file,
        Plural.count(report.lanes.count, "tip"), json: report.json,
        rows: report.lanesInGroups.rows, html: report.picture.html,
        svg: report.picture.svg()
      ) { report.text($0, situation.facts) }
    })
}

extension HistoryLanes {
  fileprivate var picture: LanePicture {
    LanePicture(
      title: "Tips over time", lanes: lanesInGroups, from: start, to: end,
      notes: notes)
  }

  /// The note that older lines are missing, if the history was cut.
  private var notes: [String] {
    guard isCut else { return [] }
    return ["The history keeps its newest \(HistoryEntry.keptCount) lines."]
  }

  fileprivate func text(_ context: CommandContext, _ facts: Facts) -> String {
    let present = Situation(facts, now: end)
    let rows = lanesInGroups.map { $0.cells(in: present) { $0.description } }
    let table = TextTable(["tip", "displays", "first display", "now"], rows: rows)
    let lines = ["\(start) to \(end)", context.text(of: table)] + notes
    return lines.joined(separator: "\n")
  }

  fileprivate var json: [String: StoredValue] {
    [
      "start": .string(start.description), "end": .string(end.description),
      "cut": .bool(isCut), "tips": .array(lanesInGroups.map { .object($0.members) }),
    ]
  }
}
