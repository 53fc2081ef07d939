import TipFoundation

/// The error about an option that does not exist at its position.
struct UnknownOption {
  let spelling: String
  /// The value that it would have: the part after `=`, or the next word.
  let value: String?
  let command: CommandSpec?
  let table: CommandTable

  var error: CLIError {
    guard let command else {
      if formatHint == nil, let elsewhere { return elsewhere }
      return .usage(
        "There is no option \"\(spelling)\"",
        suggestion: suggestion(help: "tipctl help"))
    }
    return .usage(
      "\"\(command.name)\" has no option \"\(spelling)\"",
      suggestion: command.instead[spelling] ?? suggestion(help: "tipctl help \(command.name)"))
  }

  /// The suggestion for `-o json`, with which other tools choose the format of the output.
  private var formatHint: String? {
    guard isMeant(OutputFile.option), value == OutputFormat.json.rawValue else { return nil }
    return "Write \"\(GlobalOptions.jsonOption.spelling)\" instead"
  }

  /// The error about a valid option before its command.
  private var elsewhere: CLIError? {
    let owner = table.commands.first { $0.options.contains(where: isMeant) }
    guard let owner else { return nil }
    return .usage(
      "\"\(spelling)\" is written before the command",
      suggestion: "Write it after the command, as in \"tipctl \(owner.name) \(spelling)\"")
  }

  private func isMeant(_ option: OptionSpec) -> Bool {
    option.spelling == spelling || option.short.map { "-\($0)" } == spelling
  }

  /// Compares names without dashes, so that short words are not all near each other.
  private func suggestion(help: String) -> String {
    if let formatHint { return formatHint }
    let options = command?.options ?? table.commands.flatMap(\.options)
    let names = (GlobalOptions.options + options).map(\.name)
    let typed = String(spelling.drop { $0 == "-" })
    let shortest = spelling.hasPrefix("--") ? 2 : 3
    guard typed.count >= shortest, let guess = NearestName.of(typed, in: names) else {
      return "Run \"\(help)\" for its options"
    }
    return "Did you mean \"--\(guess)\"?"
  }
}
