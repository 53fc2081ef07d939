import TipFoundation
import TipModel

/// The last decision about each tip of a person, which is made again when it can have changed.
struct DecisionCache: Sendable {
  private let tips: [TipDefinition]
  private let dependents: Dependents
  /// The last decision about each tip, or nil when it must be made again.
  private var decisions: [Decision?]
  /// The tips whose decision or display has changed since an observer has looked.
  private(set) var touched: [Int]

  init(_ simulation: Simulation) {
    tips = simulation.tips
    dependents = simulation.dependents
    decisions = Array(repeating: nil, count: simulation.tips.count)
    touched = Array(simulation.tips.indices)
  }

  mutating func decision(_ tip: Int, _ facts: Facts, at now: Timestamp) -> Decision {
    if let known = decisions[tip] {
      guard let next = known.nextChange, next <= now else { return known }
    }
    let decision = Eligibility.decide(tips[tip], facts, Moment(now))
    decisions[tip] = decision
    return decision
  }

  /// The first instant at which time makes a decision invalid.
  var nextChange: Timestamp? {
    var next: Timestamp?
    for decision in decisions { next = .earliest(next, decision?.nextChange) }
    return next
  }

  // MARK: - Forgetting

  /// Forgets the decisions that time has made invalid.
  ///
  /// - Returns: The tips of these decisions.
  mutating func forget(until now: Timestamp) -> ArraySlice<Int> {
    let earlier = touched.count
    for tip in decisions.indices {
      if let next = decisions[tip]?.nextChange, next <= now { touch(tip) }
    }
    return touched[earlier...]
  }

  /// Forgets the decisions that effects concern.
  ///
  /// The displays are the number of displays of each tip.
  ///
  /// - Returns: The tips of these decisions, some of them twice.
  mutating func forget(_ effects: Effects, displays: [Int]) -> ArraySlice<Int> {
    let earlier = touched.count
    dependents.forEach(concernedBy: effects) { tip, part in
      // The gates before the rules have decided, whatever rules and frequency would say. The rules
      // come before the frequency.
      switch decisions[tip]?.decidedBy {
      case .invalidation, .displayCount, .displayDuration: if part != .all { return }
      case .rule: if part == .frequency { return }
      // A tip that was seen does not wait for the frequency (D10).
      default: if part == .frequency, displays[tip] > 0 { return }
      }
      touch(tip)
    }
    return touched[earlier...]
  }

  private mutating func touch(_ tip: Int) {
    decisions[tip] = nil
    touched.append(tip)
  }

  /// Begins a new list of touched tips.
  mutating func clearTouched() {
    touched.removeAll(keepingCapacity: true)
  }
}
