extension SVGCard {
  var image: [SVGElement] {
    guard let name = words.image else { return [] }
    let ground = SVGElement(
      "rect",
      [
        "width": .init(Self.imageSize), "height": .init(Self.imageSize), "rx": 10,
        "fill": .init(palette.image), "fill-opacity": .init(palette.groundOpacity),
      ])
    return [
      SVGElement(
        "g", ["transform": "translate(16 16)"],
        [SVGElement("title", text: name), ground] + drawn(CardSymbol(name)))
    ]
  }

  private func drawn(_ symbol: CardSymbol) -> [SVGElement] {
    switch symbol {
    case .initials(let letters):
      return [
        SVGElement(
          "text",
          [
            "x": .init(Self.imageSize / 2), "y": 25.3, "text-anchor": "middle",
            "font-size": .init(CardFont.initials.size), "font-weight": "600",
            "fill": .init(palette.image),
          ], text: letters)
      ]
    case .path(let path, let isFilled, ring: false):
      return [shape(path, isFilled: isFilled, color: palette.image, scale: 1)]
    case .path(let path, let isFilled, ring: true):
      let ring = "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21Z"
      return [
        shape(ring, isFilled: isFilled, color: palette.image, scale: 1),
        shape(path, isFilled: false, color: isFilled ? palette.card : palette.image, scale: 0.6),
      ]
    }
  }

  private func shape(
    _ path: String, isFilled: Bool, color: String, scale: Double
  ) -> SVGElement {
    let offset = (Self.imageSize - 24 * scale) / 2
    return SVGElement(
      "path",
      [
        "transform": .init("translate(\(n(offset)) \(n(offset))) scale(\(n(scale)))"),
        "d": .init(path), "fill": isFilled ? .init(color) : "none", "stroke": .init(color),
        "stroke-width": .init(isFilled ? 1.2 : 2), "stroke-linecap": "round",
        "stroke-linejoin": "round",
      ])
  }
}
