import TipModel
import TipSystem

extension Situation {
  /// The tips by id.
  var tips: [TipDefinition] { facts.tips.values.sorted { $0.id < $1.id } }

  /// The tooltips by id.
  var toolTips: [ToolTipDefinition] { facts.toolTips.values.sorted { $0.id < $1.id } }

  /// The records of alerts, by id.
  var alerts: [AlertRecord] { facts.alerts.sorted { $0.key < $1.key }.map(\.value) }

  /// Returns what happens when the app presents an alert.
  func verdict(for record: AlertRecord) -> AlertVerdict {
    // An alert on screen does not wait for itself.
    var facts = facts
    facts.alerts[record.alert.id]?.activeDisplays = []
    return AlertEligibility.evaluate(record.alert, in: Situation(facts, moment), scene: .unknown)
  }

  /// Returns whether a tip may be shown, also in its groups, and why; briefly, only which gate
  /// decided.
  func verdict(
    for tip: TipDefinition, isBrief: Bool = false, groups: GroupStates? = nil
  ) -> Verdict {
    Eligibility.explain(tip, in: self, isBrief: isBrief, groups: groups)
  }

  /// Returns the override that forces a tip; nil when there is none.
  func override(of tip: TipDefinition) -> TipOverride? {
    controls.override(id: tip.id, type: tip.type)
  }
}

/// Names are exact; the error about an unknown name suggests the nearest one, which is never used.
extension Situation {
  /// Returns the one tip with an id or type.
  ///
  /// - Throws: `TipControlError` (`unknownName`) when there is none, or several of one type.
  func tip(_ word: String) throws(TipControlError) -> TipDefinition {
    let found = try tips([word])
    guard let tip = found.first, found.count == 1 else {
      throw TipControlError(
        .unknownName, subject: word, reason: "\"\(word)\" names \(found.count) tips",
        suggestion: "Write one of their ids: \(found.map(\.id).joined(separator: ", "))")
    }
    return tip
  }

  /// Returns the tips in the order of the words, each once; a type selects all of its tips.
  ///
  /// A word is an id, a type name, a pattern of ids such as `Tour*`, or the id of a tip without a
  /// definition.
  ///
  /// - Throws: `TipControlError` (`unknownName`) for the first word that names no tip.
  func tips(
    _ words: [String], or withoutDefinition: some Collection<String> = []
  ) throws(TipControlError) -> [TipDefinition] {
    var found: [TipDefinition] = []
    for word in words {
      let named = tips(named: word, or: withoutDefinition)
      guard !named.isEmpty else {
        throw unknown(
          word, kind: "tip", known: tips.flatMap { [$0.id, $0.type] } + withoutDefinition,
          command: "list")
      }
      found += named
    }
    return found.unique
  }

  private func tips(
    named word: String, or withoutDefinition: some Collection<String>
  ) -> [TipDefinition] {
    if let tip = facts.tips[word] { return [tip] }
    let isPattern = word.contains("*")
    let ofType = tips.filter { $0.type == word || isPattern && fnmatch(word, $0.id, 0) == 0 }
    if ofType.isEmpty, withoutDefinition.contains(word) { return [TipDefinition(id: word)] }
    return ofType
  }

  /// Returns the tip, or else the alert or the tooltip, that a word names.
  ///
  /// - Throws: `TipControlError` (`unknownName`) when the word names nothing, or several tips.
  func help(_ word: String) throws(TipControlError) -> NamedHelp {
    let found = help(named: word)
    guard let first = found.first else { throw unknownHelp(word) }
    return found.count == 1 ? first : .tip(try tip(word))
  }

  /// Returns the tips, or else the alert or the tooltip, that a word names; none if it is unknown.
  func help(named word: String) -> [NamedHelp] {
    let tips = tips(named: word, or: [])
    let other =
      facts.alerts[word].map(NamedHelp.alert) ?? facts.toolTips[word].map(NamedHelp.toolTip)
    return tips.isEmpty ? [other].compactMap(\.self) : tips.map(NamedHelp.tip)
  }

