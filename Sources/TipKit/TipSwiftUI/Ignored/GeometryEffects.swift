// Effects that move and turn a view. Nothing is drawn: the view is unchanged.

/// An effect on the place of a view, which is not called here (SwiftUI reference).
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> Content { content }
}

/// How an effect moves and turns a view (SwiftUI reference).
public struct ProjectionTransform: Equatable, Sendable {
  public init() {}
  public init(_ transform: TipCoreGraphics.CGAffineTransform) {}
}

/// Views whose glass flows together (SwiftUI reference).
public struct GlassEffectContainer<Content: View>: ContainerView {
  let content: Content

  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
