// Gradients as styles and as views. Nothing is drawn.

/// Colours that pass into each other (SwiftUI reference).
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place, from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient of any form, as a style and a view.
nonisolated package protocol GradientView: ShapeStyle, PrimitiveView {}

extension GradientView {
  @MainActor package func render(in context: ViewContext) { _ = context.node(Self.self) }
}

/// A gradient along a line (SwiftUI reference).
nonisolated public struct LinearGradient: GradientView {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

/// A gradient from a point on (SwiftUI reference).
nonisolated public struct RadialGradient: GradientView {
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
}

/// A gradient around a point (SwiftUI reference).
nonisolated public struct AngularGradient: GradientView {
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {}
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {}
}

/// A gradient in an ellipse (SwiftUI reference).
nonisolated public struct EllipticalGradient: GradientView {
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
}

/// A gradient of a grid of points (SwiftUI reference).
nonisolated public struct MeshGradient: GradientView {
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {}
}

extension StyleOrView where Self == LinearGradient {
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> Self { Self(colors: colors, startPoint: startPoint, endPoint: endPoint) }
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> Self { Self(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
}
