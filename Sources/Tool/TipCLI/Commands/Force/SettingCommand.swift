import TipModel

/// A command for a setting that one source decides: shows, sets or clears it.
protocol SettingCommand {
  associatedtype Value

  /// The setting.
  static var control: Control { get }
  /// The new value.
  static var operand: OperandSpec { get }
  /// Removes the stored value.
  static var clear: OptionSpec { get }

  static func read(_ text: String, _ session: DatastoreSession) throws(TipControlError) -> Value
  /// Returns the action that stores a value, or with nil removes it.
  static func action(_ value: Value?) -> Change.Action
  /// Returns the value in force, as text.
  static func inForce(_ situation: Situation) -> String
  /// Returns the value in force with its source, as text.
  static func answer(_ situation: Situation) -> String
  /// Returns the fields of the JSON object.
  static func fields(_ situation: Situation) -> [String: StoredValue]
  /// Returns the words about a change that has its effect.
  static func words(_ value: Value?, _ situation: Situation) -> ChangeOutcome.Words
  /// Returns the stored value, as a clause.
  static func stored(_ value: Value?) -> String
  /// Returns a note about a change, or an empty text.
  static func note(_ value: Value?, _ outcome: ChangeOutcome) -> String
}

extension SettingCommand {
  static func note(_ value: Value?, _ outcome: ChangeOutcome) -> String { "" }

  static func run(_ context: CommandContext, _ arguments: ParsedArguments) throws -> ExitCode {
    let words = arguments.operands(operand)
    let isCleared = arguments.has(clear)
    let isQuestion = words.isEmpty && !isCleared
    return try DatastoreSession.run(
      context, to: isQuestion ? .read : .change, echoesClock: control != .clock
    ) { session in
      guard !isQuestion else {
        try context.print(json: fields(session.situation)) { answer(session.situation) }
        return .done
      }
      var value: Value?
      if !isCleared { value = try read(words.joined(separator: " "), session) }
      let outcome = try session.applyAsOperation([action(value)], ChangeOptions(arguments))
      return try finish(outcome, value, arguments)
    }
  }

  private static func finish(
    _ outcome: ChangeOutcome, _ value: Value?, _ arguments: ParsedArguments
  ) throws -> ExitCode {
    let overruled = outcome.views.compactMap { view -> (view: ProcessView, by: String)? in
      guard !view.ignoresStored, let source = view.strongerSource(of: control) else {
        return nil
      }
      return (view, view.spelling(of: control, in: source))
    }
    let reason: String?
    if let first = overruled.first {
      reason = decision(first.view, first.by)
    } else {
      reason = ignorance(outcome.views)
    }
    var words = words(value, outcome.after)
    if let reason {
      let stored = stored(value)
      words = .init(
        done: "\(stored); \(reason)", unchanged: "\(stored) already; \(reason)")
    }
    return try outcome.finish(
      words, fields(outcome.after), arguments,
      warnings: overruled.map { view, decider in
        let reach = view.process == nil ? ", for this tool and its child processes" : ""
        return "\(decider) takes precedence\(reach)"
      }, note: note(value, outcome))
  }

  /// Returns what decides instead of the stored value, as a clause.
  private static func decision(_ view: ProcessView, _ decider: String) -> String {
    let extent = view.process == nil ? "here" : "there"
    return "\(decider) decides \(extent): \(inForce(view.situation))."
  }

  /// Returns which process ignores the stored value, as a clause, or nil when none does.
  private static func ignorance(_ views: [ProcessView]) -> String? {
    views.first(where: \.ignoresStored).map { view in
      "\(view.process?.label ?? "the app") ignores it: \(inForce(view.situation))."
    }
  }
}
