package import TipFoundation
package import TipModel

/// The part of a state that decides about some tips, from which a test can start.
package struct Reproduction: Hashable, Sendable {
  /// A tip, its expected status, and remarks for the reader.
  package struct Case: Hashable, Sendable {
    /// The tip's definition in the datastore.
    package let tip: TipDefinition
    package let expected: StatusExpectation
    /// The parts of the state that the test cannot have, or has in a different form.
    package let notes: [String]
  }

  /// The cases, in the order in which the tips were named.
  package let cases: [Case]
  /// The date of the state on the engine's clock, at which the test's clock stops.
  package let now: Timestamp
  /// The state from which the test starts, without the definitions, which come from the code.
  package let facts: Facts

  /// Reduces a state to what decides about some tips.
  ///
  /// - Parameters:
  ///   - tips: The tips.
  ///   - situation: The state, with the controls that are in force for the app.
  ///   - expectations: The expected statuses of tips, instead of those that hold.
  package init(
    of tips: [TipDefinition], in situation: Situation, expecting expectations: [StatusExpectation]
  ) {
    now = situation.now
    facts = Self.needed(tips, situation)
    var test = facts
    for tip in tips { test.define(tip, asIn: situation.facts) }
    var controls = Controls()
    controls.set(facts.overrides)
    let tested = Situation(test, controls: controls, now: now)
    let groups = GroupStates(of: situation)
    cases = tips.map { tip in
      let verdict = Eligibility.explain(tip, in: tested)
      let expected = expectations.last { $0.tip == tip.id }
      return Case(
        tip: tip, expected: expected ?? StatusExpectation(tip: tip.id, verdict),
        notes: Self.notes(tip, situation, groups, tested: verdict))
    }
  }

  private static func needed(_ tips: [TipDefinition], _ situation: Situation) -> Facts {
    let all = situation.facts
    var facts = Facts()
    facts.displayFrequency = situation.displayFrequency
    facts.displayFrequencyOrigin = all.displayFrequencyOrigin
    for tip in tips {
      var record = all.record(of: tip.id)
      record.activeDisplays = []
      if record != TipRecord() { facts.records[tip.id] = record }
      // The test evaluates another tip first, when the code has not defined this one yet.
      if tip.options.ignoresDisplayFrequency, record.firstDisplayed != nil {
        facts.tips[tip.id] = TipDefinition(
          id: tip.id, options: TipOptions(ignoresDisplayFrequency: true))
      }
      if let override = situation.controls.override(id: tip.id, type: tip.type) {
        facts.overrides.tips[tip.id] = override.isShown ? .shown : .hidden
      }
      for dependency in tip.dependencies {
        switch dependency {
        case .parameter(let id):
          facts.parameters[id] = all.parameters[id]?.value.map { ParameterRecord(value: $0) }
        case .event(let id):
          facts.events[id] = all.events[id].map { EventRecord(log: $0.log) }
        }
      }
    }
    // Of another tip, only a first display counts, and only while it holds back new tips.
    let start = situation.now.adding(milliseconds: -facts.displayFrequency.milliseconds)
    for id in all.recordedTips.subtracting(tips.map(\.id)) {
      let record = all.record(of: id)
      guard all.tips[id]?.options.ignoresDisplayFrequency != true,
        let first = record.firstDisplayed, record.firstDismissed ?? first > start
      else { continue }
      var reduced = TipRecord()
      reduced.displayCount = 1
      reduced.firstDisplayed = first
      reduced.lastDisplayed = first
      reduced.firstDismissed = record.firstDismissed
      facts.records[id] = reduced
    }
    return facts
  }

  /// Returns the differences between the state and the test, as sentences.
  private static func notes(
    _ tip: TipDefinition, _ situation: Situation, _ groups: GroupStates, tested: Verdict
  ) -> [String] {
    var notes: [String] = []
    let record = situation.facts.record(of: tip.id)
    if !record.activeDisplays.isEmpty {
      notes.append("A process shows it now; a test presents it by itself.")
    }
    for (source, result) in record.opaqueResults.sorted(by: { $0.key < $1.key }) {
      notes.append(
        "Its rule { \(source.shortened(to: 60)) } is Swift code, which the test runs again; "
          + "its last result was \(result.value).")
    }
    return notes + differences(tip, situation, groups, tested: tested)
  }

  /// Returns the differences between the decisions in the app and in the test, as sentences.
  private static func differences(
    _ tip: TipDefinition, _ situation: Situation, _ groups: GroupStates, tested: Verdict
  ) -> [String] {
    // The whole verdict has the names of all members of its groups.
    let brief = Eligibility.explain(tip, in: situation, isBrief: true, groups: groups)
    guard brief.status != tested.status || brief.decidedBy != tested.decidedBy else { return [] }
    let verdict = Eligibility.explain(tip, in: situation, groups: groups)
    let found = verdict.decision.found
    switch verdict.decidedBy {
    case .group: return ["In the app: \(found); a test makes the group by itself."]
    case let gate?:
      return [
        "In the app it is \(verdict.status) by \(gate.rawValue): \(found), "
          + "which a test does not have."
      ]
    case nil: return ["In the app it is \(verdict.status), because no gate fails there."]
    }
  }
}

extension Facts {
  /// Adds the definitions in the code: of a tip, and of the parameters and events that its rules
  /// read.
  fileprivate mutating func define(_ tip: TipDefinition, asIn known: Facts) {
    tips[tip.id] = tip
    for dependency in tip.dependencies {
      switch dependency {
      case .parameter(let id):
        guard let definition = known.parameters[id]?.definition else { continue }
        parameters[id, default: ParameterRecord()].definition = definition
      case .event(let id):
        guard let limit = known.events[id]?.limit else { continue }
        events[id, default: EventRecord()].limit = limit
      }
    }
  }
}
