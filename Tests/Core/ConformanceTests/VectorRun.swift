import TestSupport
import TipModel
import TipStore

/// A difference between the expectation of a vector and the engine's answer.
struct VectorFailure: Hashable, CustomStringConvertible {
  /// The index of the step, where zero is the beginning.
  let step: Int
  /// The tip or the event.
  let subject: String
  let member: VectorKey
  let expected: String
  let found: String

  var description: String {
    "step \(step), \(subject) \(member.rawValue): expected \(expected), found \(found)"
  }
}

extension Vector {
  /// Returns the differences of the first step that has any: later ones would follow from them.
  func failures() throws -> [VectorFailure] {
    var run = VectorRun(self)
    for (index, step) in steps.enumerated() {
      if let action = step.action { try run.perform(action, step.value) }
      let failures = run.failures(of: step.expected, inStep: index)
      guard failures.isEmpty else { return failures }
    }
    return []
  }

  /// Returns the first step that fails, in a sentence, if one does.
  func report() throws -> String? {
    let failures = try failures().map(\.description)
    guard !failures.isEmpty else { return nil }
    return "The vector \(id) fails in \(failures.joined(separator: "; ")). \(says) (\(source))"
  }

  /// Whether the shell can run the vector: it cannot give arguments and code to an app.
  var hasCommands: Bool {
    steps.allSatisfy { $0.action != .controls || $0.value["source"] == "environment" }
  }
}

/// The facts of a vector, its controls and its time, while it runs.
///
/// Changes are applied to the facts as by a commit of the datastore, and the one decision answers,
/// as in the app and in `tipctl`.
private struct VectorRun {
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

  /// The situation as in `tipctl`, for which abandoned displays have ended.
  private var situation: Situation {
    Situation(
      facts.withoutAbandonedDisplays,
      controls: ownControls.adding(facts.overrides, ifCounted: true),
      now: now)
  }

  private mutating func apply(_ action: Change.Action) {
    facts.apply(Change(action, at: now, by: .tipctl))
  }

  /// Whether an override shows a tip, so that nothing counts (D7).
  private func isForced(_ tip: String) -> Bool {
    situation.controls.override(id: tip, type: facts.tips[tip]?.type ?? tip)?.isShown == true
  }

  // MARK: - Actions

  mutating func perform(_ action: VectorKey, _ value: StoredValue) throws {
    let object: VectorReader
    switch action {
    case .clock:
      now = try ValueCoding.date.read(value, action.rawValue)
      return
    case .frequency:
      var frequency: DisplayFrequency?
      if value != .null {
        let text = try ValueCoding.text.read(value, action.rawValue)
        frequency = try DisplayFrequency(text, subject: action.rawValue)
      }
      apply(.setDisplayFrequency(frequency))
      return
    default:
      object = try VectorReader(value, at: action.rawValue, keys: VectorKey.details(of: action))
    }
    switch action {
    case .donate:
      let event = try object.required(.event, .text)
      let info = try object.optional(.info, .any)
      let date = try object.optional(.date, .date) ?? now
      for _ in 0..<(try object.optional(.count, .count) ?? 1) {
        apply(.donate(event: event, date: date, info: info))
      }
    case .set:
      let value = try object.required(.value, .any)
      apply(.setParameter(id: try object.required(.parameter, .text), value: value))
    case .unset: apply(.unsetParameter(id: try object.required(.parameter, .text)))
    case .begin, .end: try display(action, object)
    case .invalidate:
      let tip = try object.required(.tip, .text)
      let reason: Tips.InvalidationReason = try object.required(.reason, .choice)
      apply(.invalidate(tip: tip, reason: reason, isForced: isForced(tip)))
    case .force:
      // "auto" is not a forced state.
      let state = StoredOverrides.ForcedState(rawValue: try object.required(.state, .text))
      if let tips = try object.optional(.tips, .list(of: .text)) {
        apply(.force(tips: tips, state: state))
      } else {
        apply(.forceAll(state: state))
      }
    case .reset: try reset(object)
    case .merge:
      let state = try StateDocument.facts(from: value["state"], at: object.path(of: .state))
      merge(state, of: try object.required(.device, .text))
    case .controls:
      var controls = TipControls()
      for (name, text) in try object.required(.values, .dictionary(of: ValueCoding<String>.text)) {
        let control: Control = try ValueCoding.choice.read(.string(name), action.rawValue)
        try controls.set(control, to: text, subject: name)
      }
      ownControls.set(controls, from: try object.required(.source, .choice), anchor: nil)
    default: preconditionFailure("\(action) is not an action")
    }
  }

