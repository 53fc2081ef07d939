package import TipFoundation

/// The terminal of the board, as effects: its keys, its size and the events that wake the board.
///
/// The screen goes to the console's standard output, as all output does.
package struct BoardTerminal: Sendable {
  /// A reason to wake.
  package enum Event: Hashable, Sendable {
    /// A key was pressed.
    case key(BoardKey)
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

  /// Reports that the datastore has changed.
  ///
  /// It may be called from any thread.
  package var tellChange: @Sendable () -> Void = {}
  /// Returns the size.
  package var size: @Sendable () -> BoardSize = { usualSize }
  /// Makes single keys arrive.
  package var takeOver: @Sendable () -> Void = {}
  /// Restores the settings that the terminal had before.
  package var giveBack: @Sendable () -> Void = {}
  /// Stops the process until it is continued, after the terminal was given back.
  package var stop: @Sendable () -> Void = {}
  /// Sleeps until there are events, or until the system's clock reaches a time.
  ///
  /// Without a time it waits for events only.
  package let next: @Sendable (Timestamp?) -> [Event]

  /// The size where the terminal does not report one.
  static let usualSize = BoardSize(columns: 80, rows: 24)

  /// Creates a terminal with nothing but its events.
  package init(next: @escaping @Sendable (Timestamp?) -> [Event]) { self.next = next }
}

/// The sequences that enter and leave the alternate screen of the terminal.
enum BoardSequences {
  /// The alternate screen, and marks around text that is pasted.
  static let enter = ["?1049h", "?2004h", "2J"]
  /// The codes of ``leaving``.
  static var leave: [String] {
    "\(leaving)".split(separator: "\u{1B}[").map(String.init)
  }
  /// The end of the paste marks, the cursor, no colour, and the screen from before.
  ///
  /// A static string, because the handler of a signal writes it too, and may not allocate.
  static let leaving: StaticString = "\u{1B}[?2004l\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
}
