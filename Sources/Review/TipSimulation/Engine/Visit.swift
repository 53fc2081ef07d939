import TipFoundation
import TipModel

extension Person {
  /// An open screen.
  struct Visit: Sendable {
    typealias PlaceIndex = DisplayStep.PlaceIndex
    typealias TipIndex = DisplayStep.TipIndex

    /// The turn of a place: displays end before others begin, both in the order of the places.
    private struct Turn: Comparable {
      let begins: Bool
      let place: PlaceIndex

      static func < (left: Turn, right: Turn) -> Bool {
        if left.begins != right.begins { return right.begins }
        return left.place.rawValue < right.place.rawValue
      }
    }

    let number: Int
    let screen: Simulation.Screen
    /// The tip of each place that may show, which a group keeps.
    private var wanted: [TipIndex?]
    /// The tip of each place that shows.
    private var shown: [TipIndex?]
    /// The place whose popover shows.
    private var popover: PlaceIndex?
    /// The places of which a tip has changed since they were last evaluated.
    private var stale: [PlaceIndex]
    /// The turns of the places at which a display may have to end or to begin.
    private var due = Heap<Turn>()

    init(number: Int, _ screen: Simulation.Screen) {
      self.number = number
      self.screen = screen
      wanted = Array(repeating: nil, count: screen.places.count)
      shown = wanted
      stale = screen.indices
    }

    /// Returns the tip that may show at a place.
    func wanted(at place: PlaceIndex) -> TipIndex? { wanted[place.rawValue] }

    private func shown(at place: PlaceIndex) -> TipIndex? { shown[place.rawValue] }

    // MARK: - Evaluation

    /// Lets the next step evaluate the place of a tip again.
    mutating func reevaluate(_ tip: Int) {
      if let place = screen.placeOfTip[tip] { stale.append(place) }
    }

    /// Removes the places whose turn it is, up to the one with the next step.
    ///
    /// It evaluates the places of changed tips alone.
    mutating func nextStep(
      _ decisions: inout DecisionCache, _ facts: Facts, at now: Timestamp
    ) -> DisplayStep? {
      while let place = stale.popLast() {
        wanted[place.rawValue] = choose(at: place) { tip in
          decisions.decision(tip, facts, at: now).status
        }
        if let turn = turn(of: place) { due.insert(turn) }
      }
      while let next = due.popFirst() {
        // A place that has changed since has a different turn, or none.
        guard turn(of: next.place) == next else { continue }
        if let step = step(at: next.place) { return step }
      }
      return nil
    }

    /// Returns the tip that a place wants to show.
    private func choose(
      at index: PlaceIndex, _ status: (Int) -> Tips.Status
    ) -> TipIndex? {
      let place = screen[index]
      guard let priority = place.priority else {
        guard status(place.tips[0]) == .available else { return nil }
        return 0
      }
      var members: [GroupSelection.Member] = []
      for tip in place.tips { members.append(GroupSelection.Member(status(tip))) }
      let choice = GroupSelection.choose(
        priority, among: members, keeping: wanted(at: index)?.rawValue)
      return choice.current.map { TipIndex(rawValue: $0) }
    }

    /// Returns the place's turn, unless nothing changes.
    private func turn(of place: PlaceIndex) -> Turn? {
      let shown = shown(at: place)
      guard shown != wanted(at: place) else { return nil }
      return Turn(begins: shown == nil, place: place)
    }

    /// Returns the step at a place, unless a popover keeps its own from showing.
    private func step(at place: PlaceIndex) -> DisplayStep? {
      // Among the other places, only a popover that shows has a part in the choice.
      let tip = popover.flatMap { shown(at: $0) }
      let open = DisplayStep.Place(isPopover: true, wanted: tip, shown: tip)
      let candidate = DisplayStep.Place(
        isPopover: screen[place].isPopover,
        wanted: wanted(at: place),
        shown: shown(at: place))
      switch DisplayStep.next(at: [open, candidate]) {
      case .end: return .end(at: place)
      case .begin(_, let tip): return .begin(at: place, tip: tip)
      case nil: return nil
      }
    }

    // MARK: - Displays

    /// Notes that a tip begins to show, and returns its number in the simulation.
    mutating func begin(_ index: TipIndex, at place: PlaceIndex) -> Int {
      shown[place.rawValue] = index
      if screen[place].isPopover { popover = place }
      return screen[place][index]
    }

    /// Does not evaluate a place again if only its own display has changed.
    ///
    /// A display that just began has not reached a limit (D8, D9): its own tip may show as
    /// before, and to decide about each at once would take long.
    mutating func forgetOwnChange(at place: PlaceIndex) {
      if stale.allSatisfy({ $0 == place }) { stale.removeAll() }
    }

    /// Notes that the display at a place ends, and returns the number of its tip.
    mutating func end(at place: PlaceIndex) -> Int? {
      guard let index = shown(at: place) else { return nil }
      shown[place.rawValue] = nil
      if popover == place {
        popover = nil
        stale += screen.popovers
      }
      return screen[place][index]
    }
  }
}
