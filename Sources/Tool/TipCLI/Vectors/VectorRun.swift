import TipModel

/// A difference between the expectation of a vector and the engine's answer.
package struct VectorFailure: Hashable, Sendable {
  /// The index of the step; zero is the beginning.
  package let step: Int
  /// The tip or the event.
  package let subject: String
  /// The name of the expectation: `status`, `gate`, `next`, `displays` or `donations`.
  package let member: String
  /// The expected value.
  package let expected: String
  /// The value that was found.
  package let found: String
}

extension Vector {
  /// Runs the vector; a pure function.
  ///
  /// - Returns: The differences of the first step that has any: later ones would follow from them.
  package func failures() -> [VectorFailure] {
    var run = VectorRun(self)
    for (index, step) in steps.enumerated() {
      if let action = step.action { run.perform(action) }
      let failures = run.failures(of: step.expected, inStep: index)
      guard failures.isEmpty else { return failures }
    }
    return []
  }

  /// Whether the shell can run the vector: it cannot give arguments and code to an app.
  package var hasCommands: Bool {
    !steps.contains { step in
      if case .controls(let source, _)? = step.action { source != .environment } else { false }
    }
  }
}

/// The facts of a vector, its controls and its time, while it runs.
///
/// Changes are applied to the facts as by a commit of the datastore, and the one decision answers,
/// as in the app and in `tipctl`.
struct VectorRun {
  private var facts = Facts()
  private var devices: [String: Facts] = [:]
  private var ownControls = Controls()
  private var now: Timestamp
  /// The displays on screen that began under an override, and do not count (D7).
  private var forcedDisplays: Set<[String]> = []

  init(_ vector: Vector) {
    now = vector.now
    facts.origin.name = "own"
    apply(.replace(vector.state))
  }

  private var situation: Situation {
    Situation(
      facts, controls: ownControls.adding(facts.overrides, ifCounted: true), now: now)
  }

  private mutating func apply(_ action: Change.Action) {
    facts.apply(Change(action, at: now, by: .tipctl))
  }

  /// Whether an override shows a tip, so that nothing counts (D7).
  private func isForced(_ tip: String) -> Bool {
    situation.controls.override(id: tip, type: facts.tips[tip]?.type ?? tip)?.isShown == true
  }

  mutating func perform(_ action: VectorAction) {
    switch action {
    case .donate(let event, let date, let info, let count):
      for _ in 0..<count { apply(.donate(event: event, date: date ?? now, info: info)) }
    case .set(let parameter, let value): apply(.setParameter(id: parameter, value: value))
    case .unset(let parameter): apply(.unsetParameter(id: parameter))
    case .clock(let instant): now = instant
    case .begin(let tip, let display): begin(display, of: tip)
    case .end(let tip, let display, let isAbandoned):
      let isForced = forcedDisplays.remove([tip, display]) != nil
      apply(
        .endDisplay(tip: tip, display: display, isForced: isForced, isAbandoned: isAbandoned))
    case .invalidate(let tip, let reason):
      apply(.invalidate(tip: tip, reason: reason, isForced: isForced(tip)))
    case .force(let tips?, let state): apply(.force(tips: tips, state: state))
    case .force(nil, let state): apply(.forceAll(state: state))
    case .frequency(let frequency): apply(.setDisplayFrequency(frequency))
    case .resetTip(let tip): apply(.resetEligibility(tip: tip))
    case .resetEvent(let event): apply(.deleteDonations(event: event))
    case .resetAll: apply(.reset)
    case .merge(let device, let state): merge(state, of: device)
    case .controls(let source, let controls):
      ownControls.set(controls, from: source, anchor: nil)
    }
  }

  private mutating func begin(_ display: String, of tip: String) {
    let isForced = isForced(tip)
    if isForced { forcedDisplays.insert([tip, display]) }
    let active = ActiveDisplay(id: display, began: now, owner: "vector")
    apply(.beginDisplay(tip: tip, display: active, isForced: isForced))
  }

  private mutating func merge(_ state: Facts, of device: String) {
    var other = devices[device] ?? Facts()
    other.origin.name = "device \(device)"
    other.apply(Change(.replace(state), at: now))
    devices[device] = other
    apply(.merge(SharedFacts(other)))
  }
}

// MARK: - Comparison

extension VectorRun {
  /// Returns what differs from an expectation, in the order of names.
  func failures(of expected: VectorExpectation, inStep step: Int) -> [VectorFailure] {
    var failures: [VectorFailure] = []
    func compare(_ subject: String, _ member: VectorKey, _ expected: String, _ found: String) {
      guard expected != found else { return }
      failures.append(
        VectorFailure(
          step: step, subject: subject, member: member.rawValue, expected: expected, found: found))
    }
    for (id, tip) in expected.tips.sorted(by: { $0.key < $1.key }) {
      guard let definition = facts.tips[id] else {
        compare(id, .status, "\(tip.status)", "no such tip")
        continue
      }
      let verdict = Eligibility.evaluateInGroups(definition, in: situation)
      compare(id, .status, "\(tip.status)", "\(verdict.status)")
      compare(id, .gate, Self.text(tip.gate?.rawValue), Self.text(verdict.decidedBy?.rawValue))
      compare(
        id, .next, Self.text(tip.next?.description),
        Self.text(verdict.nextChangeTimestamp?.description))
      compare(id, .displays, "\(tip.displays)", "\(facts.record(of: id).displayCount)")
    }
    for (id, count) in expected.donations.sorted(by: { $0.key < $1.key }) {
      compare(id, .donations, "\(count)", "\(facts.events[id]?.log.donations.count ?? 0)")
    }
    return failures
  }

  private static func text(_ text: String?) -> String { text ?? "none" }
}
