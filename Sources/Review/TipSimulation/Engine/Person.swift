package import TipFoundation
package import TipModel

/// Receives what happens to a person in a simulation.
protocol SimulationObserver {
  /// Whether the statuses of all tips are followed at all times, and not only on open screens.
  var followsAllTips: Bool { get }

  /// A screen was opened, and its tips have settled.
  mutating func opened(_ person: inout Person)
  /// A tip began to show, perhaps for this instant alone.
  mutating func showed(_ tip: Int, at date: Timestamp)
  /// Everything of an instant has happened.
  mutating func passed(_ person: inout Person)
}

/// The life of one person in a simulation: it jumps from change to change.
///
/// It decides nothing itself: `Facts.apply` makes each change, `Eligibility.decide` answers
/// whether a tip may show, `DisplayStep` which one appears or leaves.
package struct Person: Sendable {
  package let simulation: Simulation
  package private(set) var facts: Facts
  /// The instant that the person has reached.
  package private(set) var now: Timestamp
  /// The open screen.
  private(set) var visit: Visit?
  private let draws: Draws
  private var agenda: Agenda
  private var visitCount = 0
  /// The number of displays of each tip since the start.
  private(set) var displays: [Int]
  private var decisions: DecisionCache
  /// The tips whose display on the open screen began at this instant.
  private var begun: [Int] = []
  /// The number of the open display of each tip that shows, which reactions name.
  private var open: [Int: Int] = [:]
  /// The numbers of the running displays of each tip that began without a screen.
  private var screenless: [Int: [Int]] = [:]
  /// Whether the history is kept, which a population does not need.
  private let keepsHistory: Bool

  /// The number of changes that are accepted at one instant.
  private static let mostChanges = 10_000

  /// Creates a person at the start of a scenario, whose chances depend on the number, from 0.
  package init(_ simulation: Simulation, number: Int, keepsHistory: Bool = false) {
    self.simulation = simulation
    self.keepsHistory = keepsHistory
    facts = simulation.facts
    now = simulation.scenario.start
    draws = Draws(seed: simulation.scenario.seed, person: number)
    agenda = Agenda(simulation.scenario, draws)
    displays = Array(repeating: 0, count: simulation.tips.count)
    decisions = DecisionCache(simulation)
  }

  // MARK: - Time

  /// Lives to the end of the scenario.
  ///
  /// - Throws: `TipControlError` (`malformed`) when changes at one instant have no end.
  mutating func live(_ observer: inout some SimulationObserver) throws(TipControlError) {
    let end = simulation.scenario.end
    pass(&observer)
    while let next = nextInstant(observer.followsAllTips), next < end {
      now = next
      // A tip whose turn comes when the visit ends has no display.
      while let number = agenda.popLeave(until: now) { leave(visit: number) }
      try followTime()
      var count = 0
      while let entry = agenda.popFirst(until: now) {
        count += 1
        guard count <= Self.mostChanges else { throw endless(entry.kind) }
        try perform(entry.kind, &observer)
      }
      pass(&observer)
    }
    now = end
    try followTime()
    leave()
    for tip in screenless.keys.sorted() { while dismiss(tip) {} }
    pass(&observer)
  }

  private mutating func pass(_ observer: inout some SimulationObserver) {
    for tip in begun { observer.showed(tip, at: now) }
    begun.removeAll(keepingCapacity: true)
    observer.passed(&self)
    decisions.clearTouched()
  }

  /// The next instant at which anything can happen.
  private mutating func nextInstant(_ followsAllTips: Bool) -> Timestamp? {
    // An observer of all tips has had each decision made.
    if followsAllTips { return .earliest(agenda.next, decisions.nextChange) }
    var next = agenda.next
    if let visit {
      for place in visit.screen.places {
        for tip in place.tips { next = .earliest(next, decision(tip).nextChange) }
      }
    }
    return next
  }

  /// Forgets the decisions that time has made invalid, and lets the open screen follow.
  private mutating func followTime() throws(TipControlError) {
    reevaluate(decisions.forget(until: now))
    try settle()
  }

  private func endless(_ kind: Agenda.Entry.Kind) -> TipControlError {
    let path: String
    switch kind {
    case .line(let line, _): path = "script[\(line)]"
    case .react(let tip, _):
      let id = simulation.tips[tip].id
      let people = simulation.scenario.people
      let index = people.firstIndex { $0.tip == id } ?? people.firstIndex { $0.tip == nil }
      path = "people[\(index ?? 0)]"
    case .leave: path = "script"
    }
    return TipControlError(
      .malformed, subject: path,
      reason: "The changes at \(now) do not end: there were \(Self.mostChanges)",
      suggestion: "Let a reaction take time, or not bring back what caused it")
  }

  // MARK: - Decisions

  /// The tips whose decision or display has changed since an observer has looked.
  var touched: [Int] { decisions.touched }

  mutating func decision(_ tip: Int) -> Decision {
    decisions.decision(tip, facts, at: now)
  }

  func isShowing(_ tip: Int) -> Bool { open[tip] != nil || screenless[tip] != nil }

  private mutating func apply(_ action: Change.Action) {
    // A list of changes skips the effects of each donation.
    let effects = facts.apply([Change(action, at: now)])
    if !keepsHistory, !facts.history.isEmpty { facts.history.removeAll(keepingCapacity: true) }
    reevaluate(decisions.forget(effects, displays: displays))
  }

  /// Lets the open screen evaluate the places of changed tips again.
  private mutating func reevaluate(_ tips: ArraySlice<Int>) {
    for tip in tips { visit?.reevaluate(tip) }
  }

  // MARK: - The script

  private mutating func perform(
    _ kind: Agenda.Entry.Kind, _ observer: inout some SimulationObserver
  ) throws(TipControlError) {
    switch kind {
    case .leave(let number): leave(visit: number)
    case .line(let line, _): try perform(simulation.scenario.script[line].change, &observer)
    case .react(let tip, let display):
      // The tip may have left since, or show again.
      guard open[tip] == display, let outcome = simulation.outcome(tip, display: display, draws)
      else { return }
      apply(.invalidate(tip: simulation.tips[tip].id, reason: outcome.reason, isForced: false))
      try settle()
      for effect in outcome.effects { try perform(effect, &observer) }
    }
  }

  private mutating func perform(
    _ change: ScriptChange, _ observer: inout some SimulationObserver
  ) throws(TipControlError) {
    switch change {
    case .donate(let event, let info, let count):
      // A rule may count to a number that only one of them reaches.
      for _ in 0..<count {
        apply(.donate(event: event, date: now, info: info))
        try settle()
      }
    case .set(let parameter, let value): apply(.setParameter(id: parameter, value: value))
    case .unset(let parameter): apply(.unsetParameter(id: parameter))
    case .invalidate(let tip, let reason):
      apply(.invalidate(tip: tip, reason: reason, isForced: false))
    case .reset(let tip): apply(.resetEligibility(tip: tip))
    case .open(let screen, let visit): return try enter(screen, visit, &observer)
    case .close(let screen): if visit?.screen.id == screen { leave() }
    case .display(let tip):
      guard let tip = simulation.dependents.numbers[tip] else { return }
      screenless[tip, default: []].append(beginDisplay(of: tip))
      observer.showed(tip, at: now)
    case .dismiss(let tip): _ = simulation.dependents.numbers[tip].map { dismiss($0) }
    }
    try settle()
  }

  // MARK: - Screens

  /// Opens a screen after closing the open one.
  private mutating func enter(
    _ id: String, _ length: Int64?, _ observer: inout some SimulationObserver
  ) throws(TipControlError) {
    guard let screen = simulation.screens[id] else { return }
    leave()
    visitCount += 1
    visit = Visit(number: visitCount, screen)
    agenda.add(.leave(visit: visitCount), at: now.adding(milliseconds: length ?? screen.visit))
    try settle()
    observer.opened(&self)
  }

  private mutating func leave(visit number: Int) {
    if visit?.number == number { leave() }
  }

  /// Closes the open screen, and ends its displays.
  private mutating func leave() {
    for place in visit?.screen.indices ?? [] { endDisplay(at: place) }
    visit = nil
  }

  /// Ends and begins displays until the open screen is up to date.
  private mutating func settle() throws(TipControlError) {
    guard visit != nil else { return }
    var steps = 0
    while let step = visit?.nextStep(&decisions, facts, at: now) {
      steps += 1
      guard steps <= DisplayStep.limit else {
        throw TipControlError(
          .malformed, subject: "screens",
          reason: "The screen does not settle at \(now): its tips still change which tips may show",
          suggestion: "Look for a rule that its own tip's display changes")
      }
      switch step {
      case .end(let place): endDisplay(at: place)
      case .begin(let place, let index): begin(index, at: place)
      }
    }
  }

  // MARK: - Displays

  /// Begins a display of a tip, and returns its number since the start.
  private mutating func beginDisplay(of tip: Int) -> Int {
    displays[tip] += 1
    apply(
      .beginDisplay(
        tip: simulation.tips[tip].id,
        display: ActiveDisplay(id: "\(tip).\(displays[tip])", began: now, owner: "simulation"),
        isForced: false))
    return displays[tip]
  }

  private mutating func endDisplay(_ number: Int, of tip: Int) {
    apply(
      .endDisplay(
        tip: simulation.tips[tip].id, display: "\(tip).\(number)", isForced: false,
        isAbandoned: false))
  }

  /// Ends the oldest display of a tip that began without a screen.
  ///
  /// - Returns: Whether there was one.
  private mutating func dismiss(_ tip: Int) -> Bool {
    guard let number = screenless[tip]?.removeFirst() else { return false }
    if screenless[tip]?.isEmpty == true { screenless[tip] = nil }
    endDisplay(number, of: tip)
    return true
  }

  private mutating func begin(
    _ index: DisplayStep.TipIndex, at place: DisplayStep.PlaceIndex
  ) {
    guard let tip = visit?.begin(index, at: place) else { return }
    let number = beginDisplay(of: tip)
    begun.append(tip)
    open[tip] = number
    visit?.forgetOwnChange(at: place)
    if let outcome = simulation.outcome(tip, display: number, draws) {
      agenda.add(
        .react(tip: tip, display: number), at: now.adding(milliseconds: outcome.delay))
    }
  }

  private mutating func endDisplay(at place: DisplayStep.PlaceIndex) {
    guard let tip = visit?.end(at: place) else { return }
    let number = open.removeValue(forKey: tip) ?? 0
    endDisplay(number, of: tip)
  }
}
