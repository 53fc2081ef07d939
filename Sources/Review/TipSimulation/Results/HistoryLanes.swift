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
    let changes = facts.knownChanges
    groups = facts.groups.values.filter(\.isInUse).sorted { $0.key < $1.key }
    isCut = facts.history.count >= HistoryEntry.keptCount
    let first = isCut ? facts.history.first?.date : changes.first?.date
    start = min(first ?? now, now)
    end = max(now, start)
    let begin = start
    let later = changes.filter { $0.date >= begin && $0.date <= now }
    var replay = Replay(facts.beginning(at: begin, before: later), later, from: begin, to: end)
    lanes = replay.lanes(mostInstants: Self.mostInstants)
  }
}

/// Plays changes again, and follows the tips.
private struct Replay {
  private var facts: Facts
  private let changes: [Change]
  private let tips: [TipDefinition]
  private var now: Timestamp
  private let end: Timestamp

  init(_ facts: Facts, _ changes: [Change], from start: Timestamp, to end: Timestamp) {
    (self.facts, self.changes, now, self.end) = (facts, changes, start, end)
    tips = facts.tips.sorted { $0.key < $1.key }.map(\.value)
  }

  mutating func lanes(mostInstants: Int) -> [Lane] {
    var lanes = tips.map { Lane($0) }
    var index = 0
    for _ in 0..<mostInstants {
      while index < changes.count, changes[index].date <= now {
        switch changes[index].action {
        case .beginDisplay(let tip, _, _):
          lanes.change(tip) { $0.displays.append(changes[index].date) }
        case .endDisplay(let tip, let id, _, isAbandoned: false):
          // As in a simulation, nobody sees a display that ends at once.
          let display = facts.records[tip]?.activeDisplays.first { $0.id == id }
          guard display?.began == changes[index].date else { break }
          lanes.change(tip) { _ = $0.displays.popLast() }
        default: break
        }
        facts.apply(changes[index])
        index += 1
      }
      var next = index < changes.count ? changes[index].date : nil
      for (number, tip) in tips.enumerated() {
        let decision = Eligibility.decide(tip, facts, Moment(now))
        next = .earliest(next, decision.nextChange.flatMap { $0 > now ? $0 : nil })
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

extension [Lane] {
  fileprivate mutating func change(_ tip: String, _ body: (inout Lane) -> Void) {
    for lane in indices where self[lane].tip == tip { body(&self[lane]) }
  }
}

extension Facts {
  /// The changes that history, donations and records tell, in order.
  ///
  /// A record of a document has dates without lines in the history. A display that only its record
  /// tells lasts as long as the average.
  fileprivate var knownChanges: [Change] {
    let lines = recordedChanges
    var known: Set<String> = []
    for change in lines {
      switch change.action {
      case .beginDisplay(let tip, _, _): known.insert("display \(tip)")
      case .invalidate(let tip, _, _): known.insert("invalidation \(tip)")
      default: break
      }
    }
    var others: [Change] = []
    for tip in recordedTips.sorted() {
      let record = record(of: tip)
      if let end = record.invalidation, !known.contains("invalidation \(tip)") {
        others.append(
          Change(.invalidate(tip: tip, reason: end.reason, isForced: false), at: end.date))
      }
      guard !known.contains("display \(tip)") else { continue }
      let length = record.displayedMilliseconds / Int64(max(1, record.displayCount))
      let dates = Set([record.firstDisplayed, record.lastDisplayed].compactMap(\.self)).sorted()
      for (number, date) in dates.suffix(record.displayCount).enumerated() {
        let display = ActiveDisplay(id: "record.\(number)", began: date, owner: "")
        others.append(
          Change(.beginDisplay(tip: tip, display: display, isForced: false), at: date))
        others.append(
          Change(
            .endDisplay(
              tip: tip, display: display.id, isForced: false, isAbandoned: length == 0),
            at: date.adding(milliseconds: length)))
      }
    }
    return (lines + others).enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
  }

  /// The changes that history and donations record, in order; forced ones do not count.
  private var recordedChanges: [Change] {
    var open: [String: [String]] = [:]
    var changes: [Change] = []
    for (number, entry) in history.enumerated() where !entry.isForced {
      var display = "history.\(number)"
      switch entry.event {
      case HistoryEntry.displayBegan: open[entry.subject, default: []].append(display)
      case HistoryEntry.displayEnded:
        guard open[entry.subject]?.isEmpty == false else { continue }
        display = open[entry.subject]?.removeFirst() ?? display
      default: break
      }
      if let action = entry.action(display: display) {
        changes.append(Change(action, at: entry.date, by: entry.actor))
      }
    }
    for (event, record) in events.sorted(by: { $0.key < $1.key }) {
      changes += record.log.donations.map { donation in
        Change(
          .donate(event: event, date: donation.date, info: donation.info), at: donation.date)
      }
    }
    return changes
  }

  /// Returns the facts before some changes: the present facts that the changes do not explain.
  fileprivate func beginning(at start: Timestamp, before changes: [Change]) -> Facts {
    var facts = Facts()
    facts.tips = tips
    (facts.displayFrequency, facts.displayFrequencyOrigin) = (
      displayFrequency, displayFrequencyOrigin
    )
    var written: Set<String> = []
    var displays: [String: Int] = [:]
    for change in changes {
      switch change.action {
      case .setParameter(let id, _), .unsetParameter(let id): written.insert(id)
      case .beginDisplay(let tip, _, _): displays[tip, default: 0] += 1
      default: break
      }
    }
    for (id, record) in parameters {
      facts.parameters[id] = ParameterRecord(
        definition: record.definition, value: written.contains(id) ? nil : record.value)
    }
    for (id, record) in events {
      facts.events[id] = EventRecord(
        limit: record.limit, log: DonationLog(record.log.donations.filter { $0.date < start }))
    }
    for id in recordedTips {
      facts.records[id] = record(of: id).before(start, displays: displays[id] ?? 0)
    }
    return facts
  }
}

extension TipRecord {
  /// Returns the record at an instant, before a number of displays that began later.
  fileprivate func before(_ start: Timestamp, displays: Int) -> TipRecord {
    var before = TipRecord()
    before.displayCount = max(0, displayCount - displays)
    if let first = firstDisplayed, first < start { before.firstDisplayed = first }
    if let first = firstDismissed, first < start { before.firstDismissed = first }
    if let reason = invalidation, reason.date < start { before.invalidation = reason }
    before.opaqueResults = opaqueResults
    before.lastDisplayed = before.firstDisplayed
    return before
  }
}
