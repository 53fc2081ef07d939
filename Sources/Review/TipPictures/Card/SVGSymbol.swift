/// A symbol drawn as SVG, in a square as large as a card's image.
package struct SVGSymbol {
  private let name: String
  private let symbol: CardSymbol
  private let color: String
  /// The colour of lines in a filled shape.
  private let ground: String

  /// Creates a drawing.
  package init(_ name: String, color: String, ground: String) {
    self.name = name
    symbol = CardSymbol(name)
    self.color = color
    self.ground = ground
  }

  /// The elements, from back to front.
  package var elements: [SVGElement] {
    guard let paths = symbol.paths else { return placeholder }
    var elements: [SVGElement] = []
    if let frame = symbol.frame {
      elements.append(shape(frame.path, isFilled: symbol.isFilled))
      let all = paths.shape + paths.lines + paths.details
      elements.append(shape(all, color: symbol.isFilled ? ground : color, scale: 0.6))
    } else {
      let details = symbol.isFilled ? ground : color
      if !paths.shape.isEmpty { elements.append(shape(paths.shape, isFilled: symbol.isFilled)) }
      if !paths.lines.isEmpty { elements.append(shape(paths.lines)) }
      if !paths.details.isEmpty { elements.append(shape(paths.details, color: details)) }
    }
    if symbol.isSlashed { elements += mark("M3 3 21 21") }
    if symbol.hasPlus { elements += mark("M18.5 15V22M15 18.5H22") }
    return elements
  }

  private func shape(
    _ path: String, isFilled: Bool = false, color: String? = nil, scale: Double = 1,
    width: Double? = nil
  ) -> SVGElement {
    let offset = (SVGCard.imageSize - 24 * scale) / 2
    let color = color ?? self.color
    return SVGElement(
      "path",
      [
        "transform":
          "\(SVGValue.translate(offset, offset).text) scale(\(SVGValue(scale).text))",
        "d": .init(path), "fill": isFilled ? .init(color) : "none", "stroke": .init(color),
        "stroke-width": .init(width ?? (isFilled ? 1.2 : 2)), "stroke-linecap": "round",
        "stroke-linejoin": "round",
      ])
  }

  /// A line over the symbol, with an edge in the colour of the ground.
  private func mark(_ path: String) -> [SVGElement] {
    [shape(path, color: ground, width: 6), shape(path)]
  }
}

extension SVGSymbol {
  /// A neutral shape with the name, for a symbol without a drawing.
  private var placeholder: [SVGElement] {
    let font = CardFont(size: 7, lineHeight: 8, weight: 600)
    let side = SVGCard.imageSize
    let words = name.split { $0 == "." || $0 == "_" || $0 == " " }.map(String.init)
    let lines = words.flatMap { font.lines([$0], width: side - 4) }
    let shown = lines.count > 4 ? lines.prefix(3) + ["…"] : lines
    let top = (side - Double(shown.count) * font.lineHeight) / 2
    let frame = SVGElement(
      "rect",
      [
        "x": 1.5, "y": 1.5, "width": .init(side - 3), "height": .init(side - 3), "rx": 8.5,
        "fill": "none", "stroke": .init(color), "stroke-dasharray": "3 3",
      ])
    return [frame]
      + shown.enumerated().map { index, line in
        SVGElement(
          "text",
          [
            "x": .init(side / 2), "y": .init(top + (Double(index) + 0.8) * font.lineHeight),
            "text-anchor": "middle", "font-size": .init(font.size), "font-weight": "600",
            "fill": .init(color),
          ], text: line)
      }
  }
}
