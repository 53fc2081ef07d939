/// What a command line asks for.
package enum Invocation: Sendable {
  /// A command with its arguments.
  case command(CommandSpec, ParsedArguments)
  /// Help about a command, or about the tool.
  case help(CommandSpec?)
  /// Help about the commands that begin with a word.
  case familyHelp(String)
  /// The version.
  case version
  /// Nothing: there is no command.
  case bare
}

/// A command line as it was understood.
package struct ParsedCommandLine: Sendable {
  /// The global options, also when the rest is wrong: they say how to report it.
  package let globals: GlobalOptions
  /// What is asked for, or what is wrong.
  package let outcome: Result<Invocation, CLIError>
}

/// Understands command lines: a pure function of the arguments and the table of commands.
package struct CommandLineParser: Sendable {
  /// The commands there are.
  package let table: CommandTable

  /// Creates a parser.
  package init(table: CommandTable) { self.table = table }

  /// Understands arguments, without the name of the executable.
  ///
  /// Help wins over everything that is wrong; an unknown option over all that is wrong besides;
  /// otherwise the first mistake is reported.
  package func parse(_ arguments: [String]) -> ParsedCommandLine {
    var scan = ArgumentScan(arguments, table: table)
    scan.run()
    let outcome = Result { () throws(CLIError) in try invocation(scan) }
    return ParsedCommandLine(globals: GlobalOptions(scan.given), outcome: outcome)
  }

  private func invocation(_ scan: ArgumentScan) throws(CLIError) -> Invocation {
    if scan.given.has(GlobalOptions.helpOption) {
      return scan.family.map(Invocation.familyHelp) ?? .help(scan.command)
    }
    if let mistake = scan.unknownOption ?? scan.mistake { throw mistake }
    if scan.given.has(GlobalOptions.versionOption) { return .version }
    if let family = scan.family { throw .incompleteCommand(family, in: table) }
    guard let command = scan.command else { return .bare }
    let words = try OperandBinder(command).bind(scan.words, beforeDashes: scan.wordsBeforeDashes)
    return .command(command, ParsedArguments(command, given: scan.given, words: words))
  }
}
