import TipModel

/// `tipctl show`, `hide`, `only` and `auto`: force tips into a state, or return them to the rules.
enum ForceCommand {
  private static let all = OptionSpec("all", help: "All tips, including those not known yet.")

  static let show = force(
    "show", .shown, summary: "Makes tips show, whatever their rules say.",
    examples: [
      .init("tipctl show FeedBirdsTip", "Shows a tip, also in the running app."),
      .init("tipctl show --all", "Shows every tip."),
    ], note: "Displays under an override do not count towards limits; \"tipctl auto\" removes it.")

  static let hide = force(
    "hide", .hidden, summary: "Keeps tips from showing, whatever their rules say.",
    examples: [
      .init("tipctl hide ShareBackyardTip", "Hides a tip, also in the running app."),
      .init("tipctl hide 'F*Tip'", "Hides the tips whose ids match a pattern."),
      .init("tipctl hide --all", "Hides every tip, for example for screenshots."),
    ], note: "A hidden tip is not invalidated; \"tipctl auto\" returns it to its rules.")

  private static let onlyTips = OperandSpec(
    "TIP", .oneOrMore, completion: .tips, help: SharedOperands.tips.help)

  static let only: CommandSpec = .init(
    "only", group: .force, summary: "Shows some tips, and hides all others.",
    effect: .changes, operands: [onlyTips], options: [ChangeOutcome.verify],
    examples: [.init("tipctl only FeedBirdsTip", "Shows one tip, also in the running app.")],
    notes: ["\"tipctl auto\" returns all tips to their rules."]
  ) { context, arguments in
    try DatastoreSession.run(context, to: .change) { session in
      let tips = try session.tips(arguments.operands(onlyTips))
      return try run(.shown, tips, session, arguments, hidesOthers: true)
    }
  }

  static let auto: CommandSpec = .init(
    "auto", group: .force, summary: "Returns tips to their rules; all tips by default.",
    effect: .changes, operands: [SharedOperands.tips], options: [ChangeOutcome.verify],
    examples: [
      .init("tipctl auto", "Removes every \"show\" and \"hide\"."),
      .init("tipctl auto FeedBirdsTip", "Removes the override of one tip."),
    ],
    notes: ["The clock and the display frequency stay; their commands have --clear."]
  ) { context, arguments in
    try DatastoreSession.run(context, to: .change) { session in
      // An override can outlive its tip.
      let forced = session.situation.facts.overrides.tips.keys.sorted()
      let tips = try session.tips(arguments.operands(SharedOperands.tips), or: forced)
      return try run(nil, tips, session, arguments)
    }
  }

  private static func force(
    _ name: String, _ state: StoredOverrides.ForcedState, summary: String,
    examples: [CommandSpec.Example], note: String
  ) -> CommandSpec {
    CommandSpec(
      name, group: .force, summary: summary, effect: .changes,
      operands: [SharedOperands.tips], options: [all, ChangeOutcome.verify],
      exclusive: [Exclusion(all, with: SharedOperands.tips)], examples: examples,
      notes: [note, "The override of a tip by name takes precedence over --all."]
    ) { context, arguments in
      try DatastoreSession.run(context, to: .change) { session in
        let words = arguments.operands(SharedOperands.tips)
        guard !words.isEmpty || arguments.has(all) else {
          throw CLIError.usage(
            "\"\(name)\" needs TIP or --all",
            suggestion: "Write \"tipctl \(name) TIP\" or \"tipctl \(name) --all\"")
        }
        return try run(state, session.tips(words), session, arguments)
      }
    }
  }

  /// Forces tips into a state, or with nil returns them to their rules, and prints the outcome.
  ///
  /// Without named tips it forces all of them.
  private static func run(
    _ state: StoredOverrides.ForcedState?, _ named: [TipDefinition],
    _ session: DatastoreSession, _ arguments: ParsedArguments, hidesOthers: Bool = false
  ) throws -> ExitCode {
    let names = named.map(\.id)
    let tips = named.isEmpty ? session.situation.tips : named
    var actions: [Change.Action] = []
    if hidesOthers { actions = hiding(allBut: names, session.facts.overrides) }
    if named.isEmpty {
      actions.append(.forceAll(state: state))
    } else {
      actions.append(.force(tips: names, state: state))
    }
    let ids = tips.map(\.id)
    let outcome = try session.applyAsOperation(actions, ChangeOptions(arguments))
    var warnings = outcome.warnings { view in
      tips.compactMap { Overruling($0.id, requested: state, view.situation.override(of: $0)) }
    }
    var note = ""
    if state == .shown {
      warnings += outcome.hiddenInGroups(named)
      if named.isEmpty { note = outcome.noteAboutGroups }
    }
    return try outcome.finish(
      words(state, names, hidesOthers: hidesOthers),
      ["tips": .array(ids.map(StoredValue.string))], arguments,
      warnings: warnings, note: note)
  }

