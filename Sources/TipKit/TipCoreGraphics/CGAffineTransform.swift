public import Foundation

/// A movement, a turn or a scale (Core Graphics reference), which moves nothing here.
public struct CGAffineTransform: Equatable, Sendable {
  /// No movement.
  public static let identity = CGAffineTransform()

  /// Creates no movement.
  public init() {}

  /// Creates a movement.
  public init(translationX: CGFloat, y: CGFloat) {}

  /// Creates a turn, in radians.
  public init(rotationAngle: CGFloat) {}

  /// Creates a scale.
  public init(scaleX: CGFloat, y: CGFloat) {}

  /// Returns the transform with a movement before it.
  public func translatedBy(x: CGFloat, y: CGFloat) -> Self { self }

  /// Returns the transform with a turn before it, in radians.
  public func rotated(by angle: CGFloat) -> Self { self }

  /// Returns the transform with a scale before it.
  public func scaledBy(x: CGFloat, y: CGFloat) -> Self { self }
}
