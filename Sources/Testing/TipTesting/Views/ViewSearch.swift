import TipFoundation
import TipViewTree

/// Finds the view for a gesture, by its label or identifier.
@MainActor struct ViewSearch {
  /// The views in front, without those that a page or a tab covers.
  let nodes: [ViewNode]

  init(_ front: ViewNode) {
    nodes = front.visible
  }

  /// A view that was found, or why there is none.
  enum Result {
    case found(ViewNode)
    case failure(String)
  }

  /// Finds the one view with a label or an identifier on which a gesture works, such as `tap`.
  func find(_ label: String, _ gesture: String, where works: (ViewNode) -> Bool) -> Result {
    let named = nodes.filter { $0.identifier == label }
    let called = named.isEmpty ? nodes.filter { $0.name == label } : named
    // A button in a row has the same words as the row.
    let found = called.filter(works).innermost
    if found.count == 1 {
      guard found[0].isEnabled else {
        return .failure("\"\(label)\" is disabled: \(found[0].path). Enable it first.")
      }
      return .found(found[0])
    }
    if found.count > 1 {
      let paths = found.map(\.path).joined(separator: " | ")
      let inTips = found.count { node in nodes.contains { $0.role == .tip && node.isIn($0) } }
      let tips = "In a tip, call close(_:) for the × and tap(action:on:) for an action."
      let others = "Give each \(inTips > 0 ? "of the others " : "")an accessibilityIdentifier."
      let hints = (inTips > 0 ? [tips] : []) + (inTips < found.count ? [others] : [])
      return .failure(
        "\(found.count) are called \"\(label)\": \(paths). \(hints.joined(separator: " "))")
    }
    let others = nodes.filter(works).compactMap { $0.identifier ?? $0.name }
    let known = others.isEmpty ? "Nothing on screen does." : "There is \(Self.list(others))."
    if let other = called.first {
      return .failure(
        "Cannot \(gesture) \"\(label)\": \(other.path) does not respond to it. \(known)")
    }
    let suggestion = NearestName.of(label, in: others).map { near in
      let path = nodes.first { ($0.identifier ?? $0.name) == near }?.path ?? ""
      return "Did you mean \"\(near)\" (\(path))?"
    }
    return .failure("Nothing called \"\(label)\" is on screen. \(suggestion ?? known)")
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }
}

extension [ViewNode] {
  /// Those that contain none of the others.
  @MainActor fileprivate var innermost: [ViewNode] {
    filter { node in !contains { other in other !== node && other.isIn(node) } }
  }
}

extension ViewNode {
  func isIn(_ outer: ViewNode) -> Bool {
    var node = parent
    while let inner = node {
      if inner === outer { return true }
      node = inner.parent
    }
    return false
  }

  /// The node and those in it, except those that a page or a tab covers.
  var visible: [ViewNode] {
    isCovered ? [] : [self] + children.flatMap(\.visible)
  }

  /// The words on screen, one text a line, with those of tips.
  var screenLines: [String] {
    if isCovered || isHidden { return [] }
    if let words { return words.isEmpty ? [] : [words] }
    return children.flatMap(\.screenLines)
  }

  /// The views as a list, each below the one that contains it.
  func outline(_ depth: Int = 0) -> [String] {
    if isCovered { return [] }
    var line = String(repeating: "  ", count: depth) + kind
    if role != .container, let name { line += " \"\(name)\"" }
    if let identifier { line += " #\(identifier)" }
    if let tip { line += " \(tip.tip.id)" }
    if let value { line += " = \(value)" }
    if !isEnabled { line += " (disabled)" }
    let inner = role == .control ? [] : children.flatMap { $0.outline(depth + 1) }
    let over = covers.flatMap { cover in
      let title = cover.title.isEmpty ? "" : " \"\(cover.title)\""
      return ["\(String(repeating: "  ", count: depth + 1))\(cover.kind.rawValue)\(title)"]
        + cover.node.children.flatMap { $0.outline(depth + 2) }
    }
    return [line] + inner + over
  }
}
