import TipModel

/// `tipctl simulator quiet`: hides the tips of all apps of a simulator.
enum SimulatorQuietCommand {
  private static let off = OptionSpec("off", help: "Let tips show again.")

  /// The key of TipKit's launch argument, which is a default of the user.
  private static let key = (ControlName.appleArgument(for: .hideAllTips) ?? "").dropFirst()

  static let spec: CommandSpec = .init(
    "simulator quiet", group: .simulator,
    summary: "Hides the tips of all apps, or lets them show again.",
    effect: .writes, options: [off, Simulator.deviceOption],
    examples: [
      .init("tipctl simulator quiet", "Hides all tips, those of the system's apps too."),
      .init("tipctl simulator quiet --off", "Lets tips show again."),
    ],
    notes: [
      "It sets the global default \(key), the name of TipKit's launch argument. Restart apps that "
        + "run. A tip that a launch argument shows by name is still shown."
    ]
  ) { context, arguments in
    let simulator = try Simulator(context, arguments)
    let isOff = arguments.has(off)
    let call = SimctlCommand.globalDefault(String(key), isSet: !isOff, on: simulator.device)
    let options = ChangeOptions(arguments)
    var hasChanged = true
    var message = "No app that starts from now on shows tips."
    if isOff { message = "Tips show again in apps that start from now on." }
    if !options.isDryRun {
      try simulator.select()
      if case .failure(let failure) = try simulator.attempt(call) {
        // The default was not set, so that nothing is left to remove.
        guard isOff, failure.message.contains("does not exist") else { throw failure }
        hasChanged = false
        message = "Tips are not hidden."
      }
    }
    var lines: [String] = []
    if !isOff { lines = simulator.takeBack(["simulator", "quiet", "--off"]) }
    try simulator.print(
      changed: hasChanged, message, lines: lines, calls: [call], options,
      ["quiet": .bool(!isOff)])
    return .done
  }
}
