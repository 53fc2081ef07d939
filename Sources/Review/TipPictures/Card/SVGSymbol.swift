/// A symbol drawn as SVG, in a square as large as a card's image.
package struct SVGSymbol {
  private let name: String
  private let color: String
  /// The colour of lines in a filled shape.
  private let ground: String

  /// Creates a drawing.
  package init(_ name: String, color: String, ground: String) {
    (self.name, self.color, self.ground) = (name, color, ground)
  }

  /// The elements, from back to front.
  package var elements: [SVGElement] { CardSymbol(name).layers?.map(drawn) ?? placeholder }

  private func drawn(_ layer: CardSymbol.Layer) -> SVGElement {
    let middle = SVGCard.imageSize / 2
    let corner = 12 * layer.scale
    let translation = SVGValue.translate(
      middle + layer.x + (layer.isMirrored ? corner : -corner), middle + layer.y - corner)
    let scale = (layer.scale * 100).rounded() / 100
    let size = scale == 1 ? "1" : "\(scale)"
    let factor = layer.isMirrored ? "-\(size) \(size)" : size
    let turn = layer.turn == 0 ? "" : " rotate(\(layer.turn) 12 12)"
    let color = layer.isGround ? ground : color
    return SVGElement(
      "path",
      [
        "transform": "\(translation.text) scale(\(factor))\(turn)", "d": .init(layer.path),
        "fill": layer.isFilled ? .init(color) : "none", "stroke": .init(color),
        "stroke-width": .init(layer.width), "stroke-linecap": "round",
        "stroke-linejoin": "round", "stroke-dasharray": layer.isDashed ? "0.1 4" : "",
      ])
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
    var frame = SVGElement.rect(
      x: 1.5, y: 1.5, width: side - 3, height: side - 3, radius: 8.5, fill: "none", stroke: color)
    frame.attributes.append(("stroke-dasharray", "3 3"))
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
