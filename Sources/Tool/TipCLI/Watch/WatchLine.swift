import TipModel

/// The cause of a status change.
struct WatchCause: Hashable {
  /// The origin of the change.
  enum Kind: String, CaseIterable {
    /// A command of the tool.
    case command
    /// The app.
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

/// The status of a tip, or a change of it with its causes.
struct WatchLine: Hashable {
  /// The date, on the clock in force.
  let date: Timestamp
  let id: String
  /// The status before; nil for a tip that was unknown, and for one that is only listed.
  let before: Tips.Status?
  /// The status now; nil for a tip that no longer exists.
  let after: Tips.Status?
  /// The causes; empty for a tip that is only listed.
  let causes: [WatchCause]
  /// The reason why its groups hide the tip now; nil when they do not.
  var group: String?
  /// The process whose status it is, when several run.
  var process: AppProcess?

  /// The fields of the JSON object.
  var fields: [String: StoredValue] {
    [
      "kind": causes.isEmpty ? "status" : "change", "date": .init(date), "id": .string(id),
      "before": before.map { .init($0) } ?? .null, "after": after.map { .init($0) } ?? .null,
      "shows": .bool(after == .available && group == nil),
      "process": process.map { .int($0.identifier) } ?? .null,
      "causes": .array(
        causes.map { ["kind": .string($0.kind.rawValue), "text": .string($0.text)] }),
    ]
  }

  /// Returns the line for people, wrapped and indented.
  func text(style: Style, width: Int?) -> String {
    // With an equal status, only its group can have hidden the tip before.
    let wasHidden = before == after && group == nil ? ", hidden in its group" : ""
    let old = causes.isEmpty ? "" : "\(before?.description ?? "unknown")\(wasHidden) -> "
    let cause = causes.map(\.words).joined(separator: "; ")
    let owner = process.map { "\($0.label) " } ?? ""
    let words =
      "\(date)  \(owner)\(id): \(old)\(after?.description ?? "gone")\(group.map { ", \($0)" } ?? "")"
    let line = (words + (cause.isEmpty ? "" : "  (\(cause))")).printable
    let lines = width.map { line.hanging(toWidth: $0, indent: 2) } ?? [line]
    // A tip that shows is coloured, as in all commands.
    let role: Style.Role = after == .available ? .good : after == nil ? .faint : .plain
    return style(role, lines.joined(separator: "\n"))
  }
}
