import TipViewTree

/// A part of a list or form, with a header and a footer (SwiftUI reference).
public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
  let header: Parent
  let content: Content
  let footer: Footer

  /// Creates a section, which may have a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  package func render(in context: ViewContext) {
    let inner = context.node(Self.self)
    header.changed { $0.accessibility.addedTraits.insert(.header) }
      .render(in: inner.child(.name("header")))
    content._render(in: inner.child(.name("content")))
    footer._render(in: inner.child(.name("footer")))
  }
}

extension Section {
  /// Creates a section with a header, as in the first version of SwiftUI.
  public init(
    header: Parent, footer: Footer = EmptyView(), @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { header }, footer: { footer })
  }

  /// Creates a section with a footer, as in the first version of SwiftUI.
  public init(
    footer: Footer, @ViewBuilder content: () -> Content
  ) where Parent == EmptyView { self.init(content: content, footer: { footer }) }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}
