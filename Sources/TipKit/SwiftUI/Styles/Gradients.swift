// Gradients as styles and as views; nothing is drawn.

/// Colours that pass into each other (SwiftUI reference).
public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Creates a colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours.
  public var stops: [Stop]

  /// Creates a gradient.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient of any form, as a style and a view.
nonisolated public protocol GradientView: ShapeStyle, PrimitiveView {}

extension GradientView {
  /// The style in a form that holds any style.
  public var erased: AnyShapeStyle { AnyShapeStyle(name: "\(Self.self)") }

  @MainActor public func _render(in context: ViewContext) { _ = context.node(Self.self) }
}

/// A gradient along a line (SwiftUI reference).
nonisolated public struct LinearGradient: GradientView {
  let gradient: Gradient

  /// Creates a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
  }

  /// Creates a gradient of colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(colors: colors)
  }

  /// Creates a gradient of colours at places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(stops: stops)
  }
}

/// A gradient from a point on (SwiftUI reference).
nonisolated public struct RadialGradient: GradientView {
  let gradient: Gradient

  /// Creates a gradient.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
  }

  /// Creates a gradient of colours.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
  }

  /// Creates a gradient of colours at places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    gradient = Gradient(stops: stops)
  }
}

/// A gradient around a point (SwiftUI reference).
nonisolated public struct AngularGradient: GradientView {
  let gradient: Gradient

  /// Creates a gradient.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) { self.gradient = gradient }

  /// Creates a gradient of colours.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) { gradient = Gradient(colors: colors) }

  /// Creates a gradient that begins at an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) { self.gradient = gradient }
}

/// A gradient in an ellipse (SwiftUI reference).
nonisolated public struct EllipticalGradient: GradientView {
  let gradient: Gradient

  /// Creates a gradient of colours.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) { gradient = Gradient(colors: colors) }
}

/// A gradient of a grid of points (SwiftUI reference).
nonisolated public struct MeshGradient: GradientView {
  let gradient: Gradient

  /// Creates a gradient.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) { gradient = Gradient(colors: colors) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}
