package import TipFoundation

/// A terminal that delivers single keys, as effects: the board and the questions read it.
///
/// What they show goes to the console's streams, as all output does.
package struct KeyTerminal: Sendable {
  /// A reason to wake.
  package enum Event: Hashable, Sendable {
    case key(TerminalKey)
    /// The datastore may have changed.
    case changed
    /// The requested time was reached.
    case timeReached
    /// The terminal has a new size.
    case resized
    /// The system asks the process to stop until it is continued.
    case suspended
    /// The process was continued, and the settings of the terminal may have changed.
    case resumed
    /// The user, or the system, asks the tool to end, or the terminal is gone.
    case ended
  }

  /// Wakes the reader, because the datastore has changed.
  ///
  /// It may be called from any thread.
  package var postChange: @Sendable () -> Void = {}
  package var size: @Sendable () -> TerminalSize = { defaultSize }
  /// Makes each key arrive at once and unseen.
  package var enterKeyMode: @Sendable () -> Void = {}
  /// Restores the settings that the terminal had before.
  package var leaveKeyMode: @Sendable () -> Void = {}
  /// Stops the process until it is continued, after ``leaveKeyMode``.
  package var stop: @Sendable () -> Void = {}
  /// Sleeps until there are events, or until the system's clock reaches a time.
  ///
  /// Without a time it waits for events only.
  package let next: @Sendable (Timestamp?) -> [Event]

  /// The size where the terminal does not report one.
  static let defaultSize = TerminalSize(columns: 80, rows: 24)

  /// Creates a terminal with nothing but its events.
  package init(next: @escaping @Sendable (Timestamp?) -> [Event]) { self.next = next }
}

/// The size of a terminal, in columns and rows.
package struct TerminalSize: Hashable, Sendable {
  package let columns: Int
  package let rows: Int

  /// Creates a size of at least one column and one row.
  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }
}

/// The screen beside the shell's lines, which are unchanged after it.
enum AlternateScreen {
  /// The codes that show the screen empty, and let the terminal mark text that is pasted.
  static let enter = ["?1049h", "?2004h", "2J"]
  /// The codes that end the marks and the colours, and show the cursor and the shell's lines.
  static var leave: [String] {
    "\(leaveText)".split(separator: "\u{1B}[").map(String.init)
  }
  /// The codes of ``leave`` as one text.
  ///
  /// It is static, because the handler of a signal writes it too, and may not allocate.
  static let leaveText: StaticString = "\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
}
