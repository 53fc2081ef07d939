/// A shape (SwiftUI reference); here it is an empty view, and a style of backgrounds.
@MainActor @preconcurrency public protocol Shape: View {}

extension Shape {
  public func _render(in context: ViewContext) { _ = context.node(Self.self) }

  /// Fills the shape; here it stays as it is.
  nonisolated public func fill<S: ShapeStyle>(_ content: S) -> some View { noted(content) }

  /// Draws the outline of the shape; here it stays as it is.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View { noted(content, lineWidth) }

  /// Draws the outline of the shape inside of it; here it stays as it is.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> some View { noted(content, lineWidth) }
}

extension Shape where Body == Never {
  /// Not called: the shape adds itself to a pass.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A rectangle (SwiftUI reference).
public struct Rectangle: Shape {
  nonisolated public init() {}
}

/// A rectangle with round corners (SwiftUI reference).
public struct RoundedRectangle: Shape {
  public let cornerSize: CGSize

  nonisolated public init(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { cornerSize = CGSize(width: cornerRadius, height: cornerRadius) }
}

/// A rectangle with corners of different radii (SwiftUI reference).
public struct UnevenRoundedRectangle: Shape {
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
}

/// A circle (SwiftUI reference).
public struct Circle: Shape {
  nonisolated public init() {}
}

/// An ellipse (SwiftUI reference).
public struct Ellipse: Shape {
  nonisolated public init() {}
}

/// A capsule (SwiftUI reference).
public struct Capsule: Shape {
  nonisolated public init(style: RoundedCornerStyle = .continuous) {}
}

/// The form of round corners (SwiftUI reference).
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with round corners.
  nonisolated public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == Circle {
  /// A circle.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  /// A capsule.
  nonisolated public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}
