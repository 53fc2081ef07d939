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
      page = "#F2F2F7"
      card = "#FFFFFF"
      border = "#D8D8DD"
      faint = "#8E8E93"
      groundOpacity = 0.1
      title = "#000000"
      message = "#5C5C61"
      tint = "#0066D6"
      destructive = "#C9001B"
      caution = "#B25000"
    case .dark:
      page = "#000000"
      card = "#1C1C1E"
      border = "#3A3A3C"
      faint = "#8E8E93"
      groundOpacity = 0.2
      title = "#FFFFFF"
      message = "#AEAEB2"
      tint = "#4DA3FF"
      destructive = "#FF6961"
      caution = "#FFB340"
    }
    image = tint
  }
}
