/// The colours of a drawn card: those of the system for a light or a dark app.
struct CardPalette: Hashable, Sendable {
  let page: String
  let card: String
  let border: String
  let title: String
  let message: String
  let faint: String
  let tint: String
  /// How opaque the ground of the image is.
  let groundOpacity: Double

  init(_ appearance: CardAppearance) {
    switch appearance {
    case .light:
      (page, card, border) = ("#F2F2F7", "#FFFFFF", "#D8D8DD")
      (title, message, faint, tint) = ("#000000", "#5C5C61", "#8E8E93", "#0066D6")
      groundOpacity = 0.1
    case .dark:
      (page, card, border) = ("#000000", "#1C1C1E", "#3A3A3C")
      (title, message, faint, tint) = ("#FFFFFF", "#AEAEB2", "#8E8E93", "#4DA3FF")
      groundOpacity = 0.2
    }
  }
}
