// Sizes: every view has the size of a phone here.

/// The size and the guides of a view (SwiftUI reference).
///
/// No closure gets them here, because nothing is laid out.
public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public var width: CGFloat { GeometryProxy().size.width }
  /// The height in points.
  public var height: CGFloat { GeometryProxy().size.height }

  /// The position of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { .zero }
  /// The position of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { .zero }
  /// The position that the app has set for a guide, which is always nil here.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// The position that the app has set for a guide, which is always nil here.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

extension View {
  /// Calls an action with a value of the view's geometry.
  ///
  /// Here it is called once, with the geometry of a phone.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    onAppear { action(transform(GeometryProxy())) }
  }

  /// Calls an action with a value of the view's geometry.
  ///
  /// Here it is called once, with the geometry of a phone.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { action($0, $0) }
  }

  /// Calls an action when the view is scrolled into sight, which is at once here.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { onAppear { action(true) } }
}
