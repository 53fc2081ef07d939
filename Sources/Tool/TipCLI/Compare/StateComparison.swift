import TipModel

/// The difference between two states, member by member.
///
/// Pure: datastores, documents and the clock are read before.
struct StateComparison {
  /// One member that differs.
  struct Line: Hashable {
    /// The kind of the subject: tip, group, tooltip, alert, parameter, event, override or app.
    let kind: String
    /// The tip, group, parameter or event, or an empty text for a member of the whole state.
    let id: String
    /// The member, by its key in the state document.
    let member: String
    /// The value on each side, or nil where there is none.
    let left: StoredValue?
    let right: StoredValue?
  }

  /// The lines by kind, and within a kind by id.
  ///
  /// The kinds are in this order: tips, groups, tooltips, alerts, parameters, events, overrides,
  /// the app's settings.
  let lines: [Line]

  /// Compares two situations.
  init(from left: Situation, to right: Situation) {
    let old = left.facts
    let new = right.facts
    var lines = ids(old.knownTips, new.knownTips).flatMap { id -> [Line] in
      Self.tipLines(id, left, right)
    }
    for kind in Facts.kinds { lines += kind.lines(old, new) }
    lines += ids(old.events.keys, new.events.keys).flatMap { id in
      Self.eventLines(id, old.events[id], new.events[id])
    }
    lines += Self.lines("override", "", old.overrides, new.overrides)
    lines += Self.line(
      "override", "", "clock", old.overrides.clock?.storedValue, new.overrides.clock?.storedValue)
    lines += Self.line(
      "app", "", "displayFrequency", old.displayFrequency.storedValue,
      new.displayFrequency.storedValue)
    lines += Self.line(
      "app", "", "displayFrequencyFrom", .string(old.displayFrequencyOrigin.rawValue),
      .string(new.displayFrequencyOrigin.rawValue))
    self.lines = lines
  }

  // MARK: - Entries

  /// The status, the definition, and what happened here and on other devices.
  private static func tipLines(_ id: String, _ left: Situation, _ right: Situation) -> [Line] {
    let definitions = [left, right].map { $0.facts.tips[id] }
    let statuses = zip([left, right], definitions).map { situation, tip -> StoredValue? in
      guard let tip else { return nil }
      let decision = Eligibility.decide(tip, situation.facts, situation.moment)
      return .string(decision.status.description)
    }
    let records = [left, right].map { $0.facts.record(of: id) }
    return line("tip", id, "status", statuses[0], statuses[1])
      + lines("tip", id, definitions[0], definitions[1])
      + lines("tip", id, records[0], records[1])
  }

  private static func eventLines(
    _ id: String, _ left: EventRecord?, _ right: EventRecord?
  ) -> [Line] {
    let old = left ?? EventRecord()
    let new = right ?? EventRecord()
    let onlyOld = old.donations(missingIn: new)
    let onlyNew = new.donations(missingIn: old)
    var lines = line("event", id, "limit", left?.limit?.storedValue, right?.limit?.storedValue)
    if onlyOld != 0 || onlyNew != 0 {
      let donations = Line(
        kind: "event", id: id, member: "donations",
        left: ["count": .int(old.log.donations.count), "onlyHere": .int(onlyOld)],
        right: ["count": .int(new.log.donations.count), "onlyHere": .int(onlyNew)])
      lines.append(donations)
    }
    guard lines.isEmpty else { return lines }
    // An event that is only named, or has no donations left, is still known.
    return Self.known("event", id, left != nil, right != nil)
  }

  // MARK: - Members

  /// Returns the members that differ.
  ///
  /// An object that only one side has is one line, "known".
  fileprivate static func lines<Object: StoredObject>(
    _ kind: String, _ id: String, _ left: Object?, _ right: Object?
  ) -> [Line] {
    guard let left, let right else {
      return known(kind, id, left != nil, right != nil)
    }
    let old = Object.coding.members(of: left)
    let new = Object.coding.members(of: right)
    // The date of a write is not a difference.
    return Object.coding.keys.filter { $0 != "written" }.flatMap { key in
      line(kind, id, key, old[key], new[key])
    }
  }

  private static func known(
    _ kind: String, _ id: String, _ isLeft: Bool, _ isRight: Bool
  ) -> [Line] {
    line(kind, id, "known", .bool(isLeft), .bool(isRight))
  }

  private static func line(
    _ kind: String, _ id: String, _ key: String, _ left: StoredValue?, _ right: StoredValue?
  ) -> [Line] {
    guard left != right else { return [] }
    return [Line(kind: kind, id: id, member: key, left: left, right: right)]
  }
}

/// Returns the ids that either side has, in order.
private func ids(_ left: some Sequence<String>, _ right: some Sequence<String>) -> [String] {
  Set(left).union(right).sorted()
}

extension Facts {
  fileprivate var knownTips: Set<String> { recordedTips.union(tips.keys) }
}

extension FactKind {
  /// Returns the differences of the entries, if they are compared member by member.
  fileprivate func lines(_ left: Facts, _ right: Facts) -> [StateComparison.Line] {
    guard let noun else { return [] }
    let old = left[keyPath: entries]
    let new = right[keyPath: entries]
    return ids(old.keys, new.keys).flatMap { id in
      StateComparison.lines(
        noun, (old[id] ?? new[id])?.name(id: id) ?? id, old[id]?.row, new[id]?.row)
    }
  }
}
