import TipModel

extension Hindrance {
  /// What keeps a tip from showing, as a sentence without its full stop.
  package var words: String {
    switch self {
    case .configured: "the datastore is not configured"
    case .alert: "an alert is on screen"
    case .override: "an override hides it"
    case .invalidation: "it was invalidated"
    case .displayCount: "it was displayed as often as its options allow"
    case .displayDuration: "it was on screen as long as its options allow"
    case .rule: "a rule does not hold when a screen offers it"
    case .displayFrequency: "the display frequency lets other tips show first"
    case .group: "its group puts a different tip first"
    case .popover: "a different popover is on screen"
    }
  }

  /// Returns the sentence about a tip that never shows because of it, with the gate's finding.
  package func starvation(of tip: String, found: String = "") -> String {
    guard !found.isEmpty else { return "\(tip) starves: \(words)." }
    return "\(tip) starves: \(words): \(found)."
  }

  /// Returns the sentence about a tip that no screen offers.
  package static func absence(of tip: String) -> String { "No open screen offers \(tip)." }
}

extension Lane.State {
  /// The names of states.
  package enum Name: String, Hashable, Sendable {
    case pending, available, onScreen, invalidated

    /// The name for people.
    package var words: String { self == .onScreen ? "on screen" : rawValue }
  }

  /// The name of the state, the deciding gate and its finding, which may be empty.
  package var parts: (name: Name, gate: String, reason: String) {
    switch self {
    case .pending(let gate, let found): (.pending, gate, found)
    case .available: (.available, "", "")
    case .behind(let found): (.available, Gate.group.rawValue, found)
    case .onScreen: (.onScreen, "", "")
    case .invalidated(let reason): (.invalidated, Gate.invalidation.rawValue, reason.rawValue)
    }
  }

  /// The state in words, with the gate and its finding.
  package var words: String {
    if case .invalidated(let reason) = self { return Tips.Status.invalidated(reason).description }
    let (name, gate, found) = parts
    return [name.words, gate, found].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}

extension Life {
  /// Returns the sentences about tips that starve, with what their gate finds at the end if it
  /// still decides, and about those that no screen offers.
  package func unseen(withFindings: Bool = true) -> [String] {
    let end = Situation(facts, now: scenario.end)
    return starving.sorted { $0.key < $1.key }.map { id, hindrance in
      guard withFindings, let tip = facts.tips[id] else { return hindrance.starvation(of: id) }
      let verdict = Eligibility.explain(tip, in: end, isBrief: true)
      let isPending = verdict.status == .pending && verdict.decision.gate == hindrance.rawValue
      return hindrance.starvation(of: id, found: isPending ? verdict.decision.found : "")
    } + unoffered.map(Hindrance.absence(of:))
  }
}
