/// The drawing for a tip's image, on a grid of 24 by 24, composed from the parts of its name.
package struct CardSymbol: Hashable, Sendable {
  /// A path with its transform.
  struct Layer: Hashable, Sendable {
    let path: String
    /// Whether the path encloses an area, which hides the layers behind it.
    var isShape = false
    var isFilled = false
    /// Whether the path has the colour of the ground.
    var isGround = false
    var isDashed = false
    var isMirrored = false
    /// The turn in degrees, clockwise.
    var turn = 0
    var scale = 1.0
    /// The distance from the middle.
    var x = 0.0
    var y = 0.0
    /// The width of the line, before it is scaled.
    var width = 2.0
  }

  /// The paths from back to front, if the name has a drawing.
  let layers: [Layer]?

  /// Reads the name of an SF Symbol: base names such as `star`, joined with each other, with
  /// frames such as `circle`, with badges, and with variants such as `fill` and `slash`.
  package init(_ name: String) {
    var words: [String] = []
    for word in name.split(separator: ".") {
      let synonym = Self.synonyms[word] ?? String(word)
      words += synonym.split(separator: ".").map(String.init)
    }
    func drop(_ variants: String...) -> Bool {
      let count = words.count
      words.removeAll(where: variants.contains)
      return words.count < count
    }
    let isFilled = drop("fill")
    _ = drop("filled")
    let isSlashed = drop("slash")
    let isDashed = drop("dashed", "dotted")
    let isMirrored = drop("rtl")
    guard var layers = Self.layers(words[...], isFilled) else {
      self.layers = nil
      return
    }
    if isDashed { layers = layers.map { $0.with(\.isDashed, true) } }
    if isMirrored { layers = layers.map(\.mirrored) }
    if isSlashed { layers += Self.outlined([Layer(path: "M3 3 21 21")]) }
    self.layers = layers
  }

  /// The base names that have a drawing.
  package static var names: [String] {
    let names = rows.keys.filter { !$0.hasSuffix(".fill") }
    return names.sorted()
  }
}

extension CardSymbol.Layer {
  func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: property] = value
    return copy
  }

  var mirrored: Self { with(\.isMirrored, !isMirrored).with(\.x, -x) }

  /// Returns the layer with a size and a distance from the middle.
  func transformed(_ transform: CardSymbol.Transform) -> Self {
    with(\.scale, scale * transform.scale)
      .with(\.x, x * transform.scale + transform.x).with(\.y, y * transform.scale + transform.y)
  }
}
