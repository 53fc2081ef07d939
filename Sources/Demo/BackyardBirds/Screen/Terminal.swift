/// The process state that a run uses: arguments, environment and streams.
///
/// Everything is a value or a closure, so that a run in a test never touches the real process.
package struct Terminal: Sendable {
  /// The arguments without the name of the executable.
  package var arguments: [String]
  /// The environment.
  package var environment: [String: String]
  /// Writes text to standard output.
  package var write: @Sendable (String) -> Void
  /// Writes text to standard error.
  package var writeError: @Sendable (String) -> Void
  /// Reads a line of standard input without its line break; nil at the end.
  package var readLine: @Sendable () -> String?
  /// Whether standard input is a terminal.
  package var inputIsTerminal: Bool
  /// Whether standard output is a terminal.
  package var outputIsTerminal: Bool
  /// The columns of the terminal.
  package var width: Int

  /// Creates a terminal; by default everything is empty and nothing is interactive.
  package init(
    arguments: [String] = [], environment: [String: String] = [:],
    write: @escaping @Sendable (String) -> Void = { _ in },
    writeError: @escaping @Sendable (String) -> Void = { _ in },
    readLine: @escaping @Sendable () -> String? = { nil },
    inputIsTerminal: Bool = false, outputIsTerminal: Bool = false, width: Int = Card.defaultWidth
  ) {
    self.arguments = arguments
    self.environment = environment
    self.write = write
    self.writeError = writeError
    self.readLine = readLine
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.width = width
  }

  /// Whether a person can answer a prompt.
  var isInteractive: Bool { inputIsTerminal && outputIsTerminal }

  /// Whether titles are bold.
  var isBold: Bool {
    outputIsTerminal && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
  }
}
