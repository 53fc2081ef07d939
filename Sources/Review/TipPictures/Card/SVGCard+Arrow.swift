import TipModel

/// The arrow of a card.
package struct CardArrow: Hashable, Sendable {
  let edge: ArrowEdge
  /// The distance of its middle from the start of the edge.
  let offset: Double
}

extension SVGCard {
  /// Draws an arrow, which hides the border at its base.
  func drawn(_ arrow: CardArrow) -> SVGElement {
    let before = arrow.offset - 9
    let after = arrow.offset + 9
    let inside = 0.8
    let length = Self.arrowLength
    let points: [(x: Double, y: Double)] =
      switch (arrow.edge, look.isRightToLeft) {
      case (.top, _): [(before, inside), (arrow.offset, -length), (after, inside)]
      case (.bottom, _):
        [(before, height - inside), (arrow.offset, height + length), (after, height - inside)]
      case (.leading, false), (.trailing, true):
        [(inside, before), (-length, arrow.offset), (inside, after)]
      case (.trailing, false), (.leading, true):
        [(width - inside, before), (width + length, arrow.offset), (width - inside, after)]
      }
    let line = points.map { "\(n($0.x)) \(n($0.y))" }.joined(separator: "L")
    return SVGElement(
      "path",
      [
        "d": .init("M\(line)"), "fill": .init(palette.card), "stroke": .init(palette.border),
        "stroke-linejoin": "round",
      ], [SVGElement("title", text: "Arrow")])
  }
}
