/// Something that a guideline advises against.
public struct GuidanceFinding: Hashable, Sendable {
  /// The id of the check, such as `T5`.
  public var id = ""
  /// How bad it is.
  public var severity: GuidanceSeverity
  /// The item: `tip:`, `tooltip:`, `alert:` or `event:` and its id, or `app`.
  public var item: String
  /// The reason, as a sentence.
  public var message: String
  /// The text's own words that are the reason, or nil when it is not certain words.
  public var words: String?
  /// The next step, as a sentence.
  public var suggestion: String
  /// Whether the check guesses from words.
  public var isHeuristic = false
  /// The mechanical repair, when there is one.
  package var fix: GuidanceFix?
  /// The language of a text in a string catalog, or nil for any other place.
  package var language: String?
  /// The file, or nil outside of files.
  package var file: String?
  /// The line in the file, counted from 1.
  package var line: Int?
  /// The severity in place of the check's, if any, until the check is added.
  private var ownSeverity: GuidanceSeverity?

  /// Creates the finding of a check.
  ///
  /// The run adds the id, and the severity and the item of the check unless they are given here.
  /// `tipctl lint` adds the place in a file.
  init(
    _ message: String, words: String? = nil, suggestion: String,
    severity: GuidanceSeverity? = nil, item: String = "", fix: GuidanceFix? = nil
  ) {
    self.message = message
    self.words = words
    self.suggestion = suggestion
    self.severity = severity ?? .warning
    ownSeverity = severity
    self.item = item
    self.fix = fix
  }

  /// Adds the check and the item.
  ///
  /// The finding of a heuristic is never an error.
  mutating func complete(_ check: GuidanceCheck, on item: String) {
    id = check.id
    isHeuristic = check.isHeuristic
    severity = ownSeverity ?? check.severity
    ownSeverity = nil
    if isHeuristic { severity = .warning }
    if self.item.isEmpty { self.item = item }
  }
}

extension GuidanceFinding: CustomStringConvertible {
  /// The finding in one line: `T13 tip:FavoriteTip: The symbol "star" is not filled …`.
  public var description: String { "\(id) \(item): \(message) \(suggestion)" }
}

/// Gathers the findings of a check, one below the other, some under conditions.
@resultBuilder
enum FindingBuilder {
  static func buildExpression(_ finding: GuidanceFinding?) -> [GuidanceFinding] {
    guard let finding else { return [] }
    return [finding]
  }
  static func buildExpression(_ all: [GuidanceFinding]) -> [GuidanceFinding] { all }
  static func buildPartialBlock(first: [GuidanceFinding]) -> [GuidanceFinding] { first }
  static func buildPartialBlock(
    accumulated all: [GuidanceFinding], next more: [GuidanceFinding]
  ) -> [GuidanceFinding] { all + more }
  static func buildOptional(_ all: [GuidanceFinding]?) -> [GuidanceFinding] { all ?? [] }
  static func buildArray(_ all: [[GuidanceFinding]]) -> [GuidanceFinding] { all.flatMap(\.self) }
  static func buildEither(first: [GuidanceFinding]) -> [GuidanceFinding] { first }
  static func buildEither(second: [GuidanceFinding]) -> [GuidanceFinding] { second }
}

/// A mechanical repair: a member of an item, and the text to write in its place.
///
/// Only repairs that need no judgement: a filled symbol, a full stop, upper or lower case.
package struct GuidanceFix: Hashable, Sendable {
  /// A text of an item.
  package enum Member: Hashable, Sendable {
    /// A tip's or an alert's title.
    case title
    /// A tip's or an alert's message.
    case message
    case symbol
    /// The title of a tip's action, by its index.
    case action(Int)
    case text
    /// The title of an alert's button, by its index.
    case button(Int)
  }

  /// The text to replace.
  package var member: Member
  /// The text that the repair replaces.
  package var old: String
  /// The text to write in its place.
  package var new: String

  package init(_ member: Member, from old: String, to new: String) {
    self.member = member
    self.old = old
    self.new = new
  }
}
