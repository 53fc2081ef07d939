/// One display that ends or begins on a screen.
///
/// A pure function chooses the next one, for the screens of tests and of simulations.
package enum DisplayStep: Equatable, Sendable {
  /// The display at a place ends.
  case end(at: Int)
  /// A tip of a place begins to show.
  case begin(at: Int, tip: Int)

  /// A place for a tip, or for a group, of which one tip shows at a time.
  package struct Place: Equatable, Sendable {
    /// Whether the tip shows as a popover.
    package var isPopover: Bool
    /// The index of the tip that may show now.
    package var wanted: Int?
    /// The index of the tip that shows.
    package var shown: Int?

    package init(isPopover: Bool = false, wanted: Int? = nil, shown: Int? = nil) {
      self.isPopover = isPopover
      self.wanted = wanted
      self.shown = shown
    }
  }

  /// The maximum number of steps at one instant, far above the need of any screen.
  package static let limit = 1000

  /// Returns the next step from the eligible and the visible tips, if anything has to change.
  ///
  /// There is one step at a time, because each display can change which other tips may show (D10):
  /// tips that may no longer show leave first, then tips appear in order, and only one popover.
  package static func next(at places: [Place]) -> DisplayStep? {
    let leaving = places.firstIndex { $0.shown != nil && $0.shown != $0.wanted }
    if let leaving { return .end(at: leaving) }
    let hasPopover = places.contains { $0.isPopover && $0.shown != nil }
    for (index, place) in places.enumerated() where place.shown == nil {
      guard let tip = place.wanted, !(place.isPopover && hasPopover) else { continue }
      return .begin(at: index, tip: tip)
    }
    return nil
  }
}
