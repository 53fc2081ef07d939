extension CardSymbol {
  /// The transform of a part of a drawing: its size, and its distance from the middle.
  typealias Transform = (scale: Double, x: Double, y: Double)

  /// Words that are drawn like a different word.
  static let synonyms: [Substring: String] = [
    "document": "doc", "gear": "gearshape", "message": "bubble", "cloud": "icloud",
    "trianglebadge": "badge", "hands": "hand.raised.2", "half": "lefthalf",
    "leadinghalf": "lefthalf", "trailinghalf": "righthalf", "forward": "right",
    "trailing": "right", "backward": "left", "leading": "left",
  ]

  /// The frames around other symbols, with the place inside of them.
  private static let frames: [String: Transform] = [
    "circle": (0.6, 0, 0), "square": (0.6, 0, 0), "rectangle": (0.5, 0, 0),
    "crop.circle": (0.7, 0, 0), "crop.square": (0.7, 0, 0),
    "rectangle.portrait": (0.5, 0, 0), "rectangle.stack": (0.4, 0, 3),
    "bubble": (0.5, 0, -1.6), "bubble.left": (0.5, 0, -1.6),
    "bubble.right": (0.5, 0, -1.6), "square.stack": (0.4, 0, 2.8), "seal": (0.5, 0, 0),
    "shield": (0.5, 0, 0), "triangle": (0.4, 0, 2.8), "diamond": (0.4, 0, 0),
    "hexagon": (0.5, 0, 0), "octagon": (0.5, 0, 0), "capsule": (0.4, 0, 0),
    "doc": (0.4, 0, 2), "icloud": (0.4, 0, 1), "folder": (0.4, 0, 1.4), "house": (0.4, 0, 2.6),
    "laptopcomputer": (0.4, 0, -2), "display": (0.4, 0, -2), "iphone": (0.3, 0, 0),
    "viewfinder": (0.5, 0, 0), "magnifyingglass": (0.3, -1.7, -1.7),
    "arrow.triangle.2.circlepath": (0.4, 0, 0), "arrow.circlepath": (0.4, 0, 0),
    "clipboard": (0.5, 0, 1.4),
  ]

  /// The angles of directions, for a symbol that is drawn pointing up.
  private static let turns = [
    "up.right": 45, "right": 90, "down.right": 135, "down": 180,
    "down.left": 225, "left": 270, "up.left": 315,
  ]

  private static let opposites = [
    "right": "left", "righthalf": "lefthalf", "alignright": "alignleft",
  ]

  /// Returns the drawing of words, if all of them are known.
  ///
  /// A longer name than any symbol has is unknown: the time grows with each word.
  static func layers(_ words: ArraySlice<String>, _ isFilled: Bool) -> [Layer]? {
    guard 1...9 ~= words.count else { return nil }
    let readings = [base, badged, framed, repeated, paired]
    for reading in readings {
      if let layers = reading(words, isFilled) { return layers }
    }
    return nil
  }

  /// Returns a base name's drawing, which may be turned or mirrored.
  private static func base(_ words: ArraySlice<String>, _ isFilled: Bool) -> [Layer]? {
    func drawing(_ words: some Sequence<String>) -> [Layer]? {
      let name = words.joined(separator: ".")
      guard let paths = paths(of: name, isFilled) else { return nil }
      return paths.enumerated().filter { !$1.isEmpty }.map { index, path in
        var layer = Layer(path: path, isShape: index == 0)
        layer.isGround = isFilled && index == 2
        if isFilled, layer.isShape {
          layer.isFilled = true
          layer.width = 1.2
        }
        return layer
      }
    }
    if let drawing = drawing(words) { return drawing }
    for count in [2, 1] where count < words.count {
      if let turn = turns[words.suffix(count).joined(separator: ".")],
        let up = drawing(words.dropLast(count) + ["up"])
      {
        return up.map { $0.with(\.turn, turn) }
      }
    }
    let opposite = words.map { opposites[$0] ?? $0 }
    return drawing(opposite)?.map(\.mirrored)
  }

  /// Returns a drawing with a small one, or a dot, in its corner.
  private static func badged(_ words: ArraySlice<String>, _ isFilled: Bool) -> [Layer]? {
    guard let index = words.firstIndex(of: "badge"),
      let base = layers(words[..<index], isFilled)
    else { return nil }
    let mark = words[(index + 1)...]
    if mark.isEmpty {
      return base + outlined([Layer(path: expanded("O18.8 5.2 3"), isFilled: true)])
    }
    guard let drawing = layers(mark, true) else { return nil }
    let transform: Transform = (0.5, 6.8, 6.6)
    let small = drawing.map { layer in
      let width = layer.isFilled ? 1.2 : 3.6
      return layer.with(\.width, width).transformed(transform)
    }
    return base + outlined(small)
  }

  /// Returns a drawing inside of a frame, which is filled instead of it.
  private static func framed(_ words: ArraySlice<String>, _ isFilled: Bool) -> [Layer]? {
    for index in words.indices.dropFirst() {
      var name = words[index...]
      if name.first == "crop" { name = name.dropFirst() }
      guard let transform = frames[words[index...].joined(separator: ".")],
        let frame = base(name, isFilled), let inside = layers(words[..<index], false)
      else { continue }
      return frame
        + inside.map { $0.with(\.isGround, $0.isGround != isFilled).transformed(transform) }
    }
    return nil
  }

  /// Returns several copies of a drawing side by side.
  private static func repeated(_ words: ArraySlice<String>, _ isFilled: Bool) -> [Layer]? {
    let offsets: [Double]
    switch words.last {
    case "2": offsets = [-4.6, 4.6]
    case "3": offsets = [-6.8, 6.8, 0]
    default: return nil
    }
    guard let one = base(words.dropLast(), isFilled) else { return nil }
    return offsets.flatMap { x in outlined(one.map { $0.transformed((0.7, x, 0)) }) }
  }

  /// Returns two drawings, the second one in front of the first.
  private static func paired(_ words: ArraySlice<String>, _ isFilled: Bool) -> [Layer]? {
    for index in words.indices.dropFirst().reversed() {
      let second = words[index...].drop { ["and", "on"].contains($0) }
      guard let front = base(second, isFilled) ?? repeated(second, isFilled),
        let back = layers(words[..<index], isFilled)
      else { continue }
      // Small lines are drawn heavier, to look like the lines of other symbols.
      func transformed(_ layers: [Layer], _ transform: Transform) -> [Layer] {
        layers.map { $0.with(\.width, $0.width * 1.3).transformed(transform) }
      }
      return transformed(back, (0.7, -3.4, -3.4))
        + outlined(transformed(front, (0.6, 4.8, 4.8)))
    }
    return nil
  }

  /// Returns layers over others, with an edge in the colour of the ground.
  static func outlined(_ layers: [Layer]) -> [Layer] {
    let edges = layers.map { layer in
      layer.with(\.isGround, true).with(\.isFilled, layer.isShape)
        .with(\.width, layer.width + 4 / layer.scale)
    }
    return edges + layers
  }
}
