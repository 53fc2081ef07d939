import TipModel

/// A screen drawn as SVG: its layers from back to front.
package struct SVGScreen {
  private let picture: ScreenPicture
  private let palette: CardPalette
  /// The colours of tips with colours of their own, by id.
  private let palettes: [String: CardPalette]

  /// Creates a drawing.
  package init(
    picture: ScreenPicture, appearance: CardAppearance, palettes: [String: CardPalette]
  ) {
    (self.picture, palette, self.palettes) = (picture, CardPalette(appearance), palettes)
  }

  /// The file's text.
  package var text: String {
    SVGPage.file(
      name: "Screen, \(picture.platform.rawValue)\(picture.placesNote)",
      palette: palette, width: picture.bounds.width, height: picture.bounds.height,
      picture.layers.map(drawn))
  }

  private func drawn(_ layer: ScreenPicture.Layer) -> SVGElement {
    let arrow = layer.arrow.map { arrow in
      CardArrow(
        edge: arrow.edge,
        offset: arrow.edge.isVertical ? arrow.x - layer.frame.x : arrow.y - layer.frame.y)
    }
    let contents =
      switch layer.content {
      case .element(let symbol): element(layer, symbol)
      case .tip(let tip):
        SVGCard(
          CardTexts(tip), palette: palettes[layer.name] ?? palette, width: Int(layer.frame.width)
        ).elements(arrow)
      }
    return SVGElement(
      "g",
      ["transform": .translate(layer.frame.x, layer.frame.y), "opacity": layer.isPale ? 0.4 : ""],
      [SVGElement("title", text: "\(layer.kind.rawValue) \(layer.name)")] + contents)
  }
}

// MARK: - Elements

extension SVGScreen {
  private func element(_ layer: ScreenPicture.Layer, _ symbol: String?) -> [SVGElement] {
    let box = SVGElement.rect(
      width: layer.frame.width, height: layer.frame.height, radius: 8, fill: palette.card,
      stroke: palette.border)
    return [box] + (symbol.map { drawn($0, in: layer.frame) } ?? label(layer))
  }

  /// The symbol in the middle of the element, at most as large as on a card.
  private func drawn(_ symbol: String, in frame: ScreenRect) -> [SVGElement] {
    let size = min(frame.width, frame.height, SVGCard.imageSize)
    guard size >= 1 else { return [] }
    let (x, y) = ((frame.width - size) / 2, (frame.height - size) / 2)
    let percent = Int(size / SVGCard.imageSize * 100)
    return [
      SVGElement(
        "g", ["transform": "\(SVGValue.translate(x, y).text) scale(\(Double(percent) / 100))"],
        [SVGElement("title", text: symbol)]
          + SVGSymbol(symbol, color: palette.tint, ground: palette.card).elements)
    ]
  }

  /// The name of an element without a symbol, where it has room.
  private func label(_ layer: ScreenPicture.Layer) -> [SVGElement] {
    let font = CardFont.message
    guard layer.frame.height >= font.lineHeight, layer.frame.width >= 32,
      let line = font.lines([layer.name], width: layer.frame.width - 16).first
    else { return [] }
    return [
      SVGElement(
        "text",
        [
          "x": 8, "y": .init(layer.frame.height / 2 + font.size * 0.35),
          "font-size": .init(font.size), "fill": .init(palette.message),
        ], text: line)
    ]
  }
}
