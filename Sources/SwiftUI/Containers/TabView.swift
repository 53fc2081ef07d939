import TipViewTree

/// Pages of which a tab bar chooses one (SwiftUI reference); a tap on a tab's label chooses it.
public struct TabView<Selection: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<Selection>?
  let content: Content

  /// Creates pages whose choice a binding has.
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public func _render(in context: ViewContext) {
    let outer = context.node(TabView<Int, EmptyView>.self)
    let chosen = outer.scope.keep { StateBox(0, context.hierarchy.news) }
    // Pages are found by a pass that is thrown away; then the chosen one is added.
    let pages = outer.apart("pages")
    content._render(in: pages)
    let nodes = pages.node.children
    let index =
      selection.flatMap { selection in
        nodes.firstIndex { $0.tag?.base as? Selection == selection.wrappedValue }
      } ?? min(chosen.value, max(0, nodes.count - 1))
    for (position, node) in nodes.enumerated() {
      let isChosen = position == index
      if !isChosen { for inner in node.all { inner.isCovered = true } }
      outer.node.append(node)
      guard let tab = node.tab else { continue }
      tab.gestures.tap = { [selection] in
        if let selection, let tag = node.tag?.base as? Selection {
          selection.wrappedValue = tag
        } else {
          chosen.value = position
        }
      }
      tab.value = isChosen ? "selected" : nil
      outer.node.append(tab)
    }
  }
}

extension TabView where Selection == Int {
  /// Creates pages.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// A page of a tab view with its label (SwiftUI reference).
public struct Tab<Value, Content: View, Label: View>: PrimitiveView {
  let value: AnyHashable?
  let content: Content
  let label: Label

  public func _render(in context: ViewContext) {
    let inner = context.node(Tab<Int, EmptyView, EmptyView>.self) { $0.tag = value }
    content._render(in: inner)
    inner.node.tab = inner.tab(label)
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// Creates a page with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(), label: SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension Tab where Value: Hashable, Label == SwiftUI.Label<Text, Image> {
  /// Creates a page with a title and a symbol, for a value of the choice.
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), content: content(),
      label: SwiftUI.Label(title, systemImage: systemImage))
  }
}

extension View {
  /// Sets the label of the page in the tab bar; it runs.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    let label = label()
    return modified { view, context in
      let inner = context.child(.name("tabItem"))
      let nodes = inner.adding { view._render(in: inner) }
      nodes.first?.tab = inner.tab(label)
    }
  }
}

extension ViewContext {
  /// Returns the node of a tab's label.
  fileprivate func tab(_ label: some View) -> ViewNode {
    let apart = apart("tab")
    let node = ViewNode("Tab", .control, id: ObjectIdentifier(apart.scope))
    label._render(in: apart)
    for child in apart.node.children { node.append(child) }
    return node
  }
}
