import TipFoundation

/// The tool as a function: one run from a console to an exit code.
public enum TipCtl {
  /// The version that `tipctl --version` prints.
  package static let version = "0.1.0"
  /// The day of the version, in the format of manual pages.
  package static let versionDate = "November 21, 2026"

  /// Runs the tool once and returns the exit code, without exiting itself.
  public static func run(_ console: Console) -> Int32 {
    run(console, table: .standard).rawValue
  }

  /// Runs the tool with a custom table of commands.
  package static func run(_ console: Console, table: CommandTable) -> ExitCode {
    let parsed = CommandLineParser(table: table).parse(console.arguments)
    let context = CommandContext(console: console, globals: parsed.globals, table: table)
    do {
      return try perform(parsed.outcome.get(), in: context)
    } catch is ClosedPipe {
      // The reader of the output has read enough, which is not a failure.
      return .done
    } catch {
      return context.report(error)
    }
  }

  private static func perform(
    _ invocation: Invocation, in context: CommandContext
  ) throws -> ExitCode {
    switch invocation {
    case .command(let command, let arguments):
      return try command.run(context, arguments)
    case .help(let command):
      try HelpCommand.print(command, in: context)
      return .done
    case .familyHelp(let family):
      try HelpCommand.print(family: family, in: context)
      return .done
    case .version:
      try context.print(json: ["version": .string(version)]) { "tipctl \(version)" }
      return .done
    case .bare:
      guard context.globals.format == .text else {
        throw CLIError.usage(
          "No command was given", suggestion: "Run \"tipctl help\" for the list of commands")
      }
      context.message(context.help(styled: context.errorStyle).brief())
      return .usage
    }
  }
}
