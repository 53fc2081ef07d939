/// The drawing for a tip's image, on a grid of 24 by 24.
package struct CardSymbol: Hashable, Sendable {
  /// The frame around a symbol, which `.circle` or `.square` in its name asks for.
  enum Frame: String, Hashable, Sendable {
    case circle
    case square

    var path: String {
      switch self {
      case .circle: "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21Z"
      case .square:
        "M5.5 2.5h13a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3h-13a3 3 0 0 1-3-3v-13a3 3 0 0 1 3-3Z"
      }
    }
  }

  /// The paths of a symbol.
  struct Paths: Hashable, Sendable {
    /// The outline, which can be filled.
    var shape = ""
    /// The lines outside of the shape, which are never filled.
    var lines = ""
    /// The lines inside of the shape, in the colour of the ground when it is filled.
    var details = ""
  }

  /// The paths; nil for a name without a drawing.
  let paths: Paths?
  /// Whether the shape, or the frame around it, is filled.
  let isFilled: Bool
  let frame: Frame?
  /// Whether a line goes through the symbol.
  let isSlashed: Bool
  /// Whether there is a plus in its corner.
  let hasPlus: Bool

  /// Reads the name of an SF Symbol: a base name, then parts such as `badge.plus`, `slash`,
  /// `circle` and `fill`.
  package init(_ name: String) {
    var parts = name.split(separator: ".").map(String.init)
    func drop(_ ending: String...) -> Bool {
      guard parts.count > ending.count, parts.suffix(ending.count).elementsEqual(ending) else {
        return false
      }
      parts.removeLast(ending.count)
      return true
    }
    isFilled = drop("fill")
    frame = drop("circle") ? .circle : drop("square") ? .square : nil
    isSlashed = drop("slash")
    hasPlus = drop("badge", "plus")
    let base = parts.joined(separator: ".")
    paths = Self.shapes[base] ?? Self.strokes[base].map { Paths(lines: $0) }
  }

  /// The base names that have a drawing.
  package static var names: [String] { (Array(shapes.keys) + strokes.keys).sorted() }
}
