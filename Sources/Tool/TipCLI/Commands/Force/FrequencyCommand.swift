import TipModel

/// `tipctl frequency`: the minimum time between the first displays of two tips.
enum FrequencyCommand {
  private static let value = OperandSpec(
    "VALUE", .optional, completion: ControlValueKind.displayFrequency.completion,
    help: "The minimum time: \(DisplayFrequency.accepts).")
  private static let clear = OptionSpec("clear", help: "Return to the app's own.")

  static let spec = CommandSpec(
    "frequency", group: .force, summary: "Shows, sets or clears the display frequency.",
    effect: .changes, operands: [value], options: [clear, Effectiveness.verify],
    examples: [
      .init("tipctl frequency immediate", "Lets new tips show one right after another."),
      .init("tipctl frequency", "Shows the value in force, and its source."),
      .init("tipctl frequency --clear", "Returns to the app's configuration."),
    ]
  ) { context, arguments in
    let text = arguments.operand(value)
    if let text, arguments.has(clear) {
      throw CLIError.usage(
        "\"frequency\" cannot take \"\(text)\" and --clear", suggestion: "Give one of them")
    }
    let isQuestion = text == nil && !arguments.has(clear)
    return try DatastoreSession.run(context, creates: !isQuestion) { session in
      if isQuestion {
        try printSetting(session)
        return .done
      }
      let frequency = try text.map { text throws(TipControlError) in
        try DisplayFrequency(text, subject: "VALUE")
      }
      return try set(frequency, session, arguments)
    }
  }

  private static func set(
    _ frequency: DisplayFrequency?, _ session: DatastoreSession, _ arguments: ParsedArguments
  ) throws -> ExitCode {
    let outcome = try session.perform(
      [.setDisplayFrequency(frequency)], ChangeOptions(arguments))
    let inForce = outcome.after.displayFrequency
    let origin = outcome.after.facts.displayFrequencyOrigin
    let words =
      frequency.map {
        ChangeOutcome.Words(
          done: "The display frequency is \($0).",
          unchanged: "The display frequency is \($0) already.")
      }
      ?? ChangeOutcome.Words(
        done: "The display frequency is the app's own: \(origin.words(inForce)).",
        unchanged: "The display frequency was not set by tipctl; it is \(inForce).")
    let isReached = try outcome.print(
      .displayFrequency,
      stored: frequency.map { "The stored display frequency is \($0)" } ?? "None is stored",
      inForce: { "\($0.displayFrequency)" }, words: words, fields(outcome.after))
    return Effectiveness.exitCode(arguments, isReached: isReached)
  }

  private static func printSetting(_ session: DatastoreSession) throws {
    let situation = session.situation
    let origin = situation.facts.displayFrequencyOrigin
    try session.context.print(json: fields(situation)) {
      guard let frequency = situation.controls.displayFrequency else {
        return "\(origin.words(situation.displayFrequency)), the app's own"
      }
      let spelling = ControlName.spelling(of: .displayFrequency, in: frequency.source)
      return "\(origin.words(frequency.value)), set by \(spelling); the app's own is "
        + "\(situation.facts.displayFrequency)"
    }
  }

  private static func fields(_ situation: Situation) -> [String: StoredValue] {
    let source = situation.controls.displayFrequency?.source
    return [
      "frequency": .string(situation.displayFrequency.description),
      "source": source.map { .string($0.rawValue) } ?? .null,
      "configured": .string(situation.facts.displayFrequency.description),
      "from": .string(situation.facts.displayFrequencyOrigin.rawValue),
    ]
  }
}
