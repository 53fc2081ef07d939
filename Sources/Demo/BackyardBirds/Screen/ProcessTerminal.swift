import Foundation

extension Terminal {
  /// The terminal of the real process.
  static var process: Terminal {
    var terminal = Terminal()
    terminal.arguments = Array(CommandLine.arguments.dropFirst())
    terminal.environment = ProcessInfo.processInfo.environment
    terminal.write = print
    terminal.writeError = printError
    terminal.readLine = { Swift.readLine() }
    terminal.inputIsTerminal = isatty(STDIN_FILENO) == 1
    terminal.outputIsTerminal = isatty(STDOUT_FILENO) == 1
    terminal.width = processWidth
    return terminal
  }

  /// Writes a page.
  ///
  /// A failure ends the process, which still saves the tips' state.
  @Sendable
  private static func print(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      printError("Writing to standard output failed. Check where it goes.\n")
      exit(EX_IOERR)
    }
  }

  @Sendable
  private static func printError(_ text: String) {
    // A message that cannot be written has no other destination.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  private static var processWidth: Int {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return Card.defaultWidth
    }
    return min(Int(size.ws_col), 80)
  }
}
