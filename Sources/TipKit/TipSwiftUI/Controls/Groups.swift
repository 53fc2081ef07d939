import TipViewTree

/// Views that a tap shows (SwiftUI reference).
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  let isExpanded: Binding<Bool>?

  package func render(in context: ViewContext) {
    let outer = context.child(.name("DisclosureGroup"))
    let isExpanded = isExpanded ?? outer.state(false).binding
    let styled = DisclosureGroupStyleConfiguration(
      label: .init(label), content: .init(content), isExpanded: isExpanded)
    if outer.addLook(styled) { return }
    label._render(
      in: outer.node(DisclosureGroup<EmptyView, EmptyView>.self, .control) { node in
        node.value = isExpanded.wrappedValue ? "expanded" : "collapsed"
        node.gestures.tap = { isExpanded.wrappedValue.toggle() }
      })
    if isExpanded.wrappedValue { content._render(in: outer.child(.name("content"))) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title, whose state a binding may have.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(label: Text(title), content: content(), isExpanded: isExpanded) }
}

extension DisclosureGroup {
  /// Creates a group with a label, whose state a binding may have.
  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), content: content(), isExpanded: isExpanded) }
}

/// Views in a box with a label (SwiftUI reference).
public struct GroupBox<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content

  /// Creates a box, which may have a label.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label = { EmptyView() }
  ) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a label, as in the first version of SwiftUI.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content) { label }
  }

  /// Creates a box with a title.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) where Label == Text { self.init(content: content) { Text(title) } }

  /// Creates a box with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content
  ) where Label == Text { self.init(content: content) { Text(title) } }

  package func render(in context: ViewContext) {
    let inner = context.node(GroupBox<EmptyView, EmptyView>.self)
    let styled = GroupBoxStyleConfiguration(label: .init(label), content: .init(content))
    if inner.addLook(styled) { return }
    label._render(in: inner.child(.name("label")))
    content._render(in: inner.child(.name("content")))
  }
}

/// A value with a label (SwiftUI reference).
public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content

  /// Creates a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a value with a title.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) where Label == Text { self.init(content: content) { Text(title) } }

  /// Creates a value with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content
  ) where Label == Text { self.init(content: content) { Text(title) } }

  /// Creates a text with a title.
  public init(
    _ title: LocalizedStringKey, value: some StringProtocol
  ) where Label == Text, Content == Text {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates a text with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, value: some StringProtocol
  ) where Label == Text, Content == Text {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates a formatted value with a title.
  public init<F: FormatStyle>(
    _ title: LocalizedStringKey, value: F.FormatInput, format: F
  ) where Label == Text, Content == Text, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }

  package func render(in context: ViewContext) {
    let inner = context.node(LabeledContent<EmptyView, EmptyView>.self)
    let styled = LabeledContentStyleConfiguration(label: .init(label), content: .init(content))
    if inner.addLook(styled) { return }
    label._render(in: inner.child(.name("label")))
    content._render(in: inner.child(.name("content")))
  }
}
