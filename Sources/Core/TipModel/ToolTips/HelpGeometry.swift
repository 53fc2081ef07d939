/// A point in the coordinates of a view.
package struct HelpPoint: Hashable, Sendable {
  package let x: Double
  package let y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in the coordinates of a view.
package struct HelpRect: Hashable, Sendable {
  package let x: Double
  package let y: Double
  package let width: Double
  package let height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Returns whether a point is inside; the right and the lower edge are outside.
  package func contains(_ point: HelpPoint) -> Bool {
    // An infinite rectangle begins at the least number and is as wide as the greatest one, so the
    // sum must not be rounded to less than a point inside.
    point.x >= x && point.y >= y && point.x - x < width && point.y - y < height
  }
}
