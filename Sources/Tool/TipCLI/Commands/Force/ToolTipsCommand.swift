import TipModel

/// `tipctl tooltips`: every tooltip and what would happen, and overrides of tooltips.
enum ToolTipsCommand {
  private static let show = OptionSpec(
    "show", value: "TOOLTIPS", completion: .list(of: .toolTips),
    help: "Show these tooltips under the pointer at once: \(ControlValueKind.toolTipNames.accepts)."
  )
  private static let hide = OptionSpec(
    "hide", value: "TOOLTIPS", completion: .list(of: .toolTips),
    help: "Do not show these tooltips: \(ControlValueKind.toolTipNames.accepts).")
  private static let auto = OptionSpec("auto", help: "Remove every \"show\" and \"hide\".")
  private static let delay = OptionSpec(
    "delay", value: "DURATION",
    help: "How long the pointer rests before a tooltip shows, such as 2s; 0s for at once.")
  private static let duration = OptionSpec(
    "duration", value: "DURATION", help: "How long a tooltip shows, such as 5s.")
  private static let clear = OptionSpec(
    "clear", help: "Remove all overrides of tooltips, the delay and the duration among them.")

  static let spec: CommandSpec = .init(
    "tooltips", group: .force,
    summary: "Lists all tooltips with what would happen, or overrides them.", effect: .changes,
    options: [show, hide, auto, delay, duration, clear, ChangeOutcome.verify],
    exclusive: [
      Exclusion(auto, with: show, hide),
      Exclusion(clear, with: show, hide, auto, delay, duration),
    ],
    examples: [
      .init("tipctl tooltips", "Lists the tooltips, and whether they would show."),
      .init("tipctl tooltips --show star.button", "Shows one under the pointer at once."),
      .init("tipctl tooltips --hide '*' --delay 3s", "Hides all, and sets the delay."),
      .init("tipctl tooltips --clear", "Returns to the app's own behavior."),
    ],
    notes: [
      "A tooltip is listed once the app has put its view on a screen. What would happen assumes "
        + "that the pointer rests on the view.",
      "\"explain\" explains a tooltip gate by gate, as it does a tip.",
    ]
  ) { context, arguments in
    let request = try Request(arguments)
    return try DatastoreSession.run(context, to: request.isEmpty ? .read : .change) { session in
      if request.isEmpty {
        try list(session)
        return .done
      }
      try ForcedKind.toolTips.check(request.controls, request.ids, session)
      return try change(request, session, arguments)
    }
  }

  /// The changes that the options ask for.
  fileprivate struct Request {
    let controls: TipControls
    let removesForces: Bool
    let removesAll: Bool

    init(_ arguments: ParsedArguments) throws {
      controls = try TipControls(
        arguments,
        [
          (show, .showToolTips), (hide, .hideToolTips), (delay, .toolTipDelay),
          (duration, .toolTipDuration),
        ])
      removesForces = arguments.has(auto)
      removesAll = arguments.has(clear)
      if let both = controls.showToolTips.first(where: controls.hideToolTips.contains) {
        throw CLIError.usage(
          "\"tooltips\" cannot both show and hide \"\(both)\"", suggestion: "Give it once")
      }
    }

    var isEmpty: Bool { controls.isEmpty && !removesForces && !removesAll }

    /// The tooltips that the request names.
    var ids: [String] { controls.showToolTips + controls.hideToolTips }

    /// Returns stored controls with the changes, which leave the controls of alerts alone.
    func applied(to stored: TipControls) -> TipControls {
      var result = stored
      if removesForces || removesAll { result.clear(.toolTips) }
      if removesAll {
        result.toolTipDelay = nil
        result.toolTipDuration = nil
      }
      result.showToolTips.removeAll(where: controls.hideToolTips.contains)
      result.hideToolTips.removeAll(where: controls.showToolTips.contains)
      result.merge(controls)
      return result
    }

    /// Returns the new state, with the kind of the times before their names.
    ///
    /// The kind is "stored " where a source other than the datastore decides, and empty otherwise.
    func words(ofTimes kind: String) -> ChangeOutcome.Words {
      var done: [String] = []
      if removesAll {
        done.append("Tooltips: no overrides.")
      } else if removesForces {
        done.append("Tooltips: none is forced.")
      }
      func add(_ ids: [String], _ state: String) {
        guard !ids.isEmpty else { return }
        done.append("\(ForcedKind.toolTips.subject(ids)): \(state).")
      }
      add(controls.showToolTips, "forced to show under the pointer at once")
      add(controls.hideToolTips, "forced to hide")
      if let delay = controls.toolTipDelay {
        done.append("The \(kind)delay is \(delay.words).")
      }
      if let duration = controls.toolTipDuration {
        done.append("The \(kind)duration is \(duration.words).")
      }
      let text = done.joined(separator: " ")
      return ChangeOutcome.Words(done: text, unchanged: "\(text) Nothing has changed.")
    }
  }
}

// MARK: - Changes

