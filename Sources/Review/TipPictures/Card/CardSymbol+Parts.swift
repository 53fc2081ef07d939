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

  /// Reads a table of names with their paths.
  static func rows(_ text: String) -> [String: [String]] {
    let rows = text.split(separator: "\n").map { row in
      let parts = row.split(separator: ":")
      // A path that continues in the next line may have more than one space between numbers.
      let paths = parts[1].split(separator: "|").map {
        $0.split(separator: " ").joined(separator: " ")
      }
      return (String(parts[0]), paths)
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  /// Writes the circles and rectangles of a path in the language of SVG.
  private static func expanded(_ path: String) -> String {
    path.replacing(/[OR][\d. ]+/) { match in
      let numbers = match.output.dropFirst().split(separator: " ").compactMap { Double($0) }
      func n(_ number: Double) -> String { SVGValue(number).text }
      let r = numbers[numbers.count - 1]
      if numbers.count == 3 {
        let half = "a\(n(r)) \(n(r)) 0 1 0 0"
        return "M\(n(numbers[0])) \(n(numbers[1] - r))\(half) \(n(2 * r))\(half)\(n(-2 * r))Z"
      }
      let width = numbers[2] - 2 * r
      let height = numbers[3] - 2 * r
      func corner(_ x: Double, _ y: Double) -> String {
        "a\(n(r)) \(n(r)) 0 0 1 \(n(x)) \(n(y))"
      }
      return """
        M\(n(numbers[0] + r)) \(n(numbers[1]))h\(n(width))\(corner(r, r))v\(n(height))\
        \(corner(-r, r))h\(n(-width))\(corner(-r, -r))v\(n(-height))\(corner(r, -r))Z
        """
    }
  }

  /// The frames around other symbols, with the transform of the symbol inside of them.
  private static let frames: [String: Transform] = [
    "circle": (0.6, 0, 0), "square": (0.6, 0, 0), "rectangle": (0.5, 0, 0),
    "crop.circle": (0.7, 0, 0), "crop.square": (0.7, 0, 0), "rectangle.portrait": (0.5, 0, 0),
    "bubble": (0.5, 0, -1.6), "bubble.left": (0.5, 0, -1.6), "bubble.right": (0.5, 0, -1.6),
    "rectangle.stack": (0.4, 0, 3), "square.stack": (0.4, 0, 2.8), "seal": (0.5, 0, 0),
    "shield": (0.5, 0, 0), "triangle": (0.4, 0, 2.8), "diamond": (0.4, 0, 0),
    "hexagon": (0.5, 0, 0), "octagon": (0.5, 0, 0), "capsule": (0.4, 0, 0), "doc": (0.4, 0, 2),
    "icloud": (0.4, 0, 1), "folder": (0.4, 0, 1.4), "house": (0.4, 0, 2.6),
    "laptopcomputer": (0.4, 0, -2), "display": (0.4, 0, -2), "iphone": (0.3, 0, 0),
    "viewfinder": (0.5, 0, 0), "magnifyingglass": (0.3, -1.7, -1.7),
    "arrow.triangle.2.circlepath": (0.4, 0, 0), "arrow.circlepath": (0.4, 0, 0),
    "clipboard": (0.5, 0, 1.4),
  ]

  /// The angles of directions, for a symbol that is drawn pointing up.
  private static let turns = [
    "up.right": 45, "right": 90, "down.right": 135, "down": 180, "down.left": 225, "left": 270,
    "up.left": 315,
  ]

  private static let opposites = [
    "right": "left", "righthalf": "lefthalf", "alignright": "alignleft",
  ]

  /// Returns the drawing of words, if all of them are known.
  ///
  /// A longer name than any symbol has is unknown: the time grows with each word.
  static func layers(_ words: ArraySlice<String>, _ isFilled: Bool) -> [Layer]? {
    guard 1...9 ~= words.count else { return nil }
    return base(words, isFilled) ?? badged(words, isFilled) ?? framed(words, isFilled)
      ?? repeated(words, isFilled) ?? paired(words, isFilled)
  }

  /// Returns a base name's drawing, which may be turned or mirrored.
  private static func base(_ words: ArraySlice<String>, _ isFilled: Bool) -> [Layer]? {
    func drawing(_ words: some Sequence<String>) -> [Layer]? {
      let name = words.joined(separator: ".")
      let lines = strokes[name].map { [""] + $0 }
      // A few lines enclose an area, and are a shape when they are filled.
      let found: [String]?
      if isFilled { found = shapes[name] ?? lines } else { found = lines ?? shapes[name] }
      guard var paths = found else { return nil }
      paths[0] = shapes[paths[0]]?[0] ?? paths[0]
      return paths.enumerated().filter { !$1.isEmpty }.map { index, path in
        let isFilledShape = isFilled && index == 0
        return Layer(
          path: expanded(path), isShape: index == 0, isFilled: isFilledShape,
          isGround: isFilled && index == 2, width: isFilledShape ? 1.2 : 2)
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
    return drawing(words.map { opposites[$0] ?? $0 })?.map(\.mirrored)
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
      layer.with(\.width, layer.isFilled ? 1.2 : 3.6).transformed(transform)
    }
    return base + outlined(small)
  }

  /// Returns a drawing inside of a frame, which is filled instead of it.
  private static func framed(_ words: ArraySlice<String>, _ isFilled: Bool) -> [Layer]? {
    for index in words.indices.dropFirst() {
      let name = words[index] == "crop" ? words[(index + 1)...] : words[index...]
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
