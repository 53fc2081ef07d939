/// The request of a command line.
package enum Invocation: Sendable {
  /// A command with its arguments.
  case command(CommandSpec, ParsedArguments)
  /// Help about a command, or about the tool.
  case help(CommandSpec?)
  /// Help about the commands that begin with a word.
  case familyHelp(String)
  /// The version.
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
  /// The available commands.
  package let table: CommandTable

  /// Creates a parser.
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
