/// The arrow of a card.
struct CardArrow: Hashable, Sendable {
  let edge: ScreenPicture.Edge
  /// The distance of its middle from the start of the edge.
  let offset: Double

  init(_ edge: ScreenPicture.Edge, at offset: Double) {
    self.edge = edge
    self.offset = offset
  }
}

extension SVGCard {
  /// Draws an arrow, which hides the border at its base.
  func drawn(_ arrow: CardArrow) -> SVGElement {
    let (before, after) = (arrow.offset - 9, arrow.offset + 9)
    let (inside, length) = (0.8, ScreenMetrics.gap)
    let points: [(x: Double, y: Double)] =
      switch arrow.edge {
      case .top: [(before, inside), (arrow.offset, -length), (after, inside)]
      case .bottom:
        [(before, height - inside), (arrow.offset, height + length), (after, height - inside)]
      case .leading: [(inside, before), (-length, arrow.offset), (inside, after)]
      case .trailing:
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
