import TipViewTree

/// The title of a page, an alert or a dialog: a text, or a string.
public protocol TitleText {
  /// The title as a text.
  var _text: Text { get }
}

extension String: TitleText {
  /// The title as a text.
  public var _text: Text { Text(verbatim: self) }
}

extension Substring: TitleText {
  /// The title as a text.
  public var _text: Text { Text(verbatim: String(self)) }
}

extension Text: TitleText {
  /// The title as a text.
  public var _text: Text { self }
}

extension View {
  /// Presents an alert while a binding is true.
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View { dialog(.alert, Text(title), isPresented, actions, message) }

  /// Presents an alert while a binding is true.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ title: some TitleText, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View { dialog(.alert, title._text, isPresented, actions, message) }

  /// Presents an alert about a value while a binding is true.
  public func alert<Value, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View { dialog(.alert, Text(title), isPresented, data, actions, message) }

  /// Presents an alert about a value while a binding is true.
  public func alert<Value, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View { dialog(.alert, Text(title), isPresented, data, actions) { _ in EmptyView() } }

  /// Presents an alert about a value while a binding is true.
  @_disfavoredOverload
  public func alert<Value, Actions: View, Message: View>(
    _ title: some TitleText, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View { dialog(.alert, title._text, isPresented, data, actions, message) }

  /// Presents an alert about a value while a binding is true.
  @_disfavoredOverload
  public func alert<Value, Actions: View>(
    _ title: some TitleText, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View { dialog(.alert, title._text, isPresented, data, actions) { _ in EmptyView() } }

  /// Presents an alert about an error while a binding is true.
  public func alert<E: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    dialog(.alert, Text(verbatim: error?.errorDescription ?? ""), isPresented, actions) {
      if let words = error?.recoverySuggestion { Text(words) }
    }
  }

  /// Presents an alert about an error, with a message, while a binding is true.
  public func alert<E: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> Actions,
    @ViewBuilder message: @escaping (E) -> Message
  ) -> some View {
    let title = Text(verbatim: error?.errorDescription ?? "")
    return dialog(.alert, title, isPresented, error, actions, message)
  }

  /// Presents choices while a binding is true.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View { dialog(.confirmationDialog, Text(title), isPresented, actions, message) }

  /// Presents choices while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: some TitleText, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> some View { dialog(.confirmationDialog, title._text, isPresented, actions, message) }

  /// Presents choices for a value while a binding is true.
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    dialog(.confirmationDialog, Text(title), isPresented, data, actions, message)
  }

  /// Presents choices for a value while a binding is true.
  public func confirmationDialog<Value, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    dialog(.confirmationDialog, Text(title), isPresented, data, actions) { _ in EmptyView() }
  }

  /// Presents choices for a value while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ title: some TitleText, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    dialog(.confirmationDialog, title._text, isPresented, data, actions, message)
  }

  /// Presents choices for a value while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<Value, Actions: View>(
    _ title: some TitleText, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions
  ) -> some View {
    dialog(.confirmationDialog, title._text, isPresented, data, actions) { _ in EmptyView() }
  }

  func dialog<Value, Actions: View, Message: View>(
    _ kind: ViewCover.Kind, _ title: Text, _ isPresented: Binding<Bool>, _ data: Value?,
    _ actions: @escaping (Value) -> Actions, _ message: @escaping (Value) -> Message
  ) -> some View {
    dialog(kind, title, isPresented) {
      if let data { actions(data) }
    } _: {
      if let data { message(data) }
    }
  }

  private func dialog<Actions: View, Message: View>(
    _ kind: ViewCover.Kind, _ title: Text, _ isPresented: Binding<Bool>,
    @ViewBuilder _ actions: @escaping () -> Actions,
    @ViewBuilder _ message: @escaping () -> Message
  ) -> some View {
    modified { view, context in
      let outer = context.child(.name(kind.rawValue))
      let nodes = outer.adding { view._render(in: outer) }
      let node = nodes.first ?? outer.node
      @MainActor func cover(in outer: ViewContext) -> ViewCover {
        let inner = outer.apart(kind.rawValue)
        actions()._render(in: inner)
        if kind == .confirmationDialog {
          // The system adds a button that cancels.
          let hasCancel = inner.node.all.contains { $0.buttonRole == ButtonRole.cancel.name }
          if !hasCancel { Button(role: .cancel) {}._render(in: inner.child(.name("cancel"))) }
          inner.node.all.close { isPresented.wrappedValue = false }
        }
        outer.environment.dialogSuppression?._render(in: inner.child(.name("suppression")))
        let messages = outer.apart("message")
        message()._render(in: messages)
        var cover = ViewCover(kind, inner.node) { isPresented.wrappedValue = false }
        cover.title = title.string(in: outer.environment.locale)
        let words = messages.node.lines.joined(separator: "\n")
        cover.message = words.isEmpty ? nil : words
        cover.isCaution = outer.environment.dialogSeverity == .critical
        return cover
      }
      if isPresented.wrappedValue {
        node.covers.append(cover(in: outer))
      } else {
        let environment = outer.environment
        node.possibleCovers.append { LiveHierarchy.rendered(in: environment, cover) }
      }
    }
  }
}

// MARK: - The first version of SwiftUI

extension View {
  /// Presents an alert while a binding is true, as in the first version of SwiftUI.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    simple(.alert, isPresented, content)
  }

  /// Presents an alert while a binding has an item, as in the first version of SwiftUI.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    simple(.alert, item.isPresent()) {
      item.wrappedValue.map(content) ?? Alert(title: Text(verbatim: ""))
    }
  }

  /// Presents choices while a binding is true, as in the first version of SwiftUI.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    simple(.confirmationDialog, isPresented) { content().alert }
  }

  private func simple(
    _ kind: ViewCover.Kind, _ isPresented: Binding<Bool>,
    _ content: @escaping () -> Alert
  ) -> some View {
    modified { view, context in
      let alert = content()
      view.dialog(kind, alert.title, isPresented) {
        ForEach(Array(alert.buttons.enumerated()), id: \.offset) { _, button in
          Button(role: button.role, action: button.action) { button.label }
        }
      } _: {
        alert.message
      }._render(in: context)
    }
  }
}

/// An alert, as in the first version of SwiftUI.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    /// Returns a button.
    public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button { Button(label: label, role: nil, action: action ?? {}) }

    /// Returns a button that cancels.
    public static func cancel(
      _ label: Text = Text("Cancel"), action: (@MainActor () -> Void)? = {}
    ) -> Button { Button(label: label, role: .cancel, action: action ?? {}) }

    /// Returns a button that destroys data.
    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = {}
    ) -> Button { Button(label: label, role: .destructive, action: action ?? {}) }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]
}

extension Alert {
  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.init(
      title: title, message: message, buttons: [dismissButton ?? .default(Text("OK"))])
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }
}

/// Choices, as in the first version of SwiftUI.
public struct ActionSheet {
  /// A button of the choices.
  public typealias Button = Alert.Button

  let alert: Alert

  /// Creates choices.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    alert = Alert(title: title, message: message, buttons: buttons)
  }
}
