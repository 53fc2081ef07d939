import TipFoundation
import TipViewTree

/// Finds the view for a gesture, by its label or identifier.
@MainActor struct ViewSearch {
  /// The views in front, without those that a page or a tab covers.
  let nodes: [ViewNode]
  /// The labels of the views, by their identities.
  private var names: [ObjectIdentifier: String] = [:]

  init(_ fronts: [ViewNode]) {
    nodes = fronts.flatMap(\.visible)
    var names: [ObjectIdentifier: String] = [:]
    for front in fronts { _ = front.reading { names[ObjectIdentifier($0)] = $1.name } }
    self.names = names
  }

  private func name(of node: ViewNode) -> String? { names[ObjectIdentifier(node)] }

  /// Why a label does not find one view.
  struct Failure: Error, ExpressibleByStringInterpolation {
    let words: String

    init(stringLiteral words: String) { self.words = words }
  }

  /// Finds the one view with a label or an identifier on which a gesture works, such as `tap`.
  func find(
    _ label: String, _ gesture: String, where works: (ViewNode) -> Bool
  ) -> Result<ViewNode, Failure> {
    var called = nodes.filter { $0.identifier == label }
    if called.isEmpty { called = nodes.filter { name(of: $0) == label } }
    // A button in a row has the same words as the row. What does nothing itself is a part of
    // something that does.
    let working = called.filter(works)
    let found = working.isEmpty ? around(called, where: works) : working.innermost
    if found.count == 1 {
      guard found[0].isEnabled else {
        return .failure("\"\(label)\" is disabled: \(found[0].path). Enable it first.")
      }
      return .success(found[0])
    }
    if found.count > 1 {
      let paths = found.map(\.path).joined(separator: " | ")
      let hint = hint(toDistinguish: found, label)
      return .failure("\(found.count) are called \"\(label)\": \(paths). \(hint)")
    }
    let responding = nodes.filter(works)
    let others = responding.compactMap { $0.identifier ?? name(of: $0) }
    var hint = "Nothing on screen does."
    if !others.isEmpty { hint = "There is \(Self.list(others))." }
    if let other = called.innermost.first {
      return .failure(
        "Cannot \(gesture) \"\(label)\": \(other.path) does not respond to it. \(hint)")
    }
    guard !others.isEmpty else { return .failure("Nothing called \"\(label)\" is on screen.") }
    if let near = NearestName.of(label, in: others) {
      hint = suggestion(of: near, in: responding)
    }
    return .failure("Nothing called \"\(label)\" is on screen. \(hint)")
  }

  /// Returns the question about a similar name, with the path of its view.
  ///
  /// The view is one of those on which the gesture works. A screen with one button is called as the
  /// button is, and the path of a screen is empty.
  private func suggestion(of near: String, in views: [ViewNode]) -> String {
    let path = views.first { ($0.identifier ?? name(of: $0)) == near }?.path ?? ""
    if path.isEmpty { return "Did you mean \"\(near)\"?" }
    return "Did you mean \"\(near)\" (\(path))?"
  }

  /// Returns how a test can name one of several views with the same label.
  private func hint(toDistinguish found: [ViewNode], _ label: String) -> String {
    let inTips = found.count { node in nodes.contains { $0.role == .tip && node.isIn($0) } }
    let tips = "In a tip, call close(_:) for the × and tap(action:on:) for an action."
    if inTips == found.count { return tips }
    if inTips > 0 { return "\(tips) Give each of the others an accessibilityIdentifier." }
    guard let row = nameOfRow(of: found, label) else {
      return "Give each an accessibilityIdentifier."
    }
    return "Say which row, such as screen.row(\"\(row)\"), or give each an accessibilityIdentifier."
  }

  // MARK: - Rows

