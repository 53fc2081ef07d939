package import TipModel

/// Whether a card is drawn for a light or a dark app.
public enum CardAppearance: String, Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

extension ScreenPicture.Kind {
  /// The kinds of tips, each of which has a card.
  package static let tips = allCases.filter { $0 != .element }

  /// The edge of a card with the arrow, unless a different one is chosen.
  ///
  /// A kind without an arrow has none.
  package var edge: ArrowEdge? {
    switch self {
    case .annotation, .popover: .top
    case .element, .inline, .hint: nil
    }
  }

  /// The usual width of a card on a phone.
  package var cardWidth: Int { self == .popover ? 320 : 360 }
}

/// The way in which a card is drawn.
package struct CardLook: Hashable, Sendable {
  package var appearance: CardAppearance
  /// Whether the type has a size for accessibility.
  package var isLarge: Bool
  /// Whether the app's language is written from right to left.
  package var isRightToLeft: Bool

  package init(
    _ appearance: CardAppearance = .light,
    isLarge: Bool = false,
    isRightToLeft: Bool = false
  ) {
    self.appearance = appearance
    self.isLarge = isLarge
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the look in a language, which mirrors it when it is written from right to left.
  package func inLanguage(isRightToLeft: Bool) -> CardLook {
    var look = self
    if isRightToLeft { look.isRightToLeft = true }
    return look
  }

  /// The factor of the type's size, for large type the first size for accessibility.
  var scale: Double { isLarge ? 1.6 : 1 }
}
