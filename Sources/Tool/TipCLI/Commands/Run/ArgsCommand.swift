import TipModel

/// `tipctl args`: the controls in the format of a test runner.
enum ArgsCommand {
  private static let runner = OptionSpec(
    "for", value: "RUNNER", allowed: Runner.all.map(\.name),
    help: "The runner that launches the app; shell by default.")
  private static let dialect = OptionSpec(
    "dialect", allowed: ["tipctl", "apple"],
    help: "The dialect of launch arguments; apple has those that TipKit itself supports.")

  static let spec = CommandSpec(
    "args", group: .launch, summary: "Prints controls in the format of a test runner.",
    options: [runner, dialect] + LaunchChannel.options + ControlOptions.options,
    exclusive: Exclusion.oneOf(LaunchChannel.options),
    examples: [
      .init("tipctl args --only FeedBirdsTip --for shell", "Shows only that tip."),
      .init("tipctl args --quiet --for xcodebuild", "Hides all tips in a run of UI tests."),
      .init(
        "tipctl args --demo --for xcode-scheme --dialect apple",
        "Shows all tips, in a scheme of an app that uses only TipKit."),
      .init("tipctl args --fresh --clock +3d --for json", "Prints both spellings for a program."),
    ],
    notes: Runner.all.map { each in
      "\(each.name): \(each.help), by \(each.channels.map(\.rawValue).joined(separator: " or "))."
    } + ["The option --quiet is the preset here; -q prints data, warnings and errors only."]
  ) { context, arguments in
    let controls = try ControlOptions.read(arguments, in: context)
    try ControlNames.check(controls, in: context)
    let isApple = arguments.value(dialect) == "apple"
    let chosen = Runner.all.first { $0.name == arguments.value(runner) } ?? Runner.all[0]
    let channel = try channel(arguments, of: chosen, isApple: isApple)
    let spelling: TipControls.Dialect = isApple ? .apple : .tipControl
    if isApple {
      for control in controls.leftOut(in: .apple) {
        context.warn("TipKit has no \"\(control.rawValue)\"; it is omitted")
      }
    }
    let launch = try Launch(controls, by: channel, in: spelling, prefix: chosen.prefix)
    let text = try chosen.text(launch)
    let own: [String: StoredValue] = ["for": .string(chosen.name), "text": .string(text)]
    let fields = RunnerText.fields(launch).merging(own) { $1 }
    try context.print(json: fields) { text }
    return .done
  }

  private static func channel(
    _ arguments: ParsedArguments, of runner: Runner, isApple: Bool
  ) throws(CLIError) -> LaunchChannel {
    let wanted = LaunchChannel.read(arguments)
    let able = isApple ? runner.channels.filter { $0 == .arguments } : runner.channels
    guard let usual = able.first else {
      throw .usage(
        "\"\(runner.name)\" has environment variables only, and TipKit reads launch arguments",
        suggestion: "Leave out --dialect apple, or choose another runner")
    }
    guard let wanted else { return usual }
    guard able.contains(wanted) else {
      throw .usage(
        "\"\(runner.name)\" does not support \"--\(wanted.rawValue)\"",
        suggestion: "Write \"--\(usual.rawValue)\", or choose another runner")
    }
    return wanted
  }
}