  /// Finds the views of the one row that contains a label or an identifier.
  func row(_ label: String) -> Result<[ViewNode], Failure> {
    let rows = rows
    let having = rows.filter { row in
      row.flatMap(\.visible).contains { $0.identifier == label || name(of: $0) == label }
    }
    // A row in a row has the same words as that.
    let found = having.filter { row in
      !having.contains { other in other[0] !== row[0] && row.contains { other[0].isIn($0) } }
    }
    if found.count == 1 { return .success(found[0]) }
    guard found.isEmpty else {
      let paths = found.map { $0[0].path }.joined(separator: " | ")
      return .failure(
        """
        \(found.count) rows contain "\(label)": \(paths). Name a view that one of them has, or give \
        each row an accessibilityIdentifier.
        """)
    }
    let names = rows.compactMap { $0[0].identifier ?? name(of: $0[0]) }
    let known = names.isEmpty ? "There are no rows." : "The rows are \(Self.list(names))."
    return .failure("No row on screen contains \"\(label)\". \(known)")
  }

  /// The rows: the views of one element of a `ForEach`, and the other views of a list or form.
  private var rows: [[ViewNode]] {
    var rows: [[ViewNode]] = []
    for node in nodes {
      let isList = ["List", "Form", "Section"].contains(node.kind)
      var previous: ViewNode?
      for child in node.children where !child.isCovered && child.role != .tip {
        if let row = child.row, row == previous?.row {
          rows[rows.count - 1].append(child)
        } else if child.row != nil || isList && child.kind != "Section" {
          rows.append([child])
        }
        previous = child
      }
    }
    return rows
  }

  /// Returns the innermost views around some others on which a gesture works.
  private func around(_ inner: [ViewNode], where works: (ViewNode) -> Bool) -> [ViewNode] {
    let outer = nodes.filter { node in works(node) && inner.contains { $0.isIn(node) } }
    return outer.innermost
  }

  /// Returns a name in the row of the first view, or nil unless each view is in a separate row.
  private func nameOfRow(of found: [ViewNode], _ label: String) -> String? {
    let around = found.map { node in
      rows.last { $0.contains { $0 === node || node.isIn($0) } }
    }
    let names = around.compactMap { row in
      row?.flatMap(\.visible).filter { $0.role != .container }
        .compactMap { $0.identifier ?? name(of: $0) }.first { $0 != label }
    }
    guard Set(names).count == found.count else { return nil }
    return names[0]
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    guard names.count > 12 else { return shown }
    return "\(shown) and \(names.count - 12) more"
  }
}

extension [ViewNode] {
  /// Those that contain none of the others.
  @MainActor fileprivate var innermost: [ViewNode] {
    filter { node in !contains { other in other !== node && other.isIn(node) } }
  }
}

extension ViewNode {
  func isIn(_ outer: ViewNode) -> Bool { isInside { $0 === outer } }

  func isInside(_ isOuter: (ViewNode) -> Bool) -> Bool {
    var node = parent
    while let inner = node {
      if isOuter(inner) { return true }
      node = inner.parent
    }
    return false
  }

  /// The node and those in it, except those that a page or a tab covers.
  var visible: [ViewNode] { all { !$0.isCovered } }

  /// The words on screen, also the tips' words, one text a line.
  var screenLines: [String] {
    let shown = all { !$0.isCovered && !$0.isHidden && $0.parent?.words == nil }
    return shown.compactMap(\.words).filter { !$0.isEmpty }
  }

  /// The views as a list, each below the one that contains it.
  func outline(_ depth: Int = 0) -> [String] {
    if isCovered { return [] }
    var line = String(repeating: "  ", count: depth) + kind
    if role != .container, let name { line += " \"\(name)\"" }
    if let identifier { line += " #\(identifier)" }
    if let tip { line += " \(tip.tip.id)" }
    if let value { line += " = \(value)" }
    // The views in a control have no lines.
    let parts = role == .control ? all : [self]
    if let toolTip = parts.lazy.compactMap(\.toolTip).first { line += " help \"\(toolTip)\"" }
    if !isEnabled { line += " (disabled)" }
    var lines = [line]
    if role != .control { lines += children.flatMap { $0.outline(depth + 1) } }
    for cover in covers {
      var heading = String(repeating: "  ", count: depth + 1) + cover.kind.rawValue
      if !cover.title.isEmpty { heading += " \"\(cover.title)\"" }
      if let message = cover.message?.nonEmpty { heading += " message \"\(message)\"" }
      lines.append(heading)
      lines += cover.node.children.flatMap { $0.outline(depth + 2) }
    }
    return lines
  }
}
