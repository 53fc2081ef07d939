import TipEngine
import TipModel
import TipPictures
import TipViewTree

/// The elements and the tips of views, as a screen has them.
@MainActor struct ViewContents {
  private(set) var elements: [ScreenElement] = []
  private(set) var places: [ScreenPlace] = []
  private(set) var problems: [String] = []
  private let platform: TipPlatform
  private let position: SourcePosition
  /// The names of elements, by the identity of their nodes.
  private var names: [ObjectIdentifier: String] = [:]
  private var uses: [String: Int] = [:]
  private var anchors: Set<ObjectIdentifier> = []
  private var found: [(tip: TipPlace, place: ScreenPlace)] = []

  init(_ root: ViewNode, on platform: TipPlatform, at position: SourcePosition) {
    self.platform = platform
    self.position = position
    let front = root.front
    if front !== root { addBehind(root, front) }
    anchors = Set(front.all.compactMap { $0.tip?.anchor?.id })
    add(front, isInControl: false)
    places = found.map(attached)
    problems += places.compactMap { $0.refusal(elements: elements, platform: platform) }
  }

  // MARK: - Elements

  private mutating func add(_ node: ViewNode, isInControl: Bool) {
    if node.isCovered || node.isHidden { return }
    if node.role == .tip { return add(tipOf: node, isBehind: false) }
    let isElement =
      node.role == .control || anchors.contains(node.id)
      || node.role == .content && !isInControl && node.name != nil
    if isElement { addElement(node) }
    // In a control there may be the anchor of a tip, but no other element.
    for child in node.children {
      add(child, isInControl: isInControl || node.role == .control)
    }
  }

  private mutating func addElement(_ node: ViewNode) {
    let reading = node.reading()
    let parts = node.all
    let name = unique(node.identifier ?? reading.name?.nonEmpty ?? node.kind)
    names[node.id] = name
    node.elementName = name
    let symbol = parts.lazy.compactMap(\.symbol).first
    let isIcon = symbol != nil && reading.lines.isEmpty && node.isUnexplained(parts)
    // Rows below each other: only the last one decides where the next is.
    elements.append(
      ScreenElement(
        name, symbol: symbol, frame: nil, toolTip: node.toolTip,
        isIcon: isIcon, below: Array(elements.suffix(1)), on: platform))
  }

  /// Returns the name, with a number when an element before has it.
  private mutating func unique(_ name: String) -> String {
    uses[name, default: 0] += 1
    guard let number = uses[name], number > 1 else { return name }
    return "\(name) (\(number))"
  }

  // MARK: - Tips

  private mutating func add(tipOf node: ViewNode, isBehind: Bool) {
    guard let tip = node.tip else { return }
    if tip.kind == .popover, tip.anchor == nil {
      problems.append(
        "The popover \"\(tip.tip.id)\" points at a view without content, in "
          + "\(node.parent?.path ?? "the screen"). Attach popoverTip to a view that is on screen.")
      return
    }
    var place = ScreenPlace(
      tips: [tip.tip], group: nil, attachment: .inline, action: tip.action, position: position)
    place.key = ScreenPlace.Key(node: node.id, tip: tip.tip.id)
    place.elementsAbove = elements.count
    place.isBehind = isBehind
    place.isAllowed = tip.isWanted
    place.isReopened = tip.isReopened
    found.append((tip, place))
  }

  /// Adds the tips behind a sheet: those in line stay, popovers leave.
  private mutating func addBehind(_ node: ViewNode, _ front: ViewNode) {
    if node === front || node.isCovered { return }
    if node.role == .tip { add(tipOf: node, isBehind: true) }
    for child in node.children { addBehind(child, front) }
    for cover in node.covers { addBehind(cover.node, front) }
  }

  /// Returns the place at its element, whose name is known when all elements are.
  private func attached(_ tip: TipPlace, _ place: ScreenPlace) -> ScreenPlace {
    var place = place
    if tip.kind == .popover {
      let anchor = tip.anchor.flatMap { names[$0.id] }
      place.attachment = .init(.popover, anchor: anchor, edge: tip.edge)
    } else if let edge = tip.edge, !place.isBehind {
      // A tip in line points at its neighbour.
      var index = place.elementsAbove
      if edge == .top || edge == .leading { index -= 1 }
      if elements.indices.contains(index) {
        place.attachment = .annotation(pointingAt: elements[index].name, arrowEdge: edge)
      }
    }
    return place
  }
}

extension ViewNode {
  /// Whether people press the view, and it has no tooltip on it, in it or around it.
  ///
  /// A field, a picker or a slider shows its value instead.
  fileprivate func isUnexplained(_ parts: [ViewNode]) -> Bool {
    guard role == .control, gestures.tap != nil, gestures.enter == nil else { return false }
    func isExplained(_ node: ViewNode) -> Bool { node.toolTip != nil || !node.needsToolTip }
    return !parts.contains(where: isExplained) && !isInside(isExplained)
  }
}
