import TipModel

// The choice of a tip's edge.
extension ArrowEdge {
  /// Returns the edge on the side of an element that is not on the screen.
  ///
  /// Tips in line may have displaced it. An element on the screen has no such edge.
  static func towards(_ target: ScreenRect, outside bounds: ScreenRect) -> ArrowEdge? {
    if target.y >= bounds.maxY { return .bottom }
    if target.maxY < bounds.y { return .top }
    if target.x >= bounds.maxX { return .trailing }
    if target.maxX < bounds.x { return .leading }
    return nil
  }

  /// Returns the wanted edge, or else the opposite one, or else any edge with room.
  ///
  /// Without any room it is the wanted one.
  static func choose(_ wanted: ArrowEdge?, hasRoom: (ArrowEdge) -> Bool) -> ArrowEdge {
    let wanted = wanted ?? .top
    let opposite = allCases.filter { $0.isVertical == wanted.isVertical }
    return ([wanted] + opposite + allCases).first(where: hasRoom) ?? wanted
  }
}

extension ScreenRect {
  /// Returns an arrow at an edge of this tip, as near to the middle of an element as the corners
  /// allow.
  func arrow(_ edge: ArrowEdge, to target: ScreenRect, _ name: String) -> ScreenPicture.Arrow {
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
