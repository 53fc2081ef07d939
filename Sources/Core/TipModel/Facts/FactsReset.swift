/// Each reset stores the date up to which it erased, so that a merge does not restore old facts.
///
/// A device that knows of the reset has nothing left to erase, so each reset is later than the
/// previous ones, even at the same moment or after a clock was moved back.
extension Facts {
  /// Erases the records, but keeps the definitions of tips, parameters and events (D2).
  mutating func reset(at date: Timestamp) -> Effects {
    // Facts that a moved clock has dated later must not return from other devices either.
    resets = ResetDates(own: nextReset(at: date))
    records = [:]
    // An alert on screen stays there.
    alerts = alerts.compactMapValues { record in
      guard !record.activeDisplays.isEmpty else { return nil }
      var kept = AlertRecord(record.alert)
      kept.activeDisplays = record.activeDisplays
      return kept
    }
    // Their names alone stay, so that a later import or undo counts as newer for them (D51).
    devices = devices.mapValues { _ in DeviceRecord(version: 0) }
    parameters = parameters.compactMapValues { record in
      record.definition.map { ParameterRecord(definition: $0) }
    }
    events = events.mapValues { EventRecord(limit: $0.limit) }
    overrides = StoredOverrides()
    history = []
    return .all
  }

  /// Makes a tip eligible again (D16, D37).
  mutating func resetEligibility(of tip: String, at date: Timestamp) -> Effects {
    let known = record(of: tip)
    guard !known.hasNothingToReset else { return Effects() }
    let eligibleSince = known.dates.reduce(date, max).following(eligibleSince(tip))
    return update(tip) { record in
      record.invalidation = nil
      record.displayCount = 0
      record.displayedMilliseconds = 0
      // A display on screen counts from the reset on (D37).
      for index in record.activeDisplays.indices {
        record.activeDisplays[index].reset(at: date)
      }
      record.eligibilityReset = eligibleSince
    }
  }

  mutating func deleteDonations(of event: String, at date: Timestamp) -> Effects {
    guard let newest = events[event]?.log.donations.last?.date else { return Effects() }
    let erased = Timestamp.latest(events[event]?.deleted, resets.known)
    events[event]?.log = DonationLog()
    events[event]?.deleted = max(date, newest).following(erased)
    return Effects { $0.events = [event] }
  }

  /// Returns whether devices would return anything of facts that were replaced by these.
  func takesBack(_ old: Facts) -> Bool {
    var newer = self
    newer.origin.version = newer.origin.version.addingSaturating(1)
    return SharedFacts(newer).united(with: SharedFacts(old)) != SharedFacts(newer)
  }

  /// Counts as newer than facts that were replaced, so that no other device returns them (D51).
  mutating func supersede(_ old: Facts, at date: Timestamp) {
    origin = old.origin
    records = Dictionary(uniqueKeysWithValues: recordedTips.map { ($0, record(of: $0)) })
    devices = old.devices
    resets = ResetDates(own: max(nextReset(at: date), old.nextReset(at: date)))
  }

  /// Returns the date of a reset that is later than all facts and all earlier resets.
  private func nextReset(at date: Timestamp) -> Timestamp {
    dates.reduce(date, max).following(erased)
  }

  /// The dates of everything that a reset erases.
  private var dates: [Timestamp] {
    recordedTips.flatMap { record(of: $0).dates } + parameters.values.compactMap(\.written)
      + events.values.compactMap { $0.log.donations.last?.date }
  }

  /// The latest date up to which a reset of any kind has erased something.
  var erased: Timestamp? {
    ([resets.known] + recordedTips.map(eligibleSince) + events.values.map(\.deleted))
      .compactMap(\.self).max()
  }
}

extension TipRecord {
  fileprivate var dates: [Timestamp] {
    [lastDisplayed, invalidation?.date].compactMap(\.self)
      + opaqueResults.values.map(\.date)
  }
}

extension Timestamp {
  /// Returns this instant, or the next one after another instant if that is later.
  func following(_ other: Timestamp?) -> Timestamp {
    guard let other else { return self }
    return max(self, other.adding(milliseconds: 1))
  }
}
