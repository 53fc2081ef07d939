public import TipModel
package import TipPictures

extension SnapshotStrategy<TipDefinition> {
  /// The tip's appearance, drawn with lines of text, 44 columns wide.
  public static var card: SnapshotStrategy { card() }

  /// Returns a strategy that draws the tip with lines of text.
  ///
  /// - Parameters:
  ///   - width: The columns of the card, at least 20.
  ///   - arrow: The edge with an arrow, or nil for none.
  /// - Returns: The strategy.
  public static func card(
    width: Int = 44, arrow: ScreenPicture.Edge? = nil
  ) -> SnapshotStrategy {
    SnapshotStrategy { TextCard(CardTexts($0), width: width, arrow: arrow).text }
      .pictured(cardSVG(.light, arrow: arrow).text)
  }

  /// The tip's appearance in a light app, drawn as an SVG file.
  public static var cardSVG: SnapshotStrategy { cardSVG(.light) }

  /// Returns a strategy that draws the tip as an SVG file.
  ///
  /// The file is the same on every machine and self-contained: a table gives the widths of letters,
  /// and common symbols are drawn as paths. Any other image is a box with its name.
  ///
  /// - Parameters:
  ///   - appearance: Whether the app is light or dark.
  ///   - width: The width of the card, at least 160.
  ///   - arrow: The edge with an arrow, or nil for none.
  /// - Returns: The strategy.
  public static func cardSVG(
    _ appearance: CardAppearance, width: Int = 360, arrow: ScreenPicture.Edge? = nil
  ) -> SnapshotStrategy {
    cardSVG(CardPalette(appearance), width: width, arrow: arrow)
  }

  /// The tip's appearance in a light app, drawn as an SVG file, under the name that screens have.
  public static var svg: SnapshotStrategy { cardSVG }

  /// Returns a strategy that draws the tip as an SVG file, under the name that screens have.
  ///
  /// - Parameter appearance: Whether the app is light or dark.
  /// - Returns: The strategy.
  public static func svg(_ appearance: CardAppearance) -> SnapshotStrategy { cardSVG(appearance) }

  /// Returns a strategy that draws the tip as an SVG file in the given colours.
  package static func cardSVG(
    _ palette: CardPalette, width: Int, arrow: ScreenPicture.Edge? = nil
  ) -> SnapshotStrategy {
    SnapshotStrategy.drawn { tip in
      SVGCard(CardTexts(tip), palette: palette, width: width).text(arrow: arrow)
    }
  }
}
