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
        [SVGElement("title", text: name), ground]
          + SVGSymbol(name, color: palette.image, ground: palette.card).elements)
    ]
  }
}
