import TipViewTree

/// A switch, which a tap turns (SwiftUI reference).
public struct Toggle<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label

  /// Creates a switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  package func render(in context: ViewContext) {
    let isOn = isOn
    let styled = ToggleStyleConfiguration(label: .init(label), isOn: isOn)
    if context.addLook(styled) { return }
    label._render(
      in: context.node(Toggle<EmptyView>.self, .control) { node in
        node.value = isOn.wrappedValue ? "on" : "off"
        node.accessibility.trait = .toggle
        node.gestures.tap = { isOn.wrappedValue.toggle() }
      })
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a switch with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == TipSwiftUI.Label<Text, Image> {
  /// Creates a switch with a title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TipSwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a switch with a title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { TipSwiftUI.Label(title, systemImage: systemImage) }
  }
}
