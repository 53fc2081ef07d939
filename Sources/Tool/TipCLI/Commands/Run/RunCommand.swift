import TipModel
import TipSystem

/// `tipctl run`: a command under controls, and a check that they were applied.
enum RunCommand {
  private static let command = OperandSpec(
    "COMMAND", .afterDashes, completion: .shellCommand,
    help: "The command to run, with its arguments.")
  private static let prefix = OptionSpec(
    "prefix", value: "PREFIX", completion: .words(["SIMCTL_CHILD_", "TEST_RUNNER_"]),
    help: "The prefix of variable names, such as SIMCTL_CHILD_ or TEST_RUNNER_.")
  private static let verify = OptionSpec(
    "verify", help: "Exit with 1 also when no process has written a receipt.")
  private static let noVerify = OptionSpec(
    "no-verify", help: "Do not request a receipt, and do not check the applied controls.")

  static let spec: CommandSpec = .init(
    "run", group: .launch, summary: "Runs a command under controls, and verifies them.",
    operands: [command],
    options: [prefix, verify, noVerify] + LaunchChannel.options + ControlOptions.options,
    exclusive: Exclusion.oneOf([verify, noVerify]) + Exclusion.oneOf(LaunchChannel.options),
    examples: [
      .init("tipctl run --only FeedBirdsTip -- BackyardBirds", "Shows only that tip."),
      .init(
        "tipctl run --fresh --clock +3d --arguments -- BackyardBirds",
        "Passes controls as launch arguments."),
      .init(
        "tipctl run --quiet --prefix SIMCTL_CHILD_ -- xcrun simctl launch booted app.birds",
        "Hides all tips in a simulator."),
    ],
    notes: [
      "The command has the tool's streams, signals and terminal, and the tool exits with its "
        + "code, or with 128 and the number of the signal that ended it. Variables are added to "
        + "the environment; launch arguments are added after the command's own.",
      "Each process that configures tips is asked for a receipt. If none of them has applied the "
        + "controls, the tool reports the differences and exits with 1, unless the command itself "
        + "has failed. If no process wrote a receipt, it says so, and exits with 1 only with "
        + "--verify.",
      "A name of a tip that the app's datastore does not know is refused before the command runs, "
        + "when an option or a variable names the datastore; otherwise it is a warning.",
      "The option --quiet is the preset here; -q prints data, warnings and errors only.",
    ]
  ) { context, arguments in
    let asked = try ControlOptions.read(arguments, in: context)
    try ControlNames.check(asked, in: context)
    if arguments.has(noVerify) {
      return try start(asked, arguments, in: context).exitCode
    }
    let requested = try RequestedReceipts(asked.receipt)
    defer { requested.remove(context) }
    var controls = asked
    controls.receipt = requested.path
    let end = try start(controls, arguments, in: context)
    let isVerified = try report(
      requested.takeReceipts(), of: asked, arguments, context)
    if end == .exited(0), !isVerified { return .no }
    return end.exitCode
  }

  private static func start(
    _ controls: TipControls, _ arguments: ParsedArguments, in context: CommandContext
  ) throws -> ChildEnd {
    let launch = try Launch(
      controls, by: LaunchChannel.read(arguments) ?? .environment, in: .tipControl,
      prefix: arguments.value(prefix) ?? "")
    let words = arguments.operands(command) + launch.arguments
    var environment = context.console.environment
    for (name, value) in launch.environment { environment[name] = value }
    do {
      return try context.console.runChild(ChildCommand(words: words, environment: environment))
    } catch let failure as ChildFailure {
      var suggestion = "Check its spelling, or write its path"
      if failure.code == EACCES {
        suggestion = "Make it executable with \"chmod +x\", or name its interpreter"
      }
      throw CLIError(
        failure.code == ENOENT ? .missing : .inputOutput, failure.reason(for: words[0]),
        suggestion: suggestion)
    }
  }

  /// Reports the controls that the processes applied.
  ///
  /// Returns false when they are a reason to exit with 1.
  private static func report(
    _ receipts: [Receipt], of asked: TipControls, _ arguments: ParsedArguments,
    _ context: CommandContext
  ) throws -> Bool {
    let command = arguments.operands(command)[0]
    guard !receipts.isEmpty else {
      context.warn(
        "\"\(command)\" wrote no receipt, so its controls are unverified: it does not use the "
          + "engine, has not called Tips.configure(), or is a release build without "
          + ".testingControls(.enabled)",
        suggestion: "Use --no-verify to run it unchecked, or --verify to let this fail")
      return !arguments.has(verify)
    }
    var expected = asked
    // A receipt that was found has been written to the requested path.
    expected.receipt = nil
    let configured = receipts.filter { $0.error == nil }
    let all = try configured.map { try $0.differences(from: expected) }
    if all.contains(where: \.isEmpty) { return true }
    for error in receipts.compactMap(\.error).unique {
      context.warn("\"\(command)\" failed in Tips.configure(): \(error)")
    }
    guard let differences = all.last else { return false }
    context.warn("\"\(command)\" did not apply the requested controls")
    let list = Listing("list", differences, columns)
    switch context.globals.format {
    case .text: context.message(list.table.text(style: context.errorStyle, width: nil))
    case .json: context.message(JSONOutput.line(["differences": .object(list.json)]))
    }
    return false
  }

  private static var columns: [Column<ControlDifference>] {
    [
      Column("control") { $0.control.rawValue }, Column("asked", role: .warning) { $0.asked },
      .cell("applied", .warning) { $0.applied?.value ?? "nothing" },
      .member("applied") { .init($0.applied?.value) },
      Column("why") { $0.explanation },
    ]
  }
}
