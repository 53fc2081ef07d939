// Shapes: here empty views, and the forms of backgrounds. Nothing is drawn.

/// A shape, or one that is filled or outlined (SwiftUI reference).
nonisolated public protocol ShapeView: View {}

/// A shape (SwiftUI reference).
///
/// An app's own shape is an empty view, too.
nonisolated public protocol Shape: ShapeView, Sendable {
  /// Returns the outline in a rectangle.
  ///
  /// Here nothing calls it.
  func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller (SwiftUI reference).
nonisolated public protocol InsettableShape: Shape {}

extension Shape {
  /// Adds the shape to a pass.
  @MainActor public func _render(in context: ViewContext) { _ = context.node(Self.self) }
}

extension Shape where Body == Never {
  /// Not called: the shape adds itself to a pass.
  @MainActor public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension InsettableShape {
  /// Returns the rectangle as the outline.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle (SwiftUI reference).
public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public init() {}
}

/// A rectangle with round corners (SwiftUI reference).
public struct RoundedRectangle: InsettableShape {
  /// The size of the corners.
  public var cornerSize: CGSize

  /// Creates a rectangle with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }

  /// Creates a rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
}

/// A rectangle with corners of different radii (SwiftUI reference).
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii

  /// Creates a rectangle with corners of some radii.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  /// Creates a rectangle with corners of some radii.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }
}

/// A circle (SwiftUI reference).
public struct Circle: InsettableShape {
  /// Creates a circle.
  public init() {}
}

/// An ellipse (SwiftUI reference).
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public init() {}
}

/// A capsule (SwiftUI reference).
public struct Capsule: InsettableShape {
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}
}

/// The shape of the container (SwiftUI reference).
public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public init() {}
}

/// A rectangle with the corners of the container (SwiftUI reference).
public struct ConcentricRectangle: InsettableShape {
  /// Creates a rectangle.
  public init() {}
}

/// A shape of any type (SwiftUI reference).
public struct AnyShape: Shape {
  private let make: @Sendable (CGRect) -> Path

  /// Creates a shape from another.
  public init<S: Shape>(_ shape: S) { make = { shape.path(in: $0) } }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { make(rect) }
}
