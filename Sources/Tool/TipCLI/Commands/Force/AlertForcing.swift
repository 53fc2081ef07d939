import TipModel

/// Answers and suppressions of alerts that the datastore stores.
enum AlertForcing {
  /// Adds controls to those that are stored, or with nil removes them, and prints the outcome.
  ///
  /// - Returns: ``ExitCode/no`` with `--verify` when something keeps an alert in another state.
  static func run(
    _ controls: TipControls?, _ session: DatastoreSession, _ arguments: ParsedArguments
  ) throws -> ExitCode {
    var help = session.facts.overrides.help
    if let controls {
      help.merge(controls)
      warn(about: controls, session)
    } else {
      help.clear(.alerts)
    }
    let outcome = try session.perform(
      help == session.facts.overrides.help ? [] : [.setHelp(help)], ChangeOptions(arguments))
    try outcome.print(
      words(controls),
      [
        "answers": .object(help.answerAlerts.mapValues(StoredValue.string)),
        "suppressed": .array(help.suppressAlerts.map(StoredValue.string)),
      ])
    let isOverruled = controls.map { outcome.warnOfOverruling($0) } ?? false
    return Effectiveness.exitCode(
      arguments, isReached: !outcome.warnIfIgnored() && !isOverruled)
  }

  private static func words(_ controls: TipControls?) -> ChangeOutcome.Words {
    guard let controls else {
      return ChangeOutcome.Words(
        done: "Alerts are left to people again.",
        unchanged: "tipctl neither answers nor suppresses alerts.")
    }
    let answers = controls.answerAlerts.sorted { $0.key < $1.key }
      .map { "\(name($0.key)): answered with \"\($0.value)\"" }
    let suppressed = controls.suppressAlerts.map { "\(name($0)): suppressed" }
    let list = (answers + suppressed).joined(separator: "; ").printable
    return ChangeOutcome.Words(done: "\(list).", unchanged: "\(list) already.")
  }

  private static func name(_ id: String) -> String { id == Controls.all ? "All alerts" : id }

  /// Warns about ids that no known alert has, and about answers that are not a button.
  private static func warn(about controls: TipControls, _ session: DatastoreSession) {
    let known = session.situation.facts.alerts
    let ids = Set(controls.answerAlerts.keys).union(controls.suppressAlerts)
    for id in ids.sorted() where id != Controls.all && known[id] == nil {
      session.context.warn(
        "The alert \"\(id)\" is not known yet",
        suggestion: NearestName.suggestion(
          for: id, in: known.keys.sorted(),
          otherwise: "Check its spelling; an alert is known once the app has shown it"))
    }
    for (id, button) in controls.answerAlerts.sorted(by: { $0.key < $1.key }) {
      for record in session.situation.alerts
      where (id == record.alert.id || id == Controls.all && ids.contains(record.alert.id) == false)
        && record.alert.button(titled: button) == nil
      {
        let error = record.alert.unknownButton(button)
        session.context.warn(error.reason, suggestion: error.suggestion)
      }
    }
  }
}

extension ChangeOutcome {
  /// Warns about alerts that a stronger source answers or suppresses (D6).
  ///
  /// - Returns: Whether there is such an alert in any process.
  fileprivate func warnOfOverruling(_ controls: TipControls) -> Bool {
    var isOverruled = false
    let ids = Set(controls.answerAlerts.keys).union(controls.suppressAlerts)
    for view in views where !view.ignoresStored {
      for id in ids.sorted() {
        guard let decider = view.situation.controls.alertControl(id), decider.source != .stored
        else { continue }
        isOverruled = true
        let spelling = view.spelling(of: decider.control, in: decider.source)
        let subject = id == Controls.all ? "All alerts" : "\"\(id)\""
        session.context.warn("\(subject): \(spelling) takes precedence")
      }
    }
    return isOverruled
  }
}

/// Resets what people chose with "Don't ask again".
enum AlertReset {
  /// Lets alerts show again, by id or all, and prints the outcome.
  static func run(
    _ ids: [String], _ session: DatastoreSession, _ arguments: ParsedArguments
  ) throws {
    let suppressed = try session.situation.alerts(ids).filter { $0.suppression != nil }
      .map(\.alert.id)
    let outcome = try session.perform(
      suppressed.map { .suppressAlert(id: $0, button: nil) }, ChangeOptions(arguments))
    let list = suppressed.joined(separator: ", ").printable
    let subject = ids.isEmpty ? "No alert" : ids.joined(separator: ", ").printable
    let object = suppressed.count == 1 ? "it" : "them"
    try outcome.print(
      ChangeOutcome.Words(
        done: "\(list): shown again when the app presents \(object).",
        unchanged: "\(subject): not suppressed by \"Don't ask again\"."),
      ["alerts": .array(suppressed.map(StoredValue.string))])
  }
}
