import TipModel

/// `tipctl clock`: the time that rules see.
enum ClockCommand {
  private static let setting = OperandSpec(
    "SETTING", .any, help: "The time of the clock, and its speed.")
  private static let clear = OptionSpec("clear", help: "Return to the system's clock.")

  static let spec = CommandSpec(
    "clock", group: .force, summary: "Shows, sets or clears the clock.",
    effect: .changes, operands: [setting], options: [clear, Effectiveness.verify],
    examples: [
      .init("tipctl clock +3d", "Sets the clock three days ahead."),
      .init("tipctl clock 2026-11-21T09:00:00Z", "Stops the clock at a date."),
      .init("tipctl clock @2026-11-21 x60", "Starts at a date; a minute takes a second."),
      .init("tipctl clock --clear", "Returns to the system's clock."),
    ],
    notes: ["SETTING is \(ClockSetting.accepts)."]
  ) { context, arguments in
    let text = arguments.operands(setting).joined(separator: " ")
    let clears = arguments.has(clear)
    guard !clears || text.isEmpty else {
      throw CLIError.usage(
        "\"clock\" cannot take \"\(text)\" and --clear", suggestion: "Give one of them")
    }
    let isQuestion = !clears && arguments.operands(setting).isEmpty
    return try DatastoreSession.run(context, creates: !isQuestion) { session in
      if isQuestion {
        try printSetting(session)
        return .done
      }
      let clock = clears ? nil : try anchored(ClockSetting(text, subject: "SETTING"), session)
      try clock?.check(atBase: session.environment.systemTime, subject: "SETTING")
      return try set(clock, session, arguments)
    }
  }

  /// Returns a clock that starts now, or the stored one where an equal setting changes nothing.
  private static func anchored(_ setting: ClockSetting, _ session: DatastoreSession)
    -> AnchoredClock
  {
    let new = AnchoredClock(setting: setting, anchor: session.environment.systemTime)
    guard let old = session.situation.facts.overrides.clock, old.setting == setting else {
      return new
    }
    switch setting.kind {
    case .frozen: return old
    case .shifted(_, rate: 1): return old
    case .shifted, .started: return new
    }
  }

  private static func set(
    _ clock: AnchoredClock?, _ session: DatastoreSession, _ arguments: ParsedArguments
  ) throws -> ExitCode {
    let outcome = try session.perform([.setClock(clock)], ChangeOptions(arguments))
    let now = outcome.after.now
    let words =
      clock.map {
        ChangeOutcome.Words(
          done: "The clock shows \(now) (\($0.setting)).",
          unchanged: "The clock shows \(now) (\($0.setting)) already.")
      }
      ?? ChangeOutcome.Words(
        done: "The clock is the system's: \(now).",
        unchanged: "The clock was not set by tipctl; it shows \(now).")
    let isReached = try outcome.print(
      .clock,
      stored: clock.map { "The datastore's clock is \($0.setting)" } ?? "No clock is stored",
      inForce: { "\($0.now)" }, words: words, fields(outcome.after))
    return Effectiveness.exitCode(arguments, isReached: isReached)
  }

  private static func printSetting(_ session: DatastoreSession) throws {
    let situation = session.situation
    try session.context.print(json: fields(situation)) {
      guard let clock = situation.controls.clock else {
        return "\(situation.now), the system's clock"
      }
      let spelling = ControlName.spelling(of: .clock, in: clock.source)
      return "\(situation.now), set to \(clock.value.setting) by \(spelling)"
    }
  }

  private static func fields(_ situation: Situation) -> [String: StoredValue] {
    let clock = situation.controls.clock
    return [
      "now": .init(situation.now), "source": clock.map { .string($0.source.rawValue) } ?? .null,
      "setting": clock.map { .string($0.value.setting.description) } ?? .null,
    ]
  }
}
