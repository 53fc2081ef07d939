/// An outline (SwiftUI reference); here it only knows the points that it was made of.
public struct Path: Shape, Equatable {
  /// The points, in order.
  public private(set) var points: [CGPoint] = []

  /// Creates an empty outline.
  public init() {}
  /// Creates the outline of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// Creates the outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  /// Creates the outline of an ellipse.
  public init(ellipseIn rect: CGRect) { addRect(rect) }
  /// Creates an outline with a closure that adds to it.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// The last point.
  public var currentPoint: CGPoint? { points.last }
  /// Whether there are no points.
  public var isEmpty: Bool { points.isEmpty }

  /// The smallest rectangle around the points.
  public var boundingRect: CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Begins at a point.
  public mutating func move(to point: CGPoint) { points.append(point) }
  /// Adds a line.
  public mutating func addLine(to point: CGPoint) { points.append(point) }
  /// Adds lines.
  public mutating func addLines(_ lines: [CGPoint]) { points += lines }
  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) { points.append(point) }
  /// Adds a curve with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    points.append(point)
  }
  /// Adds a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) { points.append(center) }
  /// Adds a round corner.
  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    points.append(tangent2End)
  }
  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    points += [
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }
  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) { addRect(rect) }
  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) { addRect(rect) }
  /// Adds another outline.
  public mutating func addPath(_ path: Path) { points += path.points }
  /// Goes back to where the outline began.
  public mutating func closeSubpath() {}

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { self }
}
