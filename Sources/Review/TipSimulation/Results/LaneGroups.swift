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

  /// Returns the lanes, and counts the members of groups that it reads.
  package func following(_ groups: [GroupDefinition], counting steps: inout Int) -> [Lane] {
    var followed = LanesInGroups(lanes: self, groups: groups)
    let starts = flatMap { lane in lane.spans.map { (tip: lane.tip, span: $0) } }
      .filter { followed.isMember($0.tip) }
      .sorted { $0.span.start < $1.span.start }
    var rest = starts[...]
    while let date = rest.first?.span.start {
      // Each group chooses once for all that changes at one instant.
      let changes = rest.prefix { $0.span.start == date }
      rest = rest.dropFirst(changes.count)
      followed.go(on: changes.map { ($0.tip, $0.span.state) }, at: date)
    }
    steps = followed.steps
    return map(followed.finished)
  }
}

/// Lanes that follow the choices of groups through time.
private struct LanesInGroups {
  private let groups: [GroupDefinition]
  /// The numbers of the groups of each tip that is a member.
  private var groupsOfTip: [String: [Int]] = [:]
  private var lanes: [String: Lane]
  private var states: [String: Lane.State] = [:]
  private var choices: [GroupSelection.Choice]
  /// The number of members that were read.
  private(set) var steps = 0

  init(lanes: [Lane], groups: [GroupDefinition]) {
    self.groups = groups
    choices = groups.map { _ in .noneAvailable }
    self.lanes = Dictionary(lanes.map { ($0.tip, $0) }) { first, _ in first }
    for (number, group) in groups.enumerated() {
      // A tip can be a member more than once.
      for tip in group.members.unique { groupsOfTip[tip, default: []].append(number) }
    }
    for tip in self.lanes.keys { self.lanes[tip]?.spans = [] }
  }

  func isMember(_ tip: String) -> Bool { groupsOfTip[tip] != nil }

  /// Goes on with what changes at an instant.
  mutating func go(on changes: [(tip: String, state: Lane.State)], at date: Timestamp) {
    for (tip, state) in changes { states[tip] = state }
    var affected = changes.map(\.tip)
    for number in Set(affected.flatMap { groupsOfTip[$0] ?? [] }) {
      let choice = groups[number].choice(among: states)
      steps += groups[number].members.count
      // The same choice leaves the other members where they are.
      if choice != choices[number] { affected += groups[number].members }
      choices[number] = choice
    }
    for tip in affected.unique {
      steps += 1
      guard let state = states[tip] else { continue }
      let stateInGroups = inGroups(state, of: tip)
      lanes[tip]?.go(on: stateInGroups, at: date)
    }
  }

  /// Returns the state of a tip: an available one is behind if it is current in no group.
  private func inGroups(_ state: Lane.State, of tip: String) -> Lane.State {
    guard state == .available else { return state }
    let obstacles = groupsOfTip[tip, default: []].map {
      groups[$0].obstacle(of: tip, choices[$0])
    }
    guard !obstacles.contains(nil), let obstacle = obstacles.first ?? nil else { return state }
    return .behind(obstacle)
  }

  /// Returns a lane as the groups let it be.
  func finished(_ lane: Lane) -> Lane {
    guard isMember(lane.tip), var followed = lanes[lane.tip], let end = lane.spans.last?.end
    else { return lane }
    followed.finish(at: end)
    return followed
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

  /// Returns what comes before an available member, unless it is the current tip.
  fileprivate func obstacle(of tip: String, _ choice: GroupSelection.Choice) -> String? {
    if case .waiting(let index) = choice { return "\(members[index]) comes first" }
    var current = ""
    if let index = choice.current { current = members[index] }
    guard current != tip else { return nil }
    return "\(current) is the current tip"
  }
}
