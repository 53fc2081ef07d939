public import TipModel
import TipPictures

extension SnapshotStrategy<TipAlert> {
  /// Returns a strategy that draws an alert with lines of text.
  ///
  /// - Parameters:
  ///   - platform: The system on which the app runs.
  ///   - isRightToLeft: Whether the language is written from right to left.
  ///   - space: The space of an app for Apple Vision Pro.
  ///   - width: The columns of the alert, at least 20. A wider row of buttons widens it.
  /// - Returns: The strategy.
  public static func alertText(
    on platform: TipPlatform, isRightToLeft: Bool = false, space: AlertLayout.Space = .shared,
    width: Int = 44
  ) -> SnapshotStrategy {
    SnapshotStrategy { alert in
      let layout = AlertLayout(
        of: alert, on: platform, isRightToLeft: isRightToLeft, space: space)
      return TextAlert(alert, layout, platform, width: width).text
    }
  }

  /// Returns a strategy that draws an alert as an SVG file.
  ///
  /// The file is the same on every machine and self-contained, as for a card.
  ///
  /// - Parameters:
  ///   - platform: The system on which the app runs.
  ///   - appearance: Whether the app is light or dark.
  ///   - isRightToLeft: Whether the language is written from right to left.
  ///   - space: The space of an app for Apple Vision Pro.
  ///   - width: The width of the alert, at least 160. A row of many buttons needs more.
  /// - Returns: The strategy.
  public static func alertSVG(
    on platform: TipPlatform, _ appearance: CardAppearance = .light, isRightToLeft: Bool = false,
    space: AlertLayout.Space = .shared, width: Int = 300
  ) -> SnapshotStrategy {
    SnapshotStrategy.drawn { alert in
      let layout = AlertLayout(
        of: alert, on: platform, isRightToLeft: isRightToLeft, space: space)
      return SVGAlert(
        alert, layout, platform, palette: CardPalette(appearance), width: width
      ).text
    }
  }
}
