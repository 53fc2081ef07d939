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
    let scale = look.isLarge ? " scale(\(n(Self.imageScale(look))))" : ""
    return [
      SVGElement(
        "g", ["transform": .init("translate(\(n(x)) 16)\(scale)")],
        [SVGElement("title", text: name), ground]
          + SVGSymbol(name, color: palette.image, ground: palette.card).elements)
    ]
  }
}
