import TipModel

/// The surroundings of an item that is checked.
package struct GuidanceContext: Sendable {
  /// The whole content, with all other items.
  package let content: GuidanceContent
  /// The item's system; nil when it is for any.
  package let platform: TipPlatform?
  /// The way in which people control the app; nil when the system is unknown.
  package let input: TipInput?
  /// The item's language.
  package let language: String
  /// Whether the item's language is English.
  package let isEnglish: Bool
  /// The facts about all items together, computed once.
  package let index: GuidanceIndex

  /// Creates the surroundings of an item.
  ///
  /// - Parameters:
  ///   - content: The whole content, with all other items.
  ///   - platform: The item's system; nil when it is for any.
  ///   - input: The way in which people control the app; nil when the system is unknown.
  ///   - language: The item's language.
  ///   - index: The facts about all items together; nil to compute them.
  package init(
    content: GuidanceContent, platform: TipPlatform? = nil, input: TipInput? = nil,
    language: String, index: GuidanceIndex? = nil
  ) {
    self.content = content
    self.platform = platform
    self.input = input
    self.language = language
    isEnglish = GuidanceLanguage.isEnglish(language)
    self.index = index ?? GuidanceIndex(content)
  }

  /// The way in which the app writes its texts.
  package var style: GuidanceStyle { content.style }
}

/// Facts about all items together, so that a check of one item does not go through all of them.
package struct GuidanceIndex: Sendable {
  /// The types of the tips with an id.
  package let typesByID: [String: Set<String>]
  /// The tips that are members of a group.
  package let groupedTips: Set<String>
  /// The number of alerts with the caution symbol.
  package let cautionCount: Int
  /// The names of the controls with tooltips.
  package let controls: PhraseList<Bool>

  /// Gathers the facts.
  package init(_ content: GuidanceContent) {
    var types: [String: Set<String>] = [:]
    for tip in content.tips {
      if let type = tip.definition?.type { types[tip.id, default: []].insert(type) }
    }
    typesByID = types
    groupedTips = Set((content.setup?.groups ?? []).flatMap(\.self))
    controls = PhraseList(
      Set(content.toolTips.compactMap(\.control)).sorted().map { name in
        (Passage(name).key, true)
      })
    cautionCount = content.alerts.count { $0.alert.isCaution }
  }
}

/// The tags of languages.
package enum GuidanceLanguage {
  /// Returns whether a tag such as `en-GB` is English.
  package static func isEnglish(_ tag: String) -> Bool {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased() == "en"
  }

  /// Returns whether a text has the form of a tag: `de`, `pt-BR`, `zh-Hant_TW`.
  package static func isTag(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    return (2...3).contains(parts[0].count) && parts[0].allSatisfy(\.isASCIILetter)
      && parts.allSatisfy { part in
        (1...8).contains(part.count) && part.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
      }
  }
}

extension Character {
  fileprivate var isASCIILetter: Bool { isASCII && isLetter }
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
