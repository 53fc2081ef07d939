extension ViewNode {
  /// The names of the views around the node, from the outside.
  package var path: String {
    var names: [String] = []
    var node: ViewNode? = self
    while let inner = node {
      var name = inner.kind
      if inner.role != .container, let label = inner.name { name += " \"\(label)\"" }
      names.append(name)
      node = inner.parent
    }
    // The outermost node is the screen.
    names.removeLast()
    guard names.count > 12 else { return names.reversed().joined(separator: " > ") }
    let first = names.suffix(4).reversed()
    let last = names.prefix(7).reversed()
    return (first + ["…"] + last).joined(separator: " > ")
  }

  /// The label that people see or hear: the accessibility label, the words, or the image's name.
  package var name: String? { reading().name }

  /// The words in the node without tips at popovers, one text a line.
  package var lines: [String] { reading().lines }

  /// What people read in a node.
  package struct Reading {
    /// The words, one text a line.
    package fileprivate(set) var lines: [String] = []
    /// The label that people see or hear.
    package fileprivate(set) var name: String?
  }

  /// Returns what people read in the node, from one visit of each node in it.
  ///
  /// - Parameter note: Called with each node in it and what people read there.
  /// - Returns: What people read.
  package func reading(noting note: (ViewNode, Reading) -> Void = { _, _ in }) -> Reading {
    var reading = Reading()
    var firstName: String?
    for child in children {
      let inner = child.reading(noting: note)
      if child.role == .tip { continue }
      if words == nil { reading.lines += inner.lines }
      firstName = firstName ?? inner.name
    }
    if let words, !words.isEmpty { reading.lines = [words] }
    if isHidden { reading.lines = [] }
    let words = reading.lines.joined(separator: " ")
    if let label {
      reading.name = label
    } else if words.isEmpty {
      reading.name = symbol ?? firstName
    } else {
      reading.name = words
    }
    note(self, reading)
    return reading
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
  package var all: [ViewNode] { all { _ in true } }

  /// Returns the node and the nodes in it for which a condition holds, in order, without those in a
  /// node for which it does not hold.
  package func all(where isPart: (ViewNode) -> Bool) -> [ViewNode] {
    var nodes: [ViewNode] = []
    append(to: &nodes, where: isPart)
    return nodes
  }

  private func append(to nodes: inout [ViewNode], where isPart: (ViewNode) -> Bool) {
    guard isPart(self) else { return }
    nodes.append(self)
    for child in children { child.append(to: &nodes, where: isPart) }
  }

  /// The node that stands for the view: for a view of the app's own, the one in its body.
  package var primary: ViewNode {
    guard role == .container, words == nil, gestures.tap == nil, children.count == 1 else {
      return self
    }
    return children[0].primary
  }
}
