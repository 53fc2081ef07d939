import TipModel
import TipSystem

extension Situation {
  var tips: [TipDefinition] { facts.tips.values.sorted { $0.id < $1.id } }

  var toolTips: [ToolTipDefinition] { facts.toolTips.values.sorted { $0.id < $1.id } }

  var alerts: [AlertRecord] { facts.alerts.sorted { $0.key < $1.key }.map(\.value) }

  /// Returns what happens when the app presents an alert.
  func verdict(for record: AlertRecord) -> AlertVerdict {
    // An alert on screen does not wait for itself.
    var facts = facts
    facts.alerts[record.alert.id]?.activeDisplays = []
    return AlertEligibility.evaluate(record.alert, in: Situation(facts, moment), scene: .unknown)
  }

  /// Returns whether a tip may be shown, also in its groups, and why.
  ///
  /// A brief verdict says only which gate decided.
  func verdict(
    for tip: TipDefinition, isBrief: Bool = false, groups: GroupStates? = nil
  ) -> Verdict {
    Eligibility.explain(tip, in: self, isBrief: isBrief, groups: groups)
  }

  /// Returns the override that forces a tip, if there is one.
  func override(of tip: TipDefinition) -> TipOverride? {
    controls.override(id: tip.id, type: tip.type)
  }
}

/// The verdicts about many tips in a situation, whose groups are evaluated once.
struct TipVerdicts {
  private let situation: Situation
  private let groups: GroupStates

  init(in situation: Situation) {
    self.situation = situation
    groups = GroupStates(of: situation)
  }

  /// Returns whether a tip may be shown, as ``Situation/verdict(for:isBrief:groups:)`` does.
  func verdict(for tip: TipDefinition, isBrief: Bool = false) -> Verdict {
    situation.verdict(for: tip, isBrief: isBrief, groups: groups)
  }
}

/// Names are exact. The error about an unknown name suggests the nearest one, which is never used.
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

  /// Returns the tips in the order of the words, each once.
  ///
  /// A word is an id, a type name, a pattern of ids such as `Tour*`, or the id of a tip without a
  /// definition. A type selects all of its tips.
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
    guard found.count == 1 else { return .tip(try tip(word)) }
    return first
  }

  /// Returns the tips, or else the alert or the tooltip, that a word names, if it is known.
  func help(named word: String) -> [NamedHelp] {
    let tips = tips(named: word, or: [])
    guard tips.isEmpty else { return tips.map(NamedHelp.tip) }
    if let alert = facts.alerts[word] { return [.alert(alert)] }
    if let toolTip = facts.toolTips[word] { return [.toolTip(toolTip)] }
    return []
  }

  /// Returns the error about a word that names nothing, with the nearest name of each kind.
  func unknownHelp(_ word: String) -> TipControlError {
    let kinds = [tips.flatMap { [$0.id, $0.type] }, toolTips.map(\.id), alerts.map(\.alert.id)]
    let hasTipsOnly = kinds.dropFirst().allSatisfy(\.isEmpty) && !kinds[0].isEmpty
    if hasTipsOnly { return unknown(word, kind: "tip", known: kinds[0], command: "list") }
    let near = kinds.compactMap { NearestName.of(word, in: $0) }.map { "\"\($0)\"" }
    var suggestion = "Did you mean \(near.joined(separator: " or "))?"
    if near.isEmpty {
      suggestion =
        "\"tipctl list\", \"tipctl tooltips\" and \"tipctl alerts\" list them. The app makes tooltips "
        + "and alerts known when it shows them, or with Tips.register(_:)"
    }
    return TipControlError(
      .unknownName, subject: word, reason: "There is no tip, tooltip or alert \"\(word)\"",
      suggestion: suggestion)
  }

  /// Returns the alerts with ids, each once, or all of them.
  ///
  /// - Throws: `TipControlError` (`unknownName`) for the first id that no alert has.
  func alerts(_ ids: [String]) throws(TipControlError) -> [AlertRecord] {
    guard !ids.isEmpty else { return alerts }
    var found: [AlertRecord] = []
    for id in ids.unique {
      guard let record = facts.alerts[id] else {
        throw unknown(id, kind: "alert", known: alerts.map(\.alert.id), command: "alerts")
      }
      found.append(record)
    }
    return found
  }

  /// Checks the tooltips that controls name, as long as any is known, and the answers to alerts.
  ///
  /// - Throws: `TipControlError` (`unknownName`) for an unknown tooltip, or an answer that is not a
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

  /// The events that have donations or that rules count, by id.
  var events: [String: EventRecord] {
    var events = facts.events
    for case .event(let id) in dependencies where events[id] == nil { events[id] = EventRecord() }
    return events
  }

  /// The parameters that are defined, written or read by rules, by id.
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
    // The word may have a type in front that the name lacks.
    let last = word.split(separator: ".").last.map(String.init) ?? word
    return TipControlError(
      .unknownName, subject: word, reason: "There is no \(kind) \"\(word)\"",
      suggestion: NearestName.suggestion(
        NearestName.of(word, in: known) ?? NearestName.of(last, in: known),
        otherwise: "\"tipctl \(command)\" lists every \(kind) that the app has used or registered"))
  }
}

/// The names in commands that change something (D44).
///
/// As long as the datastore knows no tips, any name is accepted, with a warning, because a script
/// may force a tip before the app's first launch.
extension DatastoreSession {
  /// Returns the one tip with an id or type.
  func tip(_ word: String) throws(TipControlError) -> TipDefinition {
    try accepting(word, kind: "tip", as: TipDefinition(id: word), situation.tip)
  }

  /// Returns the tips with ids or types, each once.
  func tips(
    _ words: [String], or withoutDefinition: some Collection<String> = []
  ) throws(TipControlError) -> [TipDefinition] {
    func find(_ word: String) throws(TipControlError) -> [TipDefinition] {
      try situation.tips([word], or: withoutDefinition)
    }
    var found: [TipDefinition] = []
    for word in words {
      found += try accepting(word, kind: "tip", as: [TipDefinition(id: word)], find)
    }
    return found.unique
  }

  func event(_ word: String) throws(TipControlError) -> EventRecord {
    try accepting(word, kind: "event", as: EventRecord(), situation.event)
  }

  func parameter(_ word: String) throws(TipControlError) -> ParameterRecord {
    try accepting(word, kind: "parameter", as: ParameterRecord(), situation.parameter)
  }

  private func accepting<Value>(
    _ word: String, kind: String, as value: Value,
    _ find: (String) throws(TipControlError) -> Value
  ) throws(TipControlError) -> Value {
    do throws(TipControlError) {
      return try find(word)
    } catch {
      let isName = !word.isEmpty && !word.contains("*")
      guard error.code == .unknownName, situation.facts.tips.isEmpty, isName else { throw error }
      context.warn(
        "The \(kind) \"\(word)\" cannot be checked: the datastore knows no tips yet",
        suggestion: "Check its spelling; the app makes its tips known")
      return value
    }
  }
}
