/// The decision whether a tip may be shown, with the results of its gates.
public struct Verdict: Hashable, Sendable {
  /// The tip's status.
  public let status: Tips.Status
  /// The results of all gates in order; the rule gate has one result per rule.
  public let gates: [GateResult]
  /// The gate that decided; nil when the tip passed all of them.
  public let decidedBy: Gate?
  /// The instant at which the status or the deciding gate changes if nothing happens; nil for none.
  package internal(set) var nextChangeTimestamp: Timestamp?

  /// Whether the tip may be shown.
  public var shouldDisplay: Bool { status == .available }

  /// Whether the app shows the tip: it may be shown, and its group shows no other tip instead.
  public var shows: Bool { shouldDisplay && gate(.group)?.passed != false }

  /// The date at which the status or the deciding gate changes if nothing happens, in UTC.
  ///
  /// It is nil when time alone changes neither of them.
  public var nextChange: Date? { nextChangeTimestamp?.date }
}

extension Verdict {
  /// The index of the result that decided: the first failed one of its gate, or an override.
  var decidingIndex: Int? {
    guard let decided = decidedBy else { return nil }
    return gates.firstIndex { $0.gate == decided && (!$0.passed || decided == .override) }
  }

  /// The gate that decided and its finding, in a few words; empty when the tip passed all gates.
  package var decision: (gate: String, found: String) {
    guard let result = decidingIndex.map({ gates[$0] }) else { return ("", "") }
    // A tip can have several rules, so the text names the rule; for other gates the name suffices.
    let found = result.gate == .rule ? "\(result.expected): \(result.actual)" : result.actual
    return (result.gate.rawValue, found)
  }
}
