package import TipFoundation
package import TipModel

/// The history of a datastore as a scenario, from whose end a simulation can go on.
package struct HistoryScenario: Sendable {
  /// The scenario, which begins with the state before the first change.
  package let scenario: Scenario
  /// The parts that the scenario does not have, as sentences for people.
  package let notes: [String]

  /// The text, which parses back to the scenario, with the notes as comments.
  package var text: String {
    notes.map { "# \($0.printable)\n" }.joined() + scenario.description.printableJSON
  }

  /// Creates the scenario of a datastore.
  ///
  /// - Parameters:
  ///   - facts: The facts of the datastore.
  ///   - now: The present on the clock of the engine.
  package init(_ facts: Facts, until now: Timestamp) {
    // After the clock was moved back, what happened has later dates.
    let donations = facts.events.values.compactMap(\.log.donations.last?.date)
    let last = (facts.history.map(\.date) + donations + [now]).max() ?? now
    let past = RecordedHistory(facts, until: last, longest: Scenario.longest - 1)
    scenario = Scenario(
      source: .state(StateDocument(past.beginning)), start: past.start,
      // The last instant is within the scenario.
      length: last.milliseconds - past.start.milliseconds + 1,
      script: Self.script(past, facts))
    notes = Self.notes(facts, past, last)
  }

  /// Returns the changes as lines, where equal donations of one instant are one line.
  private static func script(_ past: RecordedHistory, _ facts: Facts) -> [ScriptLine] {
    var script: [ScriptLine] = []
    for change in past.changes {
      guard let step = ScriptChange(change.action, in: facts) else { continue }
      if case .donate(let event, let info, 1) = step, let last = script.last,
        last.time == .at(change.date), case .donate(event, info, let count) = last.change,
        ScriptChange.acceptedCount.contains(count + 1)
      {
        script[script.count - 1].change = .donate(event: event, info: info, count: count + 1)
      } else {
        script.append(ScriptLine(.at(change.date), step))
      }
    }
    return script
  }

  private static func notes(_ facts: Facts, _ past: RecordedHistory, _ end: Timestamp) -> [String] {
    var notes = ["The history until \(end). Write a greater length to go on from there."]
    if past.isCut {
      notes.append(
        "The history is cut: it keeps its newest \(HistoryEntry.keptCount) lines. The state has "
          + "the time before \(past.start), as far as it is known.")
    }
    let others = facts.history.filter { entry in
      entry.isForced || entry.action(display: "").flatMap { ScriptChange($0, in: facts) } == nil
    }
    if !others.isEmpty { notes.append("The scenario does not have these lines of the history:") }
    for entry in others {
      let mark = entry.isForced ? " (forced)" : ""
      notes.append("  \(entry.date) \(entry.words)\(mark)")
    }
    return notes
  }
}

extension ScriptChange {
  /// Creates the change of a script, if a script can have it.
  fileprivate init?(_ action: Change.Action, in facts: Facts) {
    switch action {
    case .donate(let event, _, let info): self = .donate(event: event, info: info, count: 1)
    case .setParameter(let id, let value) where facts.parameters[id] != nil:
      self = .set(parameter: id, value: value)
    case .unsetParameter(let id) where facts.parameters[id] != nil: self = .unset(parameter: id)
    case .beginDisplay(let tip, _, _) where facts.tips[tip] != nil: self = .display(tip: tip)
    case .endDisplay(let tip, _, _, _) where facts.tips[tip] != nil: self = .dismiss(tip: tip)
    case .invalidate(let tip, let reason, _) where facts.tips[tip] != nil:
      self = .invalidate(tip: tip, reason: reason)
    case .resetEligibility(let tip) where facts.tips[tip] != nil: self = .reset(tip: tip)
    default: return nil
    }
  }
}
