import TipViewTree

/// The progress of something (SwiftUI reference).
public struct ProgressView<Label: View>: PrimitiveView {
  let label: Label
  let value: Double?
  var valueLabel: AnyView?

  package func render(in context: ViewContext) {
    let inner = context.node(ProgressView<EmptyView>.self) { $0.value = value.map { "\($0)" } }
    let styled = ProgressViewStyleConfiguration(
      fractionCompleted: value, label: .init(label), currentValueLabel: valueLabel.map { .init($0) }
    )
    if inner.addLook(styled) { return }
    label._render(in: inner.child(.name("label")))
    valueLabel?._render(in: inner.child(.name("value")))
  }
}

extension ProgressView {
  /// Creates progress of unknown length.
  public init() where Label == EmptyView { self.init(label: EmptyView(), value: nil) }

  /// Creates progress up to a total.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1
  ) where Label == EmptyView {
    self.init(label: EmptyView(), value: value.map { Double($0) / Double(total) })
  }

  /// Creates progress of unknown length with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(label: label(), value: nil) }

  /// Creates progress up to a total with a label, which may have one for the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> (some View)? = { EmptyView?.none }
  ) {
    self.init(
      label: label(), value: value.map { Double($0) / Double(total) },
      valueLabel: currentValueLabel().map { AnyView($0) })
  }

  /// Creates progress with a title.
  public init(_ title: LocalizedStringKey) where Label == Text {
    self.init(label: Text(title), value: nil)
  }

  /// Creates progress with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) where Label == Text {
    self.init(label: Text(title), value: nil)
  }

  /// Creates progress up to a total with a title.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1
  ) where Label == Text {
    self.init(label: Text(title), value: value.map { Double($0) / Double(total) })
  }

  /// Creates progress up to a total with a title.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) where Label == Text {
    self.init(label: Text(title), value: value.map { Double($0) / Double(total) })
  }
}
