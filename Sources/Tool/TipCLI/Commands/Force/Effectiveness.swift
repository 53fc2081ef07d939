import TipModel

/// Whether a stored override has its effect in the processes that run now.
enum Effectiveness {
  /// Makes a command fail when its effect is overruled.
  static let verify = OptionSpec(
    "verify", help: "Exit with 1 when something else decides, in this shell or a running app.")

  /// Returns the exit code of a command whose effect did or did not reach every process.
  static func exitCode(_ arguments: ParsedArguments, isReached: Bool) -> ExitCode {
    arguments.has(verify) && !isReached ? .no : .done
  }
}

extension ChangeOutcome {
  /// Warns when an app ignores the values that tipctl stores (D25).
  ///
  /// A live process is asked first; without one, the receipt of the last process is a hint.
  ///
  /// - Returns: Whether a live process ignores them.
  func warnIfIgnored() -> Bool {
    let remedy = "Run a debug build, or configure it with .testingControls(.enabled)"
    let ignoring = views.filter(\.ignoresStored).compactMap(\.process)
    for process in ignoring {
      session.context.warn("\(process.label) ignores overrides of tipctl", suggestion: remedy)
    }
    if views[0].process == nil, after.facts.hasIgnoredStored {
      session.context.warn(
        "The app's last receipt says that it ignores overrides of tipctl", suggestion: remedy)
    }
    return !ignoring.isEmpty
  }

  /// Prints the change of a setting that one source decides, and warns where it is overruled (D6).
  ///
  /// - Parameters:
  ///   - control: The setting.
  ///   - stored: The new stored value, as a clause.
  ///   - inForce: Returns the value in force, as text.
  ///   - words: The words about a change that has its effect.
  ///   - fields: Further fields of the JSON object.
  /// - Returns: Whether the change has its effect in every process.
  /// - Throws: ``ClosedPipe`` when the reader has closed the pipe, `CLIError` when writing fails.
  func print(
    _ control: Control, stored: String, inForce: (Situation) -> String, words: Words,
    _ fields: [String: StoredValue]
  ) throws -> Bool {
    let overruled = views.compactMap { view -> (ProcessView, String)? in
      guard let source = view.source(of: control), source != .stored, !view.ignoresStored
      else { return nil }
      return (view, view.spelling(of: control, in: source))
    }
    let words =
      decision(overruled.first, inForce).map { decision in
        Words(done: "\(stored); \(decision)", unchanged: "\(stored) already; \(decision)")
      } ?? words
    try print(words, fields)
    for (view, decider) in overruled {
      let reach = view.process == nil ? ", for this tool and its child processes" : ""
      session.context.warn("\(decider) takes precedence\(reach)")
    }
    return !warnIfIgnored() && overruled.isEmpty
  }

  /// Returns what decides a setting instead of the stored value, as a clause; nil for nothing.
  private func decision(
    _ overruled: (ProcessView, String)?, _ inForce: (Situation) -> String
  ) -> String? {
    if let (view, decider) = overruled {
      let here = view.process == nil ? "here" : "there"
      return "\(decider) decides \(here): \(inForce(view.situation))."
    }
    guard let view = views.first(where: \.ignoresStored), let process = view.process else {
      return nil
    }
    return "\(process.label) ignores it: \(inForce(view.situation))."
  }
}

extension Facts {
  /// Whether the last receipt says that the app ignores the values that tipctl stores.
  var hasIgnoredStored: Bool {
    guard case .object(let receipt)? = receipt, case .array(let ignored)? = receipt["ignored"]
    else { return false }
    return ignored.contains(.string(ControlSource.stored.rawValue))
  }
}
