/// Decides the next step of a screen from the eligible and the visible tips; a pure function.
enum ScreenLayout {
  /// A place on the screen: for a tip, or for a group, of which one tip shows at a time.
  struct Place: Equatable, Sendable {
    var isPopover = false
    /// The index of the tip that may show now.
    var wanted: Int?
    /// The index of the tip that shows.
    var shown: Int?
  }

  /// One display that ends or begins.
  enum Step: Equatable, Sendable {
    case end(at: Int)
    case begin(at: Int, tip: Int)
  }

  /// Returns the next step, or nil when the screen is up to date.
  ///
  /// There is one step at a time, because each display can change which other tips may show (D10):
  /// tips that may no longer show leave first, then tips appear in order, and only one popover.
  static func nextStep(_ places: [Place]) -> Step? {
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
