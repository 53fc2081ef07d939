package import TipFoundation

/// The process state of a run: arguments, environment, streams.
///
/// Every member is a value or a closure, so a run in a test never touches the real process.
public struct Console: Sendable {
  /// The executable as it was started: its name, or a path.
  package var program = "tipctl"
  /// The arguments without the name of the executable.
  package var arguments: [String] = []
  /// The unmodified environment, which ``setting(_:)`` reads.
  package var environment: [String: String] = [:]
  /// The folder that relative paths start from.
  package var currentDirectory = "/"
  /// Writes text to standard output.
  ///
  /// It throws ``ClosedPipe`` when the reader has closed the pipe.
  package var standardOutput: @Sendable (String) throws -> Void = { _ in }
  /// Writes text to standard error.
  ///
  /// A failure to write cannot be reported.
  package var standardError: @Sendable (String) -> Void = { _ in }
  /// Reads standard input to its end.
  package var readAll: @Sendable () throws -> String = { "" }
  /// Runs a command on the same streams to its end.
  ///
  /// It throws ``ChildFailure`` if the command cannot start.
  package var runChild: @Sendable (ChildCommand) throws -> ChildEnd = { _ in .exited(0) }
  /// Runs a command to its end and returns its output.
  ///
  /// It throws ``ChildFailure`` if the command cannot start.
  package var captureChild: @Sendable (ChildCommand) throws -> ChildOutput = { _ in
    throw ChildFailure.notFound
  }
  package var inputIsTerminal = false
  package var outputIsTerminal = false
  package var errorIsTerminal = false
  /// The columns of the terminal, or 80 where there is none.
  package var width = 80
  /// The system's time, before any clock control.
  package var now: @Sendable () -> Timestamp = { Timestamp(milliseconds: 0) }
  /// Opens the channel that wakes a waiting command.
  ///
  /// Signals are then events, and do not end the command.
  package var news: @Sendable () -> WatchNews = { WatchNews { _ in .interrupted } }
  /// Opens the terminal for single keys, for the board and for questions.
  ///
  /// Signals are then events, and do not end the process.
  package var keyTerminal: @Sendable () -> KeyTerminal = { KeyTerminal { _ in [.ended] } }
  /// The mark of the sequences that the streams let pass, empty for streams that escape nothing.
  var seal = ""

  /// Creates a console that is empty and silent, without terminals, in 1970, then changes it.
  package init(_ change: (inout Console) -> Void = { _ in }) { change(&self) }

  /// Returns a setting of the environment, unless it is empty, which counts as unset.
  package func setting(_ name: String) -> String? {
    guard let value = environment[name], !value.isEmpty else { return nil }
    return value
  }
}

/// The reader of the output has closed the pipe, as `head` does, so the run ends silently.
package struct ClosedPipe: Error {
  package init() {}
}
