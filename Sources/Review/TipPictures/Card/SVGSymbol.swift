/// A symbol drawn as SVG, in a square as large as a card's image.
package struct SVGSymbol {
  private let name: String
  private let color: String
  /// The colour of lines in a filled shape.
  private let ground: String

  package init(_ name: String, color: String, ground: String) {
    self.name = name
    self.color = color
    self.ground = ground
  }

  /// The elements, from back to front.
  package var elements: [SVGElement] {
    guard let layers = CardSymbol(name).layers else { return placeholder }
    return layers.map(drawn)
  }

  private func drawn(_ layer: CardSymbol.Layer) -> SVGElement {
    let middle = SVGCard.imageSize / 2
    let corner = 12 * layer.scale
    let scale = (layer.scale * 100).rounded() / 100
    let size = scale == 1 ? "1" : "\(scale)"
    var left = middle + layer.x - corner
    var factor = size
    if layer.isMirrored {
      left = middle + layer.x + corner
      factor = "-\(size) \(size)"
    }
    let translation = SVGValue.translate(left, middle + layer.y - corner)
    var transform = "\(translation.text) scale(\(factor))"
    if layer.turn != 0 { transform += " rotate(\(layer.turn) 12 12)" }
    let color = layer.isGround ? ground : color
    let fill = layer.isFilled ? color : "none"
    var dashes: SVGValue = ""
    if layer.isDashed { dashes = "0.1 4" }
    return SVGElement(
      "path",
      [
        "transform": .init(transform), "d": .init(layer.path),
        "fill": .init(fill), "stroke": .init(color),
        "stroke-width": .init(layer.width), "stroke-linecap": "round",
        "stroke-linejoin": "round", "stroke-dasharray": dashes,
      ])
  }
}

extension SVGSymbol {
  /// A neutral shape with the name, for a symbol without a drawing.
  private var placeholder: [SVGElement] {
    let font = CardFont(size: 7, lineHeight: 8, weight: 600)
    let side = SVGCard.imageSize
    let words = name.split { $0 == "." || $0 == "_" || $0 == " " }.map(String.init)
    var lines = words.flatMap { font.lines([$0], width: side - 4) }
    if lines.count > 4 { lines = lines.prefix(3) + ["…"] }
    let top = (side - Double(lines.count) * font.lineHeight) / 2
    var frame = SVGElement.rect(
      x: 1.5, y: 1.5, width: side - 3, height: side - 3, radius: 8.5,
      fill: "none", stroke: color)
    frame.attributes.append(("stroke-dasharray", "3 3"))
    return [frame]
      + lines.enumerated().map { index, line in
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
