/// Decides the next step of a screen from the eligible and the visible tips; a pure function.
///
/// The simulation's screens and the screens of tests are laid out by it.
package enum ScreenLayout {
  /// A place on the screen: for a tip, or for a group, of which one tip shows at a time.
  package struct Place: Equatable, Sendable {
    /// Whether the tip shows as a popover.
    package var isPopover: Bool
    /// The index of the tip that may show now.
    package var wanted: Int?
    /// The index of the tip that shows.
    package var shown: Int?

    /// Creates a place.
    package init(isPopover: Bool = false, wanted: Int? = nil, shown: Int? = nil) {
      self.isPopover = isPopover
      self.wanted = wanted
      self.shown = shown
    }
  }

  /// One display that ends or begins.
  package enum Step: Equatable, Sendable {
    /// The display of a place ends.
    case end(at: Int)
    /// A tip of a place begins to show.
    case begin(at: Int, tip: Int)
  }

  /// The maximum number of steps at one instant, far above the need of any screen.
  package static let mostSteps = 1000

  /// Returns the next step, or nil when the screen is up to date.
  ///
  /// There is one step at a time, because each display can change which other tips may show (D10):
  /// tips that may no longer show leave first, then tips appear in order, and only one popover.
  package static func nextStep(_ places: [Place]) -> Step? {
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
