/// The difference between two states, entry by entry.
///
/// Both sides contain only the differing entries; for donations and the history, only those that
/// the other side lacks.
package struct FactsDifference: Hashable, Sendable {
  /// The entries of the first facts.
  package var before = Facts()
  /// The entries of the second facts.
  package var after = Facts()
  /// Whether this is an inverse, which removes the history's lines at its end.
  package var isInverse = false

  /// Compares facts, but not the receipt, the processes and the log of operations.
  package init(from old: Facts, to new: Facts) {
    (before.tips, after.tips) = Self.differing(old.tips, new.tips)
    (before.records, after.records) = Self.differing(old.records, new.records)
    (before.groups, after.groups) = Self.differing(old.groups, new.groups)
    (before.toolTips, after.toolTips) = Self.differing(old.toolTips, new.toolTips)
    (before.alerts, after.alerts) = Self.differing(old.alerts, new.alerts)
    (before.parameters, after.parameters) = Self.differing(old.parameters, new.parameters)
    if old.displayFrequency != new.displayFrequency {
      (before.displayFrequency, after.displayFrequency) = (
        old.displayFrequency, new.displayFrequency
      )
    }
    if old.displayFrequencyOrigin != new.displayFrequencyOrigin {
      before.displayFrequencyOrigin = old.displayFrequencyOrigin
      after.displayFrequencyOrigin = new.displayFrequencyOrigin
    }
    if old.overrides != new.overrides {
      (before.overrides, after.overrides) = (old.overrides, new.overrides)
    }
    (before.devices, after.devices) = Self.differing(old.devices, new.devices)
    if old.resets != new.resets { (before.resets, after.resets) = (old.resets, new.resets) }
    // An import may change the name; the version of a datastore never decreases.
    if old.origin.name != new.origin.name {
      (before.origin.name, after.origin.name) = (old.origin.name, new.origin.name)
    }
    compareEvents(old, new)
    compareHistory(old.history, new.history)
  }

  /// Whether the facts are equal.
  package var isEmpty: Bool { before == after }

  /// The difference that undoes this one.
  package var inverse: FactsDifference {
    var inverse = self
    (inverse.before, inverse.after, inverse.isInverse) = (after, before, !isInverse)
    return inverse
  }

  private static func differing<Value: Equatable>(
    _ old: [String: Value], _ new: [String: Value]
  ) -> ([String: Value], [String: Value]) {
    (old.filter { $0.value != new[$0.key] }, new.filter { $0.value != old[$0.key] })
  }

  private mutating func compareEvents(_ old: Facts, _ new: Facts) {
    for id in Set(old.events.keys).union(new.events.keys) {
      let (left, right) = (old.events[id], new.events[id])
      guard left != right else { continue }
      let donations = DonationDifference(
        from: left?.log.donations ?? [], to: right?.log.donations ?? [])
      before.events[id] = left.map {
        EventRecord(
          limit: $0.limit, deleted: $0.deleted, log: DonationLog(donations.removed))
      }
      after.events[id] = right.map {
        EventRecord(
          limit: $0.limit, deleted: $0.deleted, log: DonationLog(donations.inserted))
      }
    }
  }

  /// The oldest lines are removed at the front, new lines are added at the end.
  private mutating func compareHistory(_ old: [HistoryEntry], _ new: [HistoryEntry]) {
    let kept = (0...old.count).first { start in new.starts(with: old[start...]) } ?? old.count
    before.history = Array(old[..<kept])
    after.history = Array(new[(old.count - kept)...])
  }
}
