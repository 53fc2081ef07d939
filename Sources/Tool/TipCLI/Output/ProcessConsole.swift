import TipFoundation
import TipSystem

extension Console {
  /// The console of the real process.
  ///
  /// Writing to a closed pipe throws an error instead of ending the process with a signal.
  public static var process: Console {
    signal(SIGPIPE, SIG_IGN)
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDIN_FILENO) == 1
    var console = Console()
    console.arguments = Array(CommandLine.arguments.dropFirst())
    console.environment = environment
    console.currentDirectory = FileManager.default.currentDirectoryPath
    console.standardOutput = {
      try FileOutput.write($0, to: STDOUT_FILENO, named: "standard output")
    }
    console.standardError = { text in
      // A failure to write a message cannot be reported anywhere.
      try? FileOutput.write(text, to: STDERR_FILENO, named: "standard error")
    }
    console.ask = { question in
      // Set before the question appears: the user may press Escape at once.
      if isTerminal { TerminalMode.escapeEndsLines() }
      // A question that cannot be written gets no answer.
      try? FileOutput.write(question, to: STDERR_FILENO, named: "standard error")
      return isTerminal ? TerminalInput.readLine() : Swift.readLine()
    }
    console.readAll = FileInput.readStandardInput
    console.runChild = ChildProcess.run
    console.captureChild = ChildProcess.capture
    console.inputIsTerminal = isTerminal
    console.outputIsTerminal = isatty(STDOUT_FILENO) == 1
    console.errorIsTerminal = isatty(STDERR_FILENO) == 1
    console.width = width(environment["COLUMNS"])
    console.now = { Timestamp(Date()) }
    console.news = { ProcessNews().news }
    console.boardTerminal = { ProcessBoardTerminal().terminal }
    return console
  }

  /// Returns the columns that the environment sets, or else those of the terminal.
  private static func width(_ columns: String?) -> Int {
    if let columns = columns.flatMap(Int.init), columns > 0 { return columns }
    var size = winsize()
    for descriptor in [STDOUT_FILENO, STDERR_FILENO]
    where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
      return Int(size.ws_col)
    }
    return 80
  }
}

/// Writing to file descriptors.
package enum FileOutput {
  /// Writes all of the text.
  ///
  /// - Throws: ``ClosedPipe`` when the reader has closed the pipe, `TipControlError` when writing
  ///   fails.
  package static func write(_ text: String, to descriptor: Int32, named name: String) throws {
    guard let code = FileBytes.write(text, to: descriptor) else { return }
    if code == EPIPE { throw ClosedPipe() }
    throw TipControlError(
      .inputOutput, subject: name,
      reason: "Writing to \(name) failed: \(FileSystem.words(forError: code))",
      suggestion: "Check the destination and its free space")
  }
}

/// Reading from standard input.
enum FileInput {
  /// Reads standard input to its end.
  ///
  /// - Throws: `TipControlError` when it cannot be read or is not valid UTF-8.
  @Sendable
  static func readStandardInput() throws -> String {
    guard let bytes = FileBytes.read(STDIN_FILENO) else {
      throw TipControlError(
        .inputOutput, subject: "-", reason: "Standard input cannot be read",
        suggestion: "Use a file instead of \"-\"")
    }
    return try TextFile.text(bytes, subject: "-", described: "Standard input")
  }
}
