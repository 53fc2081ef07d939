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
    "\(tip) starves: \(words)\(found.isEmpty ? "" : ": \(found)")."
  }
}

extension Lane.State {
  /// The state in words, with the gate and its finding.
  package var words: String {
    switch self {
    case .waiting(let gate, let found):
      found.isEmpty ? "waiting: \(gate)" : "waiting: \(gate): \(found)"
    case .eligible: "eligible"
    case .onScreen: "on screen"
    case .invalidated(let reason): "invalidated: \(reason.rawValue)"
    }
  }
}
