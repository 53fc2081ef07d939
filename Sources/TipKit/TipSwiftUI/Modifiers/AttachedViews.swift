import TipViewTree

// Views beside a view, each in its own place. Two overloads that take a colour make the compiler
// try all combinations along a chain of modifiers. So one overload takes styles and views, and the
// short names of styles belong to `StyleOrView`. A short name that an app adds to `ShapeStyle`
// needs the other overload, which the compiler avoids. It is variadic, so that it never gets a
// trailing closure. They return no `some View`, because an opaque type is one more thing to try.
extension View {
  /// Puts a view in front.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View { beside("overlay", content()) }

  /// Puts a view in front.
  public func overlay<Overlay: StyleOrView>(_ overlay: Overlay) -> ModifiedView<Self> {
    beside("overlay", overlay)
  }

  /// Puts a view in front.
  public func overlay(_ overlay: any View, alignment: Alignment) -> some View {
    beside("overlay", overlay)
  }

  /// Puts a view behind.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { beside("background", content()) }

  /// Puts a view behind.
  public func background<Background: StyleOrView>(_ background: Background) -> ModifiedView<Self> {
    beside("background", background)
  }

  /// Puts a view behind.
  public func background(_ background: any View, alignment: Alignment) -> some View {
    beside("background", background)
  }

  /// Puts a view at an edge.
  public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { beside("safeAreaInset", content()) }

  /// Puts a view at an edge.
  public func safeAreaInset<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { beside("safeAreaInset", content()) }

  /// Puts a view at the trailing edge while a binding is true.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { beside("inspector", isPresented.wrappedValue ? content() : nil) }

  /// Puts a bar at an edge.
  public func safeAreaBar<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { beside("safeAreaBar", content()) }

  /// Puts a view above the tab bar.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { beside("tabViewBottomAccessory", content()) }

  private func beside(_ name: String, _ other: any StyleOrView) -> ModifiedView<Self> {
    modified { view, context in
      view._render(in: context.child(.name("view")))
      guard !(other is any ShapeStyle) else { return }
      (other as? any View)?._render(in: context.child(.name(name)))
    }
  }

  /// Adds actions to a row, which are always on screen here.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View { beside("swipeActions", content()) }

  /// Adds actions to a row, which are always on screen here.
  ///
  /// The closure is not called, because nothing hides them.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content, onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View { beside("swipeActions", content()) }

  /// Adds a menu that a long press opens, without its preview.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview = { EmptyView() }
  ) -> some View {
    let items = menuItems()
    return modified { view, context in
      let inner = context.child(.name("contextMenu"))
      let isOpen = inner.state(false)
      let nodes = inner.adding { view._render(in: inner) }
      let opener = nodes.first?.primary
      opener?.gestures.longPress = { isOpen.value.toggle() }
      inner.addItems(items, of: isOpen, openedBy: opener)
    }
  }
}
