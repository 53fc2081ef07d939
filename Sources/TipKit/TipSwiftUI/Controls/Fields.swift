import TipViewTree

/// A field for text (SwiftUI reference).
public struct TextField<Label: View>: PrimitiveView {
  let text: Binding<String>
  let label: Label
  var submit: (() -> Void)?

  package func render(in context: ViewContext) {
    let styled = TextField<TextFieldStyleLabel>(text: text, label: .init(label), submit: submit)
    if context.addLook(styled) { return }
    let inner = context.field(TextField<EmptyView>.self, text, isSecure: false)
    if let submit { inner.node.gestures.submit = submit }
    label._render(in: inner)
  }
}

extension TextField {
  /// Creates a field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title, and a prompt or a direction to grow in.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) { self.init(text: text, label: Text(title).orPrompt(prompt)) }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) { self.init(text: text, label: Text(title).orPrompt(prompt)) }

  /// Creates a field with a title and a place for a selection, which stays empty here.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(text: text, label: Text(title).orPrompt(prompt)) }

  /// Creates a field with a title, as in the first version of SwiftUI.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: Text(title))
    submit = onCommit
  }

  /// Creates a field for a value, which ignores a text that does not parse.
  public init<F: ParseableFormatStyle>(
    _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.formatted(format), label: Text(title).orPrompt(prompt))
  }

  /// Creates a field for a value, which ignores a text that does not parse.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: value.formatted(format), label: Text(title).orPrompt(prompt))
  }
}

extension Binding {
  /// Returns the value as a text.
  ///
  /// Setting a text that is not a value changes nothing.
  fileprivate func formatted<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String>(
      get: { format.format(wrappedValue) },
      set: { words in
        guard let parsed = try? format.parseStrategy.parse(words) else { return }
        wrappedValue = parsed
      })
  }
}

/// A field for a secret text (SwiftUI reference).
public struct SecureField<Label: View>: PrimitiveView {
  let text: Binding<String>
  let label: Label

  package func render(in context: ViewContext) {
    label._render(in: context.field(SecureField<EmptyView>.self, text, isSecure: true))
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, label: Text(title).orPrompt(prompt))
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, label: Text(title).orPrompt(prompt))
  }
}

extension Text {
  /// Returns the title of a field, or the prompt of a field whose title is empty.
  ///
  /// People see and hear the prompt there. Apple does not document it.
  fileprivate func orPrompt(_ prompt: Text?) -> Text {
    guard string.isEmpty, let prompt else { return self }
    return prompt
  }
}

/// A field for long text (SwiftUI reference).
public struct TextEditor: PrimitiveView {
  let text: Binding<String>

  /// Creates a field.
  public init(text: Binding<String>) { self.text = text }

  package func render(in context: ViewContext) {
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
