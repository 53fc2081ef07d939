import TipFoundation
import TipSystem

/// The simulator of a command: its device, and the calls of `xcrun` that reach it.
struct Simulator {
  /// The word by which `simctl` names the booted device.
  static let booted = "booted"

  /// The bundle id of an app.
  static let bundle = OperandSpec(
    "BUNDLE", .exactly, help: "The app, by its bundle id, such as app.birds.")
  static let deviceOption = OptionSpec(
    "device", value: "DEVICE", completion: .words([booted]),
    help: "The simulator, by its name or UDID; the booted one by default.")

  let context: CommandContext
  /// The device as `simctl` takes it.
  let device: String
  /// The words that choose the device on a command line of the tool.
  let deviceWords: [String]

  /// Reads the device.
  ///
  /// - Throws: ``CLIError`` (usage) for an invalid device, and for the options of datastores.
  init(_ context: CommandContext, _ arguments: ParsedArguments) throws(CLIError) {
    if let path = context.globals.datastore {
      throw .choosesDatastore("--datastore \(path)")
    }
    if let app = context.globals.app { throw .choosesDatastore("--app \(app)") }
    let word = arguments.value(Self.deviceOption) ?? Self.booted
    guard
      !word.isEmpty, !word.hasPrefix("-"),
      !word.unicodeScalars.contains(where: \.isObeyed)
    else {
      throw .usage(
        "\"\(word)\" is not a device",
        suggestion: "Give --device a name or a UDID; \"xcrun simctl list devices\" lists them")
    }
    self.context = context
    // Whatever the case of its letters, simctl takes this word for the booted device.
    if word.lowercased() == Self.booted {
      device = Self.booted
      deviceWords = []
    } else {
      device = word
      deviceWords = ["--device", word]
    }
  }

  /// Returns the bundle id of a command line.
  ///
  /// - Throws: ``CLIError`` (usage) for a word that cannot be one.
  static func bundleID(_ arguments: ParsedArguments) throws(CLIError) -> String {
    let word = arguments.required(bundle)
    // Otherwise simctl would take it for an option.
    guard word.isLabel(with: ".-_"), !word.hasPrefix("-"), word.contains(where: \.isLetter) else {
      throw .usage(
        "\"\(word)\" is not a bundle id",
        suggestion: "Write it with letters, digits, dots and dashes, such as app.birds; "
          + "\"tipctl simulator list\" lists apps")
    }
    return word
  }

  /// Checks that exactly one device is booted, if the booted one is meant.
  ///
  /// - Throws: ``CLIError`` (unavailable) when none is booted, (usage) when several are.
  func select() throws {
    guard device == Self.booted else { return }
    let devices = try SimulatorDevice.booted(in: run(.bootedDevices))
    guard !devices.isEmpty else {
      throw CLIError(
        .unavailable, "No simulator is booted",
        suggestion: "Boot one with \"xcrun simctl boot DEVICE\", or give --device")
    }
    guard devices.count == 1 else {
      throw CLIError.usage(
        "\(Plural.count(devices.count, "simulator")) are booted: "
          + devices.map(\.label).joined(separator: ", "),
        suggestion: "Choose one with --device")
    }
  }
}

extension Simulator {
  /// Runs a call to its end.
  ///
  /// - Returns: Its output.
  /// - Throws: ``CLIError`` (unavailable) with its own words when it fails, (badData) when its
  ///   output is not text or is too long.
  @discardableResult
  func run(_ command: SimctlCommand) throws -> String {
    try attempt(command).get()
  }