extension ToolTipsCommand {
  private static func change(
    _ request: Request, _ session: DatastoreSession, _ arguments: ParsedArguments
  ) throws -> ExitCode {
    let controls = request.applied(to: session.facts.overrides.help)
    let ids = request.forcedIDs(among: session.situation.facts)
    let outcome = try session.applyAsOperation([.setHelp(controls)], ChangeOptions(arguments))
    let warnings = outcome.warnings { view in
      let forces = ids.compactMap { id in
        Overruling(
          id, requested: request.state(of: id), view.situation.controls.toolTipOverride(id))
      }
      return forces + request.overruledTimes(in: view)
    }
    let isStoredOnly = outcome.views.contains { view in
      request.times.contains { view.strongerSource(of: $0.0) != nil }
    }
    let kind = isStoredOnly ? "stored " : ""
    return try outcome.finish(
      request.words(ofTimes: kind), members(outcome.views[0]), arguments,
      warnings: warnings)
  }
}

extension ToolTipsCommand.Request {
  /// Whether tooltips are left to the app again.
  private var isRemoving: Bool { removesForces || removesAll }

  /// Returns the tooltips that the request forces or releases, of all only the known ones.
  fileprivate func forcedIDs(among facts: Facts) -> [String] {
    if isRemoving || ids.contains(Controls.all) { return ForcedKind.toolTips.known(facts) }
    return ids
  }

  /// Returns the requested state of a tooltip, or nil when it is left to the app again.
  fileprivate func state(of id: String) -> StoredOverrides.ForcedState? {
    guard let force = controls.forceToolTip(id) else { return nil }
    return force.shown ? .shown : .hidden
  }

  /// Returns the times that a stronger source decides in a process (D6).
  fileprivate func overruledTimes(in view: ProcessView) -> [Overruling] {
    times.compactMap { control, subject in
      view.strongerSource(of: control).map { source in
        let time = DurationText.words(milliseconds: view.situation.time(of: control))
        return Overruling(
          subject: "The \(subject) is still \(time)", control: control, source: source)
      }
    }
  }

  /// The times that the request sets or removes, with their names.
  fileprivate var times: [(Control, String)] {
    ToolTipsCommand.times.filter { control, _ in removesAll || controls.says(control) }
  }
}

extension Situation {
  /// Returns a time of tooltips in force, in milliseconds.
  fileprivate func time(of control: Control) -> Int64 {
    let times = ToolTipTimes(controls)
    return control == .toolTipDelay ? times.delay : times.duration
  }
}

// MARK: - List

extension ToolTipsCommand {
  private static func list(_ session: DatastoreSession) throws {
    let context = session.context
    ForcedKind.toolTips.noteMissing(in: session)
    try session.print(session.views) { view in
      members(view)
    } text: { view in
      ([context.text(of: toolTips(view).table)] + times(view)).filter { !$0.isEmpty }
        .joined(separator: "\n")
    }
  }

  private static func toolTips(_ view: ProcessView) -> Listing<ToolTipExplanation> {
    let situation = view.situation
    return Listing(
      "tooltips", situation.toolTips.map { ToolTipExplanation(of: $0, .assumed, in: situation) },
      [
        .members { ExplainCommand.members(of: $0) }, .cell("tooltip") { $0.toolTip.id },
        .cell("text") { explanation in
          guard !explanation.toolTip.asksDelegate else {
            return .init("the app's delegate gives it", .faint)
          }
          return .init(explanation.toolTip.text ?? "")
        },
        .cell("platform") { $0.toolTip.platform.rawValue },
        .cell("enabled") { $0.toolTip.isEnabled ? "yes" : "no" },
        .cell("override", .warning) { view.words(about: $0.verdict.override) },
        .cell("what would happen") { .init($0.brief, $0.verdict.shows ? .good : .plain) },
      ])
  }

  fileprivate static let times: [(control: Control, name: String)] = [
    (.toolTipDelay, "delay"), (.toolTipDuration, "duration"),
  ]

  /// Returns a line for each time that a control sets.
  private static func times(_ view: ProcessView) -> [String] {
    times.compactMap { control, name in
      view.source(of: control).map { source in
        let words = DurationText.words(milliseconds: view.situation.time(of: control))
        let spelling = view.spelling(of: control, in: source)
        return "The \(name) is \(words), set by \(spelling).".printable
      }
    }
  }

  private static func members(_ view: ProcessView) -> [String: StoredValue] {
    times.reduce(into: toolTips(view).json) { members, time in
      let milliseconds = view.situation.time(of: time.control)
      members[time.name] = [
        "value": .string(DurationText.print(milliseconds: milliseconds)),
        "source": .init(view.source(of: time.control)?.rawValue),
      ]
    }
  }
}

extension ExplainCommand {
  /// Returns the members of a tooltip in JSON.
  static func members(of explanation: ToolTipExplanation) -> [String: StoredValue] {
    let toolTip = explanation.toolTip
    let verdict = explanation.verdict
    return [
      "id": .string(toolTip.id), "text": .init(toolTip.text),
      "control": .init(toolTip.control),
      "platform": .string(toolTip.platform.rawValue), "enabled": .bool(toolTip.isEnabled),
      "asksDelegate": .bool(toolTip.asksDelegate), "shows": .bool(verdict.shows),
      "decidedBy": .init(verdict.decidedBy?.rawValue),
      "reason": .init(explanation.obstacle),
      // A control of tooltips has one name in each source.
      "override": verdict.override?.json(Controls()) ?? .null,
      "outlook": .string(explanation.outlook),
    ]
  }

  /// Returns an explanation of a tooltip in JSON.
  static func json(_ explanation: ToolTipExplanation) -> [String: StoredValue] {
    members(of: explanation).merging([
      "gates": .array(explanation.verdict.gates.map(json))
    ]) { $1 }
  }
}
