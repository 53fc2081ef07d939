import TipModel

/// The list of alerts, for each live process.
enum AlertList {
  /// Prints the alerts with ids, or all of them.
  static func print(_ ids: [String], _ session: DatastoreSession) throws {
    // A wrong id is reported before anything is printed.
    _ = try session.situation.alerts(ids)
    ForcedKind.alerts.noteMissing(in: session)
    try session.print { view in
      let alerts = view.situation.alerts.filter {
        ids.isEmpty || ids.contains($0.alert.id)
      }
      return Listing("alerts", alerts, columns(view))
    }
  }

  private static func columns(_ view: ProcessView) -> [Column<AlertRecord>] {
    [
      .members { ExplainCommand.members(of: $0, in: view.situation) },
      .cell("alert") { $0.alert.id }, .cell("title") { $0.alert.title },
      Column("displays") { $0.displayCount },
      .member("lastDisplayed") { .init($0.lastDisplayed) },
      .cell("suppressed") { record in
        guard let suppression = record.suppression else { return "no" }
        return "\(suppression.date) with \"\(suppression.button)\""
      },
      .member("suppressed") { record in
        guard let suppression = record.suppression else { return .null }
        return ["date": .init(suppression.date), "button": .string(suppression.button)]
      },
      .cell("now") { record in
        let next = view.situation.verdict(for: record).outcome
        guard !record.activeDisplays.isEmpty else { return .init(next.words) }
        guard next != .shows else { return .init("on screen", .warning) }
        return .init("on screen, next time \(next.words)", .warning)
      },
      .cell("decided by") { record in
        let controls = view.situation.controls
        guard let decider = controls.alertControl(record.alert.id) else { return "" }
        return view.spelling(of: decider.value, in: decider.source)
      },
      .member("override") { record in
        let controls = view.situation.controls
        guard let decider = controls.alertControl(record.alert.id) else { return .null }
        return .object(controls.members(of: decider.value, in: decider.source))
      },
    ]
  }
}

extension ExplainCommand {
  /// Returns the explanation of an alert: first its display on screen, then the next presentation.
  static func text(of record: AlertRecord, in situation: Situation) -> String {
    let verdict = situation.verdict(for: record)
    guard let display = record.activeDisplays.first else { return verdict.text }
    var lead = "\(record.alert.id): on screen since \(display.began)"
    if !record.alert.title.isEmpty { lead += "  \"\(record.alert.title)\"" }
    // The first line is what would happen, and the last line has it too.
    let next = verdict.text.split(separator: "\n", maxSplits: 1)[1]
    return "\(lead)\nThe next time that the app presents it:\n\(next)"
  }

  /// Returns the members of an alert in JSON.
  static func members(of record: AlertRecord, in situation: Situation) -> [String: StoredValue] {
    let verdict = situation.verdict(for: record)
    var answer: TipAlert.Button?
    if case .answered(let given) = verdict.outcome { answer = given.button }
    return [
      "id": .string(verdict.alert.id), "onScreen": .bool(!record.activeDisplays.isEmpty),
      "kind": "alert", "title": .string(verdict.alert.title),
      "buttons": .array(verdict.alert.buttons.map { .string($0.title) }),
      "outcome": .string(verdict.outcome.name),
      "answer": .init(answer?.title),
      "decidedBy": .init(verdict.decidedBy?.rawValue),
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
    case .waits: "pending"
    case .answered: "answered"
    case .refused: "refused"
    }
  }
}
