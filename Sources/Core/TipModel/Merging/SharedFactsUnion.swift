extension SharedFacts {
  /// Returns the union of both.
  ///
  /// The operation is commutative, associative and idempotent. The union has the newest state of
  /// each device, all donations, and the newest write of each parameter. Facts that one side has
  /// erased are removed from the other side, unless they are later. Definitions have no date, so
  /// the one whose text sorts last is used.
  package func united(with other: SharedFacts) -> SharedFacts {
    let reset = Timestamp.latest(facts.resets.known, other.facts.resets.known)
    let deletions = deletions.merging(other.deletions) { max($0, $1) }
    var united = survivors(of: reset, deletions)
    let other = other.survivors(of: reset, deletions)
    for kind in Facts.kinds { kind.unite(&united.facts, with: other.facts) }
    united.events.merge(other.events) { $0.united(with: $1) }
    united.facts.displayFrequency = DisplayFrequency(
      milliseconds: max(
        facts.displayFrequency.milliseconds, other.facts.displayFrequency.milliseconds))
    // The later instant, as the longer frequency.
    if other.facts.displayFrequencyOrigin == .dismissal {
      united.facts.displayFrequencyOrigin = .dismissal
    }
    return united
  }

  /// Removes a reset and deletions after a date, unless some facts know them already, and returns
  /// their dates.
  package mutating func removeErasures(
    after limit: Timestamp, unknownTo known: Facts
  ) -> [Timestamp] {
    var dates: [Timestamp] = []
    if let reset = facts.resets.known, reset > limit, reset != known.resets.known {
      facts.resets.known = nil
      dates.append(reset)
    }
    for (id, date) in deletions where date > limit && date != known.events[id]?.deleted {
      events[id]?.deleted = nil
      dates.append(date)
    }
    return dates
  }

  /// The dates up to which donations were deleted, by event.
  private var deletions: [String: Timestamp] { events.compactMapValues(\.deleted) }

  /// Returns these facts after the newest reset and deletions.
  ///
  /// A datastore that knows of them keeps all its facts, regardless of its clock. Another datastore
  /// keeps only later facts.
  private func survivors(
    of reset: Timestamp?, _ deletions: [String: Timestamp]
  ) -> SharedFacts {
    var survivors = self
    let known = facts.resets.known
    survivors.facts.resets.known = reset
    if let reset, reset != known {
      survivors.facts.parameters = facts.parameters.mapValues { $0.survivor(of: reset) }
    }
    for (id, event) in events {
      survivors.events[id]?.deleted = deletions[id]
      let erased = Timestamp.latest(reset, deletions[id])
      guard let erased, erased != Timestamp.latest(known, event.deleted) else { continue }
      survivors.events[id]?.donations = event.donations.filter { $0.key.date > erased }
    }
    return survivors
  }
}

extension FactKind {
  /// Adds the entries of other facts if devices share them.
  func unite(_ facts: inout Facts, with other: Facts) {
    guard let united else { return }
    // Shared without a copy, because devices have many.
    guard !facts[keyPath: entries].isEmpty else {
      return facts[keyPath: entries] = other[keyPath: entries]
    }
    facts[keyPath: entries].merge(other[keyPath: entries], uniquingKeysWith: united)
  }
}

extension DeviceRecord {
  /// Returns the record with the higher version.
  func orNewer(_ other: DeviceRecord) -> DeviceRecord {
    // Copies of one datastore can have equal versions.
    if version == other.version { return orLast(other) }
    return version > other.version ? self : other
  }
}

extension StoredObject {
  /// Returns the value whose text sorts last: an arbitrary choice, but the same on all devices.
  func orLast(_ other: Self) -> Self {
    storedValue.json < other.storedValue.json ? other : self
  }
}

extension ParameterRecord {
  fileprivate func survivor(of reset: Timestamp) -> ParameterRecord {
    if written.isLater(than: reset) { return self }
    return ParameterRecord(definition: definition)
  }

  func united(with other: ParameterRecord) -> ParameterRecord {
    let newest = other.isWritten(after: self) ? other : self
    var united = definition ?? other.definition
    if let definition, let second = other.definition { united = definition.orLast(second) }
    return ParameterRecord(definition: united, value: newest.value, written: newest.written)
  }

  /// Of two writes at the same moment, the value whose text sorts last is kept.
  private func isWritten(after other: ParameterRecord) -> Bool {
    guard written == other.written else { return written.isLater(than: other.written) }
    return (value?.json ?? "") > (other.value?.json ?? "")
  }
}

extension Tips.DonationLimit {
  /// Returns the stricter count with the stricter age (D39).
  fileprivate func stricter(_ other: Self) -> Self {
    Tips.DonationLimit(
      maximumCount: min(maximumCount, other.maximumCount),
      maximumAge: [maximumAge, other.maximumAge].compactMap(\.self)
        .min { ($0.milliseconds, $0.words) < ($1.milliseconds, $1.words) })
  }
}

extension SharedFacts.SharedEvent {
  fileprivate func united(with other: Self) -> Self {
    var united = self
    united.limit = [limit, other.limit].compactMap(\.self).reduce(nil) { $0?.stricter($1) ?? $1 }
    united.donations.merge(other.donations) { max($0, $1) }
    return united
  }
}
