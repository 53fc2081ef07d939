/// Something that a guideline advises against.
public struct GuidanceFinding: Hashable, Sendable {
  /// The id of the check, such as `T5`.
  public var id: String
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
  public var isHeuristic: Bool
  /// The mechanical repairs, when there are any.
  package var fixes: [GuidanceFix]

  /// Creates a finding from the result of a check, which for a heuristic is never an error.
  init(_ flaw: GuidanceFlaw, of check: GuidanceCheck, on item: String) {
    id = check.id
    severity = flaw.severity ?? check.severity
    if check.isHeuristic { severity = .warning }
    self.item = flaw.item ?? item
    message = flaw.message
    words = flaw.words
    suggestion = flaw.suggestion
    isHeuristic = check.isHeuristic
    fixes = []
    if let fix = flaw.fix { fixes.append(fix) }
  }
}

extension GuidanceFinding: CustomStringConvertible {
  /// The finding in one line: `T13 tip:FavoriteTip: The symbol "star" is not filled …`.
  public var description: String { "\(id) \(item): \(message) \(suggestion)" }
}

/// A check that did not read all items.
///
/// Their language is not English, or the elements of their screen have no frames.
public struct GuidanceSkip: Hashable, Sendable {
  /// The id of the check.
  public var id: String
  /// The number of items that it did not read.
  public var count: Int
  /// The languages of these items, sorted, or none for items on a screen without frames.
  public var languages: [String]

  /// Creates an entry.
  package init(id: String, count: Int, languages: [String]) {
    self.id = id
    self.count = count
    self.languages = languages
  }
}

/// The findings of all checks.
public struct GuidanceReport: Hashable, Sendable {
  /// The findings, sorted by item, then by check.
  public var findings: [GuidanceFinding]
  /// The checks that did not read all items, sorted by check.
  public var skipped: [GuidanceSkip]
}
