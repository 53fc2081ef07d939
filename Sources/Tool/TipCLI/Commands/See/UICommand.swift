/// `tipctl ui`: the live board.
enum UICommand {
  static let spec: CommandSpec = .init(
    "ui", group: .see, summary: "Shows all tips on a live board, with keys for the commands.",
    examples: [
      .init("tipctl ui --app BackyardBirds", "Shows the tips of an app until q.")
    ],
    notes: [
      "It shows tips, groups, events, parameters, the clock and the live processes, and follows "
        + "changes as \"tipctl watch\" does. Keys run the commands that a shell runs, and the "
        + "board prints each command line, to copy into a script; ? lists the keys.",
      "It needs a terminal of at least \(Board.leastSize.columns) columns and "
        + "\(Board.leastSize.rows) rows. q, Ctrl-C and SIGTERM end it with 0, and restore the "
        + "terminal.",
    ]
  ) { context, _ in
    try check(context)
    // The board shows notes itself, so only warnings are left.
    let recorder = StreamRecorder()
    let quiet = context.with(recorder.recording(context.console)) { $0.quiet = true }
    return try DatastoreSession.run(quiet) { session in
      let run = BoardRun(
        session: session, context: context, warnings: recorder.errors,
        terminal: context.console.keyTerminal())
      return try run.run()
    }
  }

  /// Checks that there is a terminal on which a board can be drawn.
  ///
  /// - Throws: ``CLIError`` (usage) that names the commands to use instead.
  private static func check(_ context: CommandContext) throws(CLIError) {
    let instead = "Use \"tipctl list\" for the statuses, or \"tipctl watch\" for their changes"
    guard context.globals.format == .text else {
      throw .usage(
        "\"ui\" has no JSON",
        suggestion: "Use \"tipctl watch --format json\" or \"tipctl list --format json\"")
    }
    guard context.console.inputIsTerminal, context.console.outputIsTerminal else {
      throw .usage("\"ui\" needs a terminal for input and output", suggestion: instead)
    }
    if context.console.setting("TERM") == "dumb" {
      throw .usage(
        "\"ui\" needs a terminal that can move the cursor, and TERM is \"dumb\"",
        suggestion: instead)
    }
  }
}
