/// The result of a check: a finding without the check's id and the item's name.
struct GuidanceFlaw: Hashable {
  /// The reason, as a sentence.
  let message: String
  /// The text's own words that are the reason, or nil when it is not certain words.
  let words: String?
  /// The next step, as a sentence.
  let suggestion: String
  /// How bad it is, or nil for the check's own severity.
  let severity: GuidanceSeverity?
  /// The item, such as `tip:FavoriteBackyardTip`, or nil for the checked one.
  var item: String?
  /// The mechanical repair, when there is one.
  let fix: GuidanceFix?

  init(
    _ message: String, words: String? = nil, suggestion: String,
    severity: GuidanceSeverity? = nil, item: String? = nil, fix: GuidanceFix? = nil
  ) {
    self.message = message
    self.words = words
    self.suggestion = suggestion
    self.severity = severity
    self.item = item
    self.fix = fix
  }
}

/// Gathers the flaws that a check finds, one below the other, some under conditions.
@resultBuilder
enum FlawBuilder {
  static func buildExpression(_ flaw: GuidanceFlaw?) -> [GuidanceFlaw] {
    guard let flaw else { return [] }
    return [flaw]
  }
  static func buildExpression(_ flaws: [GuidanceFlaw]) -> [GuidanceFlaw] { flaws }
  static func buildPartialBlock(first flaws: [GuidanceFlaw]) -> [GuidanceFlaw] { flaws }
  static func buildPartialBlock(
    accumulated flaws: [GuidanceFlaw], next more: [GuidanceFlaw]
  ) -> [GuidanceFlaw] { flaws + more }
  static func buildOptional(_ flaws: [GuidanceFlaw]?) -> [GuidanceFlaw] { flaws ?? [] }
  static func buildArray(_ flaws: [[GuidanceFlaw]]) -> [GuidanceFlaw] { flaws.flatMap(\.self) }
  static func buildEither(first flaws: [GuidanceFlaw]) -> [GuidanceFlaw] { flaws }
  static func buildEither(second flaws: [GuidanceFlaw]) -> [GuidanceFlaw] { flaws }
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
    /// A tip's symbol.
    case symbol
    /// The title of a tip's action, by its index.
    case action(Int)
    /// A tooltip's text.
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

  /// Creates a repair.
  package init(_ member: Member, from old: String, to new: String) {
    self.member = member
    self.old = old
    self.new = new
  }
}
