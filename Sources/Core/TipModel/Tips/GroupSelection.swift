/// Selects the tip of a group that shows (D19, D31).
public enum GroupSelection {
  /// The rule by which the current tip of a group is selected (TipKit 18 reference).
  public enum Priority: String, Hashable, Sendable, CaseIterable {
    /// The first available tip, which stays current until it is no longer available.
    case firstAvailable
    /// The first tip that is not invalidated, once it is available.
    case ordered
  }

  /// The state of a member, as far as the selection reads it.
  package struct Member: Hashable, Sendable {
    /// The member's own status.
    package var status: Tips.Status
    /// Whether an override shows the member by its name (D31).
    package let isShownByName: Bool

    package init(_ status: Tips.Status, isShownByName: Bool = false) {
      self.status = status
      self.isShownByName = isShownByName
    }
  }

  /// The selected member, by its index, or the reason why there is none.
  package enum Choice: Hashable, Sendable {
    /// The first member that an override shows by name.
    case shownByName(Int)
    /// The member that was selected before, which is still available.
    case kept(Int)
    /// The first available member.
    case firstAvailable(Int)
    /// The first member that is not invalidated, which is available.
    case firstInOrder(Int)
    /// None: the first member that is not invalidated is not available.
    case waiting(for: Int)
    /// None: no member is available.
    case noneAvailable
    /// None: all members are invalidated.
    case allInvalidated

    /// The index of the current tip, or nil when there is none.
    package var current: Int? {
      switch self {
      case .shownByName(let index), .kept(let index), .firstAvailable(let index),
        .firstInOrder(let index):
        index
      case .waiting, .noneAvailable, .allInvalidated: nil
      }
    }
  }

  /// Selects the current tip of a group, or the reason why there is none.
  ///
  /// The function is pure.
  package static func choose(
    _ priority: Priority, among members: [Member], keeping shown: Int? = nil
  ) -> Choice {
    if let forced = members.firstIndex(where: { $0.isShownByName && $0.status == .available }) {
      return .shownByName(forced)
    }
    switch priority {
    case .firstAvailable:
      // The current tip does not change while a person reads it.
      if let shown, members.indices.contains(shown), members[shown].status == .available {
        return .kept(shown)
      }
      let first = members.firstIndex { $0.status == .available }
      guard let first else { return .noneAvailable }
      return .firstAvailable(first)
    case .ordered:
      let first = members.firstIndex { !$0.status.isInvalidated }
      guard let first else { return .allInvalidated }
      guard members[first].status == .available else { return .waiting(for: first) }
      return .firstInOrder(first)
    }
  }
}
