// Drawings: an outline only knows the points that it was made of, and nothing is drawn.

/// An outline (SwiftUI reference).
public struct Path: Shape, Equatable {
  public private(set) var points: [CGPoint] = []

  public init() {}
  public init(_ rect: CGRect) { addRect(rect) }
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addRect(rect) }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public var currentPoint: CGPoint? { points.last }
  public var isEmpty: Bool { points.isEmpty }

  /// The smallest rectangle around the points.
  public var boundingRect: CGRect {
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public mutating func move(to point: CGPoint) { points.append(point) }
  public mutating func addLine(to point: CGPoint) { points.append(point) }
  public mutating func addLines(_ lines: [CGPoint]) { points += lines }
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { points.append(point) }
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    points.append(point)
  }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) { points.append(center) }
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    points.append(tangent2End)
  }
  public mutating func addRect(_ rect: CGRect) {
    points += [
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }
  public mutating func addPath(_ path: Path) { points += path.points }
  public mutating func closeSubpath() {}

  public func path(in rect: CGRect) -> Path { self }
}

/// A canvas for a drawing (SwiftUI reference).
public struct GraphicsContext {
  /// How something is filled.
  public struct Shading {
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func style(_ style: some ShapeStyle) -> Shading { Shading() }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading { Shading() }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading { Shading() }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle()
    ) -> Shading { Shading() }
  }

  public var opacity = 1.0
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect) {}
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func rotate(by angle: Angle) {}
}

/// The form of round corners (SwiftUI reference).
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// The radii of corners (SwiftUI reference).
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

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
  ) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}

/// The end of a line (Core Graphics reference).
public enum CGLineCap: Int32, Sendable { case butt, round, square }
/// The corner of a line (Core Graphics reference).
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
