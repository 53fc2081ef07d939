import TipModel

/// `tipctl explain`: all gates in order, the deciding one, and when the tip would show.
enum ExplainCommand {
  static let spec: CommandSpec = .init(
    "explain", group: .inspect,
    summary: "Explains why a tip, a tooltip or an alert shows, gate by gate.",
    operands: [SharedOperands.help], options: [DatastoreSession.rulesOnly],
    examples: [
      .init(
        "tipctl explain FavoriteBackyardTip", "Explains which gate the tip waits for."),
      .init(
        "TIPCTL_CLOCK=+3d tipctl explain FeedBirdsTip",
        "Explains the tip's status in three days."),
    ],
    notes: [
      "Gates are checked in order; the first that fails decides. The last line says when the tip "
        + "shows if nothing else changes, or which change it needs first.",
      "TIP can be the id of a tooltip; the pointer is then assumed to rest on its view. It can be "
        + "the id of an alert that was presented before.",
    ],
    run: DatastoreSession.command { session, arguments in
      let help = try session.situation.help(arguments.required(SharedOperands.help))
      try session.print(session.views(arguments)) { view in
        json(help, view.situation)
      } text: { view in
        styled(text(help, view.situation), session.context.style, session.context.tableWidth)
      }
    })

  static func json(_ help: NamedHelp, _ situation: Situation) -> [String: StoredValue] {
    switch help {
    case .tip(let tip): json(Explanation(of: tip, in: situation), situation)
    case .toolTip(let toolTip): json(ToolTipExplanation(of: toolTip, .assumed, in: situation))
    case .alert(let record): members(of: record, in: situation)
    }
  }

  static func text(_ help: NamedHelp, _ situation: Situation) -> String {
    switch help {
    case .tip(let tip): Explanation(of: tip, in: situation).text
    case .toolTip(let toolTip): ToolTipExplanation(of: toolTip, .assumed, in: situation).text
    case .alert(let record): text(of: record, in: situation)
    }
  }

  /// Returns lines of gates for people: green where they pass, red where they fail.
  static func styled(_ lines: String, _ style: Style, _ width: Int?) -> String {
    lines.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let text = String(line).printable
      let role = Style.Role(ofGateLine: String(line))
      guard let width else { return [style(role, text)] }
      return text.hanging(toWidth: width, indent: 10).map { style(role, $0) }
    }.joined(separator: "\n")
  }

  /// Returns the fields of an explanation.
  static func json(
    _ explanation: Explanation, _ situation: Situation
  ) -> [String: StoredValue] {
    let own: [String: StoredValue] = [
      "gates": .array(explanation.verdict.gates.map(json)),
      "showsAt": .init(explanation.showsAtTimestamp), "outlook": .string(explanation.outlook),
    ]
    return situation.members(of: explanation.tip, explanation.verdict).merging(own) { $1 }
  }

  static func json<Gate>(_ gate: GateResult<Gate>) -> StoredValue {
    [
      "gate": .string(gate.gate.rawValue), "passed": .bool(gate.passed),
      "expected": .string(gate.expected), "actual": .string(gate.actual),
      "detail": .string(gate.detail),
    ]
  }
}
