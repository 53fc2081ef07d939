/// Chooses the one tip of a group that shows (D19).
public enum GroupSelection {
  /// Which tip of a group is the current one (TipKit 18 reference).
  public enum Priority: Hashable, Sendable {
    /// The first that is available; it stays until it no longer is.
    case firstAvailable
    /// The first that is not invalidated, once it is available.
    case ordered
  }

  /// Returns the index of the current tip, or nil when there is none.
  ///
  /// - Parameters:
  ///   - priority: Which tip is the current one.
  ///   - statuses: The tips' statuses, in order.
  ///   - shown: The index of the tip that is current so far.
  /// - Returns: An index of the statuses.
  public static func current(
    _ priority: Priority, among statuses: [Tips.Status], keeping shown: Int? = nil
  ) -> Int? {
    switch priority {
    case .firstAvailable:
      // No switching under the reader.
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
