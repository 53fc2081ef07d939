/// Whether a card is drawn for a light or a dark app.
public enum CardAppearance: String, Hashable, Sendable, CaseIterable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// An edge of a card; its arrow points away from the card.
package enum CardEdge: String, Hashable, Sendable, CaseIterable {
  case top
  case bottom
  case leading
  case trailing

  /// Whether the card is above or below the element at which it points.
  var isVertical: Bool { self == .top || self == .bottom }
}

/// The kind of a card on a screen.
package enum CardKind: String, Hashable, Sendable, CaseIterable {
  /// In line with the elements.
  case inline
  /// In line, pointing at an element.
  case annotation
  /// In line, belonging to no element.
  case hint
  /// Over the elements, pointing at one.
  case popover

  /// The edge with the arrow, unless a different one is chosen; nil for a kind without an arrow.
  package var edge: CardEdge? {
    switch self {
    case .inline, .hint: nil
    case .annotation, .popover: .top
    }
  }

  /// The usual width on a phone.
  package var width: Int { self == .popover ? 320 : 360 }
}

/// The way in which a card is drawn.
package struct CardLook: Hashable, Sendable {
  package var appearance: CardAppearance
  /// Whether the type has a size for accessibility.
  package var isLarge: Bool
  /// Whether the app's language is written from right to left.
  package var isRightToLeft: Bool

  package init(
    _ appearance: CardAppearance = .light, isLarge: Bool = false, isRightToLeft: Bool = false
  ) {
    self.appearance = appearance
    self.isLarge = isLarge
    self.isRightToLeft = isRightToLeft
  }

  /// The factor of the type's size: that of the first size for accessibility.
  var scale: Double { isLarge ? 1.6 : 1 }
}