  /// Returns the changes that hide all tips but some, also the ones that are forced to show.
  private static func hiding(
    allBut names: [String], _ overrides: StoredOverrides
  ) -> [Change.Action] {
    let shown = overrides.tips.filter { $0.value == .shown && !names.contains($0.key) }
    return [.force(tips: shown.keys.sorted(), state: nil), .forceAll(state: .hidden)]
  }

  private static func words(
    _ state: StoredOverrides.ForcedState?, _ names: [String], hidesOthers: Bool
  ) -> ChangeOutcome.Words {
    let subject = ForcedKind.tips.subject(names)
    guard let state else {
      return ChangeOutcome.Words(
        done: "\(subject): back to \(names.count == 1 ? "its" : "their") rules.",
        unchanged: "\(subject): not forced by tipctl.")
    }
    var forced = state == .shown ? "forced to show" : "forced to hide"
    if hidesOthers { forced += ", and all others to hide" }
    return ChangeOutcome.Words(
      done: "\(subject): \(forced), whatever the rules say.",
      unchanged: "\(subject): \(forced) already.")
  }
}

extension ChangeOutcome {
  /// The note about tips that stay hidden when all are shown: a group shows one at a time (D31).
  fileprivate var noteAboutGroups: String {
    let rows = after.rows(of: after.tips, isBrief: true)
    let hidden = rows.filter { $0.verdict.hiddenByGroup != nil }
    guard !hidden.isEmpty else { return "" }
    return "A group shows one tip at a time, so these stay hidden: "
      + "\(hidden.map(\.tip.id).joined(separator: ", ")). Show one of them by name."
  }

  /// Returns a warning about each tip whose group shows another member, forced by name (D31).
  fileprivate func hiddenInGroups(_ tips: [TipDefinition]) -> [String] {
    tips.compactMap { tip in
      views.lazy.filter { !$0.ignoresStored }
        .compactMap { $0.situation.verdict(for: tip, isBrief: true).hiddenByGroup }.first
        .map { "\"\(tip.id)\" is \($0)" }
    }
  }
}

/// A kind of help that commands force: tips, tooltips or alerts.
///
/// The commands share the note on an empty list and the warnings about names.
struct ForcedKind: Sendable {
  /// The word for one of them.
  let name: String
  /// How one becomes known, as a clause.
  let whenKnown: String
  /// The ids of the known ones.
  let known: @Sendable (Facts) -> [String]
  /// Returns the warning about a name, unless it is known.
  ///
  /// Tips have none, because an unknown name of a tip is an error.
  var caution:
    @Sendable (_ id: String, _ known: [String])
      -> (text: String, advice: String)? = { _, _ in nil }

  static let tips: ForcedKind = .init(
    name: "tip", whenKnown: "the app makes tips known", known: { $0.tips.keys.sorted() })

  static let toolTips: ForcedKind = .init(
    name: "tooltip", whenKnown: "the app makes tooltips known",
    known: { $0.toolTips.keys.sorted() },
    caution: { id, known in
      // As long as none is known, any name is accepted (D44).
      guard known.isEmpty else { return nil }
      return (
        "The tooltip \"\(id)\" cannot be checked: the datastore knows no tooltips yet",
        "Check its spelling; the app makes its tooltips known"
      )
    })

  static let alerts: ForcedKind = .init(
    name: "alert",
    whenKnown: "an alert is known once the app has shown it, or registered it with "
      + "Tips.register(_:)",
    known: { $0.alerts.keys.sorted() },
    caution: { id, known in
      guard !known.contains(id) else { return nil }
      let spelling = "Check its spelling; \(ForcedKind.alerts.whenKnown)"
      return (
        "The alert \"\(id)\" is not known yet",
        NearestName.suggestion(for: id, in: known, otherwise: spelling)
      )
    })

  /// Returns names as the subject of a sentence.
  func subject(_ ids: [String]) -> String {
    if ids.isEmpty || ids.contains(Controls.all) { return "All \(name)s" }
    return ids.joined(separator: ", ")
  }

  /// The note on a datastore without them.
  var noneIsKnown: String { "No \(name) is known yet; \(whenKnown)." }

  /// Says that the datastore has none of them, if it has none.
  func noteMissing(in session: DatastoreSession) {
    if known(session.situation.facts).isEmpty { session.context.note(noneIsKnown) }
  }

  /// Checks the names and the answers of controls, and warns about names that are not known.
  func check(
    _ controls: TipControls, _ ids: [String], _ session: DatastoreSession
  ) throws(TipControlError) {
    try session.situation.check(controls)
    let known = known(session.situation.facts)
    for id in ids where id != Controls.all {
      guard let (text, advice) = caution(id, known) else { continue }
      session.context.warn(text, suggestion: advice)
    }
  }
}
