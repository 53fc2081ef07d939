import Synchronization
import TipModel

extension TipsCenter {
  /// Registers a group that is asked or observed (D31), maybe by a further user.
  ///
  /// A registered group changes nothing.
  func use(_ group: GroupDefinition, adding isNew: Bool) {
    perform { state in
      if isNew { state.groupsInCode[group, default: 0] += 1 }
      guard state.facts.groups(using: state.groupsInCode.keys) != state.facts.groups else { return }
      state.useGroupsInCode()
    }
  }

  /// Removes a user of a group.
  ///
  /// The facts keep the group, because the app's next page or run has the same one. Only a changed
  /// group takes its place.
  func release(_ group: GroupDefinition) {
    state.withLock { state in
      guard let count = state.groupsInCode[group] else { return }
      state.groupsInCode[group] = count > 1 ? count - 1 : nil
    }
  }
}

extension CenterState {
  /// Gives the facts the groups of the process's code.
  mutating func useGroupsInCode() {
    apply(.useGroups(groupsInCode.keys.sorted { $0.key < $1.key }))
  }
}
