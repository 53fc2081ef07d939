import TipModel

/// `tipctl merge`: the records of several devices, in one datastore.
enum MergeCommand {
  private static let sources = OperandSpec(
    "DATASTORE", .oneOrMore, completion: .files(),
    help: "The datastores to merge; they are not changed.")

  private static let into = OptionSpec(
    "into", value: "PATH", completion: .files(),
    help: "The target datastore, created if there is none; by default the one in use.")

  static let spec: CommandSpec = .init(
    "merge", group: .files, summary: "Merges the records of other devices.", effect: .changes,
    operands: [sources], options: [into],
    exclusive: [
      Exclusion(into, with: GlobalOptions.datastoreOption, GlobalOptions.appOption)
    ],
    examples: [
      .init("tipctl merge phone tablet --into both", "Merges two devices into a new datastore."),
      .init("tipctl merge phone --dry-run", "Shows what another device would change here."),
    ],
    notes: [
      "Invalidation is final, and the earliest reason counts. Donations are united without "
        + "doubles, parameters take their newest value, display counts and durations of devices "
        + "add up. A reset on one device erases the earlier records of all devices. Overrides, "
        + "clocks and the history are not merged.",
      "Merging twice adds nothing, and the order does not matter. A copy of a datastore counts as "
        + "the same device; its newest state applies.",
    ]
  ) { context, arguments in
    let words = arguments.operands(sources)
    let shared = try words.map { try SharedFacts(StateSource.datastoreFacts($0, context)) }
    let target = context.with { $0.datastore = arguments.value(into) ?? $0.datastore }
    return try DatastoreSession.run(target, creates: true) { session in
      let united = shared.dropFirst().reduce(shared[0]) { $0.united(with: $1) }
      let outcome = try session.perform([.merge(united)], ChangeOptions(arguments))
      let difference = FactsDifference(
        from: outcome.before.facts, to: outcome.after.facts)
      try outcome.print(
        done: "\(Plural.count(words.count, "datastore")) merged into \(session.choice.path)"
          + "\(contents(difference)).",
        unchanged: "\(session.choice.path) has all of it already.",
        ["path": .string(session.choice.path)])
      return .done
    }
  }

  /// The merged changes, as the end of a sentence.
  private static func contents(_ difference: FactsDifference) -> String {
    let (before, after) = (difference.before, difference.after)
    let entries = [
      (Set(after.tips.keys), Set(before.tips.keys), "definition"),
      (Set(after.records.keys), Set(before.records.keys), "record"),
      (Set(after.parameters.keys), Set(before.parameters.keys), "parameter"),
      (Set(after.devices.keys), Set(before.devices.keys), "device"),
    ]
    let gone = before.donationCount
    let parts = [
      list(
        "new are",
        [(after.donationCount, "donation")] + entries.map { ($0.subtracting($1).count, $2) }
      ),
      list("changed are", entries.map { ($0.intersection($1).count, $2) }),
      gone == 0 ? nil : "\(Plural.count(gone, "donation")) removed",
      difference.changesFrequency
        ? "the display frequency is \(after.configuredFrequency)" : nil,
      before.resets == after.resets ? nil : "a later reset is known",
    ].compactMap(\.self)
    return parts.isEmpty ? "" : ": \(parts.joined(separator: "; "))"
  }

  private static func list(_ verb: String, _ counts: [(Int, String)]) -> String? {
    let words = counts.filter { $0.0 > 0 }.map { Plural.count($0.0, $0.1) }
    return words.isEmpty ? nil : "\(verb) \(words.joined(separator: ", "))"
  }
}
