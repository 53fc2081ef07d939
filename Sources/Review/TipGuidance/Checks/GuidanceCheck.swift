import TipModel

/// A check of texts or set-up: one row of the guidelines.
public struct GuidanceCheck: Sendable, Identifiable {
  /// The row's id, such as `T5`.
  public let id: String
  /// How bad a finding is, unless the finding says so itself.
  public let severity: GuidanceSeverity
  /// Whether the check guesses from words, so that its findings are never errors.
  public let isHeuristic: Bool
  /// Whether the check reads English words, and skips texts in languages whose words it has not.
  public let isEnglish: Bool
  /// The tags of the other languages whose words a check of English words has too.
  let languages: [String]
  /// The guideline, in a sentence.
  public let guideline: String
  /// Content in which no check finds anything.
  public let good: GuidanceContent
  /// Content in which this check finds something, and no other one does.
  public let bad: GuidanceContent
  /// The kinds of text that the check reads, the same in each item, or none.
  public var kinds: [GuidanceTextKind] { finder.kinds }
  let finder: GuidanceFinder

  init(
    _ id: String, _ severity: GuidanceSeverity, _ guideline: String, english: Bool = false,
    isHeuristic: Bool = false, languages: [String] = [], good: GuidanceContent,
    bad: GuidanceContent, _ finder: GuidanceFinder
  ) {
    self.id = id
    self.severity = severity
    self.guideline = guideline
    self.isHeuristic = isHeuristic
    isEnglish = english
    self.languages = languages
    self.good = good
    self.bad = bad
    self.finder = finder
  }

  /// Creates a check that guesses from English words: a warning that says so.
  init(
    heuristic id: String, _ guideline: String, languages: [String] = [], good: GuidanceContent,
    bad: GuidanceContent, _ finder: GuidanceFinder
  ) {
    self.init(
      id, .warning, guideline, english: true, isHeuristic: true, languages: languages, good: good,
      bad: bad, finder)
  }
}

extension GuidanceCheck {
  /// The languages other than English whose words T5, T10 and M16 have.
  static let otherLanguages = LanguageWords.all.keys.sorted()

  /// Returns whether the check can read the texts of an item.
  func reads(_ context: GuidanceContext) -> Bool {
    !isEnglish || context.isEnglish
      || languages.contains(GuidanceLanguage.code(context.language))
  }

  /// How bad a finding is, and whether the check is a heuristic.
  package var rating: String { severity.rawValue + (isHeuristic ? ", heuristic" : "") }

  /// The kinds of text that the check reads, separated by commas, or an empty text for none.
  package var texts: String { kinds.map(\.rawValue).joined(separator: ", ") }

  /// A sentence about the texts that the check reads.
  package var reading: String {
    guard !kinds.isEmpty else { return "Reads symbols, rules and the set-up, but no texts." }
    return "Reads \(texts)."
  }
}

/// How bad a finding is.
public enum GuidanceSeverity: String, CaseIterable, Hashable, Sendable {
  /// People cannot use the help, or it misleads them.
  case error
  /// The help is worse than it could be.
  case warning
}

/// The function of a check, with the kinds of text that it reads.
struct GuidanceFinder: Sendable {
  /// A function that returns the findings about a text, an item or a control.
  typealias Find<Part> = @Sendable (Part, GuidanceContext) -> [GuidanceFinding]

  let kinds: [GuidanceTextKind]
  let perform: @Sendable (_ check: GuidanceCheck, _ run: inout GuidanceRun) -> Void

  /// A function of each text of some kinds, whatever item it belongs to.
  static func texts(
    _ kinds: [GuidanceTextKind], @FindingBuilder _ find: @escaping Find<GuidanceText>
  ) -> GuidanceFinder {
    GuidanceFinder(kinds: kinds) { check, run in
      run.perform(
        check, on: { context in context.texts.filter { kinds.contains($0.kind) } }, find)
    }
  }

  /// A function of one tip as a whole.
  static func tip(
    _ kinds: GuidanceTextKind..., @FindingBuilder find: @escaping Find<GuidanceTip>
  ) -> GuidanceFinder { item(kinds, find) }

  /// A function of one tooltip as a whole.
  static func toolTip(
    @FindingBuilder find: @escaping Find<GuidanceToolTip>
  ) -> GuidanceFinder { item([.toolTip], find) }

  /// A function of one alert as a whole.
  static func alert(
    _ kinds: GuidanceTextKind..., @FindingBuilder find: @escaping Find<TipAlert>
  ) -> GuidanceFinder {
    item(kinds) { (item: GuidanceAlert, context) in find(item.alert, context) }
  }

  /// A function of one control of a screen.
  static func control(
    @FindingBuilder find: @escaping Find<GuidanceControl>
  ) -> GuidanceFinder { item([], find) }

  private static func item<Item: GuidanceItem>(
    _ kinds: [GuidanceTextKind], _ find: @escaping Find<Item>
  ) -> GuidanceFinder {
    GuidanceFinder(kinds: kinds) { check, run in
      // The types are compared first, because a cast that fails takes much longer.
      run.perform(
        check,
        on: { context in
          guard type(of: context.item) == Item.self, let item = context.item as? Item else {
            return []
          }
          return [item]
        }, find)
    }
  }

  /// A function of the whole content, once, whose findings name their items.
  static func content(
    @FindingBuilder _ find: @escaping @Sendable (GuidanceContent) -> [GuidanceFinding]
  ) -> GuidanceFinder {
    GuidanceFinder(kinds: []) { check, run in run.perform(check, find) }
  }

  /// The engine's own, because silences depend on the findings of all other checks.
  static let silences = GuidanceFinder(kinds: []) { _, _ in }
}
