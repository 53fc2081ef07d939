/// The process state that a run uses: arguments, environment and streams.
///
/// Everything is a value or a closure, so that a run in a test never touches the real process.
package struct Terminal: Sendable {
  /// The arguments without the name of the executable.
  package var arguments: [String] = []
  package var environment: [String: String] = [:]
  /// Writes text to standard output.
  package var write: @Sendable (String) -> Void = { _ in }
  /// Writes text to standard error.
  package var writeError: @Sendable (String) -> Void = { _ in }
  /// Reads a line of standard input without its line break, or nil at the end.
  package var readLine: @Sendable () -> String? = { nil }
  package var inputIsTerminal = false
  package var outputIsTerminal = false
  /// The columns of the terminal.
  package var width = Card.defaultWidth

  /// Creates a terminal where everything is empty and nothing is interactive.
  package init() {}

  /// Whether a person can answer a prompt.
  var isInteractive: Bool { inputIsTerminal && outputIsTerminal }

  /// Whether titles are bold.
  var isBold: Bool {
    outputIsTerminal && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
  }
}
