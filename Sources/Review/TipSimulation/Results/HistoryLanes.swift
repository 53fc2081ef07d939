package import TipFoundation
package import TipModel

/// The lanes of the tips of a real datastore, from its history, donations and records.
///
/// The history is played again from its oldest line on: `Facts.apply` makes each change, and
/// `Eligibility.decide` answers whether a tip may show. What happened before, and is only counted
/// in the records, is there from the start.
package struct HistoryLanes: Sendable {
  /// The first instant.
  package let start: Timestamp
  /// The last instant.
  package let end: Timestamp
  /// The lanes, sorted by the tips' ids.
  package let lanes: [Lane]
  /// The groups in use.
  let groups: [GroupDefinition]
  /// Whether older lines were removed from the history.
  package let isCut: Bool

  /// The number of instants that are followed, far above the lines of a history.
  private static let mostInstants = 200_000

  /// Creates the lanes of a datastore.
  ///
  /// - Parameters:
  ///   - facts: The facts of the datastore.
  ///   - now: The present on the clock of the engine.
  package init(_ facts: Facts, until now: Timestamp) {
    groups = facts.groups.values.filter(\.isInUse).sorted { $0.key < $1.key }
    let history = RecordedHistory(facts, until: now)
    start = history.start
    end = now
    isCut = history.isCut
    lanes = Self.lanes(of: history, until: now)
  }

  /// Plays the changes again, and follows the tips.
  private static func lanes(of history: RecordedHistory, until end: Timestamp) -> [Lane] {
    var facts = history.beginning
    var changes = history.changes[...]
    var now = history.start
    let tips = facts.tips.sorted { $0.key < $1.key }.map(\.value)
    var lanes = tips.map { Lane($0) }
    let indices = Dictionary(uniqueKeysWithValues: tips.enumerated().map { ($1.id, $0) })
    for _ in 0..<mostInstants {
      while let change = changes.first, change.date <= now {
        changes.removeFirst()
        if case .beginDisplay(let tip, _, _) = change.action, let lane = indices[tip] {
          lanes[lane].displays.append(change.date)
        }
        facts.apply(change)
      }
      var next = changes.first?.date
      for (number, tip) in tips.enumerated() {
        let decision = Eligibility.decide(tip, facts, Moment(now))
        if let change = decision.nextChange, change > now { next = .earliest(next, change) }
        lanes[number].follow(
          decision, isShowing: !facts.record(of: tip.id).activeDisplays.isEmpty, at: now,
          found: facts.deciding(about: tip, at: now))
      }
      guard let next, next < end else { break }
      now = next
    }
    for lane in lanes.indices { lanes[lane].finish(at: end) }
    return lanes
  }
}
