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
      return views.allSatisfy { $0.situation.verdict(for: tip, isBrief: true).shows } ? .done : .no
    }
  }

  /// The report with a finding for each process in which the tip does not show.
  private static func report(_ tip: TipDefinition, _ views: [ProcessView]) -> Report {
    let findings = views.compactMap { view -> Finding? in
      let explanation = Explanation(of: tip, in: view.situation)
      guard !explanation.verdict.shows else { return nil }
      let place = view.process.map { " in \($0.label)" } ?? ""
      return Finding(
        .problem, tip.id,
        "\"\(tip.id)\" is \(explanation.verdict.status)\(place). \(explanation.outlook)",
        explanation.text)
    }
    return Report(name: "tipctl check", subject: tip.id, findings: findings)
  }
}
