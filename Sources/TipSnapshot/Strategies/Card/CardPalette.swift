import TipContent
import TipModel

/// The colours of a drawn card: those of the system for a light or a dark app.
struct CardPalette: Hashable, Sendable {
  let page: String
  let card: String
  let border: String
  let faint: String
  /// How opaque the ground of the image is.
  let groundOpacity: Double
  private(set) var title: String
  private(set) var message: String
  /// The image's colour.
  private(set) var image: String
  /// The colour of the buttons.
  let tint: String

  init(_ appearance: CardAppearance) {
    switch appearance {
    case .light:
      (page, card, border, faint) = ("#F2F2F7", "#FFFFFF", "#D8D8DD", "#8E8E93")
      (title, message, tint, groundOpacity) = ("#000000", "#5C5C61", "#0066D6", 0.1)
    case .dark:
      (page, card, border, faint) = ("#000000", "#1C1C1E", "#3A3A3C", "#8E8E93")
      (title, message, tint, groundOpacity) = ("#FFFFFF", "#AEAEB2", "#4DA3FF", 0.2)
    }
    image = tint
  }

  /// Creates the colours of a tip that brings some of its own.
  ///
  /// One colour serves for all of a text, and one for an image: those of their first parts.
  init(_ appearance: CardAppearance, tip: some Tip) {
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
