/// The decision whether a tip may be shown, with the results of its gates.
public struct Verdict: Hashable, Sendable {
  /// The tip's status.
  public let status: Tips.Status
  /// The results of all gates in order; the rule gate has one result per rule.
  public let gates: [GateResult]
  /// The gate that decided; nil when the tip passed all of them.
  public let decidedBy: Gate?
  /// The instant up to which the status does not change if nothing happens; nil for ever.
  package let nextChangeTimestamp: Timestamp?

  /// Whether the tip may be shown.
  public var shouldDisplay: Bool { status == .available }

  /// Whether the app shows the tip: it may be shown, and its group shows no other tip instead.
  public var shows: Bool { shouldDisplay && gate(.group)?.passed != false }

  /// The date up to which the status does not change if nothing happens, in UTC; nil for ever.
  public var nextChange: Date? { nextChangeTimestamp?.date }
}
