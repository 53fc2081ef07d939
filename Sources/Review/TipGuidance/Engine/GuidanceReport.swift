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
