extension Facts {
  /// Makes the entries of a difference what they are on its second side.
  ///
  /// What the difference does not name stays, so that what happened meanwhile is kept.
  package mutating func apply(_ difference: FactsDifference) {
    let (before, after) = (difference.before, difference.after)
    tips.replace(before.tips, by: after.tips)
    records.replace(before.records, by: after.records)
    parameters.replace(before.parameters, by: after.parameters)
    if before.displayFrequency != after.displayFrequency {
      displayFrequency = after.displayFrequency
    }
    if before.overrides != after.overrides { overrides = after.overrides }
    devices.replace(before.devices, by: after.devices)
    // A reset that came since stays, or what it has erased could come in again.
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
    // An event that was not known before is forgotten, unless it was donated to meanwhile.
    guard new != nil || !donations.isEmpty else { return nil }
    var record = events[id] ?? new ?? EventRecord()
    if let new, new.limit != old?.limit { record.limit = new.limit }
    // A deletion that came since stays, as a reset does.
    if let new, record.deleted == old?.deleted { record.deleted = new.deleted }
    record.log = DonationLog(donations)
    return record
  }

  /// The history grows at its end and loses its oldest lines; in the inverse it is the other way round.
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

  /// Returns what of a difference's first side is no longer as it is there, in words.
  ///
  /// - Parameter difference: A difference that is about to be applied.
  /// - Returns: The names of what has changed meanwhile, in a fixed order.
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
    found.formUnion(names(before.parameters, after.parameters, parameters))
    for (id, record) in before.events {
      let kept = Set(events[id]?.log.donations.map(\.sequence) ?? [])
      if !record.log.donations.allSatisfy({ kept.contains($0.sequence) }) { found.insert(id) }
    }
    var words = found.sorted().map { "\"\($0)\"" }
    if before.displayFrequency != after.displayFrequency,
      displayFrequency != before.displayFrequency
    {
      words.append("the app's display frequency")
    }
    if before.overrides != after.overrides, overrides != before.overrides {
      words.append("the overrides")
    }
    if !names(before.devices, after.devices, devices).isEmpty {
      words.append("the records of other devices")
    }
    return words
  }
}

extension Dictionary where Value: Equatable {
  /// Takes the entries of one side out and those of the other in.
  fileprivate mutating func replace(_ old: [Key: Value], by new: [Key: Value]) {
    for key in old.keys where new[key] == nil { self[key] = nil }
    merge(new) { $1 }
  }
}