  /// Returns the error about a word that names nothing, with the nearest name of each kind.
  func unknownHelp(_ word: String) -> TipControlError {
    let kinds = [tips.flatMap { [$0.id, $0.type] }, toolTips.map(\.id), alerts.map(\.alert.id)]
    let hasTipsOnly = kinds.dropFirst().allSatisfy(\.isEmpty) && !kinds[0].isEmpty
    if hasTipsOnly { return unknown(word, kind: "tip", known: kinds[0], command: "list") }
    let near = kinds.compactMap { NearestName.of(word, in: $0) }.map { "\"\($0)\"" }
    return TipControlError(
      .unknownName, subject: word, reason: "There is no tip, tooltip or alert \"\(word)\"",
      suggestion: near.isEmpty
        ? "\"tipctl list\", \"tipctl tooltips\" and \"tipctl alerts\" list them. The app makes tooltips "
          + "and alerts known when it shows them, or with Tips.register(_:)"
        : "Did you mean \(near.joined(separator: " or "))?")
  }

  /// Returns the alerts with ids, each once, or all of them.
  ///
  /// - Throws: `TipControlError` (`unknownName`) for the first id that no alert has.
  func alerts(_ ids: [String]) throws(TipControlError) -> [AlertRecord] {
    guard !ids.isEmpty else { return alerts }
    return try ids.unique.map { id throws(TipControlError) in
      if let record = facts.alerts[id] { return record }
      throw unknown(id, kind: "alert", known: alerts.map(\.alert.id), command: "alerts")
    }
  }

  /// Checks the tooltips that controls name, as long as any is known, and the answers to alerts.
  ///
  /// - Throws: `TipControlError` (`unknownName`) for an unknown tooltip, or an answer that is no
  ///   button of its alert.
  func check(_ controls: TipControls) throws(TipControlError) {
    let known = toolTips.map(\.id)
    for id in controls.showToolTips + controls.hideToolTips
    where id != Controls.all && !known.isEmpty && !known.contains(id) {
      throw unknown(id, kind: "tooltip", known: known, command: "tooltips")
    }
    for alert in alerts.map(\.alert) where controls.alertControl(alert.id) == .answerAlerts {
      let answer = controls.answerAlerts[alert.id] ?? controls.answerAlerts[Controls.all]
      if let answer, alert.button(titled: answer) == nil { throw alert.unknownButton(answer) }
    }
  }

  /// The events by id: those with donations, and those that rules count.
  var events: [String: EventRecord] {
    var events = facts.events
    for case .event(let id) in dependencies where events[id] == nil { events[id] = EventRecord() }
    return events
  }

  /// The parameters by id: those defined or written, and those that rules read.
  var parameters: [String: ParameterRecord] {
    var parameters = facts.parameters
    for case .parameter(let id) in dependencies where parameters[id] == nil {
      parameters[id] = ParameterRecord()
    }
    return parameters
  }

  /// The inputs of the rules of all tips.
  var dependencies: Set<RuleDependency> {
    facts.tips.values.reduce(into: []) { $0.formUnion($1.dependencies) }
  }

  /// Returns the event with an id.
  ///
  /// - Throws: `TipControlError` (`unknownName`) when there is none.
  func event(_ word: String) throws(TipControlError) -> EventRecord {
    if let event = events[word] { return event }
    throw unknown(word, kind: "event", known: events.keys.sorted(), command: "events")
  }

  /// Returns the parameter with an id.
  ///
  /// - Throws: `TipControlError` (`unknownName`) when there is none.
  func parameter(_ word: String) throws(TipControlError) -> ParameterRecord {
    if let parameter = parameters[word] { return parameter }
    throw unknown(word, kind: "parameter", known: parameters.keys.sorted(), command: "parameters")
  }

  private func unknown(
    _ word: String, kind: String, known: [String], command: String
  ) -> TipControlError {
    TipControlError(
      .unknownName, subject: word, reason: "There is no \(kind) \"\(word)\"",
      suggestion: NearestName.suggestion(
        for: word, in: known,
        otherwise: "\"tipctl \(command)\" lists every \(kind) that the app has used or registered"))
  }
}
