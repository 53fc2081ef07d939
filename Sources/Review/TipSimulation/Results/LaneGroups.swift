package import TipModel

extension Life {
  /// The lanes, where an available tip may be behind a different tip of its group.
  package var lanesInGroups: [Lane] {
    let groups = scenario.screens.flatMap(\.places).map { place in
      switch place.content {
      case .tip(let tip): GroupDefinition(.firstAvailable, [tip])
      case .group(let priority, let tips): GroupDefinition(priority, tips)
      }
    }
    return lanes.following(groups)
  }
}

extension HistoryLanes {
  /// The lanes, where an available tip may be behind a different tip of its group.
  package var lanesInGroups: [Lane] { lanes.following(groups) }
}

extension [Lane] {
  /// Returns the lanes, where an available tip is behind if it is current in no group (D55).
  ///
  /// While no member is on screen, a group chooses as for a screen that opens.
  fileprivate func following(_ groups: [GroupDefinition]) -> [Lane] {
    var steps = 0
    return following(groups, counting: &steps)
  }

  /// Returns the lanes, and counts how often a tip is compared with a group's choice.
  package func following(_ groups: [GroupDefinition], counting steps: inout Int) -> [Lane] {
    var groupsOfTip: [String: [Int]] = [:]
    // A tip can be a member more than once.
    let members = groups.map(\.members.unique)
    for (number, members) in members.enumerated() {
      for tip in members { groupsOfTip[tip, default: []].append(number) }
    }
    let lanes = filter { groupsOfTip[$0.tip] != nil }
    let changes = lanes.flatMap { lane in lane.spans.map { (tip: lane.tip, span: $0) } }
      .sorted { $0.span.start < $1.span.start }
    var result = Dictionary(lanes.map { ($0.tip, $0) }) { first, _ in first }
    for tip in result.keys { result[tip]?.spans = [] }
    var states: [String: Lane.State] = [:]
    var choices = groups.map { _ in GroupSelection.Choice.noneAvailable }
    for (changed, span) in changes {
      states[changed] = span.state
      for number in groupsOfTip[changed] ?? [] {
        let choice = groups[number].choice(among: states)
        // The same choice leaves the other members where they are.
        let affected = choice == choices[number] ? [changed] : members[number]
        choices[number] = choice
        for tip in affected {
          steps += 1
          guard var state = states[tip] else { continue }
          let findings = groupsOfTip[tip]?.map { groups[$0].obstacle(of: tip, choices[$0]) } ?? []
          if state == .available, !findings.contains(nil), let finding = findings.first ?? nil {
            state = .behind(finding)
          }
          result[tip]?.go(on: state, at: span.start)
        }
      }
    }
    return map { lane in
      guard var followed = result[lane.tip], let end = lane.spans.last?.end else { return lane }
      followed.finish(at: end)
      return followed
    }
  }
}

extension GroupDefinition {
  fileprivate func choice(among states: [String: Lane.State]) -> GroupSelection.Choice {
    let statuses = members.map { tip -> Tips.Status in
      switch states[tip] {
      case .pending, nil: .pending
      case .available, .behind, .onScreen: .available
      case .invalidated(let reason): .invalidated(reason)
      }
    }
    return GroupSelection.choose(
      priority, among: statuses.map { GroupSelection.Member($0) },
      keeping: members.firstIndex { states[$0] == .onScreen })
  }

  /// Returns what comes before an available member; nil for the current tip.
  fileprivate func obstacle(of tip: String, _ choice: GroupSelection.Choice) -> String? {
    if case .waiting(let index) = choice { return "\(members[index]) comes first" }
    let current = choice.current.map { members[$0] } ?? ""
    return current == tip ? nil : "\(current) is the current tip"
  }
}
