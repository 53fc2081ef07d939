import TipViewTree

/// Pages of which a tap on a label in the tab bar chooses one (SwiftUI reference).
public struct TabView<Selection: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<Selection>?
  let content: Content

  /// Creates pages whose choice a binding has.
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  package func render(in context: ViewContext) {
    let outer = context.node(TabView<Int, EmptyView>.self)
    let chosen = outer.state(0)
    // Their tags tell which page is chosen, and only that one runs.
    let tags = LiveHierarchy.rendered(in: context.environment) { context in
      pages(in: context, running: nil).map(\.tag)
    }
    let index =
      selection.flatMap { selection in
        tags.firstIndex { $0?.base as? Selection == selection.wrappedValue }
      } ?? min(chosen.value, max(0, tags.count - 1))
    let nodes = pages(in: outer.apart("pages"), running: index)
    for (position, node) in nodes.enumerated() {
      let isChosen = position == index
      if !isChosen { node.cover() }
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

  /// Returns the pages, of which one at most runs.
  private func pages(in context: ViewContext, running index: Int?) -> [ViewNode] {
    var context = context
    context.pages = RunningPage(parent: context.node, index: index)
    content._render(in: context)
    return context.node.children
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

  package func render(in context: ViewContext) {
    let inner = context.node(Tab<Int, EmptyView, EmptyView>.self) { $0.tag = value }
    content._render(in: inner)
    inner.node.tab = inner.tab(label)
  }
}

extension Tab where Label == TipSwiftUI.Label<Text, Image> {
  /// Creates a page with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(nil, TipSwiftUI.Label(title, systemImage: systemImage), content)
  }

  /// Creates a page with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(nil, TipSwiftUI.Label(title, systemImage: systemImage), content)
  }

  /// Creates a page with a title and a symbol, for a value of the choice.
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(AnyHashable(value), TipSwiftUI.Label(title, systemImage: systemImage), content)
  }

  /// Creates a page with a title and a symbol, for a value of the choice.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(AnyHashable(value), TipSwiftUI.Label(title, systemImage: systemImage), content)
  }

  /// Creates a page with a title and an image of the app's assets, for a value of the choice.
  public init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(AnyHashable(value), TipSwiftUI.Label(title, image: image), content)
  }

  /// Creates a page of the system's, such as the search.
  public init(role: TabRole, @ViewBuilder content: () -> Content) where Value == Never {
    self.init(nil, TipSwiftUI.Label("Search", systemImage: "magnifyingglass"), content)
  }

  /// Creates a page of the system's, such as the search, for a value of the choice.
  public init(
    value: Value, role: TabRole, @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(
      AnyHashable(value), TipSwiftUI.Label("Search", systemImage: "magnifyingglass"), content)
  }
}

extension Tab {
  /// Creates a page with a label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never { self.init(nil, label(), content) }

  /// Creates a page with a label, for a value of the choice.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value: Hashable { self.init(AnyHashable(value), label(), content) }

  private init(_ value: AnyHashable?, _ label: Label, _ content: () -> Content) {
    self.init(value: value, content: content(), label: label)
  }
}

/// Pages below one title, which are pages like all others here (SwiftUI reference).
public struct TabSection<Content: View>: PrimitiveView {
  let content: Content

  /// Creates pages with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates pages with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View) {
    self.content = content()
  }

  package func render(in context: ViewContext) {
    content._render(in: context.child(.name("TabSection")))
  }
}

extension View {
  /// Sets the label of the page in the tab bar.
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
    var apart = apart("tab")
    apart.pages = nil
    let node = ViewNode("Tab", .control, id: ObjectIdentifier(apart.scope))
    label._render(in: apart)
    for child in apart.node.children { node.append(child) }
    return node
  }
}
