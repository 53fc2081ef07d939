public import TipViewTree

// The values that tips are made of, as views.

extension Text: View, PrimitiveView, ScreenContent {
  package func render(in context: ViewContext) {
    let words = string(in: context.environment.locale)
    _ = context.node(Self.self, .content) { $0.words = words }
  }
}

extension Image: View, PrimitiveView, ScreenContent {
  package func render(in context: ViewContext) {
    _ = context.node(Self.self, .content) { node in
      node.symbol = name
      let locale = context.environment.locale
      node.label = label?.string(in: locale)
      if kind == .asset {
        node.accessibility.imageLabel = Text(LocalizedStringKey(name)).string(in: locale)
      }
      node.isHidden = isDecorative
    }
  }
}

extension Color: View, PrimitiveView, ScreenContent {
  package func render(in context: ViewContext) { _ = context.node(Self.self) }
}

/// A flexible space, which is nothing here (SwiftUI reference).
public struct Spacer: PrimitiveView {
  /// Creates a space.
  nonisolated public init(minLength: CGFloat? = nil) {}

  package func render(in context: ViewContext) {}
}

/// A line between views (SwiftUI reference).
public struct Divider: PrimitiveView {
  /// Creates a line.
  nonisolated public init() {}

  package func render(in context: ViewContext) { _ = context.node(Self.self) }
}

/// A title with an image (SwiftUI reference).
public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon

  /// Creates a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  package func render(in context: ViewContext) {
    let styled = LabelStyleConfiguration(title: .init(title), icon: .init(icon))
    let inner = context.node(Label<EmptyView, EmptyView>.self)
    if inner.addLook(styled) { return }
    icon._render(in: inner.child(.name("icon")))
    title._render(in: inner.child(.name("title")))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with an image of the app's assets.
  public init(_ title: LocalizedStringKey, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Creates a label with an image of the app's assets.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Creates a label with an image of the app's assets.
  public init(_ title: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}
