/// The conditions that a tooltip must meet to be shown, in the order of their evaluation.
public enum ToolTipGate: String, Hashable, Sendable, CaseIterable {
  /// The system has tooltips: macOS, Mac Catalyst included, and visionOS.
  case platform
  /// No alert is on screen; without one there is no such gate.
  case alert
  /// No control hides the tooltip.
  case override
  /// The interaction is enabled.
  case disabled
  /// The pointer, or on visionOS the gaze, is on the view.
  case pointer
  /// The view has a text where the pointer is.
  case noAnswer
  /// The person has not scrolled, clicked or pressed a key since the pointer came.
  case dismissed
  /// The pointer has rested for long enough.
  case delay
  /// The tooltip has been on screen for less than its time.
  case duration
}

/// The result of a gate.
public struct ToolTipGateResult: Hashable, Sendable {
  /// The facts that a gate compared.
  package enum Finding: Hashable, Sendable {
    case platform(TipPlatform)
    case alert(OpenAlert)
    case override(TipOverride?)
    case enabled(Bool)
    case pointer(ToolTipHover, TipInput)
    case text(ToolTipText)
    case dismissal(ToolTipDismissal?)
    /// The time since the pointer came, and the time that it takes; nil for an assumed one.
    case delay(rested: Int64?, of: Int64, begin: Timestamp?, TipInput)
    /// The time on screen, and its limit; nil for an assumed one.
    case duration(shown: Int64?, of: Int64, end: Timestamp?)
  }

  /// The text of a tooltip where the pointer is.
  package enum ToolTipText: Hashable, Sendable {
    case known(String?)
    /// The app's delegate gives the text, which nothing outside of the app knows.
    case ofDelegate
  }

  /// The gate.
  public let gate: ToolTipGate
  /// Whether the tooltip passes the gate.
  public let passed: Bool
  package let finding: Finding

  init(_ gate: ToolTipGate, passed: Bool, _ finding: Finding) {
    self.gate = gate
    self.passed = passed
    self.finding = finding
  }
}

/// The decision whether a tooltip shows, with the results of its gates.
public struct ToolTipVerdict: Hashable, Sendable {
  /// The text on screen; nil when the tooltip does not show, or when only the app knows the text.
  public let text: String?
  /// Whether the tooltip shows.
  public let shows: Bool
  /// The results of the gates in order; those that need the pointer only when it is on the view.
  public let gates: [ToolTipGateResult]
  /// The gate that decided; nil when the tooltip passed all of them.
  public let decidedBy: ToolTipGate?
  /// The instant at which time alone shows or hides the tooltip; nil for never.
  package let nextChangeTimestamp: Timestamp?

  /// The date at which time alone shows or hides the tooltip, in UTC; nil for never.
  public var nextChange: Date? { nextChangeTimestamp?.date }
}

extension ToolTipVerdict {
  /// The index of the result that decided: the failed one of its gate, or an override.
  var decidingIndex: Int? { decidedBy.flatMap { gate in gates.firstIndex { $0.gate == gate } } }

  /// The result that decided; nil when the tooltip passed all gates.
  package var deciding: ToolTipGateResult? { decidingIndex.map { gates[$0] } }
}
