import TipFoundation

/// One run of the board: draws, waits, and runs the commands of keys.
struct BoardRun {
  /// The datastore, whose notes and warnings are recorded.
  let session: DatastoreSession
  /// The process state with the real streams.
  let context: CommandContext
  let warnings: String
  let terminal: KeyTerminal

  /// Shows the board until the user leaves it.
  ///
  /// - Throws: `TipControlError` when the datastore cannot be read any more, and that error or
  ///   ``ClosedPipe`` when the terminal cannot be written.
  func run() throws -> ExitCode {
    let datastore = try FollowedDatastore(session, terminal.postChange)
    defer { datastore.cancel() }
    let now = context.console.now()
    let content = BoardContent(views: try session.views(at: now), systemTime: now)
    var board = Board(
      content, size: terminal.size(), datastore: label, choice: session.choice.words)
    if !warnings.isEmpty { board.warn(warnings) }
    // Also when the screen cannot be entered.
    defer { terminal.leaveKeyMode() }
    try enter()
    defer {
      do {
        try write(AlternateScreen.leave)
      } catch {
        // The terminal is gone, and with it what should be restored.
      }
    }
    try loop(&board, datastore)
    return .done
  }

  private func loop(_ board: inout Board, _ datastore: FollowedDatastore) throws {
    var frame: BoardFrame?
    while true {
      let next = BoardFrame(board.screen, columns: board.size.columns, style: context.style)
      try context.print(raw: next.text(after: frame, style: context.style))
      frame = next
      // Nothing changes by itself while the file is away.
      let nextChange = datastore.isAway ? nil : board.content.nextChange
      for event in terminal.next(nextChange) {
        switch try handle(event, &board, datastore) {
        case .quit: return
        case .redraw: frame = nil
        case .suspend:
          try suspend(&board, datastore)
          frame = nil
        case .run, nil: break
        }
      }
    }
  }

  /// Handles an event, and returns the request that only the loop can perform.
  private func handle(
    _ event: KeyTerminal.Event, _ board: inout Board, _ datastore: FollowedDatastore
  ) throws -> BoardRequest? {
    switch event {
    case .key(let key):
      var rest: BoardRequest?
      for request in board.press(key) {
        if case .run(let command) = request {
          try run(command, &board, datastore)
        } else {
          rest = request
        }
      }
      return rest
    case .changed, .timeReached: try refresh(&board, datastore, tellsChanges: true)
    case .resized: board.resize(to: terminal.size())
    case .suspended: return .suspend
    case .resumed:
      try enter()
      board.resize(to: terminal.size())
      return .redraw
    case .ended: return .quit
    }
    return nil
  }

  private func run(
    _ command: BoardCommand, _ board: inout Board, _ datastore: FollowedDatastore
  ) throws {
    finish(command, &board)
    // The outcome of the command lists the statuses that it changed.
    if command.purpose == .change {
      try refresh(&board, datastore, tellsChanges: false)
    }
  }

  private func refresh(
    _ board: inout Board, _ datastore: FollowedDatastore, tellsChanges: Bool
  ) throws {
    let now = context.console.now()
    var reason: TipControlError?
    let views = try datastore.views(at: now) { reason = $0 }
    if let reason { board.warn("\(reason.reason). Waiting for it.") }
    guard let views else { return }
    board.update(to: BoardContent(views: views, systemTime: now), tellsChanges: tellsChanges)
    if let command = board.pageCommand { finish(command, &board) }
  }

  private func finish(_ command: BoardCommand, _ board: inout Board) {
    board.finish(command, BoardRunner(context: context, choice: session.choice.words).run(command))
  }

  private func suspend(_ board: inout Board, _ datastore: FollowedDatastore) throws {
    try write(AlternateScreen.leave)
    terminal.leaveKeyMode()
    terminal.stop()
    try enter()
    board.resize(to: terminal.size())
    try refresh(&board, datastore, tellsChanges: true)
  }

  /// Makes single keys arrive, and shows the screen of the board.
  private func enter() throws {
    terminal.enterKeyMode()
    try write(AlternateScreen.enter)
  }

  private func write(_ codes: [String]) throws {
    try context.print(raw: codes.map(context.style.sequence).joined())
  }

  /// The datastore as the user chose it, or else its path.
  private var label: String {
    session.choice.words.last ?? session.choice.app ?? session.choice.path
  }
}
