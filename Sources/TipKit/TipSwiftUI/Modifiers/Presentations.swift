import TipViewTree

// Presentations over the screen. Closing one by a gesture changes the binding, as in SwiftUI.
extension View {
  /// Presents a sheet while a binding is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { cover(.sheet, isPresented, onDismiss, content) }

  /// Presents a sheet while a binding has an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { cover(.sheet, item, onDismiss, content) }

  /// Covers the screen while a binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { cover(.fullScreenCover, isPresented, onDismiss, content) }

  /// Covers the screen while a binding has an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { cover(.fullScreenCover, item, onDismiss, content) }

  /// Presents a popover while a binding is true.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { cover(.popover, isPresented, nil, content) }

  /// Presents a popover while a binding has an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { cover(.popover, item, nil, content) }

  /// Lets no gesture close the sheet that contains the view, or does.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    changed { $0.holdsSheet = isDisabled }
  }

  private func cover<Item: Identifiable, Content: View>(
    _ kind: ViewCover.Kind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    cover(kind, item.isPresent(), onDismiss) {
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
      inner.addEditMode()
      content()._render(in: inner)
      // If the view adds no node, the parent presents it.
      (nodes.first ?? outer.node).covers.append(ViewCover(kind, inner.node, dismiss: dismiss))
    }
  }
}

/// Reports that a cover was closed.
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

extension Binding {
  /// Returns a binding to whether there is an item.
  ///
  /// Setting false removes the item.
  func isPresent<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
