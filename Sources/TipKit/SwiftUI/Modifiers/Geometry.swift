import TipViewTree

// Sizes: here every view has that of a phone.

/// The size and the guides of a view (SwiftUI reference); here those of a phone.
public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public var width: CGFloat { GeometryProxy().size.width }
  /// The height in points.
  public var height: CGFloat { GeometryProxy().size.height }

  /// The position of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide {
    case .leading: 0
    case .trailing: width
    default: width / 2
    }
  }

  /// The position of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .top: 0
    case .bottom: height
    default: height / 2
    }
  }

  /// The position that the app has set for a guide; here nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// The position that the app has set for a guide; here nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// A guide of an app's own (SwiftUI reference).
public protocol AlignmentID {
  /// Returns the position in a view.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
  /// Creates a guide of the app's own.
  public init(_ id: any AlignmentID.Type) { self.init(name: "\(id)") }
}

extension VerticalAlignment {
  /// Creates a guide of the app's own.
  public init(_ id: any AlignmentID.Type) { self.init(name: "\(id)") }
}

extension View {
  /// Calls an action with a value of the view's geometry; it runs once, with that of a phone.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    onAppear { action(transform(GeometryProxy())) }
  }

  /// Calls an action with a value of the view's geometry; it runs once, with that of a phone.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    onAppear {
      let value = transform(GeometryProxy())
      action(value, value)
    }
  }

  /// Calls an action when the view is scrolled; not called here.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { noted() }

  /// Calls an action when the view is scrolled into sight; here it is in sight at once.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { onAppear { action(true) } }

  /// Calls an action when scrolling begins and ends; not called here.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> some View { noted() }
}

/// Where a view is scrolled to (SwiftUI reference); here at its beginning.
public struct ScrollGeometry: Equatable, Sendable {
  /// The position.
  public var contentOffset: CGPoint { .zero }
  /// The size of the content.
  public var contentSize: CGSize { GeometryProxy().size }
  /// The size of the view.
  public var containerSize: CGSize { GeometryProxy().size }
  /// The insets of the content.
  public var contentInsets: EdgeInsets { EdgeInsets() }
}

/// Whether a view scrolls (SwiftUI reference).
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating

  /// Whether it scrolls.
  public var isScrolling: Bool { self != .idle }
}
