package import TipViewTree

/// The position in a hierarchy at which a view is added to a pass, with its environment.
@MainActor public struct ViewContext {
  package let hierarchy: LiveHierarchy
  package let scope: ViewScope
  /// The parent of the nodes that are added.
  package let node: ViewNode
  package var environment: EnvironmentValues
  /// Whether the position is on screen, and not covered by a pushed page or another tab.
  package var isActive = true
  /// The number of the app's views around it.
  package var depth = 0
  /// The pages around the position, of which one runs, or nil where all views run.
  var pages: RunningPage?

  package init(_ hierarchy: LiveHierarchy, _ scope: ViewScope, _ node: ViewNode) {
    self.hierarchy = hierarchy
    self.scope = scope
    self.node = node
    environment = EnvironmentValues()
    environment.systemOpen = { [weak hierarchy] url in hierarchy?.open(url) }
    addEditMode()
  }

  /// Gives the views here a separate mode of editing.
  mutating func addEditMode() {
    environment.editMode = child(.name("editMode")).state(EditMode.inactive).binding
  }

  private init(_ context: ViewContext, _ scope: ViewScope, _ node: ViewNode) {
    hierarchy = context.hierarchy
    self.scope = scope
    self.node = node
    environment = context.environment
    isActive = context.isActive
    depth = context.depth
    pages = context.pages
  }

  /// Returns the position with a key below this one.
  package func child(_ key: ViewScope.Key) -> ViewContext {
    ViewContext(self, scope.child(key, hierarchy.generation), node)
  }

  /// Returns the position in a view of the app's own, unless views are nested too deeply.
  func view(_ type: any View.Type) -> ViewContext? {
    var inner = child(.type(ObjectIdentifier(type)))
    inner.depth += 1
    guard inner.depth <= LiveHierarchy.maximalDepth else {
      hierarchy.noteRecursion(at: node)
      return nil
    }
    return ViewContext(inner, inner.scope, inner.added(Self.names.name(of: type), .container))
  }

  /// Adds a node, and returns the position in it.
  package func node(
    _ type: Any.Type, _ role: ViewNode.Role = .container, _ change: (ViewNode) -> Void = { _ in }
  ) -> ViewContext {
    let inner = child(.type(ObjectIdentifier(type)))
    let node = inner.added(Self.names.name(of: type), role)
    change(node)
    return ViewContext(inner, inner.scope, node)
  }

  /// Returns the position in a node that is not in the tree, such as a sheet.
  package func apart(_ kind: String) -> ViewContext {
    let inner = child(.name(kind))
    let node = ViewNode(kind, .container, id: ObjectIdentifier(inner.scope))
    return ViewContext(inner, inner.scope, node)
  }

  /// Returns whether the views here run, and keeps their states if they do not.
  func runs() -> Bool {
    guard let pages, node !== pages.parent, !pages.isLast else { return true }
    hierarchy.leave(scope.keepAll(hierarchy.generation))
    return false
  }

  private func added(_ kind: String, _ role: ViewNode.Role) -> ViewNode {
    let new = ViewNode(kind, role, id: ObjectIdentifier(scope))
    new.isEnabled = environment.isEnabled
    new.isCovered = !isActive
    node.append(new)
    hierarchy.current = new
    return new
  }

  /// Returns a state that the position keeps.
  ///
  /// - Parameter initial: Its first value.
  /// - Returns: The state.
  func state<Value>(_ initial: Value) -> StateBox<Value> {
    scope.keep { StateBox(initial, hierarchy.news) }
  }

  /// Returns the nodes that an action adds here.
  package func adding(_ action: () -> Void) -> ArraySlice<ViewNode> {
    let count = node.children.count
    action()
    return node.children[count...]
  }

  private static let names = TypeNames()
}

/// The page of a tab view that runs: the bodies of the others do not, as on a device.
@MainActor struct RunningPage {
  /// The parent of all pages.
  let parent: ViewNode
  /// The position of the page, or nil when none runs.
  let index: Int?

  /// Whether the page that was added last is the one.
  var isLast: Bool { parent.children.count - 1 == index }
}

/// The names of types without modules and generic arguments, whose metadata is slow to read.
@MainActor private final class TypeNames {
  private var names: [ObjectIdentifier: String] = [:]

  func name(of type: Any.Type) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = String(String(describing: type).prefix { $0 != "<" })
    names[ObjectIdentifier(type)] = name
    return name
  }
}
