import TipFoundation
import TipModel

/// The past of a datastore: changes, and the facts before them.
struct RecordedHistory {
  /// The first instant.
  let start: Timestamp
  /// The changes from the first instant to the last, in order, without those under an override.
  let changes: [Change]
  /// The facts before the changes.
  let beginning: Facts
  /// Whether older lines were removed from the history.
  let isCut: Bool

  /// Collects the changes of a datastore up to an instant.
  ///
  /// Changes before the greatest length, in milliseconds, are in the facts at the beginning.
  init(_ facts: Facts, until now: Timestamp, longest: Int64 = .max) {
    let all = facts.knownChanges
    isCut = facts.history.count >= HistoryEntry.keptCount
    let first = isCut ? facts.history.first?.date : all.first?.date
    let start = max(min(first ?? now, now), now.adding(milliseconds: -longest))
    self.start = start
    changes = all.filter { $0.date >= start && $0.date <= now }
    beginning = facts.beginning(at: start, before: changes)
  }
}

extension Facts {
  /// The changes that history, donations and records contain, in order.
  ///
  /// A record of a document has dates without lines in the history. A display that only its record
  /// contains lasts as long as the average.
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
        others.append(Change(.beginDisplay(tip: tip, display: display, isForced: false), at: date))
        others.append(
          Change(
            .endDisplay(tip: tip, display: display.id, isForced: false, isAbandoned: length == 0),
            at: date.adding(milliseconds: length)))
      }
    }
    return (lines + others).enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
  }

  /// The changes that history and donations record, in order, without forced ones.
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
        Change(.donate(event: event, date: donation.date, info: donation.info), at: donation.date)
      }
    }
    return changes
  }

  /// Returns the facts before some changes: the present facts that the changes do not explain.
  fileprivate func beginning(at start: Timestamp, before changes: [Change]) -> Facts {
    var facts = Facts()
    facts.tips = tips
    facts.displayFrequency = displayFrequency
    facts.displayFrequencyOrigin = displayFrequencyOrigin
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
