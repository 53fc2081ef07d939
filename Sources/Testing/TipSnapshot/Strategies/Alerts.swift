public import TipModel
import TipPictures

extension SnapshotStrategy<TipAlert> {
  /// Returns a strategy that draws an alert with lines of text.
  ///
  /// - Parameters:
  ///   - platform: The system on which the app runs.
  ///   - isRightToLeft: Whether the language is written from right to left.
  ///   - space: The space of an app for Apple Vision Pro.
  ///   - width: The columns of the alert, at least 20; a wider row of buttons widens it.
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
  /// The file is the same on every machine and self-contained, as that of a card.
  ///
  /// - Parameters:
  ///   - platform: The system on which the app runs.
  ///   - appearance: Whether the app is light or dark.
  ///   - isRightToLeft: Whether the language is written from right to left.
  ///   - space: The space of an app for Apple Vision Pro.
  ///   - width: The width of the alert, at least 160; a row of many buttons needs more.
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

/// The texts of an alert, by paragraph, without control characters.
struct AlertWords: Hashable, Sendable {
  /// The checkbox that suppresses an alert.
  static let suppression = "Don't ask again"

  let id: String
  let title: [String]
  let message: [String]
  /// The titles of the buttons, in the order of the layout, each in one line.
  let buttons: [String]
  /// The name of the icon, and whether it has a caution symbol; nil for none.
  let icon: String?
  /// The text in the text field; nil for none.
  let textField: String?

  init(_ alert: TipAlert, _ layout: AlertLayout) {
    id = alert.id.printable
    title = CardWords.paragraphs(alert.title)
    message = CardWords.paragraphs(alert.message ?? "")
    buttons = layout.buttons.map { CardWords.paragraphs($0.title).joined(separator: " ") }
    let names = [alert.isCaution ? "caution" : nil, alert.icon?.printable].compactMap(\.self)
    icon = names.isEmpty ? nil : names.joined(separator: ", ")
    textField = alert.textField.map { field in
      let placeholder = CardWords.paragraphs(field.placeholder ?? "").joined(separator: " ")
      return field.isSecure ? "••••••" : placeholder
    }
  }
}

extension AlertLayout {
  /// The system, the arrangement and the position, as the first line of a drawing.
  func caption(_ platform: TipPlatform) -> String {
    let place =
      switch anchor {
      case .screen: "centered on the screen"
      case .window(nil): "anchored to its window"
      case .window(let scene?): "anchored to the window \"\(scene.printable)\""
      case .view: "centered in view"
      }
    return "\(platform.rawValue), \(arrangement.rawValue), \(place)"
      + (isRightToLeft ? ", right to left" : "")
  }
}
