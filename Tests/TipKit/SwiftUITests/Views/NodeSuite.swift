import TipTesting
import TipViewTree

/// A hierarchy of nodes that a test makes.
final class NodeTree: ViewHierarchy, ScreenContent {
  private let root: ViewNode

  init(_ root: ViewNode) {
    self.root = root
    super.init()
  }

  override func render() -> ViewNode {
    news.rendering({}, onRefusal: {})
    return root
  }

  func _makeHierarchy() -> ViewHierarchy { self }
}

/// The identities and the calls that the nodes of a test share.
@MainActor final class NodeRecord {
  fileprivate final class Identity {}

  /// The identities of the nodes, kept so that no two are equal.
  fileprivate var identities: [Identity] = []
  /// The calls of gestures in order.
  var calls: [String] = []
}

/// A suite whose tests make nodes.
@MainActor protocol NodeSuite {
  var record: NodeRecord { get }
}

extension NodeSuite {
  /// Creates a container.
  func node(
    _ kind: String, words: String? = nil, _ children: ViewNode...,
    change: (ViewNode) -> Void = { _ in }
  ) -> ViewNode {
    node(kind, .container, words: words, children, change)
  }

  func node(
    _ kind: String, _ role: ViewNode.Role, words: String? = nil, _ children: [ViewNode] = [],
    _ change: (ViewNode) -> Void = { _ in }
  ) -> ViewNode {
    let identity = NodeRecord.Identity()
    record.identities.append(identity)
    let node = ViewNode(kind, role, id: ObjectIdentifier(identity))
    node.words = words
    for child in children { node.append(child) }
    change(node)
    return node
  }

  func text(_ words: String, change: (ViewNode) -> Void = { _ in }) -> ViewNode {
    node("Text", .content, words: words, [], change)
  }

  func icon(_ symbol: String, change: (ViewNode) -> Void = { _ in }) -> ViewNode {
    let icon = node("Image", .content)
    icon.symbol = symbol
    change(icon)
    return icon
  }

  /// Creates a button that notes its title, or another call.
  func button(
    _ title: String, calls call: String? = nil, change: (ViewNode) -> Void = { _ in }
  ) -> ViewNode {
    let button = node("Button", .control, words: title)
    button.gestures.tap = { [record] in record.calls.append(call ?? title) }
    change(button)
    return button
  }

  /// Shows nodes, of which a screen is the outermost one.
  func screen(_ nodes: ViewNode...) -> TipScreen { screen(nodes) }

  func screen(_ nodes: [ViewNode]) -> TipScreen {
    TipScreen(of: NodeTree(node("Screen", .container, nodes)))
  }
}
