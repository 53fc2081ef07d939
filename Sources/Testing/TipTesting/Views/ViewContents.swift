import TipEngine
import TipModel
import TipPictures
import TipSnapshot
import TipViewTree

/// The elements and the tips of views, as a screen has them.
@MainActor struct ViewContents {
  private(set) var elements: [ScreenElement] = []
  private(set) var toolTips: [String: String] = [:]
  private(set) var places: [ScreenPlace] = []
  private(set) var problems: [String] = []
  private let platform: TipPlatform
  private let position: SourcePosition
  /// The names of elements, by the identity of their nodes.
  private var names: [ObjectIdentifier: String] = [:]
  private var uses: [String: Int] = [:]
  private var anchors: Set<ObjectIdentifier> = []
  private var pending: [(place: ScreenPlace, anchor: ObjectIdentifier?, edge: TipPlace.Edge?)] = []

  init(_ root: ViewNode, on platform: TipPlatform, at position: SourcePosition) {
    self.platform = platform
    self.position = position
    let front = root.front
    if front !== root { addBehind(root, front) }
    anchors = Set(front.all.compactMap { $0.tip?.anchor?.id })
    add(front, isInControl: false)
    finishPlaces()
  }

  // MARK: - Elements

  private mutating func add(_ node: ViewNode, isInControl: Bool) {
    if node.isCovered || node.isHidden { return }
    if node.role == .tip { return add(tipOf: node, isBehind: false) }
    let isElement =
      node.role == .control || anchors.contains(node.id)
      || node.role == .content && !isInControl && node.name != nil
    if isElement { addElement(node) }
    // In a control there may be the anchor of a tip, but no element of its own.
    for child in node.children {
      add(child, isInControl: isInControl || node.role == .control)
    }
  }

  private mutating func addElement(_ node: ViewNode) {
    let name = unique(node.identifier ?? node.name ?? node.kind)
    names[node.id] = name
    let symbol = node.all.lazy.compactMap(\.symbol).first
    // Rows below each other: only the last one decides where the next is.
    elements.append(
      ScreenElement(
        name, symbol: symbol, frame: nil, below: elements.last.map { [$0] } ?? [], on: platform))
    if let toolTip = node.toolTip { toolTips[name] = toolTip }
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
    let kind: ScreenPicture.Kind = tip.kind == .popover ? .popover : .inline
    var place = ScreenPlace(
      .tip(tip.tip), .init(kind: kind, edge: tip.edge.flatMap { .init(rawValue: $0.rawValue) }),
      at: position, action: tip.action)
    place.key = ScreenPlace.Key(node: node.id, tip: tip.tip.id)
    place.elementsAbove = elements.count
    place.isBehind = isBehind
    place.isAllowed = tip.isWanted
    pending.append((place, tip.anchor?.id, tip.edge))
  }

  /// Adds the tips behind a sheet: those in line stay, popovers leave.
  private mutating func addBehind(_ node: ViewNode, _ front: ViewNode) {
    if node === front || node.isCovered { return }
    if node.role == .tip { add(tipOf: node, isBehind: true) }
    for child in node.children { addBehind(child, front) }
    for cover in node.covers { addBehind(cover.node, front) }
  }

  /// Sets the anchors, whose names are known when all elements are.
  private mutating func finishPlaces() {
    places = pending.map { pending in
      var place = pending.place
      if let anchor = pending.anchor {
        place.presentation.anchor = names[anchor]
      } else if let edge = pending.edge {
        // A tip in line points at its neighbour.
        let index = edge == .top || edge == .leading ? place.elementsAbove - 1 : place.elementsAbove
        if elements.indices.contains(index), !place.isBehind {
          place.presentation = .init(
            kind: .annotation, anchor: elements[index].name, edge: place.presentation.edge)
        }
      }
      return place
    }
    problems += places.compactMap { $0.refusal(elements: elements, platform: platform) }
  }
}
