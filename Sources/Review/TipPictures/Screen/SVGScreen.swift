import TipModel

/// A screen drawn as SVG: its layers from back to front.
package struct SVGScreen: Sendable {
  private let picture: ScreenPicture
  private let palette: CardPalette
  /// The colours of tips with special colours, by id.
  private let palettes: [String: CardPalette]

  package init(
    picture: ScreenPicture, appearance: CardAppearance, palettes: [String: CardPalette]
  ) {
    self.picture = picture
    palette = CardPalette(appearance)
    self.palettes = palettes
  }

  /// The file's text.
  package var text: String {
    SVGPage.file(
      name: "Screen, \(picture.platform.rawValue)\(picture.listNote)",
      palette: palette, width: picture.bounds.width, height: picture.bounds.height,
      picture.layers.map(drawn))
  }

  /// Returns the text of a file with screens side by side, as high as what they show.
  package static func file(name: String, _ screens: [SVGScreen]) -> String {
    let width = screens.map(\.picture.bounds.width).max() ?? 0
    let height = screens.flatMap(\.picture.layers).map(\.frame.maxY).max() ?? 0
    let groups = screens.enumerated().map { index, screen in
      SVGElement(
        "g", ["transform": .translate(Double(index) * width, 0)],
        screen.picture.layers.map(screen.drawn))
    }
    return SVGPage.file(
      name: name, palette: CardPalette(.light), width: Double(screens.count) * width,
      height: height + SVGPage.margin, groups)
  }

  private func drawn(_ layer: ScreenPicture.Layer) -> SVGElement {
    let frame = layer.frame
    let arrow = layer.arrow.map { arrow in
      let offset = arrow.edge.isVertical ? arrow.x - frame.x : arrow.y - frame.y
      return CardArrow(edge: arrow.edge, offset: offset)
    }
    let contents =
      switch layer.content {
      case .element(let symbol): element(layer, symbol)
      case .tip(let tip):
        SVGCard(
          CardTexts(tip), palette: palettes[layer.name] ?? palette, width: Int(frame.width)
        ).elements(arrow)
      }
    return SVGElement(
      "g",
      ["transform": .translate(frame.x, frame.y), "opacity": layer.isPale ? 0.4 : ""],
      [SVGElement("title", text: "\(layer.kind.rawValue) \(layer.name)")] + contents)
  }
}

// MARK: - Elements

extension SVGScreen {
  private func element(_ layer: ScreenPicture.Layer, _ symbol: String?) -> [SVGElement] {
    let box = SVGElement.rect(
      width: layer.frame.width, height: layer.frame.height, radius: 8, fill: palette.card,
      stroke: palette.border)
    guard let symbol else { return [box] + label(layer) }
    return [box] + drawn(symbol, in: layer.frame)
  }

  /// The symbol in the middle of the element, at most as large as on a card.
  private func drawn(_ symbol: String, in frame: ScreenRect) -> [SVGElement] {
    let size = min(frame.width, frame.height, SVGCard.imageSize)
    guard size >= 1 else { return [] }
    let translation = SVGValue.translate(
      (frame.width - size) / 2, (frame.height - size) / 2)
    let percent = Int(size / SVGCard.imageSize * 100)
    return [
      SVGElement(
        "g", ["transform": "\(translation.text) scale(\(Double(percent) / 100))"],
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
