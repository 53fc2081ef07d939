/// One display that ends or begins on a screen.
///
/// A pure function chooses the next one, for the screens of tests and of simulations.
package enum DisplayStep: Equatable, Sendable {
  case end(at: PlaceIndex)
  /// A tip of a place begins to show.
  case begin(at: PlaceIndex, tip: TipIndex)

  /// The index of a place on its screen.
  package struct PlaceIndex: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// The index of a tip among the tips of its place.
  package struct TipIndex: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// A place for a tip, or for a group, of which one tip shows at a time.
  package struct Place: Equatable, Sendable {
    /// Whether the tip shows as a popover.
    package var isPopover: Bool
    /// The tip that may show now.
    package var wanted: TipIndex?
    package var shown: TipIndex?

    package init(
      isPopover: Bool = false, wanted: TipIndex? = nil, shown: TipIndex? = nil
    ) {
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
    if let leaving { return .end(at: PlaceIndex(rawValue: leaving)) }
    let hasPopover = places.contains { $0.isPopover && $0.shown != nil }
    for (index, place) in places.enumerated() where place.shown == nil {
      guard let tip = place.wanted, !(place.isPopover && hasPopover) else { continue }
      return .begin(at: PlaceIndex(rawValue: index), tip: tip)
    }
    return nil
  }
}

// Each literal is of the type that its context asks for.
extension DisplayStep.PlaceIndex: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(rawValue: value) }
}

extension DisplayStep.TipIndex: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self.init(rawValue: value) }
}
