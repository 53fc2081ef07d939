public import TipFoundation

/// The answer to whether a tip may be shown, with everything that led to it.
public struct Verdict: Hashable, Sendable {
  /// The tip's status.
  public let status: Tips.Status
  /// All gates in order, with what each expected and found; one entry for each rule.
  public let gates: [GateResult]
  /// The gate that decided; nil when the tip passed all of them.
  public let decidedBy: Gate?
  /// The instant before which the status stays as it is if nothing happens; nil for ever.
  package let nextChangeTimestamp: Timestamp?

  /// Whether the tip may be shown.
  public var shouldDisplay: Bool { status == .available }

  /// The date before which the status stays as it is if nothing happens, in UTC; nil for ever.
  public var nextChange: Date? { nextChangeTimestamp?.date }
}