  /// Runs a call whose failure may be harmless.
  ///
  /// - Returns: Its output, or its failure.
  /// - Throws: ``CLIError`` when it cannot be started, or its output is not text or is too long.
  func attempt(_ command: SimctlCommand) throws -> Result<String, CLIError> {
    let child: ChildOutput
    do {
      child = try context.capture(command.words)
    } catch let failure as ChildFailure {
      throw CLIError(
        .unavailable, failure.reason(for: command.words[0]),
        suggestion: "Use a Mac with Xcode; elsewhere, \"tipctl args --dialect apple\" prints the "
          + "launch arguments, and the other commands run the rules")
    }
    guard !child.isCut else {
      throw CLIError.unreadable(
        command, because: "it printed more than \(ChildOutput.limit / 1_000_000) MB")
    }
    guard child.end == .exited(0) else {
      return .failure(.failed(command, child))
    }
    guard let text = String(validating: child.output, as: UTF8.self) else {
      throw CLIError.unreadable(command, because: "it printed text that is not valid UTF-8")
    }
    return .success(text)
  }

  /// Ends an app, unless it has ended already.
  ///
  /// - Throws: ``CLIError`` when it may still run.
  func terminate(_ bundle: String) throws {
    guard case .failure(let failure) = try attempt(.terminate(bundle, on: device)) else { return }
    // The words of the present and of older versions.
    let isEnded = ["nothing to terminate", "No matching processes"]
      .contains { failure.message.contains($0) }
    guard isEnded else { throw failure }
  }

  /// Prints the outcome of a change, with the calls that made it or with `--dry-run` would.
  ///
  /// The call that finds the booted device is the first.
  func print(
    changed hasChanged: Bool, _ message: String, lines: [String] = [],
    calls: [SimctlCommand], _ options: ChangeOptions, _ fields: [String: StoredValue]
  ) throws {
    var calls = calls
    if device == Self.booted { calls.insert(.bootedDevices, at: 0) }
    var lines = lines
    if options.isDryRun { lines = calls.map(\.shellText.printableLines) }
    let common: [String: StoredValue] = [
      "device": .string(device), "commands": .array(calls.map { .string($0.shellText) }),
    ]
    try context.print(
      changed: hasChanged, isDryRun: options.isDryRun, message, lines: lines,
      fields: common.merging(fields) { $1 })
  }

  /// Returns the line that says how to take a change back, unless `--quiet` leaves it out.
  func takeBack(_ words: [String]) -> [String] {
    guard !context.globals.quiet else { return [] }
    return ["Take it back with: \(ShellQuoting.line(context.tipctl + words + deviceWords))"]
  }
}

extension CLIError {
  /// Returns the error for an option that chooses a datastore of this engine.
  fileprivate static func choosesDatastore(_ words: String) -> CLIError {
    .usage(
      "\"\(words)\" chooses a datastore of this engine, not an app in a simulator",
      suggestion: "Name the app by its bundle id; its own code chooses TipKit's datastore with "
        + ".datastoreLocation(_:)")
  }

  /// Returns the error for a call that has failed, in its own words.
  fileprivate static func failed(_ command: SimctlCommand, _ child: ChildOutput) -> CLIError {
    let end =
      switch child.end {
      case .exited(let code): "failed with exit code \(code)"
      case .signalled(let signal): "was ended by signal \(signal)"
      }
    let words = [child.errors, child.output].lazy.map(quotation).first { !$0.isEmpty }
    var reason = "\"\(command.shellText)\" \(end)"
    if let words {
      reason += ": \"\(words)\""
    } else {
      reason += " and no message"
    }
    guard words?.contains("unable to find utility") != true else {
      return CLIError(
        .unavailable, reason,
        suggestion: "Install Xcode, then choose it with \"xcode-select\"")
    }
    return CLIError(
      .unavailable, reason,
      suggestion: "Check the device with \"xcrun simctl list devices\", and the app with "
        + "\"tipctl simulator list\"")
  }

  /// Returns the error for a call whose output cannot be used.
  static func unreadable(_ command: SimctlCommand, because reason: String) -> CLIError {
    CLIError(
      .badData, "The output of \"\(command.shellText)\" cannot be used: \(reason)",
      suggestion: "Run it to see its output, and check that \"xcrun\" is Xcode's own")
  }

  /// Returns the beginning of an output on one line.
  static func quotation(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix(4000), as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ").cut(toWidth: 400)
  }
}
