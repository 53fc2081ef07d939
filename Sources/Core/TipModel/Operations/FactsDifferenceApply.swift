extension Facts {
  /// Replaces the entries of a difference by those of its second side.
  ///
  /// Other entries stay, so that later changes are kept.
  package mutating func apply(_ difference: FactsDifference) {
    let (before, after) = (difference.before, difference.after)
    tips.replace(before.tips, by: after.tips)
    records.replace(before.records, by: after.records)
    groups.replace(before.groups, by: after.groups)
    toolTips.replace(before.toolTips, by: after.toolTips)
    alerts.replace(before.alerts, by: after.alerts)
    parameters.replace(before.parameters, by: after.parameters)
    if before.displayFrequency != after.displayFrequency {
      displayFrequency = after.displayFrequency
    }
    if before.displayFrequencyOrigin != after.displayFrequencyOrigin {
      displayFrequencyOrigin = after.displayFrequencyOrigin
    }
    if before.overrides != after.overrides { overrides = after.overrides }
    devices.replace(before.devices, by: after.devices)
    // A later reset stays; otherwise a merge could restore the facts that it erased.
    if resets == before.resets { resets = after.resets }
    if before.origin != after.origin { origin.name = after.origin.name }
    for id in Set(before.events.keys).union(after.events.keys) {
      events[id] = event(id, without: before.events[id], with: after.events[id])
    }
    applyHistory(of: difference)
  }

  private func event(
    _ id: String, without old: EventRecord?, with new: EventRecord?
  ) -> EventRecord? {
    let gone = Set(old?.log.donations.map(\.sequence) ?? [])
    let stay = events[id]?.log.donations.filter { !gone.contains($0.sequence) } ?? []
    let donations = stay + (new?.log.donations ?? [])
    // An event that was unknown before is removed, unless it has been donated since.
    guard new != nil || !donations.isEmpty else { return nil }
    var record = events[id] ?? new ?? EventRecord()
    if let new, new.limit != old?.limit { record.limit = new.limit }
    // A later deletion stays, as a reset does.
    if let new, record.deleted == old?.deleted { record.deleted = new.deleted }
    record.log = DonationLog(donations)
    return record
  }

  /// Adds lines at the end and removes the oldest ones; an inverse does the opposite.
  private mutating func applyHistory(of difference: FactsDifference) {
    for line in difference.before.history.reversed() {
      let index =
        difference.isInverse ? history.lastIndex(of: line) : history.firstIndex(of: line)
      if let index { history.remove(at: index) }
    }
    let new = difference.after.history
    history.insert(contentsOf: new, at: difference.isInverse ? 0 : history.count)
    history.removeFirst(max(0, history.count - HistoryEntry.keptCount))
  }

  /// Returns the entries that no longer equal a difference's first side, in words.
  ///
  /// - Parameter difference: A difference that is about to be applied.
  /// - Returns: The names of the entries that have changed since, in a fixed order.
  package func entries(differingFrom difference: FactsDifference) -> [String] {
    let before = difference.before
    func names<Value: Equatable>(
      _ old: [String: Value], _ new: [String: Value], _ now: [String: Value]
    ) -> Set<String> {
      Set(old.keys).union(new.keys).filter { now[$0] != old[$0] }
    }
    let after = difference.after
    var found = names(before.tips, after.tips, tips)
    found.formUnion(names(before.records, after.records, records))
    found.formUnion(names(before.toolTips, after.toolTips, toolTips))
    found.formUnion(names(before.alerts, after.alerts, alerts))
    found.formUnion(names(before.parameters, after.parameters, parameters))
    for (id, record) in before.events {
      let kept = Set(events[id]?.log.donations.map(\.sequence) ?? [])
      if !record.log.donations.allSatisfy({ kept.contains($0.sequence) }) { found.insert(id) }
    }
    var words = found.sorted().map { "\"\($0)\"" }
    if before.displayFrequency != after.displayFrequency
      && displayFrequency != before.displayFrequency
      || before.displayFrequencyOrigin != after.displayFrequencyOrigin
        && displayFrequencyOrigin != before.displayFrequencyOrigin
    {
      words.append("the app's display frequency")
    }
    if before.overrides != after.overrides, overrides != before.overrides {
      words.append("the overrides")
    }
    if !names(before.groups, after.groups, groups).isEmpty { words.append("the groups") }
    if !names(before.devices, after.devices, devices).isEmpty {
      words.append("the records of other devices")
    }
    return words
  }
}

extension Dictionary where Value: Equatable {
  /// Removes the entries of one side and adds those of the other.
  fileprivate mutating func replace(_ old: [Key: Value], by new: [Key: Value]) {
    for key in old.keys where new[key] == nil { self[key] = nil }
    merge(new) { $1 }
  }
}
