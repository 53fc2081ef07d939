import TipViewTree

/// A switch (SwiftUI reference); a tap turns it.
public struct Toggle<Label: View>: PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label

  /// Creates a switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public func _render(in context: ViewContext) {
    let isOn = isOn
    label._render(
      in: context.node(Toggle<EmptyView>.self, .control) { node in
        node.value = isOn.wrappedValue ? "on" : "off"
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

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a switch with a title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// A field for text (SwiftUI reference).
public struct TextField<Label: View>: PrimitiveView {
  let text: Binding<String>
  let label: Label

  public func _render(in context: ViewContext) {
    label._render(in: context.field(TextField<EmptyView>.self, text, isSecure: false))
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }

  /// Creates a field with a title and a prompt.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, label: Text(title))
  }

  /// Creates a field with a title that grows.
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, label: Text(title))
  }
}

/// A field for a secret text (SwiftUI reference).
public struct SecureField<Label: View>: PrimitiveView {
  let text: Binding<String>
  let label: Label

  public func _render(in context: ViewContext) {
    label._render(in: context.field(SecureField<EmptyView>.self, text, isSecure: true))
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title.
  public init(_ title: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(title))
  }
}

/// A field for long text (SwiftUI reference).
public struct TextEditor: PrimitiveView {
  let text: Binding<String>

  /// Creates a field.
  public init(text: Binding<String>) { self.text = text }

  public func _render(in context: ViewContext) {
    _ = context.field(Self.self, text, isSecure: false)
  }
}

extension ViewContext {
  /// Adds a field for text.
  func field(_ type: Any.Type, _ text: Binding<String>, isSecure: Bool) -> ViewContext {
    let submit = environment.submit
    return node(type, .control) { node in
      let value = text.wrappedValue
      node.value = isSecure ? String(repeating: "•", count: value.count) : value
      node.gestures.enter = { text.wrappedValue = $0 }
      node.gestures.submit = submit
    }
  }
}

/// A choice (SwiftUI reference).
public struct Picker<Label: View, Selection: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<Selection>
  let content: Content
  let label: Label

  /// Creates a choice; each option has a tag, or is a row of a `ForEach`.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  public func _render(in context: ViewContext) {
    let inner = context.node(Picker<EmptyView, Int, EmptyView>.self, .control)
    label._render(in: inner.child(.name("label")))
    // The options are not on screen until the picker opens.
    let options = inner.apart("options")
    content._render(in: options)
    let (node, selection) = (inner.node, selection)
    for option in options.node.all {
      guard let tag = option.tag?.base as? Selection else { continue }
      let name = option.name ?? "\(tag)"
      if tag == selection.wrappedValue { node.value = name }
      node.gestures.options.append((name, { selection.wrappedValue = tag }))
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

/// A number that changes by steps (SwiftUI reference).
public struct Stepper<Label: View>: PrimitiveView {
  let label: Label
  let adjust: (Int) -> Void
  let value: String?

  public func _render(in context: ViewContext) {
    label._render(
      in: context.node(Stepper<EmptyView>.self, .control) { node in
        node.value = value
        node.gestures.adjust = adjust
      })
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1
  ) {
    self.init(
      label: Text(title),
      adjust: { steps in
        for _ in 0..<min(1000, steps.magnitude) {
          value.wrappedValue = value.wrappedValue.advanced(by: steps < 0 ? 0 - step : step)
        }
      }, value: "\(value.wrappedValue)")
  }

  /// Creates a stepper with a title, in a range.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(
      label: Text(title),
      adjust: { steps in
        for _ in 0..<min(1000, steps.magnitude) {
          let next = value.wrappedValue.advanced(by: steps < 0 ? 0 - step : step)
          if bounds.contains(next) { value.wrappedValue = next }
        }
      }, value: "\(value.wrappedValue)")
  }
}

/// A value in a range (SwiftUI reference).
public struct Slider<Label: View>: PrimitiveView {
  let label: Label
  let value: String
  let adjust: (Int) -> Void

  public func _render(in context: ViewContext) {
    label._render(
      in: context.node(Slider<EmptyView>.self, .control) { node in
        node.value = value
        node.gestures.adjust = adjust
      })
  }
}

extension Slider where Label == EmptyView {
  /// Creates a slider.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil
  ) where Value.Stride: BinaryFloatingPoint {
    let step = step ?? (bounds.upperBound - bounds.lowerBound) / 10
    self.init(label: EmptyView(), value: "\(value.wrappedValue)") { steps in
      let next = value.wrappedValue + step * Value(steps)
      value.wrappedValue = min(bounds.upperBound, max(bounds.lowerBound, next))
    }
  }
}

/// A date (SwiftUI reference); tests set the value behind it.
public struct DatePicker<Label: View>: PrimitiveView {
  let label: Label
  let selection: Binding<Date>

  public func _render(in context: ViewContext) {
    label._render(
      in: context.node(DatePicker<EmptyView>.self, .control) { node in
        node.value = selection.wrappedValue.formatted(.iso8601)
      })
  }
}

extension DatePicker where Label == Text {
  /// The parts of a date that people choose.
  public typealias Components = DatePickerComponents

  /// Creates a date with a title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(label: Text(title), selection: selection)
  }
}

/// The parts of a date that people choose (SwiftUI reference).
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time.
  public static let hourAndMinute = Self(rawValue: 1)
  /// The date.
  public static let date = Self(rawValue: 2)
}

/// Controls that a tap opens (SwiftUI reference).
public struct Menu<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public func _render(in context: ViewContext) {
    let outer = context.child(.name("Menu"))
    let isOpen = outer.scope.keep { StateBox(false, context.hierarchy.news) }
    label._render(
      in: outer.node(Menu<EmptyView, EmptyView>.self, .control) { node in
        node.value = isOpen.value ? "open" : nil
        node.gestures.tap = { isOpen.value.toggle() }
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
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// Views that a tap shows (SwiftUI reference).
public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  let isExpanded: Binding<Bool>?

  public func _render(in context: ViewContext) {
    let outer = context.child(.name("DisclosureGroup"))
    let isExpanded =
      isExpanded ?? outer.scope.keep { StateBox(false, context.hierarchy.news) }.binding
    label._render(
      in: outer.node(DisclosureGroup<EmptyView, EmptyView>.self, .control) { node in
        node.value = isExpanded.wrappedValue ? "expanded" : "collapsed"
        node.gestures.tap = { isExpanded.wrappedValue.toggle() }
      })
    if isExpanded.wrappedValue { content._render(in: outer.child(.name("content"))) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), isExpanded: nil)
  }

  /// Creates a group with a title, whose state a binding has.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), content: content(), isExpanded: isExpanded)
  }
}
