package import TipPictures

extension SnapshotStrategy<ScreenPicture> {
  /// A line for each element and tip, from back to front.
  ///
  /// A line has the kind, the rectangle as `x,y width×height`, the name, the arrow with its edge
  /// and the element at which it points, and the names of covered or displaced layers. A changed
  /// name changes only the lines that have it.
  public static var layout: SnapshotStrategy {
    SnapshotStrategy { $0.text }.pictured(svg(.light).text)
  }

  /// The screen of a light app, drawn as an SVG file.
  public static var svg: SnapshotStrategy { svg(.light) }

  /// Returns a strategy that draws the screen as an SVG file.
  ///
  /// - Parameter appearance: Whether the app is light or dark.
  /// - Returns: The strategy.
  public static func svg(_ appearance: CardAppearance) -> SnapshotStrategy {
    svg(appearance, palettes: [:])
  }

  /// Returns a strategy that draws the screen, with the colours of some tips by id.
  package static func svg(
    _ appearance: CardAppearance, palettes: [String: CardPalette]
  ) -> SnapshotStrategy {
    SnapshotStrategy.drawn {
      SVGScreen(picture: $0, appearance: appearance, palettes: palettes).text
    }
  }
}
