/// Decides what a screen does next; a pure function of what may show and what shows.
enum ScreenLayout {
  /// A place on the screen: of one tip, or of a group's tips, of which one shows at a time.
  struct Place: Equatable, Sendable {
    var isPopover = false
    /// Which of the place's tips may show now.
    var wanted: Int?
    /// Which of them shows.
    var shown: Int?
  }

  /// One display that ends or begins.
  enum Step: Equatable, Sendable {
    case end(at: Int)
    case begin(at: Int, tip: Int)
  }

  /// Returns the next step, or nil when the screen is as it should be.
  ///
  /// One step at a time, because each display can change what else may show (D10): what may show no
  /// longer leaves first, then what may show appears in order, of the popovers only one.
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
