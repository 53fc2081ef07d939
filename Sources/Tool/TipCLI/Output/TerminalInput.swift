import TipSystem

/// Reads answers from a terminal, where a lone Escape is an answer too.
///
/// The terminal still edits lines and sends signals; while the tool waits for an answer, Escape
/// ends a line, as Return does.
enum TerminalInput {
  /// The answer that Escape gives.
  static let escape = "\u{1B}"

  /// Reads a line without its break, and restores the terminal's settings.
  ///
  /// - Returns: The line; ``escape`` when that key was pressed, nil at the end.
  static func readLine() -> String? {
    var bytes: [UInt8] = []
    while true {
      var byte: UInt8 = 0
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else {
        TerminalMode.restore(discardingInput: false)
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
      }
      switch byte {
      case 0x1B:
        // An arrow key begins with Escape: the rest of its sequence is discarded.
        TerminalMode.restore(discardingInput: true)
        return escape
      case UInt8(ascii: "\n"):
        TerminalMode.restore(discardingInput: false)
        return String(decoding: bytes, as: UTF8.self)
      default: bytes.append(byte)
      }
    }
  }
}

/// The terminal's settings while the tool waits for an answer, or reads single keys.
///
/// `nonisolated(unsafe)`: a signal's handler cannot lock. The settings are written before the
/// handlers are installed, by the one thread that reads, and only read after that.
enum TerminalMode {
  /// Allocated, because the compiler gives a global of this C type fewer bytes than it has.
  nonisolated(unsafe) private static let original = {
    let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    settings.initialize(to: termios())
    return settings
  }()
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  static func escapeEndsLines() {
    guard save() else { return }
    var settings = original.pointee
    withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VEOL)] = 0x1B }
    for number in signals { signal(number, end) }
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  /// Returns the size of the terminal of a descriptor; nil where there is none.
  static func size(of descriptor: Int32) -> BoardSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return BoardSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Saves the settings; returns false without a terminal.
  static func save() -> Bool { tcgetattr(STDIN_FILENO, original) == 0 }

  /// Lets each key arrive at once and unseen, also those that send signals; ``save()`` was called.
  static func readsKeys() {
    var settings = original.pointee
    settings.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | IXON)
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    withUnsafeMutableBytes(of: &settings.c_cc) { codes in
      codes[Int(VMIN)] = 1
      codes[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  static func restore(discardingInput: Bool) {
    tcsetattr(STDIN_FILENO, discardingInput ? TCSAFLUSH : TCSANOW, original)
    for number in signals { signal(number, SIG_DFL) }
  }

  /// Restores the terminal, and ends the process with the signal's default action.
  private static let end: @convention(c) (Int32) -> Void = { number in
    TerminalMode.restore(discardingInput: false)
    raise(number)
  }
}
