package import TipFoundation

extension Facts {
  /// What happened to a tip, here and on all devices that were merged; empty for nothing.
  ///
  /// Counts and lengths add up. Invalidation is final: the earliest one counts. A reset on any
  /// device, of the tip or of all, takes away what had happened anywhere up to then.
  package func record(of tip: String) -> TipRecord {
    let own = records[tip] ?? TipRecord()
    guard !devices.isEmpty else { return own }
    return combined(shares(of: tip), own)
  }

  /// What happened to a tip here, and is not taken away by a reset on another device.
  ///
  /// What happens next is added to this: a device that goes on after the others' reset knows of it.
  func ownRecord(of tip: String) -> TipRecord {
    let own = records[tip] ?? TipRecord()
    guard !devices.isEmpty else { return own }
    let shares = shares(of: tip)
    guard let eligibleSince = shares.latest(\.eligibleSince),
      eligibleSince != shares[0].eligibleSince
    else {
      return own
    }
    var current = combined(shares, own, counting: 1)
    current.eligibilityReset = eligibleSince
    return current
  }

  /// When a tip was made eligible again last, by a reset of all or of itself, on any device.
  func eligibleSince(_ tip: String) -> Timestamp? { shares(of: tip).latest(\.eligibleSince) }

  /// Adds shares up, of which the first is this datastore's own.
  private func combined(
    _ shares: [Share], _ own: TipRecord, counting count: Int = .max
  ) -> TipRecord {
    var combined = TipRecord()
    let reset = shares.latest(\.reset)
    let eligibleSince = shares.latest(\.eligibleSince)
    for share in shares.prefix(count) {
      // A device that knows of the reset has nothing left from before, whatever its clock said.
      combined.add(
        share.record, datesSince: share.reset == reset ? nil : reset,
        countsSince: share.eligibleSince == eligibleSince ? nil : eligibleSince)
    }
    // What is on screen, and what the app's code answers, is so here and nowhere else.
    combined.activeDisplays = own.activeDisplays
    combined.opaqueResults.merge(own.opaqueResults) { $1 }
    return combined
  }

  /// The ids of all tips to which something happened, here or on a device that was merged.
  package var recordedTips: Set<String> {
    devices.values.reduce(into: Set(records.keys)) { $0.formUnion($1.records.keys) }
  }

  /// When tips were displayed first, here or on a device that was merged.
  ///
  /// - Parameter isCounted: Which tips are of interest, by id.
  /// - Returns: The dates, in no order.
  package func firstDisplays(where isCounted: (String) -> Bool) -> [Timestamp] {
    // Asked for at each evaluation; most datastores know of no other device.
    guard !devices.isEmpty else {
      return records.compactMap { isCounted($0.key) ? $0.value.firstDisplayed : nil }
    }
    let reset = ([resets.own] + devices.values.map(\.reset)).compactMap(\.self).max()
    var first = records.firstDisplays(since: resets.own == reset ? nil : reset)
    for device in devices.values {
      first.merge(
        device.records.firstDisplays(since: device.reset == reset ? nil : reset),
        uniquingKeysWith: min)
    }
    return first.compactMap { isCounted($0.key) ? $0.value : nil }
  }

  private func shares(of tip: String) -> [Share] {
    // A device that knows of a reset counts although nothing happened to the tip there.
    [Share(record: records[tip] ?? TipRecord(), reset: resets.own)]
      + devices.values.map { Share(record: $0.records[tip] ?? TipRecord(), reset: $0.reset) }
  }

  /// What one device has to say of a tip.
  private struct Share {
    let record: TipRecord
    let reset: Timestamp?
    /// When the tip was made eligible again there, by a reset of all or of itself.
    var eligibleSince: Timestamp? { [reset, record.eligibilityReset].compactMap(\.self).max() }
  }
}

extension Array {
  fileprivate func latest(_ date: (Element) -> Timestamp?) -> Timestamp? {
    compactMap(date).max()
  }
}

extension [String: TipRecord] {
  /// When tips were displayed first, of those that were on screen after a reset.
  fileprivate func firstDisplays(since reset: Timestamp?) -> [String: Timestamp] {
    compactMapValues { $0.lastDisplayed.isLater(than: reset) ? $0.firstDisplayed : nil }
  }
}

extension TipRecord {
  /// Adds another device's share.
  ///
  /// - Parameters:
  ///   - share: What happened there.
  ///   - datesSince: Only displays after this count as displays at all.
  ///   - countsSince: Only what is later keeps the tip from being eligible.
  fileprivate mutating func add(
    _ share: TipRecord, datesSince: Timestamp?, countsSince: Timestamp?
  ) {
    eligibilityReset = [eligibilityReset, share.eligibilityReset].compactMap(\.self).max()
    if share.lastDisplayed.isLater(than: datesSince) {
      firstDisplayed = [firstDisplayed, share.firstDisplayed].compactMap(\.self).min()
      lastDisplayed = [lastDisplayed, share.lastDisplayed].compactMap(\.self).max()
    }
    if share.lastDisplayed.isLater(than: countsSince) {
      displayCount = displayCount.addingSaturating(share.displayCount)
      displayedMilliseconds = displayedMilliseconds.addingSaturating(share.displayedMilliseconds)
    }
    if (share.invalidation?.date).isLater(than: countsSince) {
      invalidation = [invalidation, share.invalidation].compactMap(\.self)
        .min { ($0.date, $0.reason.rawValue) < ($1.date, $1.reason.rawValue) }
    }
    for (source, result) in share.opaqueResults
    where Optional(result.date).isLater(than: datesSince) {
      opaqueResults[source] = [opaqueResults[source], result].compactMap(\.self)
        .max { ($0.date, $0.value ? 1 : 0) < ($1.date, $1.value ? 1 : 0) }
    }
  }
}

extension Timestamp? {
  /// Whether a date comes after another; everything does when there is none.
  func isLater(than date: Timestamp?) -> Bool {
    guard let date else { return true }
    return self.map { $0 > date } ?? false
  }
}
