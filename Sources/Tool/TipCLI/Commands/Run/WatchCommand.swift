import TipModel
import TipStore

/// `tipctl watch`: prints each change of a status when it happens.
enum WatchCommand {
  static let spec: CommandSpec = .init(
    "watch", group: .launch,
    summary: "Prints status changes of tips, tooltips and alerts, live.",
    operands: [SharedOperands.tips],
    examples: [
      .init("tipctl watch --app BackyardBirds", "Watches every tip, until Ctrl-C."),
      .init("tipctl watch FeedBirdsTip --format json", "Prints one JSON object per line."),
    ],
    notes: [
      "It prints the status of each tip, tooltip and alert, then a line for each change by a "
        + "command, by the app, or by the passing of time. It does not poll.",
      "JSON lines have the fields schema, kind (status or change), date, help, id, before, after, "
        + "and causes: objects with a kind ("
        + WatchCause.Kind.allCases.map(\.rawValue).joined(separator: ", ") + ") and a text.",
      "Ctrl-C, a closed pipe and SIGTERM end it with 0. It waits for a datastore that is away.",
    ]
  ) { context, arguments in
    try DatastoreSession.run(context) { session in
      let words = arguments.operands(SharedOperands.tips)
      for word in words where session.situation.help(named: word).isEmpty {
        throw session.situation.unknownHelp(word)
      }
      let watch = WatchRun(session: session, words: Set(words))
      return try watch.run()
    }
  }
}

/// One run of the command: waits, compares, prints.
private struct WatchRun {
  let session: DatastoreSession
  /// The ids, or types of tips, none for all help.
  let words: Set<String>

  private var context: CommandContext { session.context }

  func run() throws -> ExitCode {
    let news = context.console.news()
    let datastore = try FollowedDatastore(session, news.postChange)
    defer { datastore.cancel() }
    var views = try session.views(at: context.console.now())
    for view in views {
      let process = views.count > 1 ? view.process : nil
      for help in view.situation.help where isWatched(help) {
        try show(WatchLine(help, in: view.situation, process: process))
      }
    }
    context.note("Watching for changes; Ctrl-C ends it.")
    while try hasNews(news, datastore.isAway ? [] : views) {
      let systemTime = context.console.now()
      let read = try datastore.views(at: systemTime) { error in
        context.warn(error.reason, suggestion: "Waiting for it; Ctrl-C ends that")
      }
      guard let next = read else { continue }
      for view in next {
        let before = views.first { $0.process?.owner == view.process?.owner } ?? views[0]
        let difference = WatchDifference(from: before, to: view, atSystemTime: systemTime)
        for var line in difference.lines(where: isWatched) {
          line.process = next.count > 1 ? view.process : nil
          try show(line)
        }
      }
      views = next
    }
    return .done
  }

  /// Waits for an event that can change a status.
  ///
  /// Returns false when the command should end.
  private func hasNews(_ news: WatchNews, _ views: [ProcessView]) throws -> Bool {
    let changes = views.compactMap { $0.situation.nextChange { isWatched(.tip($0)) } }
    switch news.next(changes.min()) {
    case .changed, .timeReached: return true
    case .closedPipe: throw ClosedPipe()
    case .interrupted:
      // The terminal has echoed "^C" without a line break.
      if context.console.errorIsTerminal { context.console.standardError("\n") }
      return false
    }
  }

  private func isWatched(_ help: NamedHelp) -> Bool {
    words.isEmpty || words.contains(help.key.id) || words.contains(help.tip?.type ?? "")
  }

  private func show(_ line: WatchLine) throws {
    switch context.globals.format {
    case .text:
      try context.print(text: line.text(style: context.style, width: context.tableWidth))
    case .json: try context.print(raw: JSONOutput.line(line.fields) + "\n")
    }
  }
}

extension Situation {
  /// The system's time at which a tip's status may change by itself, or nil for never.
  func nextChange(where isWatched: (TipDefinition) -> Bool) -> Timestamp? {
    // The other members of a group decide whether it shows the tip.
    let watched = tips.filter(isWatched).flatMap {
      [$0.id] + facts.groups(with: $0.id).flatMap(\.members)
    }
    let instant = watched.unique.compactMap { facts.tips[$0] }
      .compactMap { verdict(for: $0).nextChangeTimestamp }.min()
    guard let instant, let clock = controls.clock?.value else { return instant }
    return clock.baseTimestamp(for: instant)
  }
}

extension DatastoreSession {
  /// Reads the datastore again, and returns the views at a time of the system's clock.
  func views(at systemTime: Timestamp) throws(TipControlError) -> [ProcessView] {
    environment.views(try opened().facts(), at: systemTime)
  }

  /// Calls an action after other processes have changed the datastore.
  func watch(
    _ action: @escaping @Sendable () -> Void
  ) throws(TipControlError) -> DatastoreWatch {
    try opened().watch(action)
  }
}
