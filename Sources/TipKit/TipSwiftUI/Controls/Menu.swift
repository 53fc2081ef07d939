import TipViewTree

/// Controls that a tap opens (SwiftUI reference).
public struct Menu<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  var primary: (() -> Void)?

  /// Creates a menu; one with an action opens at a long press, and a tap runs the action.
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
    let isOpen = outer.state(false)
    label._render(
      in: outer.node(Menu<EmptyView, EmptyView>.self, .control) { node in
        node.value = isOpen.value ? "open" : nil
        let open = { isOpen.value.toggle() }
        node.gestures.tap = primary ?? open
        if primary != nil { node.gestures.longPress = open }
      })
    outer.addItems(content, of: isOpen)
  }
}

extension ViewContext {
  /// Adds the items of a menu while it is open; a choice closes it.
  func addItems(_ items: some View, of isOpen: StateBox<Bool>) {
    guard isOpen.value else { return }
    let nodes = adding { items._render(in: child(.name("items"))) }.flatMap(\.all)
    // A menu in the menu opens instead.
    nodes.filter { $0.kind != "Menu" }.close { isOpen.value = false }
  }
}

extension [ViewNode] {
  /// Closes the menu or dialog of the controls, before a choice of one of them acts.
  @MainActor func close(_ close: @escaping () -> Void) {
    func closing(_ action: @escaping () -> Void) -> () -> Void {
      {
        close()
        action()
      }
    }
    for node in self {
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
