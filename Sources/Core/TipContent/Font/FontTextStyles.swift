extension Font {
  /// The role of a text.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// Large titles.
    case largeTitle
    /// Titles.
    case title
    /// Titles of the second level.
    case title2
    /// Titles of the third level.
    case title3
    /// Headings.
    case headline
    /// Subheadings.
    case subheadline
    /// Running text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Small captions.
    case caption2
  }

  /// The font of large titles.
  public static let largeTitle = Font(.textStyle(.largeTitle))

  /// The font of titles.
  public static let title = Font(.textStyle(.title))

  /// The font of titles of the second level.
  public static let title2 = Font(.textStyle(.title2))

  /// The font of titles of the third level.
  public static let title3 = Font(.textStyle(.title3))

  /// The font of headings.
  public static let headline = Font(.textStyle(.headline))

  /// The font of subheadings.
  public static let subheadline = Font(.textStyle(.subheadline))

  /// The font of running text.
  public static let body = Font(.textStyle(.body))

  /// The font of callouts.
  public static let callout = Font(.textStyle(.callout))

  /// The font of footnotes.
  public static let footnote = Font(.textStyle(.footnote))

  /// The font of captions.
  public static let caption = Font(.textStyle(.caption))

  /// The font of small captions.
  public static let caption2 = Font(.textStyle(.caption2))
}
