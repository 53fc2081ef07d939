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
    "merge", group: .files, summary: "Merges the records of other devices.",
    effect: .changes, operands: [sources], options: [into],
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
    let shared = try words.map { word in
      try SharedFacts(StateSource.datastoreFacts(word, context))
    }
    let target = context.with { $0.datastore = arguments.value(into) ?? $0.datastore }
    return try DatastoreSession.run(target, to: .change) { session in
      let united = shared.dropFirst().reduce(shared[0]) { $0.united(with: $1) }
      let outcome = try session.applyAsOperation([.merge(united)], ChangeOptions(arguments))
      let difference = FactsDifference(
        from: outcome.before.facts, to: outcome.after.facts)
      let sources = Plural.count(words.count, "datastore")
      let path = session.choice.path
      try outcome.print(
        done: "\(sources) merged into \(path)\(contents(difference)).",
        unchanged: "\(path) has all of it already.", ["path": .string(path)])
      return .done
    }
  }

  /// The merged changes, as the end of a sentence.
  private static func contents(_ difference: FactsDifference) -> String {
    let before = difference.before
    let after = difference.after
    let entries = [
      (Set(after.tips.keys), Set(before.tips.keys), "definition"),
      (Set(after.records.keys), Set(before.records.keys), "record"),
      (Set(after.parameters.keys), Set(before.parameters.keys), "parameter"),
      (Set(after.devices.keys), Set(before.devices.keys), "device"),
    ]
    let new = entries.map { ($0.subtracting($1).count, $2) }
    let changed = entries.map { ($0.intersection($1).count, $2) }
    var parts = [
      list("new are", [(after.donationCount, "donation")] + new),
      list("changed are", changed),
    ].compactMap(\.self)
    let gone = before.donationCount
    if gone != 0 { parts.append("\(Plural.count(gone, "donation")) removed") }
    if difference.changesFrequency {
      parts.append("the display frequency is \(after.configuredFrequency)")
    }
    if before.resets != after.resets { parts.append("a later reset is known") }
    guard !parts.isEmpty else { return "" }
    return ": \(parts.joined(separator: "; "))"
  }

  private static func list(_ verb: String, _ counts: [(Int, String)]) -> String? {
    let words = counts.filter { $0.0 > 0 }.map { Plural.count($0.0, $0.1) }
    guard !words.isEmpty else { return nil }
    return "\(verb) \(words.joined(separator: ", "))"
  }
}
