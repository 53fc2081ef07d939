import TipModel

/// `tipctl clock`: the time that rules see.
enum ClockCommand: SettingCommand {
  static let control = Control.clock
  /// The source of a setting in messages, which the board shows too.
  private static let subject = "tipctl clock"
  static let operand = OperandSpec("SETTING", .any, help: "The time of the clock, and its speed.")
  static let clear = OptionSpec("clear", help: "Return to the system's clock.")

  static let spec: CommandSpec = .init(
    "clock", group: .force, summary: "Shows, sets or clears the clock.",
    effect: .changes, operands: [operand], options: [clear, ChangeOutcome.verify],
    exclusive: [Exclusion(clear, with: operand)],
    examples: [
      .init("tipctl clock +3d", "Sets the clock three days ahead of the system's."),
      .init("tipctl clock 2026-11-21T09:00:00Z", "Stops the clock at a date."),
      .init("tipctl clock @2026-11-21 x60", "Starts at a date; a minute takes a second."),
      .init("tipctl clock --clear", "Returns to the system's clock."),
    ],
    notes: ["SETTING is \(ClockSetting.accepts). A shift counts from the system's time."],
    run: run)

  static func read(
    _ text: String, _ session: DatastoreSession
  ) throws(TipControlError) -> AnchoredClock {
    let clock = anchored(try ClockSetting(text, subject: subject), session)
    try clock.check(atBase: session.environment.systemTime, subject: subject)
    return clock
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

  static func action(_ clock: AnchoredClock?) -> Change.Action { .setClock(clock) }

  static func inForce(_ situation: Situation) -> String { "\(situation.now)" }

  static func answer(_ situation: Situation) -> String {
    guard let clock = situation.controls.clock else {
      return "\(situation.now), the system's clock"
    }
    let spelling = ControlName.spelling(of: .clock, in: clock.source)
    return "\(situation.now), set to \(clock.value.setting) by \(spelling)"
  }

  static func fields(_ situation: Situation) -> [String: StoredValue] {
    let clock = situation.controls.clock
    return [
      "now": .init(situation.now), "source": .init(clock?.source.rawValue),
      "setting": .init(clock?.value.setting.description),
    ]
  }

  static func words(_ clock: AnchoredClock?, _ situation: Situation) -> ChangeOutcome.Words {
    guard let clock else {
      return .init(
        done: "The clock is the system's: \(situation.now).",
        unchanged: "The clock was not set by tipctl; it shows \(situation.now).")
    }
    let text = "The clock shows \(situation.now) (\(clock.setting))"
    return .init(done: "\(text).", unchanged: "\(text) already.")
  }

  static func stored(_ clock: AnchoredClock?) -> String {
    guard let clock else { return "No clock is stored" }
    return "The datastore's clock is \(clock.setting)"
  }

  /// Returns a note when a shift, which counts from the system's time, leaves a date.
  static func note(_ clock: AnchoredClock?, _ outcome: ChangeOutcome) -> String {
    guard let new = clock?.setting, case .shifted(let step, _) = new.kind,
      let old = outcome.before.facts.overrides.clock
    else { return "" }
    if case .shifted = old.setting.kind { return "" }
    var date = "running clock"
    if case .frozen = old.setting.kind { date = "frozen date" }
    let now = old.timestamp(atBase: outcome.session.environment.systemTime)
    let words = ClockStep.words(movingBy: step, from: old.setting, now: now) ?? []
    let command = outcome.session.commandLine(["clock"] + words)
    return "\(new) counts from the system's time, and leaves the \(date) \(old.setting). "
      + "To move from there, write \"\(command)\"."
  }
}
