package import TipModel

/// A card drawn as SVG: the image at the side, title and message beside it, buttons below.
package struct SVGCard {
  package let words: CardTexts
  package let palette: CardPalette
  /// The size of the type and the direction.
  package let look: CardLook
  /// The width, without the margin.
  package let width: Double
  let titleLines: [String]
  let messageLines: [String]

  static let padding = 16.0
  package static let imageSize = 40.0
  package static let minimumWidth = 160.0
  /// The length of an arrow: the distance of a card from its element.
  package static let arrowLength = 8.0

  /// Creates a card at a width, at least 160, whose palette has the appearance.
  package init(
    _ words: CardTexts, palette: CardPalette, width: Int, look: CardLook = CardLook()
  ) {
    self.words = words
    self.palette = palette
    self.look = look
    self.width = max(Self.minimumWidth, Double(width))
    let room = self.width - 2 * Self.padding - Self.imageSpace(words, look)
    let roomBesideClose = room - Self.closeWidth(look)
    titleLines = CardFont.title.scaled(look).lines(words.title, width: roomBesideClose)
    let messageRoom = titleLines.isEmpty ? roomBesideClose : room
    messageLines = CardFont.message.scaled(look).lines(words.message, width: messageRoom)
  }

  /// The height, without the margin.
  package var height: Double { headHeight + actionRows.reduce(0) { $0 + $1.height } }

  /// Returns the card without the page around it, from its own top left corner, back to front.
  package func elements(_ arrow: CardArrow?) -> [SVGElement] {
    var elements = page.frame
    if let arrow { elements.append(drawn(arrow)) }
    return elements + image + texts + [close] + drawn(actionRows)
  }

  /// Returns the elements that are neither the image nor a line of text, back to front.
  package func frame(_ arrow: CardArrow?) -> [SVGElement] {
    var elements = page.frame
    if let arrow { elements.append(drawn(arrow)) }
    return elements + [close] + actionRows.map(separator)
  }

  /// Returns the file's text, with an arrow in the middle of an edge if one is given.
  package func text(arrow edge: ArrowEdge? = nil) -> String {
    page.text(name: name, elements(edge.map(arrow)))
  }

  /// Returns the arrow in the middle of an edge.
  package func arrow(_ edge: ArrowEdge) -> CardArrow {
    CardArrow(edge: edge, offset: edge.isVertical ? width / 2 : height / 2)
  }

  package var page: SVGPage { SVGPage(palette: palette, width: width, height: height) }

  /// The accessible name of the drawing.
  package var name: String {
    if words.title.isEmpty { return words.id }
    return words.title.joined(separator: " ")
  }

  /// The width of the button that closes the tip, with its distance from the text.
  static func closeWidth(_ look: CardLook) -> Double { look.isLarge ? 36 : 24 }

  /// Formats a number for the file.
  func n(_ number: Double) -> String { SVGValue(number).text }
}

extension SVGCard {
  /// Returns the left edge of a part, which is mirrored in an app from right to left.
  func left(_ left: Double, width part: Double) -> Double {
    guard look.isRightToLeft else { return left }
    return width - left - part
  }

  /// The × that closes the tip.
  private var close: SVGElement {
    SVGElement(
      "path",
      [
        "d": .init("M\(n(left(width - 25, width: 9))) 22l9 9m0-9l-9 9"), "fill": "none",
        "stroke": .init(palette.faint), "stroke-width": 1.8, "stroke-linecap": "round",
      ], [SVGElement("title", text: "Close")])
  }
}

// MARK: - The image

extension SVGCard {
  /// The factor of the image's size: it grows less than the type.
  private static func imageScale(_ look: CardLook) -> Double { look.isLarge ? 1.4 : 1 }

  static func imageSide(_ look: CardLook) -> Double { imageSize * imageScale(look) }

  var image: [SVGElement] {
    guard let name = words.image else { return [] }
    let ground = SVGElement.rect(
      width: Self.imageSize, height: Self.imageSize, radius: 10, fill: palette.image,
      opacity: palette.groundOpacity)
    let x = left(Self.padding, width: Self.imageSide(look))
    var transform = SVGValue.translate(x, Self.padding).text
    if look.isLarge { transform += " scale(\(n(Self.imageScale(look))))" }
    return [
      SVGElement(
        "g", ["transform": .init(transform)],
        [SVGElement("title", text: name), ground]
          + SVGSymbol(name, color: palette.image, ground: palette.card).elements)
    ]
  }
}