  private mutating func merge(_ state: Facts, of device: String) {
    var other = devices[device] ?? Facts()
    other.origin.name = "device \(device)"
    other.apply(Change(.replace(state), at: now))
    devices[device] = other
    apply(.merge(SharedFacts(other)))
  }

  private mutating func display(_ action: VectorKey, _ object: VectorReader) throws {
    let tip = try object.required(.tip, .text)
    let display = try object.optional(.display, .text) ?? "display"
    if action == .begin {
      let isForced = isForced(tip)
      if isForced { forcedDisplays.insert([tip, display]) }
      // The first process never ends, so its displays are not abandoned.
      let active = ActiveDisplay(id: display, began: now, owner: "1:app")
      apply(.beginDisplay(tip: tip, display: active, isForced: isForced))
    } else {
      let isForced = forcedDisplays.remove([tip, display]) != nil
      let isAbandoned = try object.optional(.abandoned, .flag) ?? false
      apply(.endDisplay(tip: tip, display: display, isForced: isForced, isAbandoned: isAbandoned))
    }
  }

  private mutating func reset(_ object: VectorReader) throws {
    if let tip = try object.optional(.tip, .text) {
      apply(.resetEligibility(tip: tip))
    } else if let event = try object.optional(.event, .text) {
      apply(.deleteDonations(event: event))
    } else if let parameter = try object.optional(.parameter, .text) {
      apply(.unsetParameter(id: parameter))
    } else {
      apply(.reset)
    }
  }

  // MARK: - Comparison

  /// Returns the differences from an expectation, in the order of names.
  ///
  /// A missing member means none.
  func failures(of expected: StoredValue, inStep step: Int) -> [VectorFailure] {
    var failures: [VectorFailure] = []
    func compare(_ subject: String, _ member: VectorKey, _ expected: String, _ found: String) {
      guard expected != found else { return }
      failures.append(
        VectorFailure(
          step: step, subject: subject, member: member, expected: expected, found: found))
    }
    for id in expected["tips"].names.sorted() {
      let tip = expected["tips"][id]
      let reason = tip["reason"] == .null ? "" : "(\(tip["reason"].text(or: "none")))"
      let status = tip["status"].text(or: "none") + reason
      guard let definition = facts.tips[id] else {
        compare(id, .status, status, "no such tip")
        continue
      }
      let verdict = Eligibility.explain(definition, in: situation)
      compare(id, .status, status, "\(verdict.status)")
      compare(id, .gate, tip["gate"].text(or: "none"), verdict.decidedBy?.rawValue ?? "none")
      let next = tip["next"].text(or: "none")
      compare(
        id, .next, Timestamp(iso8601: next)?.description ?? next,
        verdict.nextChangeTimestamp?.description ?? "none")
      let displays = facts.record(of: id).displayCount
      compare(id, .displays, tip["displays"].text(or: "0"), "\(displays)")
    }
    for id in expected["donations"].names.sorted() {
      let count = facts.events[id]?.log.donations.count ?? 0
      compare(id, .donations, expected["donations"][id].text(or: "0"), "\(count)")
    }
    return failures
  }
}

extension StoredValue {
  /// The value without quotes, or a default for null and for a missing member.
  fileprivate func text(or none: String) -> String {
    switch self {
    case .null: none
    case .string(let text): text
    default: json
    }
  }
}
