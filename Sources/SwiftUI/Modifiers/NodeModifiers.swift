import TipViewTree

// What tests find a view by, and what people read of it.
extension View {
  /// Sets the label that VoiceOver reads; tests find the view by it.
  public func accessibilityLabel(_ label: Text) -> some View {
    let label = label.string
    return changed { $0.label = label }
  }

  /// Sets the label that VoiceOver reads; tests find the view by it.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the label that VoiceOver reads; tests find the view by it.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the identifier; tests find the view by it.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    changed { $0.identifier = identifier }
  }

  /// Hides the view from VoiceOver; its words do not count.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    changed { $0.isHidden = hidden }
  }

  /// Shows a tooltip below the pointer; it runs.
  public func help(_ text: Text) -> some View {
    let text = text.string
    return changed { $0.toolTip = text }
  }

  /// Shows a tooltip below the pointer; it runs.
  public func help(_ text: LocalizedStringKey) -> some View { help(Text(text)) }

  /// Shows a tooltip below the pointer; it runs.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View { help(Text(text)) }

  /// Hides the view; it stays at its place.
  public func hidden() -> some View {
    changed { node in
      node.isHidden = true
      node.isEnabled = false
    }
  }

  /// Gives the view an identity: with another one it is another view; it runs.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modified { view, context in view._render(in: context.child(.id(AnyHashable(id)))) }
  }

  /// Marks the view as a choice of a picker or a tab; it runs.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    modified { view, context in
      let nodes = context.adding { view._render(in: context) }
      for node in nodes { node.tag = AnyHashable(tag) }
    }
  }

  /// Sets the title of the page; it runs.
  public func navigationTitle(_ title: Text) -> some View {
    let title = title.string
    return titled(title)
  }

  /// Sets the title of the page; it runs.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { titled(title.string) }

  /// Sets the title of the page; it runs.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View { titled(String(title)) }

  /// Sets the title of the page, as in the first version of SwiftUI; it runs.
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { titled(title.string) }

  private func titled(_ title: String) -> some View {
    modified { view, context in
      _ = context.child(.name("title")).node(Text.self, .content) { $0.words = title }
      view._render(in: context)
    }
  }

  /// Sets controls in the bars around the view; it runs.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    bars(content())
  }

  /// Sets controls in the bars around the view; it runs.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    bars(content()._toolbarView)
  }

  private func bars<Content: View>(_ content: Content) -> some View {
    modified { view, context in
      content._render(in: context.child(.name("toolbar")).node(Toolbar.self))
      view._render(in: context)
    }
  }

  /// Sets controls in the navigation bar, as in the first version of SwiftUI; it runs.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      leading
      trailing
    }
  }

  /// Sets controls in the navigation bar, as in the first version of SwiftUI; it runs.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { trailing }
  }

  /// Sets controls in the navigation bar, as in the first version of SwiftUI; it runs.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { leading }
  }

  /// Puts a view in front; it runs.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    beside("overlay", content())
  }

  /// Puts a view in front; it runs.
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    beside("overlay", overlay)
  }

  /// Puts a view behind; it runs.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    beside("background", content())
  }

  /// Puts a view behind; it runs.
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    beside("background", background)
  }

  /// Puts a view at an edge; it runs.
  public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    beside("safeAreaInset", content())
  }

  private func beside<Other: View>(_ name: String, _ other: Other) -> some View {
    modified { view, context in
      view._render(in: context.child(.name("view")))
      other._render(in: context.child(.name(name)))
    }
  }

  /// Adds actions to a row; here a swipe shows them all the time.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View {
    beside("swipeActions", content())
  }

  /// Adds a menu that a long press opens; it runs.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    let items = menuItems()
    return modified { view, context in
      let isOpen = context.child(.name("contextMenu")).scope.keep {
        StateBox(false, context.hierarchy.news)
      }
      let inner = context.child(.name("contextMenu"))
      let nodes = inner.adding { view._render(in: inner) }
      nodes.flatMap(\.primary).first?.gestures.longPress = { isOpen.value.toggle() }
      if isOpen.value { items._render(in: inner.child(.name("items"))) }
    }
  }
}

/// The bars around a view.
private enum Toolbar {}
