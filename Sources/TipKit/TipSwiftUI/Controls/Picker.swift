import TipViewTree

/// A choice (SwiftUI reference).
public struct Picker<Label: View, Selection: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<Selection>
  let content: Content
  let label: Label

  /// Creates a choice of options, each of which has a tag or is a row of a `ForEach`.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  package func render(in context: ViewContext) {
    let inner = context.node(Picker<EmptyView, Int, EmptyView>.self, .control)
    label._render(in: inner.child(.name("label")))
    // The options are not on screen until the picker opens. In a menu they are among its items.
    let options = inner.apart("options")
    content._render(in: options)
    let node = inner.node
    let selection = selection
    for option in options.node.choices {
      guard let tag = option.choice(Selection.self) else { continue }
      let name = option.name ?? "\(tag)"
      let isChosen = tag == selection.wrappedValue
      let choose = { selection.wrappedValue = tag }
      if isChosen { node.value = name }
      node.gestures.options.append((name, choose))
      guard context.environment.isInMenu else { continue }
      option.value = isChosen ? "selected" : nil
      option.gestures.tap = choose
      context.node.append(option)
    }
  }
}

extension Picker where Label == Text {
  /// Creates a choice with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Creates a choice with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == TipSwiftUI.Label<Text, Image> {
  /// Creates a choice with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TipSwiftUI.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a choice with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      TipSwiftUI.Label(title, systemImage: systemImage)
    }
  }
}

extension Picker {
  /// Creates a choice with a label, as in the first version of SwiftUI.
  public init(
    selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { label } }
}
