extension Tips {
  /// Whether a tip can be shown (TipKit reference).
  public enum Status: Hashable, Sendable {
    /// The tip cannot be shown yet: a rule does not hold, or the display frequency requires a wait.
    case pending
    /// The tip can be shown.
    case available
    /// The tip is not shown again, unless its eligibility is reset.
    case invalidated(InvalidationReason)
  }

  /// The reason why a tip is not shown again (TipKit reference).
  public enum InvalidationReason: String, Hashable, Sendable, CaseIterable {
    /// The person performed the action that the tip describes.
    case actionPerformed
    /// The tip was displayed as often as its options allow.
    case displayCountExceeded
    /// The tip was on screen as long as its options allow.
    case displayDurationExceeded
    /// The person closed the tip.
    case tipClosed
  }
}

extension Tips.Status {
  /// Whether the tip is invalidated, for any reason.
  package var isInvalidated: Bool {
    if case .invalidated = self { true } else { false }
  }

  /// The status without its reason: `pending`, `available` or `invalidated`.
  package var word: String { isInvalidated ? "invalidated" : description }
}

extension Tips.Status: CustomStringConvertible {
  /// `pending`, `available` or `invalidated(reason)`.
  public var description: String {
    switch self {
    case .pending: "pending"
    case .available: "available"
    case .invalidated(let reason): "invalidated(\(reason.rawValue))"
    }
  }
}

extension Tips.InvalidationReason {
  /// The beta's name of ``actionPerformed``.
  @available(*, deprecated, renamed: "actionPerformed")
  public static var userPerformedAction: Self { .actionPerformed }
}
