import TipViewTree

/// A number that changes by steps (SwiftUI reference).
public struct Stepper<Label: View>: PrimitiveView {
  let label: Label
  let adjust: (Int) -> Void
  let value: String?

  package func render(in context: ViewContext) {
    label._render(
      in: context.node(Stepper<EmptyView>.self, .control) { node in
        node.value = value
        node.gestures.adjust = adjust
      })
  }
}

extension Stepper {
  /// Creates a stepper with a label, whose steps run actions.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), nil) { isUp in
      if isUp { onIncrement?() } else { onDecrement?() }
    }
  }

  /// Creates a stepper with a label.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), value, bounds, step) }

  private init<Value: Strideable>(
    _ label: Label, _ value: Binding<Value>, _ bounds: ClosedRange<Value>?, _ step: Value.Stride
  ) {
    self.init(label, "\(value.wrappedValue)") { isUp in
      let next = value.wrappedValue.advanced(by: isUp ? step : 0 - step)
      if bounds?.contains(next) ?? true { value.wrappedValue = next }
    }
  }

  private init(_ label: Label, _ value: String?, _ step: @escaping (_ isUp: Bool) -> Void) {
    self.init(
      label: label,
      adjust: { steps in
        for _ in 0..<min(1000, steps.magnitude) { step(steps > 0) }
      }, value: value)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), value, bounds, step) }

  /// Creates a stepper with a title.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), value, bounds, step) }

  /// Creates a stepper with a title, whose steps run actions.
  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

/// A value in a range (SwiftUI reference).
public struct Slider<Label: View>: PrimitiveView {
  let label: Label
  let value: String
  let adjust: (Int) -> Void

  package func render(in context: ViewContext) {
    label._render(
      in: context.node(Slider<EmptyView>.self, .control) { node in
        node.value = value
        node.gestures.adjust = adjust
      })
  }
}

extension Slider {
  /// Creates a slider with a label.
  ///
  /// The labels of the ends are not on screen here.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(label(), value, bounds, step)
  }

  private init<Value: BinaryFloatingPoint>(
    _ label: Label, _ value: Binding<Value>, _ bounds: ClosedRange<Value>, _ step: Value?
  ) {
    let step = step ?? (bounds.upperBound - bounds.lowerBound) / 10
    self.init(label: label, value: "\(value.wrappedValue)") { steps in
      let next = value.wrappedValue + step * Value(steps)
      value.wrappedValue = min(bounds.upperBound, max(bounds.lowerBound, next))
    }
  }
}

extension Slider where Label == EmptyView {
  /// Creates a slider.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(EmptyView(), value, bounds, step)
  }
}

/// A value in a range that people read (SwiftUI reference).
public struct Gauge<Label: View>: PrimitiveView {
  let label: Label
  let value: String
  let valueLabel: AnyView

  /// Creates a gauge, which may have a label of the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {
    self.label = label()
    self.value = "\(value)"
    valueLabel = AnyView(currentValueLabel())
  }

  package func render(in context: ViewContext) {
    let inner = context.node(Gauge<EmptyView>.self) { $0.value = value }
    label._render(in: inner.child(.name("label")))
    valueLabel._render(in: inner.child(.name("value")))
  }
}
