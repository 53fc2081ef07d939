/// The request of a command line.
package enum Invocation: Sendable {
  case command(CommandSpec, ParsedArguments)
  /// Help about a command, or about the tool.
  case help(CommandSpec?)
  /// Help about the commands that begin with a word.
  case familyHelp(String)
  case version
  /// No command.
  case bare
}

/// A parsed command line.
package struct ParsedCommandLine: Sendable {
  /// The global options, also when the rest is invalid: they determine the format of the report.
  package let globals: GlobalOptions
  /// The request, or the first mistake.
  package let outcome: Result<Invocation, CLIError>
}

/// Parses command lines: a pure function of the arguments and the table of commands.
package struct CommandLineParser: Sendable {
  package let table: CommandTable

  package init(table: CommandTable) { self.table = table }

  /// Parses arguments, without the name of the executable.
  ///
  /// Help takes precedence over every mistake, and an unknown option over all others. Otherwise the
  /// first mistake is reported.
  package func parse(_ arguments: [String]) -> ParsedCommandLine {
    var scan = ArgumentScan(arguments, table: table)
    scan.run()
    let outcome = Result { () throws(CLIError) in try invocation(scan) }
    return ParsedCommandLine(globals: GlobalOptions(scan.given), outcome: outcome)
  }

  private func invocation(_ scan: ArgumentScan) throws(CLIError) -> Invocation {
    if scan.given.has(GlobalOptions.helpOption) {
      if let family = scan.family { return .familyHelp(family) }
      return .help(scan.command)
    }
    if let mistake = scan.unknownOption ?? scan.mistake { throw mistake }
    if scan.given.has(GlobalOptions.versionOption) { return .version }
    if let family = scan.family { throw .incompleteCommand(family, in: table) }
    guard let command = scan.command else { return .bare }
    let words = try OperandBinder(command: command).bind(
      scan.words, beforeDashes: scan.wordsBeforeDashes)
    let arguments = ParsedArguments(given: scan.given, command: command, words: words)
    for exclusion in GlobalOptions.exclusive + command.exclusive {
      try exclusion.check(arguments)
    }
    return .command(command, arguments)
  }
}

/// Assigns the words of a command line to the operands of a command.
private struct OperandBinder {
  let command: CommandSpec

  /// Returns the words of each operand by its name.
  ///
  /// - Throws: ``CLIError`` (usage) when words are missing, too many, or not allowed.
  func bind(_ words: [String], beforeDashes: Int?) throws(CLIError) -> [String: [String]] {
    let takesDashes = command.operands.contains { $0.arity == .afterDashes }
    var split = words.count
    if takesDashes, let beforeDashes { split = beforeDashes }
    var left = words[..<split]
    var bound: [String: [String]] = [:]
    for operand in command.operands {
      let taken: ArraySlice<String>
      if operand.arity == .afterDashes {
        taken = words[split...]
      } else {
        taken = left.prefix(limit(operand))
        left = left.dropFirst(taken.count)
      }
      bound[operand.name] = try check(Array(taken), for: operand, leftOver: left)
    }
    if let extra = left.first { throw unexpected(extra) }
    return bound
  }

  private func unexpected(_ word: String) -> CLIError {
    var suggestion = "Write \"\(command.usage)\""
    // The word may be meant as the value of an option.
    let isNumber = Int(word) != nil
    let option = command.options.first { $0.isRepeatable || isNumber && $0.placeholder == "N" }
    if command.operands.isEmpty, let option {
      suggestion += ", with \"\(option.spelling) \(word)\""
    }
    return .usage(
      "Unexpected argument \"\(word)\" for \"\(command.name)\"", suggestion: suggestion)
  }

  private func limit(_ operand: OperandSpec) -> Int {
    switch operand.arity {
    case .exactly, .optional: 1
    case .oneOrMore, .any, .afterDashes: .max
    }
  }

  private func check(
    _ words: [String], for operand: OperandSpec, leftOver: ArraySlice<String>
  ) throws(CLIError) -> [String] {
    let mayBeEmpty = operand.arity == .optional || operand.arity == .any
    if words.isEmpty, !mayBeEmpty {
      throw missing(operand, before: leftOver)
    }
    for word in words {
      try AllowedValues.check(word, among: operand.allowed, for: operand.name)
    }
    return words
  }

  private func missing(_ operand: OperandSpec, before words: ArraySlice<String>) -> CLIError {
    guard operand.arity == .afterDashes, !words.isEmpty else {
      return .usage(
        "\"\(command.name)\" needs \(operand.name)", suggestion: "Write \"\(command.usage)\"")
    }
    return .usage(
      "\"\(command.name)\" needs \(operand.name) after \"--\"",
      suggestion: "Write \"tipctl \(command.name) -- \(words.joined(separator: " "))\"")
  }
}
