import TipViewTree

/// Controls that a tap opens (SwiftUI reference).
public struct Menu<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  var primary: (() -> Void)?

  /// Creates a menu.
  ///
  /// A menu with an action opens at a long press, and a tap runs the action.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: (() -> Void)? = nil
  ) {
    self.label = label()
    self.content = content()
    primary = primaryAction
  }

  package func render(in context: ViewContext) {
    let outer = context.child(.name("Menu"))
    let styled = MenuStyleConfiguration(
      label: .init(label), content: .init(content), primary: primary)
    if outer.addLook(styled) { return }
    let isOpen = outer.state(false)
    let inner = outer.node(Menu<EmptyView, EmptyView>.self, .control) { node in
      node.value = isOpen.value ? "open" : nil
      let open = { isOpen.value.toggle() }
      node.gestures.tap = primary ?? open
      if primary != nil { node.gestures.longPress = open }
    }
    label._render(in: inner)
    outer.addItems(content, of: isOpen, openedBy: inner.node)
  }
}

extension ViewContext {
  /// Adds the items of a menu while it is open.
  ///
  /// A choice closes it, and so does a tap outside.
  func addItems(_ items: some View, of isOpen: StateBox<Bool>, openedBy opener: ViewNode?) {
    guard isOpen.value else { return }
    let close = { isOpen.value = false }
    var inner = node(MenuItems.self) { $0.menu = OpenMenu(of: opener, close: close) }
    inner.environment.isInMenu = true
    items._render(in: inner)
    // A menu in the menu opens instead.
    inner.node.all.filter { $0.kind != "Menu" }.close(close)
  }
}

/// The items of an open menu.
private enum MenuItems {}

extension EnvironmentValues {
  /// Whether the view is an item of an open menu.
  var isInMenu: Bool {
    get { named(false) }
    set { name(newValue) }
  }
}

extension View {
  /// Sets whether a choice closes the menu.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    modified { view, context in
      let nodes = context.adding { view._render(in: context) }
      for node in nodes.flatMap(\.all) { node.holdsMenu = behavior == .disabled }
    }
  }
}

extension [ViewNode] {
  /// Closes the menu or dialog of the controls, before a choice of one of them acts.
  @MainActor func close(_ close: @escaping () -> Void) {
    for node in self {
      func closing(_ action: @escaping () -> Void) -> () -> Void {
        { [weak node] in
          if node?.holdsMenu != true { close() }
          action()
        }
      }
      node.gestures.tap = node.gestures.tap.map(closing)
      node.gestures.options = node.gestures.options.map { ($0.label, closing($0.choose)) }
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == TipSwiftUI.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TipSwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { TipSwiftUI.Label(title, systemImage: systemImage) }
  }
}
