/// A symbol drawn as SVG, in a square as large as a card's image.
struct SVGSymbol {
  private let symbol: CardSymbol
  private let color: String
  /// The colour of the symbol in a filled circle.
  private let ground: String

  init(_ name: String, color: String, ground: String) {
    symbol = CardSymbol(name)
    self.color = color
    self.ground = ground
  }

  var elements: [SVGElement] {
    switch symbol {
    case .initials(let letters):
      return [
        SVGElement(
          "text",
          [
            "x": .init(SVGCard.imageSize / 2), "y": 25.3, "text-anchor": "middle",
            "font-size": .init(CardFont.initials.size), "font-weight": "600", "fill": .init(color),
          ], text: letters)
      ]
    case .path(let path, let isFilled, ring: false):
      return [shape(path, isFilled: isFilled, color: color, scale: 1)]
    case .path(let path, let isFilled, ring: true):
      let ring = "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21Z"
      return [
        shape(ring, isFilled: isFilled, color: color, scale: 1),
        shape(path, isFilled: false, color: isFilled ? ground : color, scale: 0.6),
      ]
    }
  }

  private func shape(
    _ path: String, isFilled: Bool, color: String, scale: Double
  ) -> SVGElement {
    let offset = SVGValue((SVGCard.imageSize - 24 * scale) / 2).text
    return SVGElement(
      "path",
      [
        "transform": .init("translate(\(offset) \(offset)) scale(\(SVGValue(scale).text))"),
        "d": .init(path), "fill": isFilled ? .init(color) : "none", "stroke": .init(color),
        "stroke-width": .init(isFilled ? 1.2 : 2), "stroke-linecap": "round",
        "stroke-linejoin": "round",
      ])
  }
}
