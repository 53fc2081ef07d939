import TipViewTree

/// Controls that a tap opens (SwiftUI reference).
public struct Menu<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  var primary: (() -> Void)?

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a menu that a long press opens; a tap runs the action.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label)
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
    if isOpen.value { content._render(in: outer.child(.name("items"))) }
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

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a menu with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
