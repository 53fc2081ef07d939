import TipModel

/// `tipctl groups`: every group with its current tip, and why it is current.
enum GroupsCommand {
  static let spec: CommandSpec = .init(
    "groups", group: .inspect,
    summary: "Lists all groups of tips with their current tip and why.",
    examples: [
      .init("tipctl groups --app BackyardBirds", "Lists the groups of an app."),
      .init("tipctl groups --format json", "Lists them with the status of each member."),
    ],
    notes: [
      "A group is listed once the app has asked for its current tip. It shows one tip at a time: "
        + "the first member that is shown by name, or else the one that its priority chooses. A "
        + "group that a changed one has replaced is unused, and hides no tip."
    ],
    run: DatastoreSession.command { session, _ in
      if session.situation.facts.groups.isEmpty {
        session.context.note("No group is known yet; the app makes groups known.")
      }
      try session.print { list(states(in: $0.situation)) }
    })

  static func states(in situation: Situation) -> [GroupState] {
    situation.facts.groups.sorted { $0.key < $1.key }.map { GroupState($0.value, in: situation) }
  }

  /// Returns the list of groups in some states.
  static func list(_ states: [GroupState]) -> Listing<GroupState> {
    Listing(
      "groups", states,
      [
        Column("priority") { $0.group.priority.rawValue },
        .cell("tips") { $0.group.members.joined(separator: ", ") },
        .member("tips") { state in
          .array(
            zip(state.group.members, state.members).map { id, member in
              .object(member.status.members.merging(["id": .string(id)]) { $1 })
            })
        },
        .cell("current tip") { state in
          guard state.group.isInUse else { return .init("unused", .faint) }
          guard let tip = state.currentTip else { return .init("none", .faint) }
          return .init(tip, .good)
        },
        .member("currentTip") { state in
          guard state.group.isInUse else { return .null }
          return .init(state.currentTip)
        },
        .member("inUse") { .bool($0.group.isInUse) }, Column("why", "reason") { reason($0) },
      ])
  }

  /// Returns why a group has its current tip.
  static func reason(_ state: GroupState) -> String {
    guard state.group.isInUse else { return "a changed group has replaced it" }
    return state.reason
  }
}
