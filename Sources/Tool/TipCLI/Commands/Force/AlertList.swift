import TipModel

/// The list of alerts, for each live process.
enum AlertList {
  /// Prints the alerts with ids, or all of them.
  static func print(_ ids: [String], _ session: DatastoreSession) throws {
    let context = session.context
    // A wrong id is reported before anything is printed.
    _ = try session.situation.alerts(ids)
    if session.situation.facts.alerts.isEmpty {
      context.note("No alert is known yet; an alert is known once the app has shown it.")
    }
    try session.print(session.views) { view in
      ["alerts": .array(records(ids, view).map { json($0, view) })]
    } text: { view in
      TextTable(
        ["alert", "title", "shown", "suppressed", "now", "decided by"],
        rows: records(ids, view).map { row($0, view) }
      )
      .text(style: context.style, width: context.tableWidth)
    }
  }

  private static func records(_ ids: [String], _ view: ProcessView) -> [AlertRecord] {
    view.situation.alerts.filter { ids.isEmpty || ids.contains($0.alert.id) }
  }

  private static func row(_ record: AlertRecord, _ view: ProcessView) -> [TextTable.Cell] {
    let verdict = view.situation.verdict(for: record)
    return [
      .init(record.alert.id), .init(record.alert.title),
      .init(Plural.count(record.displayCount, "time")),
      .init(record.suppression.map { "\($0.date) with \"\($0.button)\"" } ?? "no"),
      record.activeDisplays.isEmpty ? .init(verdict.outcome.words) : .init("on screen", .warning),
      .init(override(of: record, view).map { view.spelling(of: $0.control, in: $0.source) } ?? ""),
    ]
  }

  private static func json(_ record: AlertRecord, _ view: ProcessView) -> StoredValue {
    let verdict = view.situation.verdict(for: record)
    let override = override(of: record, view)
    return .object(
      ExplainCommand.members(of: verdict).merging([
        "displayCount": .int(record.displayCount), "lastDisplayed": .init(record.lastDisplayed),
        "suppressed": record.suppression.map { suppression in
          ["date": .init(suppression.date), "button": .string(suppression.button)]
        } ?? .null,
        "onScreen": .bool(!record.activeDisplays.isEmpty),
        "override": override.map { override in
          [
            "control": .string(override.control.rawValue),
            "source": .string(override.source.rawValue),
            "spelling": .string(ControlName.spelling(of: override.control, in: override.source)),
          ]
        } ?? .null,
      ]) { $1 })
  }

  private static func override(
    of record: AlertRecord, _ view: ProcessView
  ) -> (control: Control, source: ControlSource)? {
    view.situation.controls.alertControl(record.alert.id)
  }
}

extension ExplainCommand {
  /// Returns the members of an alert in JSON.
  static func members(of verdict: AlertVerdict) -> [String: StoredValue] {
    let answer: TipAlert.Button? =
      if case .answered(let answer) = verdict.outcome { answer.button } else { nil }
    return [
      "id": .string(verdict.alert.id), "kind": "alert", "title": .string(verdict.alert.title),
      "buttons": .array(verdict.alert.buttons.map { .string($0.title) }),
      "outcome": .string(verdict.outcome.name),
      "answer": answer.map { .string($0.title) } ?? .null,
      "decidedBy": verdict.decidedBy.map { .string($0.rawValue) } ?? .null,
      "gates": .array(verdict.gates.map(json)),
      "outlook": .string(verdict.outlook),
    ]
  }
}

extension AlertOutcome {
  /// The name of the outcome in JSON.
  fileprivate var name: String {
    switch self {
    case .shows: "shows"
    case .waits: "waits"
    case .answered: "answered"
    case .refused: "refused"
    }
  }
}
