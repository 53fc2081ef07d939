import TipFoundation
import TipSystem

extension Console {
  /// The console of the real process.
  ///
  /// Writing to a closed pipe throws an error instead of ending the process with a signal.
  public static var process: Console {
    signal(SIGPIPE, SIG_IGN)
    return Console { console in
      console.program = CommandLine.arguments.first ?? console.program
      console.arguments = Array(CommandLine.arguments.dropFirst())
      console.environment = ProcessInfo.processInfo.environment
      console.currentDirectory = FileManager.default.currentDirectoryPath
      console.inputIsTerminal = isatty(STDIN_FILENO) == 1
      console.outputIsTerminal = isatty(STDOUT_FILENO) == 1
      console.errorIsTerminal = isatty(STDERR_FILENO) == 1
      console.width = width(console.environment["COLUMNS"])
      console.standardOutput = {
        try FileOutput.write($0, to: STDOUT_FILENO, named: "standard output")
      }
      console.standardError = write(toStandardError:)
      console.readAll = readStandardInput
      console.runChild = ChildProcess.run
      console.captureChild = ChildProcess.capture
      console.now = { Timestamp(Date()) }
      console.news = { ProcessNews().news }
      console.keyTerminal = { ProcessKeyTerminal().terminal }
    }
  }

  /// Writes a message.
  ///
  /// A failure to write cannot be reported anywhere.
  @Sendable
  private static func write(toStandardError text: String) {
    try? FileOutput.write(text, to: STDERR_FILENO, named: "standard error")
  }

  /// Reads standard input to its end.
  ///
  /// - Throws: `TipControlError` when it cannot be read or is not valid UTF-8.
  @Sendable
  private static func readStandardInput() throws -> String {
    guard let bytes = FileBytes.read(STDIN_FILENO) else {
      throw TipControlError(
        .inputOutput, subject: "-", reason: "Standard input cannot be read",
        suggestion: "Use a file instead of \"-\"")
    }
    return try TextFile.text(bytes, subject: "-", described: "Standard input")
  }

  /// Returns the columns that the environment sets, or else the columns of the terminal.
  private static func width(_ columns: String?) -> Int {
    if let columns = columns.flatMap(Int.init), columns > 0 { return columns }
    return [STDOUT_FILENO, STDERR_FILENO].lazy.compactMap(TerminalMode.size(of:)).first?.columns
      ?? 80
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
