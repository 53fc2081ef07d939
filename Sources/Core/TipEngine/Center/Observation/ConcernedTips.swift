import TipModel

/// An index of tips by the inputs of their statuses.
///
/// It finds the users of tips that a change concerns, without asking all.
struct ConcernedTips<User: Hashable & Sendable>: Sendable {
  private var byTip: [String: Set<User>] = [:]
  private var byDependency: [RuleDependency: Set<User>] = [:]
  /// All users, for changes that concern all tips.
  private(set) var users: Set<User> = []

  mutating func insert(_ user: User, of tip: TipDefinition, dependencies: Set<RuleDependency>) {
    users.insert(user)
    byTip[tip.id, default: []].insert(user)
    for dependency in dependencies { byDependency[dependency, default: []].insert(user) }
  }

  mutating func remove(_ user: User, of tip: TipDefinition, dependencies: Set<RuleDependency>) {
    users.remove(user)
    byTip.remove(user, from: tip.id)
    for dependency in dependencies { byDependency.remove(user, from: dependency) }
  }

  /// Returns the users of the tips with the given ids.
  func users(of tips: Set<String>) -> Set<User> {
    tips.reduce(into: []) { $0.formUnion(byTip[$1] ?? []) }
  }

  /// Returns the users of the tips whose statuses a change may change.
  func users(concernedBy effects: Effects) -> Set<User> {
    guard !effects.concernAllTips, !users.isEmpty else { return users }
    var concerned = users(of: effects.records)
    concerned.formUnion(users(of: effects.definitions))
    for id in effects.parameters { concerned.formUnion(byDependency[.parameter(id)] ?? []) }
    for id in effects.events { concerned.formUnion(byDependency[.event(id)] ?? []) }
    return concerned
  }
}

extension Dictionary {
  fileprivate mutating func remove<User>(_ user: User, from key: Key) where Value == Set<User> {
    self[key]?.remove(user)
    if self[key]?.isEmpty == true { self[key] = nil }
  }
}
