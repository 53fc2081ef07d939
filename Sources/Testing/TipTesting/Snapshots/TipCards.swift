import TipContent
public import TipEngine
import TipModel
public import TipPictures
public import TipSnapshot

// A tip of any type: a call that takes a value and a strategy converts the value.
extension SnapshotStrategy<any Tip> {
  /// A line for each part of the tip's definition.
  public static var definition: SnapshotStrategy {
    SnapshotStrategy<TipDefinition>.definition.pullback { $0.definition }
  }

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
    SnapshotStrategy<TipDefinition>.card(width: width, arrow: arrow).pullback { $0.definition }
  }

  /// The tip's appearance in a light app, drawn as an SVG file.
  public static var cardSVG: SnapshotStrategy { cardSVG(.light) }

  /// Returns a strategy that draws the tip as an SVG file, in the tip's colours.
  ///
  /// The colours are the first ones of the title, the message and the image. A definition has none.
  ///
  /// - Parameters:
  ///   - appearance: Whether the app is light or dark.
  ///   - width: The width of the card, at least 160.
  ///   - arrow: The edge with an arrow, or nil for none.
  /// - Returns: The strategy.
  public static func cardSVG(
    _ appearance: CardAppearance, width: Int = 360, arrow: ScreenPicture.Edge? = nil
  ) -> SnapshotStrategy {
    SnapshotStrategy.drawn { tip in
      let palette = CardPalette(appearance, tip: tip)
      return try SnapshotStrategy<TipDefinition>.cardSVG(palette, width: width, arrow: arrow)
        .text(tip.definition)
    }
  }

  /// The tip's appearance in a light app, drawn as an SVG file, under the name that screens have.
  public static var svg: SnapshotStrategy { cardSVG }

  /// Returns a strategy that draws the tip as an SVG file, under the name that screens have.
  ///
  /// - Parameter appearance: Whether the app is light or dark.
  /// - Returns: The strategy.
  public static func svg(_ appearance: CardAppearance) -> SnapshotStrategy { cardSVG(appearance) }
}

extension CardPalette {
  /// Creates the palette of a tip with custom colours.
  ///
  /// A text or an image has the colour of its first part.
  package init(_ appearance: CardAppearance, tip: some Tip) {
    self.init(appearance)
    let ground = CardColor(appearance == .light ? 0xFFFFFF : 0x1C1C1E)
    func hex(_ style: AnyShapeStyle?) -> String? {
      CardColor(style, in: appearance, on: ground)?.hex
    }
    title = hex(tip.title.runs.first?.style.foreground) ?? title
    message = hex(tip.message?.runs.first?.style.foreground) ?? message
    image = hex(tip.image?.style.foreground.first) ?? image
  }
}
