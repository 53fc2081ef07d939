import TipModel

/// `tipctl groups`: every group with its current tip, and why it is current.
enum GroupsCommand {
  static let spec = CommandSpec(
    "groups", group: .inspect, summary: "Lists all groups of tips with their current tip and why.",
    examples: [
      .init("tipctl groups --app BackyardBirds", "Lists the groups of an app."),
      .init("tipctl groups --format json", "Lists them with the status of each member."),
    ],
    notes: [
      "A group is listed once the app has asked for its current tip. It shows one tip at a time: "
        + "the first member that is shown by name, or else the one that its priority chooses. A "
        + "group that a changed one has replaced is unused, and hides no tip."
    ]
  ) { context, _ in
    try DatastoreSession.run(context) { session in
      if session.situation.facts.groups.isEmpty {
        context.note("No group is known yet; the app makes groups known.")
      }
      try session.print(session.views) { view in
        ["groups": .array(states(in: view.situation).map(json))]
      } text: { view in
        TextTable(
          ["priority", "tips", "current tip", "why"], rows: states(in: view.situation).map(row)
        )
        .text(style: context.style, width: context.tableWidth)
      }
      return .done
    }
  }

  static func states(in situation: Situation) -> [GroupState] {
    situation.facts.groups.sorted { $0.key < $1.key }.map { GroupState($0.value, in: situation) }
  }

  static func row(_ state: GroupState) -> [TextTable.Cell] {
    let group = state.group
    return [
      .init(group.priority.rawValue), .init(group.members.joined(separator: ", ")),
      group.isInUse ? .init(state.currentTip ?? "none", .good) : .init("unused", .faint),
      .init(reason(state)),
    ]
  }

  private static func reason(_ state: GroupState) -> String {
    state.group.isInUse ? state.reason : "a changed group has replaced it"
  }

  private static func json(_ state: GroupState) -> StoredValue {
    let group = state.group
    let members = zip(group.members, state.members).map { id, member -> StoredValue in
      ["id": .string(id), "status": .init(member.status)]
    }
    let current = group.isInUse ? state.currentTip : nil
    return [
      "priority": .string(group.priority.rawValue), "tips": .array(members),
      "inUse": .bool(group.isInUse), "currentTip": current.map(StoredValue.string) ?? .null,
      "reason": .string(reason(state)),
    ]
  }
}

extension Verdict {
  /// The finding of the tip's groups as a clause; nil when they do not hide it.
  var hiddenByGroup: String? {
    guard shouldDisplay, let gate = group, !gate.passed else {
      return nil
    }
    return "hidden in its group: \(gate.detail)"
  }

  /// The status, and the finding of the groups when they hide the tip.
  var words: String { status.description + (hiddenByGroup.map { ", \($0)" } ?? "") }

  /// The status, and whether the groups hide the tip.
  var shortWords: String {
    status.description + (hiddenByGroup == nil ? "" : ", hidden in its group")
  }

  /// The result of the gate of groups; nil for a tip that is in no group in use.
  var group: GateResult<Gate>? { gate(.group) }
}
