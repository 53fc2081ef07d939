/// The choice of a tip's edge.
enum ArrowEdge {
  /// Returns the edge on the side of an element that is not on the screen, because tips in line
  /// have displaced it; nil for one that is.
  static func towards(
    _ target: ScreenPicture.Rect, outside bounds: ScreenPicture.Rect
  ) -> ScreenPicture.Edge? {
    if target.y >= bounds.maxY { return .bottom }
    if target.maxY < bounds.y { return .top }
    if target.x >= bounds.maxX { return .trailing }
    return target.maxX < bounds.x ? .leading : nil
  }

  /// Returns the wanted edge, or else the opposite one, or else any edge with room.
  ///
  /// Without any room it is the wanted one.
  static func choose(
    _ wanted: ScreenPicture.Edge?, hasRoom: (ScreenPicture.Edge) -> Bool
  ) -> ScreenPicture.Edge {
    let wanted = wanted ?? .top
    return ([wanted, wanted.opposite] + ScreenPicture.Edge.allCases).first(where: hasRoom) ?? wanted
  }
}

extension ScreenPicture.Edge {
  /// Whether the tip is above or below its element.
  var isVertical: Bool { self == .top || self == .bottom }
}

extension ScreenPicture.Rect {
  /// Returns an arrow at an edge of this tip, as near to the middle of an element as the corners
  /// allow.
  func arrow(
    _ edge: ScreenPicture.Edge, to target: ScreenPicture.Rect, _ name: String
  ) -> ScreenPicture.Arrow {
    let corner = 24.0
    let alongX = max(x + corner, min(target.midX, maxX - corner))
    let alongY = max(y + corner, min(target.midY, maxY - corner))
    let length = ScreenMetrics.gap
    let (x, y) =
      switch edge {
      case .top: (alongX, self.y - length)
      case .bottom: (alongX, maxY + length)
      case .leading: (self.x - length, alongY)
      case .trailing: (maxX + length, alongY)
      }
    return ScreenPicture.Arrow(edge: edge, x: x, y: y, target: name)
  }
}

extension ScreenPicture.Edge {
  /// The same edge of a card.
  package var ofCard: CardEdge {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}
