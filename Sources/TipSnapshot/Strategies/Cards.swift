public import TipModel

extension SnapshotStrategy<TipDefinition> {
  /// The tip as people would see it, drawn with lines of text, 44 columns wide.
  public static var card: SnapshotStrategy { card(width: 44) }

  /// Returns a strategy that draws the tip with lines of text.
  ///
  /// - Parameter width: The columns of the card; less than 20 counts as 20.
  /// - Returns: The strategy.
  public static func card(width: Int) -> SnapshotStrategy {
    SnapshotStrategy { TextCard(CardWords($0), width: width).text }
  }

  /// The tip as people would see it in a light app, drawn as an SVG file.
  public static var cardSVG: SnapshotStrategy { cardSVG(.light) }

  /// Returns a strategy that draws the tip as an SVG file.
  ///
  /// The file is the same on every machine and needs no other: letters are measured by a table,
  /// and common symbols are drawn as paths. Any other image is a box with its initials.
  ///
  /// - Parameters:
  ///   - appearance: Whether the app is light or dark.
  ///   - width: The width of the card; less than 160 counts as 160.
  /// - Returns: The strategy.
  public static func cardSVG(
    _ appearance: CardAppearance, width: Int = 360
  ) -> SnapshotStrategy {
    cardSVG(CardPalette(appearance), width: width)
  }

  /// Returns a strategy that draws the tip as an SVG file, in colours of its own.
  package static func cardSVG(_ palette: CardPalette, width: Int) -> SnapshotStrategy {
    SnapshotStrategy(fileExtension: "svg") {
      SVGCard(CardWords($0), palette: palette, width: width).text
    }
  }
}

/// Whether a card is drawn for a light or a dark app.
public enum CardAppearance: String, Hashable, Sendable, CaseIterable {
  /// Dark letters on a light ground.
  case light
  /// Light letters on a dark ground.
  case dark
}
