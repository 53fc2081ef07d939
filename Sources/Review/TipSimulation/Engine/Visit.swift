import TipFoundation
import TipModel

extension Person {
  /// An open screen.
  struct Visit: Sendable {
    let number: Int
    let screen: Simulation.Screen
    /// The tip that may show, of each place, as an index among its tips, which a group keeps.
    var wanted: [Int?]
    /// The tip that shows, of each place, as an index among its tips.
    var shown: [Int?]
    /// The place whose popover shows.
    var popover: Int?
    /// The places of which a tip has changed since they were last evaluated.
    var stale: [Int]
    /// The ranks of the places at which a display may have to end or to begin.
    var due = Heap<Int>()

    init(number: Int, _ screen: Simulation.Screen) {
      self.number = number
      self.screen = screen
      wanted = Array(repeating: nil, count: screen.places.count)
      shown = wanted
      stale = Array(screen.places.indices)
    }

    /// Returns the place's turn, unless nothing changes: displays end before others begin.
    func rank(of place: Int) -> Int? {
      guard shown[place] != wanted[place] else { return nil }
      guard shown[place] == nil else { return place }
      return place + shown.count
    }

    /// Removes the places whose turn it is, up to the one with the next step.
    mutating func nextStep() -> DisplayStep? {
      while let rank = due.popFirst() {
        let place = rank % shown.count
        // A place that has changed since has a new rank.
        guard self.rank(of: place) == rank else { continue }
        // Among the other places, only a popover that shows has a part in the choice.
        let open = DisplayStep.Place(isPopover: true, wanted: popover, shown: popover)
        let isPopover = screen.places[place].isPopover
        switch DisplayStep.next(at: [
          open, .init(isPopover: isPopover, wanted: wanted[place], shown: shown[place]),
        ]) {
        case .end: return .end(at: place)
        case .begin(_, let tip): return .begin(at: place, tip: tip)
        case nil: break
        }
      }
      return nil
    }
  }
}
