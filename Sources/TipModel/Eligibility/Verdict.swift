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

  /// The date at which the status or the deciding gate changes if nothing happens, in UTC.
  ///
  /// It is nil when time alone changes neither of them.
  public var nextChange: Date? { nextChangeTimestamp?.date }
}
