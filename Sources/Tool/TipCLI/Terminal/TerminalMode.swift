import TipSystem

/// The terminal's settings while the tool reads single keys.
///
/// `nonisolated(unsafe)`, because a signal's handler cannot lock. The settings are written before
/// the handlers are installed, by the one thread that reads, and only read after that.
enum TerminalMode {
  /// Allocated, because the compiler gives a global of this C type fewer bytes than it has.
  nonisolated(unsafe) private static let original = {
    let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    settings.initialize(to: termios())
    return settings
  }()

  /// Returns the size of the terminal of a descriptor, if there is one.
  ///
  /// Some terminals know their columns only, and have no rows.
  static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Saves the settings, and returns false without a terminal.
  static func save() -> Bool { tcgetattr(STDIN_FILENO, original) == 0 }

  /// Lets each key arrive at once and unseen, also keys that send signals.
  ///
  /// ``save()`` was called before.
  static func enterKeyMode() {
    var settings = original.pointee
    settings.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | IXON)
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    withUnsafeMutableBytes(of: &settings.c_cc) { codes in
      codes[Int(VMIN)] = 1
      codes[Int(VTIME)] = 0
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }

  static func restore() { tcsetattr(STDIN_FILENO, TCSANOW, original) }
}
