import TipFoundation
import TipModel

/// Checks the names, the values and the dates of a scenario against its tips.
struct ScenarioCheck {
  private let scenario: Scenario
  private let facts: Facts
  private var events: Set<String>
  private var parameters: Set<String>
  private let screens: Set<String>
  /// The payloads of the events that the scenario donates to.
  private var payloads: [String: PayloadShape] = [:]
  /// The parameters, unless their values are recorded ones.
  private var records: [String: ParameterRecord] = [:]
  /// The length of the run, while dates have to be within the scenario's own length.
  private let length: Int64

  init(_ scenario: Scenario, _ facts: Facts, length: Int64) {
    self.scenario = scenario
    self.facts = facts
    self.length = length
    screens = Set(scenario.screens.map(\.id))
    events = Set(facts.events.keys)
    parameters = Set(facts.parameters.keys)
    for dependency in facts.tips.values.flatMap(\.dependencies) {
      switch dependency {
      case .event(let id): events.insert(id)
      case .parameter(let id): parameters.insert(id)
      }
    }
    // A scenario with a state may be a recorded history, whose changes the app has made.
    if case .state = scenario.source { return }
    records = facts.parameters
    let effects = scenario.people.flatMap(\.outcomes).flatMap(\.effects)
    for case .donate(let event, _, _) in scenario.script.map(\.change) + effects
    where payloads[event] == nil {
      payloads[event] = PayloadShape(of: event, in: facts)
    }
  }

  func check() throws(TipControlError) {
    guard !facts.tips.isEmpty else {
      throw TipControlError(
        .malformed, subject: "tips", reason: "The scenario has no tips",
        suggestion: "Name a state document or a datastore with tips")
    }
    let longest = max(scenario.length, length)
    guard scenario.start.milliseconds + longest <= Timestamp(milliseconds: .max).milliseconds else {
      throw TipControlError(
        .malformed, subject: "length", reason: "The scenario ends after the year 9999",
        suggestion: "Write an earlier start, or a shorter length")
    }
    for (index, screen) in scenario.screens.enumerated() {
      try check(screen, at: "screens[\(index)]")
    }
    try checkPeople()
    for (index, line) in scenario.script.enumerated() {
      try check(line, at: "script[\(index)]")
    }
  }

  private func check(_ screen: Scenario.Screen, at path: String) throws(TipControlError) {
    var offered: Set<String> = []
    for (index, place) in screen.places.enumerated() {
      let path = "\(path).places[\(index)]"
      guard !place.tips.isEmpty else {
        throw TipControlError(
          .malformed, subject: path, reason: "The group at \(path) has no tips",
          suggestion: "Name its members, or leave it out")
      }
      for tip in place.tips {
        try check(tip: tip, at: path)
        guard !offered.insert(tip).inserted else { continue }
        throw TipControlError(
          .malformed, subject: path,
          reason: "The screen \"\(screen.id)\" offers \"\(tip)\" a second time at \(path)",
          suggestion: "Name each tip once")
      }
    }
  }

  private func checkPeople() throws(TipControlError) {
    var seen: Set<String?> = []
    for (index, reaction) in scenario.people.enumerated() {
      let path = "people[\(index)]"
      if let tip = reaction.tip { try check(tip: tip, at: "\(path).tip") }
      guard seen.insert(reaction.tip).inserted else {
        var tips = "all tips"
        if let tip = reaction.tip { tips = "\"\(tip)\"" }
        throw TipControlError(
          .malformed, subject: path, reason: "\(path) is the second reaction to \(tips)",
          suggestion: "Join the two")
      }
      let sum = reaction.outcomes.reduce(0) { $0 + $1.chance.millionths }
      guard sum <= Chance.whole else {
        throw TipControlError(
          .malformed, subject: path,
          reason: "The probabilities of \(path) add up to more than 100%",
          suggestion: "Write smaller ones; with the rest the person ignores the tip")
      }
      for (number, outcome) in reaction.outcomes.enumerated() {
        try check(outcome, of: reaction.tip, at: "\(path).outcomes[\(number)]")
      }
    }
  }

  private func check(
    _ outcome: Reaction.Outcome, of tip: String?, at path: String
  ) throws(TipControlError) {
    let actions = tip.flatMap { facts.tips[$0] }?.actions.map(\.id)
    if case .presses(let action) = outcome.deed, let tip, let actions {
      let kind = "action of \"\(tip)\""
      try check(kind, action, actions.contains(action), in: actions, at: "\(path).action")
    }
    for (index, effect) in outcome.effects.enumerated() {
      try check(effect, at: "\(path).then[\(index)]")
    }
  }

  private func check(_ line: ScriptLine, at path: String) throws(TipControlError) {
    if case .at(let date) = line.time, date < scenario.start || date >= scenario.end {
      throw TipControlError(
        .malformed, subject: "\(path).at",
        reason: "\(date) is not within the scenario, which lasts from \(scenario.start) to "
          + "\(scenario.end)",
        suggestion: "Write a date in this time")
    }
    if case .after(let length) = line.time, length >= scenario.length {
      throw TipControlError(
        .malformed, subject: "\(path).after",
        reason: "\(DurationText.print(milliseconds: length)) after the start is not within the "
          + "scenario, which lasts \(DurationText.print(milliseconds: scenario.length))",
        suggestion: "Write a shorter time")
    }
    try check(line.change, at: path)
  }

  private func check(_ change: ScriptChange, at path: String) throws(TipControlError) {
    switch change {
    case .donate(let event, let info, _):
      let path = "\(path).donate.event"
      try check("event", event, events.contains(event), in: events.sorted(), at: path)
      guard let shape = payloads[event], let reason = shape.mistake(in: info, at: event)
      else { return }
      throw TipControlError(
        .malformed, subject: path, reason: reason,
        suggestion: "Write a payload after the event, such as \(shape.template)")
    case .set(let id, _), .unset(let id):
      try check("parameter", id, parameters.contains(id), in: parameters.sorted(), at: path)
      guard case .set(_, let value) = change, let record = records[id],
        let mismatch = record.mismatch(of: value, at: id)
      else { return }
      throw TipControlError(
        .malformed, subject: path, reason: mismatch.reason,
        suggestion: "Write a value such as \(record.shape.example.shortJSON)")
    case .invalidate(let tip, _), .reset(let tip), .display(let tip), .dismiss(let tip):
      try check(tip: tip, at: path)
    case .open(let id, _), .close(let id):
      try check("screen", id, screens.contains(id), in: scenario.screens.map(\.id), at: path)
    }
  }

  private func check(tip: String, at path: String) throws(TipControlError) {
    try check("tip", tip, facts.tips[tip] != nil, in: facts.tips.keys.sorted(), at: path)
  }

  private func check(
    _ kind: String,
    _ name: String,
    _ isKnown: Bool,
    in names: @autoclosure () -> [String],
    at path: String
  ) throws(TipControlError) {
    guard !isKnown else { return }
    let known = names()
    var list = "The scenario has none"
    if !known.isEmpty { list = "Known names are \(known.prefix(20).joined(separator: ", "))" }
    throw TipControlError(
      .unknownName, subject: path, reason: "There is no \(kind) \"\(name)\"",
      suggestion: NearestName.suggestion(for: name, in: known, otherwise: list))
  }
}
