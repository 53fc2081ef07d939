package import TipGuidance
package import TipModel
package import TipPictures

/// All tips of a state, with their cards, statuses, rules, groups and findings.
package struct Gallery: Sendable {
  /// One tip.
  package struct Item: Sendable {
    /// The reasons why the tip shows or not.
    package let explanation: Explanation
    /// The groups that use the tip.
    package let groups: [GroupDefinition]
    /// The findings of `tipctl lint`.
    package let findings: [GuidanceFinding]
    /// The tip in the languages of a catalog, if there is one.
    package let translations: [TipTranslation]
    /// The tip's colours, unless it has the system's colours.
    var palettes: [CardAppearance: CardPalette] = [:]

    package var tip: TipDefinition { explanation.tip }
  }

  /// The recorded picture of a preview: its title, the file's path and the file's text.
  package typealias Preview = (title: String, path: String, svg: String)

  /// The name of the app or of the file.
  package let name: String
  /// The tips, in the order of the page.
  package let items: [Item]
  /// The previews, which follow the tips.
  package let previews: [Preview]
  /// The groups in use.
  package let groups: [GroupState]
  /// The findings about other things than tips.
  package let otherFindings: [GuidanceFinding]
  /// The engine's time.
  package let now: Timestamp
  package let displayFrequency: DisplayFrequency

  /// Creates the gallery of a situation, with the name of the app or of the file.
  ///
  /// Without explanations, it explains all tips by id, and an opaque rule has its last result. The
  /// palettes belong to tips with special colours, by id. With translations, each tip has a card
  /// in each language.
  package init(
    of situation: Situation, name: String, explanations: [Explanation]? = nil,
    palettes: [String: [CardAppearance: CardPalette]] = [:], previews: [Preview] = [],
    translations: (TipDefinition) -> [TipTranslation] = { _ in [] }
  ) {
    let facts = situation.facts
    let explanations =
      explanations
      ?? facts.tips.values.sorted { $0.id < $1.id }.map { Explanation(of: $0, in: situation) }
    let findings = TipGuidance.check(GuidanceContent(facts, at: situation.now)).findings
    let byItem = Dictionary(grouping: findings, by: \.item)
    let definitions = facts.groups.values.filter(\.isInUse).sorted { $0.key < $1.key }
    self.name = name
    self.previews = previews
    now = situation.now
    displayFrequency = situation.displayFrequency
    items = explanations.map { explanation in
      let id = explanation.tip.id
      return Item(
        explanation: explanation, groups: definitions.filter { $0.members.contains(id) },
        findings: byItem["tip:\(id)", default: []], translations: translations(explanation.tip),
        palettes: palettes[id, default: [:]])
    }
    groups = definitions.map { GroupState($0, in: situation) }
    otherFindings = findings.filter { !$0.item.hasPrefix("tip:") }
  }
}

extension Gallery.Item {
  /// The word of the status that a filter selects.
  var statusWord: String { explanation.verdict.status.word }

  /// Returns the tip's card, in a language of the catalog or in the app's own.
  func card(
    _ kind: ScreenPicture.Kind, _ look: CardLook, in translation: TipTranslation? = nil
  ) -> SVGCard {
    let look = look.inLanguage(isRightToLeft: translation?.isRightToLeft == true)
    var palette = palettes[look.appearance] ?? CardPalette(look.appearance)
    if palettes.isEmpty {
      // With the system's colours, texts are the same drawing in both appearances.
      palette.title = "var(--tip-title)"
      palette.message = "var(--tip-message)"
      palette.tint = "var(--tip-tint)"
    }
    return SVGCard(
      CardTexts(translation?.tip ?? tip), palette: palette, width: kind.cardWidth, look: look)
  }
}
