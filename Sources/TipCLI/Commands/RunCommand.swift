import Foundation
import TipModel
import TipStore

/// `tipctl run`: a command under controls, and a check that they were applied.
enum RunCommand {
  private static let command = OperandSpec(
    "COMMAND", .afterDashes, completion: .shellCommand,
    help: "The command to run, with its arguments.")
  private static let prefix = OptionSpec(
    "prefix", value: "PREFIX", completion: .words(["SIMCTL_CHILD_", "TEST_RUNNER_"]),
    help: "The prefix of variable names, such as SIMCTL_CHILD_ or TEST_RUNNER_.")
  private static let noVerify = OptionSpec(
    "no-verify", help: "Do not request a receipt, and do not check the applied controls.")

  static let spec = CommandSpec(
    "run", group: .run, summary: "Runs a command under controls, and verifies them.",
    operands: [command],
    options: [prefix, noVerify] + LaunchChannel.options + ControlOptions.options,
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
      "The app is asked for a receipt. If it wrote none, or applied other values, the tool reports "
        + "the differences and exits with 1, unless the command itself has failed.",
      "The option --quiet is the preset here; -q prints data, warnings and errors only.",
    ]
  ) { context, arguments in
    var controls = try ControlOptions.read(arguments, in: context)
    let asked = controls
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tipctl-\(UUID().uuidString)")
    let verifies = !arguments.has(noVerify)
    if verifies, controls.receipt == nil || controls.receipt == "-" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      controls.receipt = folder.appending(path: "receipt.json").path
    } else if verifies, let receipt = controls.receipt {
      try removeOldReceipt(receipt)
    }
    defer { remove(folder, context) }
    let launch = try Launch(
      controls, by: LaunchChannel.read(arguments) ?? .environment,
      prefix: arguments.value(prefix) ?? "")
    let words = arguments.operands(command) + launch.arguments
    let end = try start(words, launch, in: context)
    guard verifies, let receipt = controls.receipt else { return end.exitCode }
    let hasTaken = try verify(asked, receipt, words[0], context)
    return end == .exited(0) && !hasTaken ? .no : end.exitCode
  }

  private static func start(
    _ words: [String], _ launch: Launch, in context: CommandContext
  ) throws -> ChildEnd {
    var environment = context.console.environment
    for (name, value) in launch.environment { environment[name] = value }
    do {
      return try context.console.runChild(ChildCommand(words: words, environment: environment))
    } catch let failure as ChildFailure {
      throw CLIError(
        failure.code == ENOENT ? .missing : .inputOutput,
        "\"\(words[0])\" cannot be run: \(FileSystem.words(forError: failure.code))",
        suggestion: failure.code == EACCES
          ? "Make it executable with \"chmod +x\", or name its interpreter"
          : "Check its spelling, or write its path")
    }
  }

  /// A receipt of an earlier run must not count as this one's.
  private static func removeOldReceipt(_ path: String) throws(TipControlError) {
    guard unlink(path) != 0, errno != ENOENT else { return }
    throw TipControlError(
      .inputOutput, subject: path, reason: "\"\(path)\" cannot be replaced by a new receipt",
      suggestion: "Name another file with --receipt")
  }

  /// Reports the controls that were not applied, and returns whether all were.
  private static func verify(
    _ asked: TipControls, _ path: String, _ command: String, _ context: CommandContext
  ) throws -> Bool {
    guard FileManager.default.fileExists(atPath: path) else {
      context.warn(
        "\"\(command)\" wrote no receipt, so its controls are unverified: it does not use the "
          + "engine, has not called Tips.configure(), or is a release build without "
          + ".testingControls(.enabled)",
        suggestion: "Use --no-verify to run it unchecked")
      return false
    }
    var expected = asked
    // A receipt that was found has been written to the requested path.
    expected.receipt = nil
    let differences = try ReceiptFile.read(from: path).differences(from: expected)
    guard !differences.isEmpty else { return true }
    context.warn("\"\(command)\" did not apply the requested controls")
    switch context.globals.format {
    case .text: context.message(table(differences, context))
    case .json:
      context.message(JSONOutput.line("differences", ["list": .array(differences.map(json))]))
    }
    return false
  }

  private static func table(
    _ differences: [ControlDifference], _ context: CommandContext
  ) -> String {
    let rows = differences.map { difference -> [TextTable.Cell] in
      [
        .init(difference.control.rawValue), .init(difference.asked, .warning),
        .init(difference.applied?.value ?? "nothing", .warning), .init(difference.explanation),
      ]
    }
    return TextTable(["control", "asked", "applied", "why"], rows: rows)
      .text(style: context.errorStyle, width: nil)
  }

  private static func json(_ difference: ControlDifference) -> StoredValue {
    [
      "control": .string(difference.control.rawValue), "asked": .string(difference.asked),
      "applied": difference.applied.map { .string($0.value) } ?? .null,
      "why": .string(difference.explanation),
    ]
  }

  private static func remove(_ folder: URL, _ context: CommandContext) {
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      context.warn("\"\(folder.path)\" could not be removed")
    }
  }
}
