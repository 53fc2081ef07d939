extension Facts {
  /// Returns the changes, in order, that bring in what other devices have written.
  ///
  /// Each set of facts that adds something is one merge. Nothing follows from facts that are known
  /// already, so that devices stop writing once they agree.
  package func changes(
    bySyncing others: [SharedFacts], at now: Timestamp, newName: () -> String
  ) -> [Change.Action] {
    var facts = self
    var actions: [Change.Action] = []
    for shared in others {
      if let twin = facts.twin(in: shared) {
        let action = Change.Action.separate(name: newName(), from: twin)
        facts.apply(Change(action, at: now))
        actions.append(action)
      }
      if facts.apply(Change(.merge(shared), at: now)) != Effects() {
        actions.append(.merge(shared))
      }
    }
    return actions
  }

  /// Returns whether both share the same facts with other devices.
  ///
  /// It is quick for a later state of the same facts, unlike a comparison of ``SharedFacts``.
  package func sharesTheSame(as other: Facts) -> Bool {
    origin == other.origin && resets == other.resets && records == other.records
      && events == other.events && displayFrequency == other.displayFrequency
      && displayFrequencyOrigin == other.displayFrequencyOrigin
      && Facts.kinds.allSatisfy { $0.sharesTheSame(self, other) }
  }

  /// Returns the record of a copy of this datastore that has separate changes.
  ///
  /// A device's newest record replaces its older ones, so of two datastores with one name the
  /// changes of one would be lost.
  private func twin(in shared: SharedFacts) -> DeviceEntry? {
    guard let other = shared.facts.devices[origin.name], other.version >= origin.version,
      other != SharedFacts(self).facts.devices[origin.name]
    else { return nil }
    return DeviceEntry(origin: origin.name, record: other)
  }

  /// Continues as a separate device, because a copy of the datastore uses the same name.
  ///
  /// The copy keeps the name and its record. This device keeps the changes that the copy lacks: of
  /// displays that both have counted since the copy was made, the smaller count is lost. Nothing
  /// happens if another process of this datastore has done so already.
  mutating func separate(as name: String, from entry: DeviceEntry) -> Effects {
    guard entry.origin == origin.name else { return Effects() }
    let copy = entry.record
    let isSameReset = resets.own == copy.reset
    devices[entry.origin] = copy
    origin = Origin(name: name, version: 1)
    while devices[origin.name] != nil { origin.name += "+" }
    guard isSameReset else { return .all }
    for (tip, record) in copy.records { records[tip]?.subtract(record) }
    return .all
  }
}

extension FactKind {
  fileprivate func sharesTheSame(_ facts: Facts, _ other: Facts) -> Bool {
    united == nil || facts[keyPath: entries] == other[keyPath: entries]
  }
}

extension TipRecord {
  /// Removes the parts that a copy's record has too.
  ///
  /// After a reset in one of them there are none.
  fileprivate mutating func subtract(_ copy: TipRecord) {
    guard eligibilityReset == copy.eligibilityReset else { return }
    if invalidation == copy.invalidation { invalidation = nil }
    displayCount = displayCount.excess(over: copy.displayCount)
    displayedMilliseconds = displayedMilliseconds.excess(over: copy.displayedMilliseconds)
  }
}

extension FixedWidthInteger {
  /// The part of a count that exceeds a second count, at least zero for a positive count.
  fileprivate func excess(over other: Self) -> Self {
    if other <= 0 { return self }
    return self > other ? self - other : 0
  }
}
