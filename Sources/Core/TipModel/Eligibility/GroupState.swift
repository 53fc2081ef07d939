/// A group in a situation: its members and its choice.
package struct GroupState: Hashable, Sendable {
  /// The group.
  package let group: GroupDefinition
  /// The members' states, in order.
  package let members: [GroupSelection.Member]
  /// The overrides that show members by name, in order; nil for others.
  package let overrides: [TipOverride?]
  /// The index of the member that is on screen; nil when there is none.
  package let shown: Int?
  /// The current tip, or the reason why there is none.
  package let choice: GroupSelection.Choice

  /// Evaluates a group; a member without a definition is pending.
  ///
  /// Only the app's own objects know which tip they keep, so the member on screen counts as kept.
  package init(_ group: GroupDefinition, in situation: Situation) {
    let facts = situation.facts
    self.group = group
    overrides = group.members.map { id in
      let type = facts.tips[id]?.type ?? id
      return situation.controls.override(id: id, type: type).flatMap { $0.isByName ? $0 : nil }
    }
    members = zip(group.members, overrides).map { id, override in
      let status = facts.tips[id].map {
        Eligibility.decide($0, in: situation).status
      }
      return GroupSelection.Member(status ?? .pending, isShownByName: override != nil)
    }
    shown = group.members.firstIndex { !facts.record(of: $0).activeDisplays.isEmpty }
    choice = GroupSelection.choose(group.priority, among: members, keeping: shown)
  }

  /// The id of the current tip; nil when there is none.
  package var currentTip: String? { choice.current.map { group.members[$0] } }

  /// Returns the choice that the group would make if a member were available.
  func choice(ifAvailable index: Int) -> GroupSelection.Choice {
    var members = members
    members[index].status = .available
    return GroupSelection.choose(group.priority, among: members, keeping: shown)
  }
}

extension TipOverride {
  /// Whether the tip is shown by its own id or type, and not with all others (D31).
  package var isByName: Bool { isShown && control == .showTips }
}

/// The place of a tip in a group.
package struct GroupFinding: Hashable, Sendable {
  /// The group and its choice.
  package let state: GroupState
  /// The index of the tip among the members.
  package let index: Int

  /// Whether the tip is the group's current tip.
  package var isCurrent: Bool { state.choice.current == index }

  /// Whether the group would choose a different tip if this one were available.
  package var isBehind: Bool { state.choice(ifAvailable: index).current != index }
}

extension Eligibility {
  /// Returns whether a tip may be shown, as ``evaluate(_:in:)``, with the gate of its groups.
  ///
  /// A group never changes the status of a tip (D19): a view of the tip alone shows it. A tip that
  /// is a member of groups in use passes the gate when it is the current tip of one of them.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - situation: The facts, the controls and the time.
  /// - Returns: The verdict; without the gate for a tip that is in no group in use.
  package static func evaluateInGroups(_ tip: TipDefinition, in situation: Situation) -> Verdict {
    inGroups(evaluate(tip, in: situation), tip, situation)
  }

  /// Returns the same verdict without following time: its next change is possible, not certain.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - situation: The facts, the controls and the time.
  ///   - describesRules: Whether the findings of rules have their needs and operands.
  /// - Returns: The verdict; without the gate for a tip that is in no group in use.
  package static func evaluateNowInGroups(
    _ tip: TipDefinition, in situation: Situation, describesRules: Bool = true
  ) -> Verdict {
    inGroups(
      evaluateNow(tip, in: situation, describesRules: describesRules), tip, situation)
  }

  /// Returns a tip's own verdict with the gate of its groups.
  private static func inGroups(
    _ verdict: Verdict, _ tip: TipDefinition, _ situation: Situation
  ) -> Verdict {
    let findings = situation.facts.groups(with: tip.id).compactMap { group in
      group.members.firstIndex(of: tip.id).map {
        GroupFinding(state: GroupState(group, in: situation), index: $0)
      }
    }
    guard !findings.isEmpty else { return verdict }
    let current = findings.filter(\.isCurrent)
    let gate = GateResult(
      .group, passed: !current.isEmpty, .group(current.isEmpty ? findings : current))
    return Verdict(
      status: verdict.status, gates: verdict.gates + [gate],
      decidedBy: verdict.shouldDisplay && !gate.passed ? .group : verdict.decidedBy,
      nextChangeTimestamp: verdict.nextChangeTimestamp)
  }

  /// Returns the next instant at which a tip that its group hides may show, if nothing happens.
  static func nextChangeInGroups(_ tip: TipDefinition, in situation: Situation) -> Timestamp? {
    let members = Set(situation.facts.groups(with: tip.id).flatMap(\.members)).union([tip.id])
    return members.compactMap { situation.facts.tips[$0] }
      .compactMap { decide($0, in: situation).nextChange }.min()
  }
}
