/// The definition of a group in the datastore, used to explain its members without the app (D31).
package struct GroupDefinition: Hashable, Sendable {
  /// The rule by which the current tip is selected.
  package let priority: GroupSelection.Priority
  /// The ids of the members, in order.
  package let members: [String]
  /// Whether the app uses the group, rather than a changed one in its place.
  package var isInUse: Bool

  package init(_ priority: GroupSelection.Priority, _ members: [String], isInUse: Bool = true) {
    self.priority = priority
    self.members = members
    self.isInUse = isInUse
  }

  /// The key of the group in the facts: the priority and the members.
  package var key: String {
    "\(priority.rawValue) \(StoredValue.array(members.map(StoredValue.string)).json)"
  }

  /// The name for people: `ordered: FavoriteBackyardTip, FeedBirdsTip`.
  package var name: String { "\(priority.rawValue): \(members.joined(separator: ", "))" }

  /// Returns whether this group can be an edited form of the other one: all members of one of them
  /// are members of the other one.
  func canReplace(_ other: GroupDefinition) -> Bool {
    let own = Set(members)
    let others = Set(other.members)
    return own.isSubset(of: others) || others.isSubset(of: own)
  }
}

extension Facts {
  /// Returns the groups in use that a tip is a member of, by key.
  package func groups(with tip: String) -> [GroupDefinition] {
    groups.filter { $0.value.isInUse && $0.value.members.contains(tip) }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the groups, by key, after a process of the app has used some, and no others (D31).
  ///
  /// A group that the app uses no longer is marked as unused when one takes its place: a group with
  /// the same members in a different order or priority, with more of them, or with fewer.
  package func groups(using used: some Collection<GroupDefinition>) -> [String: GroupDefinition] {
    var result = groups
    let used = used.filter { !$0.members.isEmpty }
    let keys = Set(used.map(\.key))
    for (key, group) in groups where group.isInUse && !keys.contains(key) {
      if used.contains(where: { $0.canReplace(group) }) { result[key]?.isInUse = false }
    }
    for group in used {
      result[group.key] = GroupDefinition(group.priority, group.members)
    }
    return result
  }

  mutating func use(_ used: [GroupDefinition]) -> Effects {
    let new = groups(using: used)
    defer { groups = new }
    let changed = Set(new.filter { groups[$0.key] != $0.value }.keys)
    return Effects { $0.groups = changed }
  }
}
