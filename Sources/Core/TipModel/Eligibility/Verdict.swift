/// The decision whether a tip may be shown.
package struct Decision: Hashable, Sendable {
  package let status: Tips.Status
  /// The gate that decided, or nil when the tip passed all of them.
  package let decidedBy: Gate?
  /// The next instant at which time can change the decision but need not, or nil for none.
  package let nextChange: Timestamp?
}

/// The decision whether a tip may be shown, with the results of its gates.
public struct Verdict: Hashable, Sendable {
  /// The steps after which the tip passes the gates that it fails.
  struct Needs: Hashable, Sendable {
    /// The needs of each rule that does not hold.
    let rules: [String]
    /// Whether a new tip has to be dismissed before the display frequency counts (D34).
    let waitsForDismissal: Bool
    /// The instant at which a closed display frequency opens.
    let opens: Timestamp?
    /// The reason why no group would show the tip even if it were available.
    let groupObstacle: String?

    static let none = Needs(rules: [], waitsForDismissal: false, opens: nil, groupObstacle: nil)
  }

  /// The tip's status.
  public let status: Tips.Status
  /// The results of all gates in order.
  ///
  /// The rule gate has one result per rule.
  public let gates: [GateResult<Gate>]
  /// The gate that decided, or nil when the tip passed all of them.
  public let decidedBy: Gate?
  /// The instant at which time alone changes the status or the deciding gate, or nil for none.
  package let nextChangeTimestamp: Timestamp?
  let needs: Needs

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
  package func gate(_ gate: Gate) -> GateResult<Gate>? { gates.first { $0.gate == gate } }

  /// The result that decided: the first failed one of its gate, or an override.
  var deciding: GateResult<Gate>? { gates.first(where: \.decided) }

  /// The gate that decided and its finding, in a few words, or empty when the tip passed all gates.
  package var decision: (gate: String, found: String) {
    guard let deciding else { return ("", "") }
    let found = deciding.gate == .rule ? unmetRules : deciding.actual
    return (deciding.gate.rawValue, found)
  }

  /// The needs of the rules that do not hold, as a clause, or in a brief verdict their texts.
  var unmetRules: String {
    gates.filter { $0.gate == .rule && !$0.passed }
      .map { $0.detail.isEmpty ? "\($0.expected): \($0.actual)" : $0.detail }
      .joined(separator: ", and ")
  }
}
