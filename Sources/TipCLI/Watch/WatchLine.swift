import TipModel
import TipFoundation

/// Why a tip's status is another one.
struct WatchCause: Hashable {
  /// Who is behind it.
  enum Kind: String, CaseIterable {
    /// A command of the tool.
    case command
    /// The app.
    case app
    /// Nobody: time has passed.
    case time
    /// It cannot be told.
    case unknown
  }

  let kind: Kind
  /// What happened, in a few words.
  let text: String

  /// The cause as a person reads it.
  var words: String {
    switch kind {
    case .command, .unknown: text
    case .app, .time: "\(kind.rawValue): \(text)"
    }
  }
}

/// A tip's status, or how it has changed and why.
struct WatchLine: Hashable {
  /// When, on the clock in force.
  let date: Timestamp
  let id: String
  /// The status before; nil for a tip that was not known, and for one that is only listed.
  let before: Tips.Status?
  /// The status now; nil for a tip that is not known any more.
  let after: Tips.Status?
  /// Why; empty for a tip that is only listed.
  let causes: [WatchCause]

  /// The fields of the JSON object.
  var fields: [String: StoredValue] {
    [
      "kind": causes.isEmpty ? "status" : "change", "date": .init(date), "id": .string(id),
      "before": before.map { .string($0.description) } ?? .null,
      "after": after.map { .string($0.description) } ?? .null,
      "causes": .array(
        causes.map { ["kind": .string($0.kind.rawValue), "text": .string($0.text)] }),
    ]
  }

  /// Returns the line for people: what does not fit goes on below, indented.
  func text(style: Style, width: Int?) -> String {
    let old = causes.isEmpty ? "" : "\(Self.word(before, else: "unknown")) -> "
    let cause = causes.map(\.words).joined(separator: "; ")
    let words = "\(date)  \(id): \(old)\(Self.word(after, else: "gone"))"
    let line = (words + (cause.isEmpty ? "" : "  (\(cause))")).printable
    let lines = width.map { line.hanging(toWidth: $0, indent: 2) } ?? [line]
    return styled(lines.joined(separator: "\n"), style)
  }

  /// A tip that shows is marked, as everywhere.
  private func styled(_ text: String, _ style: Style) -> String {
    after == .available ? style(.good, text) : after == nil ? style(.faint, text) : text
  }

  private static func word(_ status: Tips.Status?, else other: String) -> String {
    status?.description ?? other
  }
}
