import TipFoundation
import TipModel

/// Checks the names and the dates of a scenario against its tips.
struct ScenarioCheck {
  private let scenario: Scenario
  private let facts: Facts
  private let events: Set<String>
  private let parameters: Set<String>
  private let screens: Set<String>
  /// The length of the run; dates have to be within the scenario's own.
  private let length: Int64

  init(_ scenario: Scenario, _ facts: Facts, length: Int64) {
    (self.scenario, self.facts, self.length) = (scenario, facts, length)
    screens = Set(scenario.screens.map(\.id))
    var events = Set(facts.events.keys)
    var parameters = Set(facts.parameters.keys)
    for tip in facts.tips.values {
      for dependency in tip.dependencies {
        switch dependency {
        case .event(let id): events.insert(id)
        case .parameter(let id): parameters.insert(id)
        }
      }
    }
    (self.events, self.parameters) = (events, parameters)
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
        throw TipControlError(
          .malformed, subject: path,
          reason:
            "\(path) is the second reaction to \(reaction.tip.map { "\"\($0)\"" } ?? "all tips")",
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
    if case .presses(let action) = outcome.deed, let actions, !actions.contains(action) {
      throw unknown(action, "action of \"\(tip ?? "")\"", in: actions, at: "\(path).action")
    }
    for (index, effect) in outcome.effects.enumerated() {
      try check(effect, at: "\(path).then[\(index)]")
    }
  }

  private func check(_ line: ScriptLine, at path: String) throws(TipControlError) {
    if case .at(let date) = line.time,
      date < scenario.start || date >= scenario.end
    {
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
    case .donate(let event, _, _):
      guard !events.contains(event) else { return }
      throw unknown(event, "event", in: events.sorted(), at: "\(path).donate.event")
    case .set(let parameter, _), .unset(let parameter):
      guard !parameters.contains(parameter) else { return }
      throw unknown(parameter, "parameter", in: parameters.sorted(), at: path)
    case .invalidate(let tip, _), .reset(let tip), .display(let tip), .dismiss(let tip):
      try check(tip: tip, at: path)
    case .open(let screen, _), .close(let screen):
      guard !screens.contains(screen) else { return }
      throw unknown(screen, "screen", in: scenario.screens.map(\.id), at: path)
    }
  }

  private func check(tip: String, at path: String) throws(TipControlError) {
    guard facts.tips[tip] == nil else { return }
    throw unknown(tip, "tip", in: facts.tips.keys.sorted(), at: path)
  }

  private func unknown(
    _ name: String, _ kind: String, in known: [String], at path: String
  ) -> TipControlError {
    TipControlError(
      .unknownName, subject: path, reason: "There is no \(kind) \"\(name)\"",
      suggestion: NearestName.suggestion(
        for: name, in: known,
        otherwise: known.isEmpty
          ? "The scenario has none" : "Known names are \(known.prefix(20).joined(separator: ", "))")
    )
  }
}
