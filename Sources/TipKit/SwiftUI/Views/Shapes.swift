// Shapes: here empty views, and the forms of backgrounds. Nothing is drawn.

/// A shape, or one that is filled or outlined (SwiftUI reference).
nonisolated public protocol ShapeView: View {}

/// A shape (SwiftUI reference); one of the app's own is an empty view, too.
nonisolated public protocol Shape: ShapeView, Sendable {
  /// Returns the outline in a rectangle; here it is not called.
  func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller (SwiftUI reference).
nonisolated public protocol InsettableShape: Shape {}

extension Shape {
  @MainActor public func _render(in context: ViewContext) { _ = context.node(Self.self) }
}

extension Shape where Body == Never {
  /// Not called: the shape adds itself to a pass.
  @MainActor public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension NotedView: ShapeView where Content: ShapeView {}

extension ShapeView {
  /// Fills the shape; here it stays as it is.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> NotedView<Self> { noted(content) }

  /// Draws the outline of the shape; here it stays as it is.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> NotedView<Self> { noted(content, lineWidth) }

  /// Draws the outline of the shape; here it stays as it is.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> NotedView<Self> {
    noted(content, style)
  }

  /// Draws the outline of the shape inside of it; here it stays as it is.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> NotedView<Self> { noted(content, lineWidth) }

  /// Draws the outline of the shape inside of it; here it stays as it is.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> NotedView<Self> {
    noted(content, style)
  }
}

// Shapes made of a shape; here each stays as it is.
extension Shape {
  /// Returns the outline of the shape.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  /// Returns the outline of the shape.
  public func stroke(style: StrokeStyle) -> some Shape { self }
  /// Returns a part of the shape.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
  /// Returns the shape turned.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
  /// Returns the shape in a size.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { self }
}

extension InsettableShape {
  /// Returns the shape made smaller; here it stays as it is.
  public func inset(by amount: CGFloat) -> some InsettableShape { self }
}

/// A rectangle (SwiftUI reference).
public struct Rectangle: InsettableShape {
  public init() {}
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners (SwiftUI reference).
public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The radii of corners (SwiftUI reference).
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// A rectangle with corners of different radii (SwiftUI reference).
public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A circle (SwiftUI reference).
public struct Circle: InsettableShape {
  public init() {}
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// An ellipse (SwiftUI reference).
public struct Ellipse: InsettableShape {
  public init() {}
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// A capsule (SwiftUI reference).
public struct Capsule: InsettableShape {
  public init(style: RoundedCornerStyle = .continuous) {}
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The shape of the container (SwiftUI reference).
public struct ContainerRelativeShape: InsettableShape {
  public init() {}
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with the corners of the container (SwiftUI reference).
public struct ConcentricRectangle: InsettableShape {
  public init() {}
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A shape of any type (SwiftUI reference).
public struct AnyShape: Shape {
  private let make: @Sendable (CGRect) -> Path

  public init<S: Shape>(_ shape: S) { make = { shape.path(in: $0) } }
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { make(rect) }
}

/// The form of round corners (SwiftUI reference).
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// How a shape is filled (SwiftUI reference).
public struct FillStyle: Hashable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// How an outline is drawn (SwiftUI reference).
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var dash: [CGFloat]

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) { (self.lineWidth, self.dash) = (lineWidth, dash) }
}

/// The end of a line (Core Graphics reference).
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// The corner of a line (Core Graphics reference).
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
