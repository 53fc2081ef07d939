import TipModel

/// `tipctl simulator launch`: an app that ships TipKit, with TipKit's launch arguments.
enum SimulatorLaunchCommand {
  static let spec = {
    var spec = command
    spec.instead = instead
    return spec
  }()

  private static let command: CommandSpec = .init(
    "simulator launch", group: .simulator,
    summary: "Launches an app with TipKit's own launch arguments.",
    effect: .writes, operands: [Simulator.bundle],
    options: [Simulator.deviceOption] + ControlOptions.options(in: .apple),
    examples: [
      .init("tipctl simulator launch app.birds --only FeedBirdsTip", "Shows only that tip."),
      .init(
        "tipctl simulator launch app.birds --reset-datastore --dry-run",
        "Prints the calls that launch it as on the first day."),
    ],
    notes: [
      "The app is terminated first. TipKit does not report a name of a tip that it does not know: "
        + "it is the type's name, or the id if the tip has its own.",
      "The option --quiet is the preset here; -q prints data, warnings and errors only.",
    ]
  ) { context, arguments in
    let simulator = try Simulator(context, arguments)
    let bundle = try Simulator.bundleID(arguments)
    let controls = try ControlOptions.read(arguments, in: context)
    let words = try controls.launchArguments(in: .apple)
    let launch = SimctlCommand.launch(bundle, on: simulator.device, arguments: words)
    let options = ChangeOptions(arguments)
    var process: Int?
    if !options.isDryRun {
      try simulator.select()
      try simulator.terminate(bundle)
      process = try identifier(in: simulator.run(launch), of: bundle)
    }
    var message = "\(bundle) is launched "
    if words.isEmpty {
      message += "without controls"
    } else {
      message += "with " + ShellQuoting.line(words)
    }
    if let process { message += ", as process \(process)" }
    try simulator.print(
      changed: true, "\(message).",
      calls: [.terminate(bundle, on: simulator.device), launch], options,
      [
        "bundle": .string(bundle), "arguments": .array(words.map(StoredValue.string)),
        "process": .init(process),
      ])
    return .done
  }

  /// Reads the id of the process, which is printed after the app's id.
  private static func identifier(in output: String, of bundle: String) -> Int? {
    output.split(whereSeparator: \.isNewline).last { $0.hasPrefix("\(bundle): ") }
      .flatMap { Int($0.dropFirst(bundle.count + 2).trimmed) }
  }

  /// What to use instead of the options of `tipctl run` that TipKit has no argument for.
  private static let instead: [String: String] = {
    let known = Set(ControlOptions.options(in: .apple).map(\.spelling))
    var instead = ["--fresh": "Write --reset-datastore; \(advice(.displayFrequency))"]
    for control in Control.allCases {
      let spelling = "--\(ControlOptions.name(of: control))"
      if !known.contains(spelling) { instead[spelling] = advice(control) }
    }
    return instead
  }()

  private static func advice(_ control: Control) -> String {
    switch control {
    case .clock:
      "Apple's TipKit has no clock; run the rules with \"tipctl clock\" or in a test"
    case .displayFrequency:
      "Apple's TipKit has no such argument; set .displayFrequency(_:) in Tips.configure"
    case .datastore, .syncFolder:
      "Apple's TipKit has no such argument; set .datastoreLocation(_:) or "
        + ".cloudKitContainer(_:) in Tips.configure"
    case .receipt:
      "Apple's TipKit writes no receipt; \"tipctl simulator inspect\" reads its datastore"
    case .snapshotRecord: "Set it for the tests with \"tipctl run\" or \"tipctl args\""
    default:
      "Apple's TipKit has no such control; run an app that uses TipControl with \"tipctl run\""
    }
  }
}
