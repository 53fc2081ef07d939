/// A group in a situation: its members and its choice.
package struct GroupState: Hashable, Sendable {
  package let group: GroupDefinition
  /// The members' states, in order.
  package let members: [GroupSelection.Member]
  /// The overrides that show members by name, in order, or nil for others.
  package let overrides: [TipOverride?]
  /// The index of the member that is on screen and still available, or nil when there is none.
  package let shown: Int?
  /// The current tip, or the reason why there is none.
  package let choice: GroupSelection.Choice

  /// Evaluates a group.
  ///
  /// A member without a definition is pending. Only the app's own objects know which tip they keep,
  /// so the member on screen counts as kept.
  package init(_ group: GroupDefinition, in situation: Situation) {
    let facts = situation.facts
    self.group = group
    overrides = group.members.map { id in
      let type = facts.tips[id]?.type ?? id
      let override = situation.controls.override(id: id, type: type)
      return override?.isByName == true ? override : nil
    }
    members = zip(group.members, overrides).map { id, override in
      let status = facts.tips[id].map {
        Eligibility.decide($0, facts, situation.moment).status
      }
      return GroupSelection.Member(status ?? .pending, isShownByName: override != nil)
    }
    // Several members are on screen where views show them by themselves.
    shown = members.indices.first { [members] index in
      members[index].status == .available
        && !facts.record(of: group.members[index]).activeDisplays.isEmpty
    }
    choice = GroupSelection.choose(group.priority, among: members, keeping: shown)
  }

  /// The id of the current tip, or nil when there is none.
  package var currentTip: String? { choice.current.map { group.members[$0] } }

  /// Returns the choice that the group would make if a member were available.
  fileprivate func choice(ifAvailable index: Int) -> GroupSelection.Choice {
    var members = members
    members[index].status = .available
    return GroupSelection.choose(group.priority, among: members, keeping: shown)
  }

  /// The reason for the choice, as a clause.
  package var reason: String {
    let reason = choice.reason(in: self)
    guard let subject = choice.subject else { return reason }
    return "\(group.members[subject]) \(reason)"
  }
}

extension TipOverride {
  /// Whether the tip is shown by its own id or type, and not with all others (D31).
  package var isByName: Bool { isShown && control == .showTips }
}

/// The groups in use of a situation, each evaluated once, for the explanations of many tips.
package struct GroupStates: Sendable {
  private var findings: [String: [GroupFinding]] = [:]
  /// The number of members whose status was decided.
  package private(set) var decidedCount = 0

  /// Evaluates all groups in use.
  package init(of situation: Situation) {
    for (_, group) in situation.facts.groups.sorted(by: { $0.key < $1.key }) where group.isInUse {
      let state = GroupState(group, in: situation)
      decidedCount += group.members.count
      var seen: Set<String> = []
      for (index, tip) in group.members.enumerated() where seen.insert(tip).inserted {
        findings[tip, default: []].append(GroupFinding(state: state, index: index))
      }
    }
  }

  /// Returns the findings about a tip in its groups, by the keys of the groups.
  func findings(of tip: String) -> [GroupFinding] { findings[tip] ?? [] }
}

/// The position of a tip in a group.
struct GroupFinding {
  /// The group and its choice.
  fileprivate let state: GroupState
  /// The index of the tip among the members.
  fileprivate let index: Int

  /// Returns the positions of a tip in its groups in use.
  static func all(of tip: TipDefinition, in situation: Situation) -> [GroupFinding] {
    situation.facts.groups(with: tip.id).compactMap { group in
      group.members.firstIndex(of: tip.id).map {
        GroupFinding(state: GroupState(group, in: situation), index: $0)
      }
    }
  }

  /// Whether the tip is the group's current tip.
  var isCurrent: Bool { state.choice.current == index }

  /// The position in words.
  var actual: String {
    let group = state.group
    let position = "\(index + 1) of \(group.members.count) in the group \"\(group.name)\""
    if isCurrent { return "the current tip, \(position)" }
    guard let currentTip = state.currentTip else { return position + ", which has no current tip" }
    return "\(position), whose current tip is \(currentTip)"
  }

  /// The reason for the group's choice, as a clause about the tip.
  var detail: String { reason(state.choice) }

  /// The reason why the group would choose a different tip if this one were available, if it would.
  var obstacle: String? {
    let choice = state.choice(ifAvailable: index)
    if choice.current == index { return nil }
    return reason(choice)
  }

  private func reason(_ choice: GroupSelection.Choice) -> String {
    let reason = choice.reason(in: state)
    guard let subject = choice.subject else { return reason }
    guard subject != index else { return "it " + reason }
    let position = subject < index ? ", before it, " : ", after it, "
    return state.group.members[subject] + position + reason
  }
}

extension GroupSelection.Choice {
  /// The index of the member that the reason is about, or nil for all members.
  fileprivate var subject: Int? {
    if case .waiting(let index) = self { index } else { current }
  }

  /// The reason, which is a predicate when it is about one member.
  fileprivate func reason(in state: GroupState) -> String {
    switch self {
    case .shownByName(let index):
      if let override = state.overrides[index] {
        "is \(GatePhrases.override(override))"
      } else {
        "is shown by name"
      }
    case .kept: "is on screen and still available"
    case .firstAvailable: "is the first available member"
    case .firstInOrder: "is the first member that is not invalidated, and is available"
    case .waiting(let index):
      "is the first member that is not invalidated, and is \(state.members[index].status)"
    case .noneAvailable: "no member is available"
    case .allInvalidated: "all members are invalidated"
    }
  }
}
