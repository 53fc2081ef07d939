/// The findings about groups as text.
extension [GroupFinding] {
  /// The condition of the gate.
  var expected: String { count > 1 ? "the current tip of one of its groups" : "the current tip" }

  /// The state that the gate found.
  var actual: String { map(\.actual).joined(separator: "; ") }

  /// The reason for the choice of each group.
  var detail: String { map { $0.reason($0.state.choice) }.joined(separator: "; ") }

  /// The reason why no group would choose the tip if it were available; nil when one would.
  var obstacle: String? {
    guard allSatisfy(\.isBehind) else { return nil }
    return map { $0.reason($0.state.choice(ifAvailable: $0.index)) }.joined(separator: "; ")
  }
}

extension GroupFinding {
  fileprivate var actual: String {
    let group = state.group
    let place = "\(index + 1) of \(group.members.count) in the group \"\(group.name)\""
    if isCurrent { return "the current tip, \(place)" }
    return place
      + (state.currentTip.map { ", whose current tip is \($0)" } ?? ", which has no current tip")
  }

  fileprivate func reason(_ choice: GroupSelection.Choice) -> String {
    let reason = choice.reason(in: state)
    guard let subject = choice.subject else { return reason }
    guard subject != index else { return "it " + reason }
    let place = subject < index ? ", before it, " : ", after it, "
    return state.group.members[subject] + place + reason
  }
}

extension GroupState {
  /// The reason for the choice, as a clause.
  package var reason: String {
    (choice.subject.map { group.members[$0] + " " } ?? "") + choice.reason(in: self)
  }
}

extension GroupSelection.Choice {
  /// The index of the member that the reason is about; nil for all members.
  fileprivate var subject: Int? {
    if case .waiting(let index) = self { index } else { current }
  }

  /// The reason; a predicate when it is about one member.
  fileprivate func reason(in state: GroupState) -> String {
    switch self {
    case .shownByName(let index):
      "is " + (state.overrides[index].map(GatePhrases.override) ?? "shown by name")
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
