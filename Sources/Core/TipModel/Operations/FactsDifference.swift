/// The difference between two states, entry by entry.
///
/// Both sides contain only the differing entries, and of donations and the history only those that
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
    for kind in Facts.undoableKinds { kind.compare(old, new, in: &self) }
    compare(\.displayFrequency, old, new)
    compare(\.displayFrequencyOrigin, old, new)
    compare(\.overrides, old, new)
    compare(\.resets, old, new)
    // An import may change the name, but the version of a datastore never decreases.
    compare(\.origin.name, old, new)
    compareHistory(old.history, new.history)
  }

  /// Whether the facts are equal.
  package var isEmpty: Bool { before == after }

  /// The difference that undoes this one.
  package var inverse: FactsDifference {
    var inverse = self
    inverse.before = after
    inverse.after = before
    inverse.isInverse = !isInverse
    return inverse
  }

  fileprivate func differs(_ value: KeyPath<Facts, some Equatable>) -> Bool {
    before[keyPath: value] != after[keyPath: value]
  }

  private mutating func compare<Value: Equatable>(
    _ value: WritableKeyPath<Facts, Value>, _ old: Facts, _ new: Facts
  ) {
    guard old[keyPath: value] != new[keyPath: value] else { return }
    before[keyPath: value] = old[keyPath: value]
    after[keyPath: value] = new[keyPath: value]
  }

  /// The oldest lines are removed at the front, new lines are added at the end.
  private mutating func compareHistory(_ old: [HistoryEntry], _ new: [HistoryEntry]) {
    let kept = (0...old.count).first { start in new.starts(with: old[start...]) } ?? old.count
    before.history = Array(old[..<kept])
    after.history = Array(new[(old.count - kept)...])
  }

  /// The parts to write and evaluate again after applying this difference.
  package var effects: Effects {
    var effects = Effects()
    for kind in Facts.undoableKinds { kind.addEffects(of: self, to: &effects) }
    effects.frequency =
      effects.records.contains {
        before.records[$0]?.firstDisplayed != after.records[$0]?.firstDisplayed
          || before.records[$0]?.dismissal != after.records[$0]?.dismissal
      }
      // The display frequency depends on which tips are exempt from it.
      || effects.definitions.contains {
        before.tips[$0]?.options.ignoresDisplayFrequency ?? false
          != after.tips[$0]?.options.ignoresDisplayFrequency ?? false
      }
    effects.overrides = differs(\.overrides)
    effects.configuration = differs(\.displayFrequency) || differs(\.displayFrequencyOrigin)
    effects.everything = effects.everything || differs(\.resets)
    return effects
  }
}

extension Facts {
  fileprivate static let undoableKinds = kinds.filter(\.isUndoable)

  /// Replaces the entries of a difference by the entries of its second side.
  ///
  /// Other entries stay, so that later changes are kept.
  package mutating func apply(_ difference: FactsDifference) {
    for kind in Self.undoableKinds { kind.apply(difference, to: &self) }
    take(\.displayFrequency, of: difference)
    take(\.displayFrequencyOrigin, of: difference)
    take(\.overrides, of: difference)
    take(\.origin.name, of: difference)
    // A later reset stays. Otherwise a merge could restore the facts that it erased.
    if resets == difference.before.resets { resets = difference.after.resets }
    applyHistory(of: difference)
  }

  private mutating func take<Value: Equatable>(
    _ value: WritableKeyPath<Facts, Value>, of difference: FactsDifference
  ) {
    if difference.differs(value) { self[keyPath: value] = difference.after[keyPath: value] }
  }

  /// Adds lines at the end and removes the oldest ones, or does the opposite for an inverse.
  private mutating func applyHistory(of difference: FactsDifference) {
    for line in difference.before.history.reversed() {
      let index =
        if difference.isInverse {
          history.lastIndex(of: line)
        } else {
          history.firstIndex(of: line)
        }
      if let index { history.remove(at: index) }
    }
    let new = difference.after.history
    history.insert(contentsOf: new, at: difference.isInverse ? 0 : history.count)
    history.removeFirst(max(0, history.count - HistoryEntry.keptCount))
  }

  /// Returns the entries that no longer equal the first side of a difference that is about to be
  /// applied, in words and in a fixed order.
  package func entries(differingFrom difference: FactsDifference) -> [String] {
    func hasChanged(_ value: KeyPath<Facts, some Equatable>) -> Bool {
      difference.differs(value) && self[keyPath: value] != difference.before[keyPath: value]
    }
    var ids: Set<String> = []
    var words: [String] = []
    if hasChanged(\.displayFrequency) || hasChanged(\.displayFrequencyOrigin) {
      words.append("the app's display frequency")
    }
    if hasChanged(\.overrides) { words.append("the overrides") }
    for kind in Self.undoableKinds {
      let changed = kind.changes(of: self, since: difference)
      if let all = kind.words {
        if !changed.isEmpty { words.append(all) }
      } else {
        ids.formUnion(changed)
      }
    }
    return ids.sorted().map { "\"\($0)\"" } + words
  }
}

extension FactKind {
  private func ids(in difference: FactsDifference) -> Set<String> {
    Set(difference.before[keyPath: entries].keys).union(difference.after[keyPath: entries].keys)
  }

  fileprivate func compare(_ old: Facts, _ new: Facts, in difference: inout FactsDifference) {
    let old = old[keyPath: entries]
    let new = new[keyPath: entries]
    var before: [String: Entry] = [:]
    var after: [String: Entry] = [:]
    for (id, entry) in old where new[id] != entry {
      (before[id], after[id]) = Entry.difference(from: entry, to: new[id])
    }
    for (id, entry) in new where old[id] == nil {
      (before[id], after[id]) = Entry.difference(from: nil, to: entry)
    }
    difference.before[keyPath: entries] = before
    difference.after[keyPath: entries] = after
  }

  fileprivate func apply(_ difference: FactsDifference, to facts: inout Facts) {
    let before = difference.before[keyPath: entries]
    let after = difference.after[keyPath: entries]
    var changed = facts[keyPath: entries]
    for id in ids(in: difference) {
      changed[id] = Entry.applying(before: before[id], after: after[id], to: changed[id])
    }
    facts[keyPath: entries] = changed
  }

  fileprivate func changes(of facts: Facts, since difference: FactsDifference) -> Set<String> {
    let before = difference.before[keyPath: entries]
    let now = facts[keyPath: entries]
    return ids(in: difference).filter { Entry.hasChanged(now[$0], since: before[$0]) }
  }

  fileprivate func addEffects(of difference: FactsDifference, to effects: inout Effects) {
    let ids = ids(in: difference)
    if let changed {
      effects[keyPath: changed] = ids
    } else if !ids.isEmpty {
      effects.everything = true
    }
  }
}
