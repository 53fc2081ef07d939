extension Facts {
  /// Returns the record of a tip in this datastore and on all merged devices.
  ///
  /// Counts and lengths add up. Invalidation is final: the earliest one counts. A reset on any
  /// device, of the tip or of all, removes everything that happened before it on all devices.
  package func record(of tip: String) -> TipRecord {
    let own = records[tip] ?? TipRecord()
    guard !devices.isEmpty else { return own }
    return combined(shares(of: tip), own)
  }

  /// Returns the record of a tip in this datastore after the resets of other devices.
  ///
  /// The next change is added to this record, because the device then knows of the reset.
  func ownRecord(of tip: String) -> TipRecord {
    let own = records[tip] ?? TipRecord()
    guard !devices.isEmpty else { return own }
    let shares = shares(of: tip)
    guard let eligibleSince = shares.compactMap(\.eligibleSince).max(),
      eligibleSince != shares[0].eligibleSince
    else {
      return own
    }
    var current = combined(shares, own, counting: 1)
    current.eligibilityReset = eligibleSince
    return current
  }

  /// Returns the last reset of a tip or of all tips, on any device.
  func eligibleSince(_ tip: String) -> Timestamp? {
    shares(of: tip).compactMap(\.eligibleSince).max()
  }

  /// Combines shares, of which the first is this datastore's own.
  private func combined(
    _ shares: [Share], _ own: TipRecord, counting count: Int = .max
  ) -> TipRecord {
    var combined = TipRecord()
    let reset = shares.compactMap(\.reset).max()
    let eligibleSince = shares.compactMap(\.eligibleSince).max()
    for share in shares.prefix(count) {
      // A device that knows of the reset has nothing from before it, regardless of its clock.
      combined.add(
        share.record, datesSince: share.reset == reset ? nil : reset,
        countsSince: share.eligibleSince == eligibleSince ? nil : eligibleSince)
    }
    // Displays on screen and results of the app's code apply to this device only.
    combined.activeDisplays = own.activeDisplays
    combined.opaqueResults.merge(own.opaqueResults) { $1 }
    return combined
  }

  /// The ids of all tips with a record, in this datastore or on a merged device.
  package var recordedTips: Set<String> {
    devices.values.reduce(into: Set(records.keys)) { $0.formUnion($1.records.keys) }
  }

  /// Returns the earliest date of each counted tip, such as the first display, in no order.
  ///
  /// The date may be of this datastore or of a merged device.
  package func earliest(
    _ date: (TipRecord) -> Timestamp?, where isCounted: (String) -> Bool
  ) -> [Timestamp] {
    // This is part of each evaluation, and most datastores do not know another device.
    guard !devices.isEmpty else {
      return records.compactMap { isCounted($0.key) ? date($0.value) : nil }
    }
    let reset = ([resets.own] + devices.values.map(\.reset)).compactMap(\.self).max()
    var first = records.dates(date, since: resets.own == reset ? nil : reset)
    for device in devices.values {
      first.merge(
        device.records.dates(date, since: device.reset == reset ? nil : reset),
        uniquingKeysWith: min)
    }
    return first.compactMap { isCounted($0.key) ? $0.value : nil }
  }

  private func shares(of tip: String) -> [Share] {
    // The reset of a device counts even when it has no record of the tip.
    var shares = [Share(record: records[tip] ?? TipRecord(), reset: resets.own)]
    for device in devices.values {
      shares.append(Share(record: device.records[tip] ?? TipRecord(), reset: device.reset))
    }
    return shares
  }

  /// The record of a tip on one device, with the reset of the device.
  private struct Share {
    let record: TipRecord
    let reset: Timestamp?
    /// The last reset of the tip or of all tips on the device.
    var eligibleSince: Timestamp? { .latest(reset, record.eligibilityReset) }
  }
}

extension [String: TipRecord] {
  /// Returns a date of the tips that were on screen after a reset.
  fileprivate func dates(
    _ date: (TipRecord) -> Timestamp?, since reset: Timestamp?
  ) -> [String: Timestamp] {
    compactMapValues { record in
      guard record.lastDisplayed.isLater(than: reset) else { return nil }
      return date(record)
    }
  }
}

extension TipRecord {
  /// Adds another device's share: dates of displays after one instant, and displays and
  /// invalidations that affect the eligibility after a second one.
  fileprivate mutating func add(
    _ share: TipRecord, datesSince: Timestamp?, countsSince: Timestamp?
  ) {
    eligibilityReset = .latest(eligibilityReset, share.eligibilityReset)
    if share.lastDisplayed.isLater(than: datesSince) {
      firstDisplayed = .earliest(firstDisplayed, share.firstDisplayed)
      firstDismissed = .earliest(firstDismissed, share.firstDismissed)
      lastDisplayed = .latest(lastDisplayed, share.lastDisplayed)
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

extension Timestamp {
  /// Returns the later of two dates, if there is one.
  static func latest(_ one: Timestamp?, _ other: Timestamp?) -> Timestamp? {
    guard let one, let other else { return one ?? other }
    return max(one, other)
  }
}

extension Timestamp? {
  /// Returns whether a date is later than another.
  ///
  /// Nil is earlier than all dates.
  func isLater(than date: Timestamp?) -> Bool {
    guard let date else { return true }
    guard let self else { return false }
    return self > date
  }
}
