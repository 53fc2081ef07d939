import TipFoundation
import TipModel

/// `tipctl check`: the result as an exit code, for scripts.
enum CheckCommand {
  static let spec: CommandSpec = .init(
    "check", group: .inspect, summary: "Exits with 0 if a tip would show, with 1 if not.",
    operands: [SharedOperands.tip], options: [DatastoreSession.rulesOnly, Reporter.option],
    examples: [
      .init("tipctl check FeedBirdsTip", "Prints the status, and exits with 0 or 1."),
      .init(
        "tipctl check FeedBirdsTip --quiet || tipctl explain FeedBirdsTip", "Explains why not."),
    ]
  ) { context, arguments in
    let reporter = try Reporter(arguments, context)
    return try DatastoreSession.run(context) { session in
      let tip = try session.situation.tip(arguments.required(SharedOperands.tip))
      let views = session.views(arguments)
      try session.print(views, by: reporter, report(tip, views)) {
        $0.situation.members(of: tip)
      } text: {
        $0.situation.verdict(for: tip, isBrief: true).words.printable
      }
      let shows = views.allSatisfy { view in
        view.situation.verdict(for: tip, isBrief: true).shows
      }
      return .done(if: shows)
    }
  }

  /// The report with a finding for each process in which the tip does not show.
  private static func report(_ tip: TipDefinition, _ views: [ProcessView]) -> Report {
    let findings = views.compactMap { view -> Finding? in
      let explanation = Explanation(of: tip, in: view.situation)
      guard !explanation.verdict.shows else { return nil }
      var status = "\"\(tip.id)\" is \(explanation.verdict.status)"
      if let process = view.process { status += " in \(process.label)" }
      return Finding(
        .problem, tip.id, "\(status). \(explanation.outlook)", explanation.text)
    }
    return Report(name: "tipctl check", subject: tip.id, findings: findings)
  }
}
