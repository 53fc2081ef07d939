import TipViewTree

// What a view presents over the screen. Closing it by a gesture changes the binding, as in SwiftUI.
extension View {
  /// Presents a sheet while a binding is true; it runs.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    cover(.sheet, isPresented, onDismiss, content)
  }

  /// Presents a sheet while a binding has an item; it runs.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    cover(.sheet, item, onDismiss, content)
  }

  /// Covers the screen while a binding is true; it runs.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    cover(.fullScreenCover, isPresented, onDismiss, content)
  }

  /// Covers the screen while a binding has an item; it runs.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    cover(.fullScreenCover, item, onDismiss, content)
  }

  /// Presents a popover while a binding is true; it runs.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    cover(.popover, isPresented, nil, content)
  }

  /// Presents a popover while a binding has an item; it runs.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    cover(.popover, item, nil, content)
  }

  private func cover<Item: Identifiable, Content: View>(
    _ kind: ViewCover.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    let isPresented = Binding<Bool>(get: { item.wrappedValue != nil }) {
      if !$0 { item.wrappedValue = nil }
    }
    return cover(kind, isPresented, onDismiss) {
      if let value = item.wrappedValue { content(value).id(value.id) }
    }
  }

  private func cover<Content: View>(
    _ kind: ViewCover.Kind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    @ViewBuilder _ content: @escaping () -> Content
  ) -> some View {
    effect("onDismiss") {
      CoverEffect()
    } update: { effect in
      effect.onDismiss = onDismiss
      effect.isPresented = isPresented.wrappedValue
    }.modified { view, context in
      let outer = context.child(.name(kind.rawValue))
      let nodes = outer.adding { view._render(in: outer) }
      guard isPresented.wrappedValue else { return }
      let dismiss: @MainActor () -> Void = { isPresented.wrappedValue = false }
      var inner = outer.apart(kind.rawValue)
      inner.environment.dismiss = DismissAction(close: dismiss)
      inner.environment.isPresented = true
      inner.environment.pages = nil
      content()._render(in: inner)
      // Without a view of its own, what is around presents it.
      (nodes.first ?? outer.node).covers.append(ViewCover(kind, inner.node, dismiss: dismiss))
    }
  }
}

/// Tells that a cover was closed.
private final class CoverEffect: ViewEffect {
  var onDismiss: (() -> Void)?
  var isPresented = false
  private var wasPresented = false

  override func begin() { goOn() }

  override func goOn() {
    defer { wasPresented = isPresented }
    if wasPresented, !isPresented { onDismiss?() }
  }
}

// MARK: - Alerts

extension View {
  /// Presents an alert while a binding is true; it runs.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    dialog(.alert, title.string, isPresented, actions, message)
  }

  /// Presents an alert while a binding is true; it runs.
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    dialog(.alert, title.string, isPresented, actions) { EmptyView() }
  }

  /// Presents an alert while a binding is true; it runs.
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    dialog(.alert, title.string, isPresented, actions, message)
  }

  /// Presents an alert while a binding is true; it runs.
  public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    dialog(.alert, title.string, isPresented, actions) { EmptyView() }
  }

  /// Presents an alert while a binding is true; it runs.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    dialog(.alert, String(title), isPresented, actions, message)
  }

  /// Presents an alert while a binding is true; it runs.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    dialog(.alert, String(title), isPresented, actions) { EmptyView() }
  }

  /// Presents an alert about a value while a binding is true; it runs.
  public func alert<Value, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: @escaping (Value) -> Actions,
    @ViewBuilder message: @escaping (Value) -> Message
  ) -> some View {
    dialog(.alert, title.string, isPresented) {
      if let data { actions(data) }
    } _: {
      if let data { message(data) }
    }
  }

  /// Presents an alert while a binding is true, as in the first version of SwiftUI; it runs.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modified { view, context in
      let alert = content()
      view.dialog(.alert, alert.title.string, isPresented) {
        ForEach(Array(alert.buttons.enumerated()), id: \.offset) { _, button in
          Button(role: button.role, action: button.action) { button.label }
        }
      } _: {
        alert.message
      }._render(in: context)
    }
  }

  /// Presents choices while a binding is true; it runs.
  public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    dialog(.confirmationDialog, title.string, isPresented, actions) { EmptyView() }
  }

  /// Presents choices while a binding is true; it runs.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    dialog(.confirmationDialog, String(title), isPresented, actions) { EmptyView() }
  }

  /// Presents choices while a binding is true; it runs.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    dialog(.confirmationDialog, title.string, isPresented, actions, message)
  }

  private func dialog<Actions: View, Message: View>(
    _ kind: ViewCover.Kind, _ title: String, _ isPresented: Binding<Bool>,
    @ViewBuilder _ actions: @escaping () -> Actions,
    @ViewBuilder _ message: @escaping () -> Message
  ) -> some View {
    modified { view, context in
      let outer = context.child(.name(kind.rawValue))
      let nodes = outer.adding { view._render(in: outer) }
      guard isPresented.wrappedValue else { return }
      let inner = outer.apart(kind.rawValue)
      actions()._render(in: inner)
      let messages = outer.apart("message")
      message()._render(in: messages)
      var cover = ViewCover(kind, inner.node) { isPresented.wrappedValue = false }
      cover.title = title
      let words = messages.node.lines.joined(separator: "\n")
      cover.message = words.isEmpty ? nil : words
      (nodes.first ?? outer.node).covers.append(cover)
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

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Creates an alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}
