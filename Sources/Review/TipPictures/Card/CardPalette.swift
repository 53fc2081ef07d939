/// The colours of a drawn card: the system's colours for a light or a dark app.
package struct CardPalette: Hashable, Sendable {
  package let page: String
  package let card: String
  package let border: String
  package let faint: String
  /// The opacity of the image's background.
  let groundOpacity: Double
  package var title: String
  package var message: String
  /// The image's colour.
  package var image: String
  /// The colour of the buttons.
  package var tint: String
  /// The colour of buttons that destroy data.
  package let destructive: String
  /// The colour of the caution symbol.
  package let caution: String

  package init(_ appearance: CardAppearance) {
    switch appearance {
    case .light:
      (page, card, border, faint) = ("#F2F2F7", "#FFFFFF", "#D8D8DD", "#8E8E93")
      (title, message, tint, groundOpacity) = ("#000000", "#5C5C61", "#0066D6", 0.1)
      (destructive, caution) = ("#C9001B", "#B25000")
    case .dark:
      (page, card, border, faint) = ("#000000", "#1C1C1E", "#3A3A3C", "#8E8E93")
      (title, message, tint, groundOpacity) = ("#FFFFFF", "#AEAEB2", "#4DA3FF", 0.2)
      (destructive, caution) = ("#FF6961", "#FFB340")
    }
    image = tint
  }
}
