/// Something that a key does on the board.
package enum BoardAction: Hashable, Sendable, CaseIterable {
  case show, hide, auto, showAll, hideAll, autoAll
  case invalidate, invalidateFor, reset, resetAll
  case donate, donateMany, set, unset
  case clock, clearClock, dayAhead, dayBack, hourAhead, hourBack, frequency
  case undo, redo
  case explain, card, repro, history, log, process, filter, help
  case up, down, pageUp, pageDown, first, last, nextSection, previousSection, leave
  case redraw, suspend, quit
}

/// A key of the board and its action: dispatch, help and the article read this table.
package struct BoardBinding: Hashable, Sendable {
  /// The keys, the one to remember first.
  package let keys: [TerminalKey]
  package let action: BoardAction
  /// The kinds of rows that they act on, or nil when the row does not matter.
  package let kinds: [BoardItem.Kind]?
  /// The word in the last line of the board, which is empty where only help names the key.
  package let label: String
  /// The action as a sentence.
  package let summary: String
  /// The command of the action, or an empty text.
  package let command: String

  private init(
    _ keys: [TerminalKey], _ action: BoardAction, on kinds: [BoardItem.Kind]? = nil,
    label: String = "", _ summary: String, command: String = ""
  ) {
    self.keys = keys
    self.action = action
    self.kinds = kinds
    self.label = label
    self.summary = summary
    self.command = command
  }

  /// Returns whether the keys can act on the selected row.
  func applies(to item: BoardItem?) -> Bool {
    guard let kinds else { return true }
    guard let item else { return false }
    return kinds.contains(item.kind)
  }

  /// The keys' names, as help lists them.
  package var names: String { keys.map(\.name).joined(separator: ", ") }

  /// All keys, in the order of help.
  package static let all: [BoardBinding] = actions + moves

  private static let actions: [BoardBinding] = [
    .init(["?"], .help, label: "keys", "Lists the keys."),
    .init(["q"], .quit, label: "quit", "Leaves the board; Ctrl-C does too."),
    .init(
      ["s"], .show, on: [.tip], label: "show", "Makes the tip show.", command: "show TIP"),
    .init(["h"], .hide, on: [.tip], label: "hide", "Hides the tip.", command: "hide TIP"),
    .init(
      ["a"], .auto, on: [.tip], label: "auto", "Returns the tip to its rules.", command: "auto TIP"),
    .init(
      ["d"], .donate, on: [.event], label: "donate", "Donates once to the event.",
      command: "donate EVENT"),
    .init(
      ["D"], .donateMany, on: [.event], label: "donate N", "Asks how many donations to make.",
      command: "donate EVENT --count N"),
    .init(
      ["v"], .set, on: [.parameter], label: "set", "Asks for the parameter's value.",
      command: "set PARAMETER VALUE"),
    .init(
      ["x"], .unset, on: [.parameter], label: "unset",
      "Returns the parameter to its initial value.",
      command: "unset PARAMETER"),
    .init(
      [.enter, "e"], .explain, label: "explain",
      "Explains the tip gate by gate; lists rows of other kinds.", command: "explain TIP"),
    .init(
      ["o"], .card, on: [.tip], label: "card", "Shows the tip's card.", command: "card TIP"),
    .init(
      ["T"], .repro, on: [.tip], "Prints a test of the tip's state.", command: "repro TIP"),
    .init(
      ["i"], .invalidate, on: [.tip], label: "invalidate", "Invalidates the tip.",
      command: "invalidate TIP"),
    .init(
      ["I"], .invalidateFor, on: [.tip], "Asks for the reason of the invalidation.",
      command: "invalidate TIP --reason R"),
    .init(
      ["r"], .reset, on: [.tip, .event, .parameter], label: "reset",
      "Erases the records of the row, after y.", command: "reset --tip TIP"),
    .init(["R"], .resetAll, "Erases all records, after y.", command: "reset"),
    .init(["S"], .showAll, "Makes all tips show.", command: "show --all"),
    .init(["H"], .hideAll, "Hides all tips.", command: "hide --all"),
    .init(["A"], .autoAll, "Returns all tips to their rules.", command: "auto"),
    .init(["c"], .clock, label: "clock", "Asks for the clock.", command: "clock SETTING"),
    .init(["C"], .clearClock, "Returns to the system's clock.", command: "clock --clear"),
    .init(["+"], .dayAhead, "Moves the clock a day ahead.", command: "clock +1d"),
    .init(["-"], .dayBack, "Moves the clock a day back.", command: "clock -1d"),
    .init([">"], .hourAhead, "Moves the clock an hour ahead.", command: "clock +1h"),
    .init(["<"], .hourBack, "Moves the clock an hour back.", command: "clock -1h"),
    .init(["f"], .frequency, "Asks for the display frequency.", command: "frequency VALUE"),
    .init(["u"], .undo, label: "undo", "Reverts the last change.", command: "undo"),
    .init(["U"], .redo, "Applies the change again that was undone last.", command: "redo"),
    .init(["t"], .history, "Lists the history.", command: "history"),
    .init(["l"], .log, "Lists the messages of this session, with the commands to copy."),
    .init(["p"], .process, "Shows the tips as the next live process sees them."),
    .init(["/"], .filter, label: "filter", "Filters the rows by a text; Esc shows all."),
  ]

  private static let moves: [BoardBinding] = [
    .init(["j", .down], .down, "Selects the next row."),
    .init(["k", .up], .up, "Selects the previous row."),
    .init([.tab], .nextSection, "Selects the first row of the next section."),
    .init([.backTab], .previousSection, "Selects the first row of the previous section."),
    .init([.pageDown, .control("f"), " "], .pageDown, "Moves a page down."),
    .init([.pageUp, .control("b")], .pageUp, "Moves a page up."),
    .init(["g", .home], .first, "Selects the first row."),
    .init(["G", .end], .last, "Selects the last row."),
    .init([.escape], .leave, "Closes a page or a question; removes the filter."),
    .init([.control("l")], .redraw, "Draws the screen again."),
    .init([.control("z")], .suspend, "Stops the board; \"fg\" in the shell continues."),
    .init([.control("c")], .quit, "Leaves the board, from anywhere."),
  ]

  private static let byKey: [TerminalKey: BoardBinding] = Dictionary(
    all.flatMap { binding in binding.keys.map { ($0, binding) } }
  ) { first, _ in first }

  /// Returns the binding of a key, or nil for a key that does nothing.
  static func of(_ key: TerminalKey) -> BoardBinding? { byKey[key] }
}
