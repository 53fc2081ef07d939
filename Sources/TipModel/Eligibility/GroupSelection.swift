/// Selects the tip of a group that shows (D19).
public enum GroupSelection {
  /// The rule by which the current tip of a group is selected (TipKit 18 reference).
  public enum Priority: Hashable, Sendable {
    /// The first available tip; it stays current until it is no longer available.
    case firstAvailable
    /// The first tip that is not invalidated, once it is available.
    case ordered
  }

  /// Returns the index of the current tip, or nil when there is none.
  ///
  /// - Parameters:
  ///   - priority: The rule for the selection.
  ///   - statuses: The tips' statuses, in order.
  ///   - shown: The index of the previous current tip.
  /// - Returns: An index of the statuses.
  public static func current(
    _ priority: Priority, among statuses: [Tips.Status], keeping shown: Int? = nil
  ) -> Int? {
    switch priority {
    case .firstAvailable:
      // The current tip does not change while a person reads it.
      if let shown, statuses.indices.contains(shown), statuses[shown] == .available {
        return shown
      }
      return statuses.firstIndex(of: .available)
    case .ordered:
      let first = statuses.firstIndex { status in
        if case .invalidated = status { false } else { true }
      }
      return first.flatMap { statuses[$0] == .available ? $0 : nil }
    }
  }
}
