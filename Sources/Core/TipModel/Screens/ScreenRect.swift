// The vocabulary of screens. An *element* is a part of an app's screen: a button, a view, an
// anchor. A *place* is where a tip attaches: in line, or at an element. A *layout* gives elements
// and tips their rectangles, from which follows what covers what.

/// A point of a screen or a view, from its top left corner.
package struct ScreenPoint: Hashable, Sendable {
  package let x: Double
  package let y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of a screen or a view, in points from its top left corner.
public struct ScreenRect: Hashable, Sendable {
  /// The left edge.
  public package(set) var x: Double
  /// The top edge.
  public package(set) var y: Double
  /// The width.
  public let width: Double
  /// The height.
  public let height: Double

  /// Creates a rectangle that a picture can have.
  ///
  /// A number that is not finite counts as 0. Numbers beyond 100,000 points are cut, and a
  /// negative size extends to the left or upwards.
  ///
  /// - Parameters:
  ///   - x: The left edge.
  ///   - y: The top edge.
  ///   - width: The width.
  ///   - height: The height.
  public init(x: Double, y: Double, width: Double, height: Double) {
    func bounded(_ number: Double) -> Double {
      guard number.isFinite else { return 0 }
      return max(-100_000, min(number, 100_000))
    }
    let width = bounded(width)
    let height = bounded(height)
    self.init(
      exactly: bounded(x) + min(0, width), bounded(y) + min(0, height), abs(width), abs(height))
  }

  /// Creates a rectangle of exactly these numbers, such as an infinite one of an app's view.
  package init(exactly x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Returns whether a point is inside.
  ///
  /// The right and the lower edge are outside.
  package func contains(_ point: ScreenPoint) -> Bool {
    // An infinite rectangle begins at the least number and is as wide as the greatest one, so the
    // sum must not be rounded to less than a point inside.
    point.x >= x && point.y >= y && point.x - x < width && point.y - y < height
  }
}

/// An edge of a tip, whose arrow points away from the tip.
public enum ArrowEdge: String, Hashable, Sendable, CaseIterable {
  /// The tip is below its element.
  case top
  /// The tip is above its element.
  case bottom
  /// The tip is to the right of its element.
  case leading
  /// The tip is to the left of its element.
  case trailing

  /// Whether the tip is above or below its element.
  package var isVertical: Bool { self == .top || self == .bottom }
}
