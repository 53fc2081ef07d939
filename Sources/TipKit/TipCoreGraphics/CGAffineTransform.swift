public import Foundation

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
