extension ViewNode {
  /// The names of the views around the node, from the outside.
  package var path: String {
    var names: [String] = []
    var node: ViewNode? = self
    while let inner = node {
      let name = inner.role == .container ? "" : inner.name.map { " \"\($0)\"" } ?? ""
      names.append(inner.kind + name)
      node = inner.parent
    }
    // The outermost node is the screen.
    names.removeLast()
    guard names.count > 12 else { return names.reversed().joined(separator: " > ") }
    let (first, last) = (names.suffix(4).reversed(), names.prefix(7).reversed())
    return (first + ["…"] + last).joined(separator: " > ")
  }

  /// The label that people see or hear: the accessibility label, the words, or the image's name.
  package var name: String? {
    if let label { return label }
    let words = lines.joined(separator: " ")
    if !words.isEmpty { return words }
    return symbol ?? children.lazy.compactMap { $0.role == .tip ? nil : $0.name }.first
  }

  /// The words in the node, one text a line; those of tips at popovers do not count.
  package var lines: [String] {
    if isHidden { return [] }
    if let words { return words.isEmpty ? [] : [words] }
    return children.flatMap { $0.role == .tip ? [] : $0.lines }
  }

  /// Returns the value that the view stands for among choices: its tag, or the identity of its row.
  package func choice<Value>(_ type: Value.Type) -> Value? {
    all.lazy.compactMap { $0.tag?.base as? Value }.first ?? row?.base as? Value
  }

  /// The views in the node that are choices, each once.
  package var choices: [ViewNode] {
    children.flatMap { $0.tag == nil && $0.row == nil ? $0.choices : [$0] }
  }

  /// The node and all nodes in it, in order.
  package var all: [ViewNode] {
    var nodes: [ViewNode] = []
    visit { nodes.append($0) }
    return nodes
  }

  private func visit(_ action: (ViewNode) -> Void) {
    action(self)
    for child in children { child.visit(action) }
  }

  /// The nodes that stand for the view: for a view of the app's own, those in its body.
  package var primary: [ViewNode] {
    role == .container && words == nil && gestures.tap == nil && children.count == 1
      ? children[0].primary : [self]
  }
}
