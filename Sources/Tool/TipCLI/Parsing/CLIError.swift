import TipFoundation

/// A failure as the user sees it: an exit code, a sentence, and a suggestion.
package struct CLIError: Error, Hashable, Sendable {
  package let exitCode: ExitCode
  /// The reason, as a sentence without its full stop.
  package let message: String
  /// The suggestion, as a sentence without its full stop, or empty.
  package let suggestion: String

  package init(_ exitCode: ExitCode, _ message: String, suggestion: String) {
    self.exitCode = exitCode
    self.message = message
    self.suggestion = suggestion
  }

  /// Creates the user's view of any error.
  ///
  /// An unexpected error is a bug of the tool.
  package init(_ error: any Error) {
    switch error {
    case let error as CLIError:
      self = error
    case let error as TipControlError:
      self.init(ExitCode(error.code), error.reason, suggestion: error.suggestion)
    default:
      self.init(
        .bug, "This failed unexpectedly: \(String(describing: error))",
        suggestion: "Run it again with --debug, and report the output")
    }
  }

  /// Returns an error about an invalid command line.
  package static func usage(_ message: String, suggestion: String) -> CLIError {
    CLIError(.usage, message, suggestion: suggestion)
  }

  /// Returns the error about an unknown command, with the nearest known one.
  package static func unknownCommand(_ name: String, in table: CommandTable) -> CLIError {
    var advice = "Run \"tipctl help\" for the list of commands"
    if let first = table.commands.first(where: { $0.group.rawValue == name.lowercased() }) {
      advice = "Write \"\(first.usage)\", or see \"\(first.group.title)\" in \"tipctl help\""
    }
    return .usage(
      "There is no command \"\(name)\"",
      suggestion: NearestName.suggestion(
        for: name, in: table.commands.map(\.name), otherwise: advice))
  }
}
