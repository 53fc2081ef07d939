import TipViewTree

// Identifiers and tooltips of views, and parts beside a view.
extension View {
  /// Sets the identifier, by which tests find the view.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    changed { $0.identifier = identifier }
  }

  /// Shows a tooltip below the pointer.
  public func help(_ text: LocalizedStringKey) -> some View { help(Text(text)) }

  /// Shows a tooltip below the pointer.
  @_disfavoredOverload
  public func help(_ text: some TitleText) -> some View {
    changed(with: text._text) { $0.toolTip = $1 }
  }

  /// Returns the view with a change of its nodes by the words of a text, in the view's language.
  func changed(
    with text: Text, _ change: @escaping (ViewNode, String) -> Void
  ) -> some View {
    modified { view, context in
      let words = text.string(in: context.environment.locale)
      view.changed { change($0, words) }.render(in: context)
    }
  }

  /// Hides the view, which stays at its place.
  public func hidden() -> some View {
    changed { node in
      node.isHidden = true
      node.isEnabled = false
    }
  }

  /// Gives the view an identity, whose change makes it a different view.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    modified { view, context in view._render(in: context.child(.id(AnyHashable(id)))) }
  }

  /// Marks the view as a choice of a picker or a tab.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    modified { view, context in
      let nodes = context.adding { view._render(in: context) }
      for node in nodes { node.tag = AnyHashable(tag) }
    }
  }

  /// Sets the title of the page.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { titled(Text(title)) }

  /// Sets the title of the page.
  @_disfavoredOverload
  public func navigationTitle(_ title: some TitleText) -> some View { titled(title._text) }

  /// Sets the title of the page, which people cannot change here.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    titled(Text(verbatim: title.wrappedValue))
  }

  /// Hides the button that goes back to the page below, and lets no gesture go back.
  public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    changed { $0.holdsPage = hides }
  }

  /// Sets the line below the title of the page.
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    titled(Text(subtitle), "subtitle")
  }

  /// Sets the line below the title of the page.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: some TitleText) -> some View {
    titled(subtitle._text, "subtitle")
  }

  /// Sets the title of the page, as in the first version of SwiftUI.
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { titled(Text(title)) }

  /// Sets the title of the page, as in the first version of SwiftUI.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some TitleText, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { titled(title._text) }

  private func titled(_ title: Text, _ key: String = "title") -> some View {
    modified { view, context in
      title.changed { if key == "title" { $0.accessibility.addedTraits.insert(.header) } }
        .render(in: context.child(.name(key)))
      view._render(in: context)
    }
  }

  /// Sets controls in the bars around the view.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    bars(content())
  }

  /// Sets controls in the bars around the view.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    bars(content()._toolbarView)
  }

  /// Sets controls that people can move in the bars around the view.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    bars(content()._toolbarView)
  }

  /// Sets the menu of the page's title, which is always open here.
  public func toolbarTitleMenu<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { bars(content()) }

  private func bars<Content: View>(_ content: Content) -> some View {
    modified { view, context in
      content._render(in: context.child(.name("toolbar")).node(Toolbar.self))
      view._render(in: context)
    }
  }

  /// Sets controls in the navigation bar, as in the first version of SwiftUI.
  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      leading
      trailing
    }
  }

  /// Sets controls in the navigation bar, as in the first version of SwiftUI.
  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { trailing }
  }

  /// Sets controls in the navigation bar, as in the first version of SwiftUI.
  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { leading }
  }
}

/// The bars around a view.
private enum Toolbar {}
