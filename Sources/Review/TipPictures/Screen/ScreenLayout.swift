package import TipModel

extension ScreenPicture {
  /// Lays out tips on a screen with elements.
  ///
  /// A tip in line moves everything below its top edge down. A popover moves nothing: it covers the
  /// elements, after all tips in line have their rectangles.
  package init(
    platform: TipPlatform, elements: [ScreenElement], tips: [ScreenTip], isList: Bool = false
  ) {
    var layout = ScreenLayout(ScreenMetrics(platform), elements)
    for tip in tips where !tip.attachment.kind.coversOthers { layout.insert(tip) }
    let popovers = tips.filter(\.attachment.kind.coversOthers).map(layout.popover)
    self.init(platform: platform, layers: layout.layers + popovers, isList: isList)
  }
}

/// Elements and tips in line, each with its rectangle.
struct ScreenLayout {
  let metrics: ScreenMetrics
  private(set) var layers: [ScreenPicture.Layer]

  init(_ metrics: ScreenMetrics, _ elements: [ScreenElement]) {
    self.metrics = metrics
    layers = elements.map {
      ScreenPicture.Layer(
        .element, name: $0.name, frame: $0.frame, content: .element(symbol: $0.symbol))
    }
  }

  /// Returns the rectangle of the element with a name.
  private func frame(of name: String?) -> ScreenRect? {
    layers.first { $0.kind == .element && $0.name == name }?.frame
  }
}

// MARK: - Tips in line

extension ScreenLayout {
  /// Inserts a tip in line, and moves the layers in its way.
  mutating func insert(_ tip: ScreenTip) {
    guard let anchor = tip.attachment.anchor, let target = frame(of: anchor) else {
      return insert(tip, at: belowOthers(tip), arrow: nil)
    }
    let edge = ArrowEdge.choose(tip.attachment.edge) { edge in
      let width = widthBeside(target, edge)
      // Above its element a tip moves it down, so that both need the same height.
      let top = edge.isVertical ? target.maxY + ScreenMetrics.gap : target.y
      return width >= SVGCard.minimumWidth
        && top + tip.height(width: width) <= metrics.room.maxY
    }
    let width = max(SVGCard.minimumWidth, widthBeside(target, edge))
    let x =
      switch edge {
      case .top, .bottom: metrics.room.x
      case .leading: target.maxX + ScreenMetrics.gap
      case .trailing: target.x - ScreenMetrics.gap - width
      }
    let y = edge == .top ? target.maxY + ScreenMetrics.gap : target.y
    let frame = ScreenRect(x: x, y: y, width: width, height: tip.height(width: width))
    insert(tip, at: frame, arrow: frame.arrow(edge, to: target, anchor))
  }

  private func belowOthers(_ tip: ScreenTip) -> ScreenRect {
    let others =
      layers.filter { $0.kind == .element }.prefix(tip.elementsAbove)
      + layers.filter { $0.kind != .element }
    var y = metrics.room.y
    if let bottom = others.map(\.frame.maxY).max() { y = bottom + ScreenMetrics.gap }
    return ScreenRect(
      x: metrics.room.x, y: y, width: metrics.inlineWidth,
      height: tip.height(width: metrics.inlineWidth))
  }

  private func widthBeside(_ target: ScreenRect, _ edge: ArrowEdge) -> Double {
    let room = metrics.room
    return switch edge {
    case .top, .bottom: metrics.inlineWidth
    case .leading: min(metrics.inlineWidth, room.maxX - target.maxX - ScreenMetrics.gap)
    case .trailing: min(metrics.inlineWidth, target.x - ScreenMetrics.gap - room.x)
    }
  }

  private mutating func insert(
    _ tip: ScreenTip, at frame: ScreenRect, arrow: ScreenPicture.Arrow?
  ) {
    var layer = tip.layer(frame, arrow)
    let isBeside = arrow?.edge.isVertical == false
    let staysAtElement = isBeside || arrow?.edge == .top
    let fixed = staysAtElement ? tip.attachment.anchor : nil
    let movable = layers.indices.filter { index in
      layers[index].name != fixed || layers[index].kind != .element
    }
    let inTheWay = movable.filter { index in
      let other = layers[index].frame
      if isBeside { return other.intersects(frame) }
      return other.maxY > frame.y
    }
    if let top = inTheWay.map({ layers[$0].frame.y }).min() {
      // Beside its element a tip moves nothing that is above the first obstacle.
      let moving = movable.filter { index in
        inTheWay.contains(index) || isBeside && layers[index].frame.y > top
      }
      let start = isBeside ? top : min(top, frame.y)
      let distance = frame.maxY + ScreenMetrics.gap - start
      for index in moving {
        layers[index].frame.y += distance
        layers[index].arrow?.y += distance
        layer.displaces.append(layers[index].name)
      }
    }
    layers.append(layer)
  }
}

// MARK: - Popovers

extension ScreenLayout {
  /// Returns a popover with its rectangle.
  ///
  /// Without its element it is in the centre: an anchor is then a name alone.
  func popover(_ tip: ScreenTip) -> ScreenPicture.Layer {
    let width = metrics.popoverWidth
    let height = tip.height(width: width)
    guard let anchor = tip.attachment.anchor, let target = frame(of: anchor) else {
      let frame = ScreenRect(
        x: metrics.bounds.midX - width / 2, y: metrics.bounds.midY - height / 2,
        width: width, height: height)
      let edge = tip.attachment.edge ?? .top
      return tip.layer(frame, tip.attachment.anchor.map { frame.arrow(edge, to: frame, $0) })
    }
    func rect(at edge: ArrowEdge) -> ScreenRect {
      let (x, y) =
        switch edge {
        case .top: (target.midX - width / 2, target.maxY + ScreenMetrics.gap)
        case .bottom: (target.midX - width / 2, target.y - ScreenMetrics.gap - height)
        case .leading: (target.maxX + ScreenMetrics.gap, target.midY - height / 2)
        case .trailing: (target.x - ScreenMetrics.gap - width, target.midY - height / 2)
        }
      let frame = ScreenRect(x: x, y: y, width: width, height: height)
      // Along its edge a popover may move, because the arrow follows the element.
      var along = frame.moved(into: metrics.room)
      if edge.isVertical { along.y = frame.y } else { along.x = frame.x }
      return along
    }
    let edge =
      ArrowEdge.towards(target, outside: metrics.bounds)
      ?? ArrowEdge.choose(tip.attachment.edge) { metrics.room.contains(rect(at: $0)) }
    let frame = rect(at: edge).moved(into: metrics.room)
    return tip.layer(frame, frame.arrow(edge, to: target, anchor))
  }
}
