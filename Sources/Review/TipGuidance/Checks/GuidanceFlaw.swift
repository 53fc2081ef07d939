/// The result of a check: a finding without the check's id and the item's name.
package struct GuidanceFlaw: Hashable, Sendable {
  /// The reason, as a sentence.
  package var message: String
  /// The text's own words that are the reason; nil when it is not certain words.
  package var words: String?
  /// The next step, as a sentence.
  package var suggestion: String
  /// How bad it is; nil for the check's own severity.
  package var severity: GuidanceSeverity?
  /// The item, such as `tip:FavoriteBackyardTip`; nil for the checked one.
  package var item: String?
  /// The mechanical repairs, when there are any.
  package var fixes: [GuidanceFix]

  /// Creates a flaw.
  ///
  /// - Parameters:
  ///   - message: The reason, as a sentence.
  ///   - words: The text's own words that are the reason; nil when it is not certain words.
  ///   - suggestion: The next step, as a sentence.
  ///   - severity: How bad it is; nil for the check's own severity.
  ///   - fixes: The mechanical repairs, when there are any.
  package init(
    _ message: String, words: String? = nil, suggestion: String,
    severity: GuidanceSeverity? = nil, fixes: [GuidanceFix] = []
  ) {
    self.message = message
    self.words = words
    self.suggestion = suggestion
    self.severity = severity
    self.fixes = fixes
  }

  /// Returns the flaw as one of an item that is not the checked one.
  func of(_ item: String) -> GuidanceFlaw {
    var flaw = self
    flaw.item = item
    return flaw
  }
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
