import TipModel

/// `tipctl args`: the controls in the format of a test runner.
enum ArgsCommand {
  private static let runner = OptionSpec(
    "for", value: "RUNNER", allowed: Runner.all.map(\.name), synonyms: Runner.names,
    help: "The runner that launches the app; shell by default.")
  private static let dialects: KeyValuePairs<String, TipControls.Dialect> = [
    "mixed": .mixed, "tipctl": .tipControl, "apple": .apple,
  ]
  private static let dialect = OptionSpec(
    "dialect", allowed: dialects.map(\.key),
    help: "The spelling of launch arguments: TipKit's where it has one, and tipctl's for the "
      + "others (mixed, the default); tipctl's only; or TipKit's only, which has five controls.")

  static let spec: CommandSpec = .init(
    "args", group: .launch, summary: "Prints controls in the format of a test runner.",
    options: [runner, dialect] + LaunchChannel.options + ControlOptions.options,
    exclusive: Exclusion.oneOf(LaunchChannel.options),
    examples: [
      .init("tipctl args --only FeedBirdsTip --for shell", "Shows only that tip."),
      .init("tipctl args --quiet --for swift", "Hides all tips in a UI test."),
      .init(
        "tipctl args --demo --for xcode-scheme --dialect apple",
        "Shows all tips, in a scheme of an app that uses only TipKit."),
      .init("tipctl args --fresh --clock +3d --for json", "Prints both spellings for a program."),
    ],
    notes: Runner.all.map { each in
      "\(each.name): \(each.help), by \(each.channels.map(\.rawValue).joined(separator: " or "))."
    } + [
      "Apple's TipKit reads launch arguments, and of them the five in its own spelling; an app "
        + "with TipEngine reads all, and variables. A note names what Apple's TipKit ignores.",
      "The option --quiet is the preset here; -q prints data, warnings and errors only.",
    ]
  ) { context, arguments in
    let controls = try ControlOptions.read(arguments, in: context)
    try ControlNames.check(controls, in: context)
    let spelling = dialects.first { $0.key == arguments.value(dialect) }?.value ?? .mixed
    try checkNames(of: controls, in: spelling, arguments)
    let chosen = Runner.all.first { $0.name == arguments.value(runner) } ?? Runner.all[0]
    let channel = try channel(arguments, of: chosen, in: spelling)
    let launch = try Launch(controls, by: channel, in: spelling, prefix: chosen.prefix)
    let text = try chosen.text(launch)
    let own: [String: StoredValue] = ["for": .string(chosen.name), "text": .string(text)]
    let fields = RunnerText.fields(launch).merging(own) { $1 }
    try context.print(json: fields) { text }
    for note in notes(on: launch, of: controls, in: spelling, for: chosen) { context.note(note) }
    return .done
  }

  /// Checks that a dialect has a name for each control.
  private static func checkNames(
    of controls: TipControls, in dialect: TipControls.Dialect, _ arguments: ParsedArguments
  ) throws(CLIError) {
    let missing = controls.leftOut(in: dialect)
    if missing.isEmpty { return }
    let words = missing.map { ControlOptions.words(about: $0, in: arguments) }
    let pronoun = missing.count == 1 ? "it" : "them"
    throw .usage(
      "Apple's TipKit has no launch argument for \(words.joined(separator: ", "))",
      suggestion: "Leave \(pronoun) out, or leave out --dialect apple if the app uses TipEngine")
  }

  private static func channel(
    _ arguments: ParsedArguments, of runner: Runner, in dialect: TipControls.Dialect
  ) throws(CLIError) -> LaunchChannel {
    let wanted = LaunchChannel.read(arguments)
    if dialect == .apple {
      guard runner.channels.contains(.arguments) else {
        throw .usage(
          "\"\(runner.name)\" has environment variables only, and TipKit reads launch arguments",
          suggestion: "Leave out --dialect apple, or write \(runner.forArguments)")
      }
      if let wanted, wanted != .arguments {
        throw .usage(
          "\"--\(wanted.rawValue)\" prints variables, which Apple's TipKit does not read",
          suggestion: "Write --arguments, or leave out --dialect apple")
      }
      return .arguments
    }
    let usual = runner.channels[0]
    guard let wanted else { return usual }
    guard runner.channels.contains(wanted) else {
      throw .usage(
        "\"\(runner.name)\" does not support \"--\(wanted.rawValue)\"",
        suggestion: "Write \"--\(usual.rawValue)\", or choose another runner")
    }
    return wanted
  }

  /// Returns what does not reach Apple's TipKit, unless the dialect was chosen for one kind of app,
  /// and how the runner passes launch arguments on.
  private static func notes(
    on launch: Launch, of controls: TipControls, in dialect: TipControls.Dialect,
    for runner: Runner
  ) -> [String] {
    var notes: [String] = []
    if dialect == .mixed, launch.arguments.isEmpty, !launch.environment.isEmpty {
      notes.append(
        "Apple's TipKit reads no environment variables; for an app that ships it, write "
          + "\(runner.forArguments).")
    } else if dialect == .mixed {
      let ignored = controls.leftOut(in: .apple).compactMap(dialect.name)
      if !ignored.isEmpty {
        notes.append(
          "Apple's TipKit ignores \(ignored.joined(separator: ", ")), which an app with TipEngine "
            + "obeys.")
      }
    }
    if !launch.arguments.isEmpty, !runner.advice.isEmpty { notes.append(runner.advice) }
    return notes
  }
}
