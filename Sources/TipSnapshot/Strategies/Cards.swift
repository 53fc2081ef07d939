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
    SnapshotStrategy(fileExtension: "svg") {
      SVGCard(CardWords($0), palette: CardPalette(appearance), width: width).text
    }
  }
}

extension SnapshotStrategy where Value: Tip {
  /// What a tip is, a line for each part, as its definition has it.
  public static var definition: SnapshotStrategy {
    SnapshotStrategy<TipDefinition>.definition.pullback(\.definition)
  }

  /// The tip as people would see it, drawn with lines of text, 44 columns wide.
  public static var card: SnapshotStrategy { card(width: 44) }

  /// Returns a strategy that draws the tip with lines of text.
  ///
  /// - Parameter width: The columns of the card; less than 20 counts as 20.
  /// - Returns: The strategy.
  public static func card(width: Int) -> SnapshotStrategy {
    SnapshotStrategy<TipDefinition>.card(width: width).pullback(\.definition)
  }

  /// The tip as people would see it in a light app, drawn as an SVG file.
  public static var cardSVG: SnapshotStrategy { cardSVG(.light) }

  /// Returns a strategy that draws the tip as an SVG file, in the colours that the tip brings.
  ///
  /// Those are the first colours of the title, the message and the image; a definition has none.
  ///
  /// - Parameters:
  ///   - appearance: Whether the app is light or dark.
  ///   - width: The width of the card; less than 160 counts as 160.
  /// - Returns: The strategy.
  public static func cardSVG(
    _ appearance: CardAppearance, width: Int = 360
  ) -> SnapshotStrategy {
    SnapshotStrategy(fileExtension: "svg") { tip in
      let palette = CardPalette(appearance, tip: tip)
      return SVGCard(CardWords(tip.definition), palette: palette, width: width).text
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
