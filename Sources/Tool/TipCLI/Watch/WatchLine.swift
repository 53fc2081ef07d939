import TipModel

/// The cause of a status change.
struct WatchCause: Hashable {
  /// The origin of the change.
  enum Kind: String, CaseIterable {
    /// A command of the tool.
    case command
    case app
    /// The passing of time.
    case time
    /// The origin cannot be determined.
    case unknown
  }

  let kind: Kind
  /// The change, in a few words.
  let text: String

  /// The cause, for people.
  var words: String {
    switch kind {
    case .command, .unknown: text
    case .app, .time: "\(kind.rawValue): \(text)"
    }
  }
}

/// The status of help, or a change of it with its causes.
struct WatchLine: Hashable {
  /// The date, on the clock in force.
  let date: Timestamp
  /// The kind of the help: tip, tooltip or alert.
  let help: String
  let id: String
  /// The status before, or nil for help that was unknown or is only listed.
  let before: HelpStatus?
  /// The status now, or nil for help that no longer exists.
  let after: HelpStatus?
  /// The causes, none for help that is only listed.
  let causes: [WatchCause]
  /// The process whose status it is, when several run.
  var process: AppProcess?

  /// Creates the line about help in a situation, which lists its status unless it has causes.
  init(
    _ help: NamedHelp, before: HelpStatus? = nil, in situation: Situation,
    causes: [WatchCause] = [], process: AppProcess? = nil
  ) {
    date = situation.now
    after = situation.status(of: help)
    (self.help, id) = help.key
    self.before = before
    self.causes = causes
    self.process = process
  }

  /// The fields of the JSON object.
  var fields: [String: StoredValue] {
    [
      "kind": causes.isEmpty ? "status" : "change", "date": .init(date), "id": .string(id),
      "help": .string(help), "before": before?.json ?? .null, "after": after?.json ?? .null,
      "shows": .bool(after?.shows == true),
      "process": .init(process?.identifier),
      "causes": .array(
        causes.map { ["kind": .string($0.kind.rawValue), "text": .string($0.text)] }),
    ]
  }

  /// Returns the line for people, wrapped and indented.
  func text(style: Style, width: Int?) -> String {
    var words = "\(date)  "
    if let process { words += "\(process.label) " }
    words += "\(id): "
    if !causes.isEmpty {
      words += before?.name ?? "unknown"
      // With an equal status, only its group can have hidden the tip before.
      if before?.name == after?.name, after?.group == nil { words += ", hidden in its group" }
      words += " -> "
    }
    words += after?.words ?? "gone"
    let cause = causes.map(\.words).joined(separator: "; ")
    if !cause.isEmpty { words += "  (\(cause))" }
    var lines = [words.printable]
    if let width { lines = lines[0].hanging(toWidth: width, indent: 2) }
    return style(role, lines.joined(separator: "\n"))
  }

  /// The role of the line: help that shows is coloured, as in all commands.
  private var role: Style.Role {
    guard let after else { return .faint }
    return after.shows ? .good : .plain
  }
}
