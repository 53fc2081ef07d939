import TipModel

/// The texts of an item that is checked, with its surroundings.
///
/// A class, because each check gets it for each item.
final class GuidanceContext: Sendable {
  let item: any GuidanceItem
  /// The item's name, such as `tip:FavoriteBackyardTip`.
  let itemName: String
  /// The item's texts, in order.
  let texts: [GuidanceText]
  /// The title of the item, or a tooltip's text.
  let title: Passage
  /// The message of the item, or a passage without words when it has none.
  let message: Passage
  /// The whole content, with all other items.
  let content: GuidanceContent
  /// The item's system, or nil when it is for any system.
  let platform: TipPlatform?
  /// The way in which people control the app, or nil when the system is unknown.
  let input: TipInput?
  let language: String
  let isEnglish: Bool
  /// The words of the item's language for some checks, or nil for English and most languages.
  let words: LanguageWords?
  /// The facts about all items together, computed once.
  let index: GuidanceIndex

  init(
    of item: any GuidanceItem, in content: GuidanceContent, input: TipInput?,
    index: GuidanceIndex
  ) {
    self.content = content
    self.item = item
    itemName = item.itemName
    texts = item.texts
    title = texts.first?.passage ?? .empty
    message =
      texts.first { $0.kind == .tipMessage || $0.kind == .alertMessage }?.passage ?? .empty
    platform = item.platform ?? content.platform
    self.input = item.input ?? input ?? platform?.input
    language = item.language ?? content.language
    isEnglish = GuidanceLanguage.isEnglish(language)
    words = LanguageWords.all[GuidanceLanguage.code(language)]
    self.index = index
  }

  /// Returns whether the item's input or system is one of those that have something.
  ///
  /// Any system has everything as long as none is known.
  func has(_ owners: [String]) -> Bool {
    let own = [input?.rawValue, platform?.rawValue].compactMap(\.self)
    guard !own.contains(where: owners.contains) else { return true }
    return platform == nil && owners.contains { TipPlatform(rawValue: $0) != nil }
  }

  /// Returns the finding about a message that only repeats the title.
  func repetition(suggestion: String) -> GuidanceFinding? {
    guard Repetition.says(message, onlyWhat: title, isEnglish: isEnglish) else { return nil }
    return GuidanceFinding(
      "The message only repeats the title.", words: message.text.trimmed, suggestion: suggestion)
  }

  /// Returns whether the title or the message has one of some words.
  func names(_ keys: [String]) -> Bool {
    (title.words + message.words).contains { keys.contains($0.key) }
  }
}

/// Facts about all items together, so that a check of one item does not go through all of them.
struct GuidanceIndex: Sendable {
  /// The types of the tips with an id.
  let typesByID: [String: Set<String>]
  let groupedTips: Set<String>
  /// The number of alerts with the caution symbol.
  let cautionCount: Int
  private let namedControls: [String: [String]]
  /// The names of the controls with tooltips.
  let controls: PhraseList<Bool>

  /// Gathers the facts.
  init(_ content: GuidanceContent) {
    typesByID = content.tips.reduce(into: [:]) { types, tip in
      if let type = tip.definition?.type { types[tip.id, default: []].insert(type) }
    }
    groupedTips = Set((content.setup?.groups ?? []).flatMap(\.self))
    namedControls = Set(content.toolTips.compactMap(\.control)).reduce(into: [:]) { words, name in
      words[name] = Passage(name).words.map(\.key)
    }
    controls = PhraseList(namedControls.values.map { $0.joined(separator: " ") })
    cautionCount = content.alerts.count { $0.alert.hasCaution }
  }

  /// Returns the words of the name of a tooltip's control, or none when it is unknown.
  func words(of toolTip: GuidanceToolTip) -> [String] {
    toolTip.control.flatMap { namedControls[$0] } ?? []
  }
}

/// The tags of languages.
package enum GuidanceLanguage {
  /// Returns whether a tag such as `en-GB` is English.
  package static func isEnglish(_ tag: String) -> Bool { code(tag) == "en" }

  /// Returns the tag without the parts for a script and a country.
  static func code(_ tag: String) -> String {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  /// Languages and scripts from right to left, as Unicode's CLDR has them.
  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd",
    "syr", "ug", "ur", "yi", "arab", "hebr", "nkoo", "syrc", "thaa",
  ]

  /// Returns whether a language is written from right to left, by the script in its tag or its own.
  package static func isRightToLeft(_ tag: String) -> Bool {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let script = parts.dropFirst().first { $0.count == 4 }
    return rightToLeft.contains(script ?? parts.first ?? "")
  }

  /// Returns whether a text has the form of a tag: `de`, `pt-BR`, `zh-Hant_TW`.
  package static func isTag(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    return (2...3).contains(parts[0].count) && parts[0].allSatisfy(\.isLetter)
      && parts.allSatisfy { (1...8).contains($0.count) && String($0).isLabel(with: "") }
  }
}
