// Effects that move and turn a view. Nothing is drawn: the view is unchanged.

/// An effect on the place of a view (SwiftUI reference); here it is not called.
@MainActor @preconcurrency public protocol GeometryEffect: Animatable, ViewModifier {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> Content { content }
}

/// How an effect moves and turns a view (SwiftUI reference).
public struct ProjectionTransform: Equatable, Sendable {
  public init() {}
  public init(_ transform: CGAffineTransform) {}
}

/// A movement, a turn or a scale (Core Graphics reference).
public struct CGAffineTransform: Equatable, Sendable {
  public static let identity = CGAffineTransform()
  public init() {}
  public init(translationX: CGFloat, y: CGFloat) {}
  public init(rotationAngle: CGFloat) {}
  public init(scaleX: CGFloat, y: CGFloat) {}
  public func translatedBy(x: CGFloat, y: CGFloat) -> Self { self }
  public func rotated(by angle: CGFloat) -> Self { self }
  public func scaledBy(x: CGFloat, y: CGFloat) -> Self { self }
}

/// Views whose glass flows together (SwiftUI reference); they run.
public struct GlassEffectContainer<Content: View>: ContainerView {
  let content: Content

  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
