import TipModel
import TipFoundation

/// A failure as the user sees it: an exit code, a sentence, and what to do next.
package struct CLIError: Error, Hashable, Sendable {
  /// What the shell is told.
  package let exitCode: ExitCode
  /// What happened, as a sentence without its full stop.
  package let message: String
  /// What to do next, as a sentence without its full stop; empty when nothing helps.
  package let suggestion: String

  /// Creates an error.
  package init(_ exitCode: ExitCode, _ message: String, suggestion: String) {
    self.exitCode = exitCode
    self.message = message
    self.suggestion = suggestion
  }

  /// Creates what the user sees of any error; one that nobody foresaw is a bug of the tool.
  package init(_ error: any Error) {
    switch error {
    case let error as CLIError:
      self = error
    case let error as TipControlError:
      self.init(ExitCode(error.code), error.reason, suggestion: error.suggestion)
    default:
      self.init(
        .bug, "This failed unexpectedly: \(String(describing: error))",
        suggestion: "Run it again with --debug, and report what it prints")
    }
  }
}

extension CLIError {
  /// Returns an error about a command line that cannot be understood.
  package static func usage(_ message: String, suggestion: String) -> CLIError {
    CLIError(.usage, message, suggestion: suggestion)
  }

  /// Returns the refusal of a change that cannot be asked about; it names the flag to say.
  package static func refused(_ message: String) -> CLIError {
    CLIError(.refused, message, suggestion: "Say --yes to go on without being asked")
  }

  /// No command where one is needed.
  package static var noCommand: CLIError {
    .usage("No command was given", suggestion: "Run \"tipctl help\" for all commands")
  }

  /// Returns the error about a command that does not exist, with the nearest one that does.
  package static func unknownCommand(_ name: String, in table: CommandTable) -> CLIError {
    .usage(
      "There is no command \"\(name)\"",
      suggestion: NearestName.suggestion(
        for: name, in: table.commands.map(\.name),
        otherwise: "Run \"tipctl help\" for all commands"))
  }
}
