// Views that arrange others: here they keep the order, and have no positions.

/// Views from top to bottom (SwiftUI reference).
public struct VStack<Content: View>: ContainerView {
  let content: Content

  /// Creates a stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views from the leading to the trailing side (SwiftUI reference).
public struct HStack<Content: View>: ContainerView {
  let content: Content

  /// Creates a stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views from back to front (SwiftUI reference).
public struct ZStack<Content: View>: ContainerView {
  let content: Content

  /// Creates a stack.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Views from top to bottom, which all exist at once here (SwiftUI reference).
public struct LazyVStack<Content: View>: ContainerView {
  let content: Content

  /// Creates a stack.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views from the leading to the trailing side, all at once here (SwiftUI reference).
public struct LazyHStack<Content: View>: ContainerView {
  let content: Content

  /// Creates a stack.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views in columns, which all exist at once here (SwiftUI reference).
public struct LazyVGrid<Content: View>: ContainerView {
  let content: Content

  /// Creates a grid.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views in rows, which all exist at once here (SwiftUI reference).
public struct LazyHGrid<Content: View>: ContainerView {
  let content: Content

  /// Creates a grid.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views in rows and columns (SwiftUI reference).
public struct Grid<Content: View>: ContainerView {
  let content: Content

  /// Creates a grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// A row of a grid (SwiftUI reference).
public struct GridRow<Content: View>: ContainerView {
  let content: Content

  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Views that scroll, which are all on screen here (SwiftUI reference).
public struct ScrollView<Content: View>: ContainerView {
  let content: Content

  /// Creates a view that scrolls.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views that scroll by code, which are all on screen here (SwiftUI reference).
public struct ScrollViewReader<Content: View>: PrimitiveView {
  let content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  package func render(in context: ViewContext) {
    content(ScrollViewProxy())._render(in: context.node(Self.self))
  }
}

/// Scrolls by code (SwiftUI reference).
public struct ScrollViewProxy {
  /// Does nothing: everything is on screen.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Views that know their size, which is a phone's here (SwiftUI reference).
public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  package func render(in context: ViewContext) {
    content(GeometryProxy())._render(in: context.node(Self.self))
  }
}

/// A size, which is a phone's here (SwiftUI reference).
public struct GeometryProxy {
  /// The size in points.
  public var size: CGSize { CGSize(width: 390, height: 844) }
  /// The insets of the safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the rectangle of the view.
  public func frame(in space: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// A form (SwiftUI reference).
public struct Form<Content: View>: ContainerView {
  let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// The first of some views that fits (SwiftUI reference).
///
/// Here all are added.
public struct ViewThatFits<Content: View>: ContainerView {
  let content: Content

  /// Creates a choice.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// Several controls as one (SwiftUI reference).
public struct ControlGroup<Content: View>: ContainerView {
  let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
