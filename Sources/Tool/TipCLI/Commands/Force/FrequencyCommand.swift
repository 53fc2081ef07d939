import TipModel

/// `tipctl frequency`: the minimum time between the first displays of two tips.
enum FrequencyCommand: SettingCommand {
  static let control = Control.displayFrequency
  static let operand = OperandSpec(
    "VALUE", .optional, completion: ControlValueKind.displayFrequency.spec.completion,
    help: "The minimum time: \(DisplayFrequency.accepts).")
  static let clear = OptionSpec("clear", help: "Return to the app's own.")

  static let spec: CommandSpec = .init(
    "frequency", group: .force, summary: "Shows, sets or clears the display frequency.",
    effect: .changes, operands: [operand], options: [clear, ChangeOutcome.verify],
    exclusive: [Exclusion(clear, with: operand)],
    examples: [
      .init("tipctl frequency immediate", "Lets new tips show one right after another."),
      .init("tipctl frequency", "Shows the value in force, and its source."),
      .init("tipctl frequency --clear", "Returns to the app's configuration."),
    ], run: run)

  static func read(
    _ text: String, _ session: DatastoreSession
  ) throws(TipControlError) -> DisplayFrequency {
    try DisplayFrequency(text, subject: "tipctl frequency")
  }

  static func action(_ frequency: DisplayFrequency?) -> Change.Action {
    .setDisplayFrequency(frequency)
  }

  static func inForce(_ situation: Situation) -> String { "\(situation.displayFrequency)" }

  static func answer(_ situation: Situation) -> String {
    let origin = situation.facts.displayFrequencyOrigin
    guard let frequency = situation.controls.displayFrequency else {
      return "\(origin.words(situation.displayFrequency)), the app's own"
    }
    let spelling = ControlName.spelling(of: .displayFrequency, in: frequency.source)
    return "\(origin.words(frequency.value)), set by \(spelling); the app's own is "
      + "\(situation.facts.displayFrequency)"
  }

  static func fields(_ situation: Situation) -> [String: StoredValue] {
    let source = situation.controls.displayFrequency?.source
    return [
      "frequency": .string(situation.displayFrequency.description),
      "source": .init(source?.rawValue),
      "configured": .string(situation.facts.displayFrequency.description),
      "from": .string(situation.facts.displayFrequencyOrigin.rawValue),
    ]
  }

  static func words(
    _ frequency: DisplayFrequency?, _ situation: Situation
  ) -> ChangeOutcome.Words {
    guard let frequency else {
      let inForce = situation.displayFrequency
      let own = situation.facts.displayFrequencyOrigin.words(inForce)
      return .init(
        done: "The display frequency is the app's own: \(own).",
        unchanged: "The display frequency was not set by tipctl; it is \(inForce).")
    }
    let text = "The display frequency is \(frequency)"
    return .init(done: "\(text).", unchanged: "\(text) already.")
  }

  static func stored(_ frequency: DisplayFrequency?) -> String {
    guard let frequency else { return "None is stored" }
    return "The stored display frequency is \(frequency)"
  }
}
