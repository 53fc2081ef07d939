import TipModel

/// Something that another control keeps as it is, in spite of a change of stored overrides (D6).
struct Overruling {
  /// The state that stays, as a clause.
  let subject: String
  /// The control that decides.
  let control: Control
  /// Its source.
  let source: ControlSource
}

extension Overruling {
  /// Creates that of a tip or a tooltip.
  init(_ id: String, _ override: TipOverride) {
    self.init(
      subject: "\"\(id)\" is still \(override.isShown ? "shown" : "hidden")",
      control: override.control, source: override.source)
  }
}

/// The end of all commands that change stored overrides.
extension ChangeOutcome {
  /// Makes a command fail when its effect is overruled.
  static let verify = OptionSpec(
    "verify", help: "Exit with 1 when something else decides, in this shell or a running app.")

  /// Prints the change, and warns about what keeps it from its effect.
  ///
  /// - Parameters:
  ///   - words: The words about the change.
  ///   - fields: Further fields of the JSON object.
  ///   - arguments: The command's arguments.
  ///   - warnings: What overrules the change, as sentences; empty when nothing does.
  ///   - note: A note about the effect.
  /// - Returns: ``ExitCode/no`` with `--verify` when the change has no effect in a process.
  /// - Throws: ``ClosedPipe`` when the reader has closed the pipe, `CLIError` when writing fails.
  func finish(
    _ words: Words, _ fields: [String: StoredValue], _ arguments: ParsedArguments,
    warnings: [String], note: String = ""
  ) throws -> ExitCode {
    try print(words, fields)
    for warning in warnings { session.context.warn(warning) }
    if !note.isEmpty { session.context.note(note) }
    let isReached = !warnIfIgnored() && warnings.isEmpty
    return arguments.has(Self.verify) && !isReached ? .no : .done
  }

  /// Returns a warning about all that is overruled in the processes that count stored overrides.
  func warnings(_ overruled: (ProcessView) -> [Overruling]) -> [String] {
    views.filter { !$0.ignoresStored }.flatMap { view in
      overruled(view).map {
        "\($0.subject): \(view.spelling(of: $0.control, in: $0.source)) takes precedence"
      }
    }
  }

  /// Warns when an app ignores the values that tipctl stores (D25).
  ///
  /// A live process is asked first; without one, the receipt of the last process.
  ///
  /// - Returns: Whether a process ignores them.
  private func warnIfIgnored() -> Bool {
    let ignoring = views.filter(\.ignoresStored)
    for view in ignoring {
      let process = view.process.map { "\($0.label) ignores overrides of tipctl" }
      session.context.warn(
        process ?? "The app's last receipt says that it ignores overrides of tipctl",
        suggestion: "Run a debug build, or configure it with .testingControls(.enabled)")
    }
    return !ignoring.isEmpty
  }
}

extension ProcessView {
  /// Returns the source that takes precedence over the stored value of a setting; nil for none.
  func strongerSource(of control: Control) -> ControlSource? {
    source(of: control).flatMap { $0 == .stored ? nil : $0 }
  }
}

extension TipControls {
  /// Reads options whose values are those of controls.
  ///
  /// - Throws: `TipControlError` (malformed) that names the option whose value cannot be read.
  init(
    _ arguments: ParsedArguments, _ options: [(option: OptionSpec, control: Control)]
  ) throws(TipControlError) {
    self.init()
    for (option, control) in options {
      guard let text = arguments.value(option) else { continue }
      try set(control, to: text, subject: option.spelling)
    }
  }
}
