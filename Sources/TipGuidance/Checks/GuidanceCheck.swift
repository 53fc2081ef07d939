import TipModel

/// A check of texts or set-up: one row of the guidelines.
public struct GuidanceCheck: Sendable, Identifiable {
  /// The row's id, such as `T5`.
  public let id: String
  /// How bad a finding is, unless the finding says so itself.
  public let severity: GuidanceSeverity
  /// Whether the check guesses from words; a heuristic is never an error.
  public let isHeuristic: Bool
  /// Whether the check reads English words, and therefore skips texts in other languages.
  public let isEnglish: Bool
  /// The guideline, in a sentence.
  public let guideline: String
  /// Content in which no check finds anything.
  public let good: GuidanceContent
  /// Content in which this check finds something, and no other one does.
  public let bad: GuidanceContent
  /// The way to find what is wrong.
  package let finder: GuidanceFinder

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - id: The row's id, such as `T5`.
  ///   - severity: How bad a finding is, unless the finding says so itself.
  ///   - guideline: The guideline, in a sentence.
  ///   - english: Whether the check reads English words.
  ///   - good: Content in which no check finds anything.
  ///   - bad: Content in which this check finds something, and no other one does.
  ///   - finder: The way to find what is wrong.
  package init(
    _ id: String, _ severity: GuidanceSeverity, _ guideline: String, english: Bool = false,
    good: GuidanceContent, bad: GuidanceContent, _ finder: GuidanceFinder
  ) {
    self.id = id
    self.severity = severity
    self.guideline = guideline
    isHeuristic = false
    isEnglish = english
    self.good = good
    self.bad = bad
    self.finder = finder
  }

  /// Creates a check that guesses from English words: a warning that says so.
  ///
  /// - Parameters:
  ///   - id: The row's id, such as `T5`.
  ///   - guideline: The guideline, in a sentence.
  ///   - good: Content in which no check finds anything.
  ///   - bad: Content in which this check finds something, and no other one does.
  ///   - finder: The way to find what is wrong.
  package init(
    heuristic id: String, _ guideline: String, good: GuidanceContent, bad: GuidanceContent,
    _ finder: GuidanceFinder
  ) {
    self.id = id
    severity = .warning
    self.guideline = guideline
    isHeuristic = true
    isEnglish = true
    self.good = good
    self.bad = bad
    self.finder = finder
  }
}

/// How bad a finding is.
public enum GuidanceSeverity: String, CaseIterable, Hashable, Sendable {
  /// People cannot use the help, or it does the opposite of what it says.
  case error
  /// The help is worse than it could be.
  case warning
}

/// The way to find what is wrong, with an item or with the whole content.
package enum GuidanceFinder: Sendable {
  /// A function of one tip.
  case tip(@Sendable (GuidanceTip, GuidanceContext) -> [GuidanceFlaw])
  /// A function of one tooltip.
  case toolTip(@Sendable (GuidanceToolTip, GuidanceContext) -> [GuidanceFlaw])
  /// A function of one alert.
  case alert(@Sendable (GuidanceAlert, GuidanceContext) -> [GuidanceFlaw])
  /// A function of the whole content, once; its flaws name their items.
  case content(@Sendable (GuidanceContent) -> [GuidanceFlaw])
  /// The engine's own: what is wrong with silences depends on the findings of all other checks.
  case silences
}

/// What surrounds an item that is checked.
package struct GuidanceContext: Sendable {
  /// The whole content, with all other items.
  package let content: GuidanceContent
  /// The item's system; nil when it is for any.
  package let platform: TipPlatform?
  /// The way in which people control the app; nil when the system is unknown.
  package let input: TipInput?
  /// The item's language.
  package let language: String

  /// Creates the surroundings of an item.
  package init(
    content: GuidanceContent, platform: TipPlatform? = nil, input: TipInput? = nil,
    language: String
  ) {
    self.content = content
    self.platform = platform
    self.input = input
    self.language = language
    isEnglish = GuidanceLanguage.isEnglish(language)
  }

  /// Whether the item's language is English.
  package let isEnglish: Bool
  /// The way in which the app writes its texts.
  package var style: GuidanceStyle { content.style }
}

/// The tags of languages.
package enum GuidanceLanguage {
  /// Returns whether a tag such as `en-GB` is English.
  package static func isEnglish(_ tag: String) -> Bool {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased() == "en"
  }
}
