/// The facts that devices share when their datastores are merged.
///
/// Overrides, the clock, the history, the receipt and the log of operations belong to one
/// datastore and are not shared.
package struct SharedFacts: Hashable, Sendable {
  /// An event in the shared facts.
  struct SharedEvent: Hashable, Sendable {
    var limit: Tips.DonationLimit?
    var deleted: Timestamp?
    /// The number of times that each donation was made.
    var donations: [SharedDonation: Int] = [:]
  }

  /// A donation without its number in a datastore.
  struct SharedDonation: Hashable, Sendable {
    let date: Timestamp
    let info: StoredValue?
  }

  /// The facts, except for the donations of events.
  var facts = Facts()
  var events: [String: SharedEvent]

  /// Creates the shared facts of a datastore.
  package init(_ facts: Facts) {
    for kind in Facts.kinds { kind.unite(&self.facts, with: facts) }
    self.facts.parameters = facts.parameters.mapValues(\.withoutTransientValue)
    // A datastore without changes of records has nothing to share.
    if facts.origin.version > 0 {
      self.facts.devices[facts.origin.name] = DeviceRecord(
        version: facts.origin.version, reset: facts.resets.own,
        records: facts.records.mapValues(\.withoutActiveDisplays)
          .filter { $0.value != TipRecord() })
    }
    events = facts.events.mapValues { record in
      SharedEvent(limit: record.limit, deleted: record.deleted, donations: record.countedDonations)
    }
    self.facts.displayFrequency = facts.displayFrequency
    self.facts.displayFrequencyOrigin = facts.displayFrequencyOrigin
    self.facts.resets = ResetDates(known: facts.resets.known)
  }
}

extension SharedFacts.SharedDonation {
  init(_ donation: StoredDonation) {
    self.init(date: donation.date, info: donation.info?.canonical)
  }
}

extension TipRecord {
  /// The record for other devices, without the displays on this device's screen.
  fileprivate var withoutActiveDisplays: TipRecord {
    var record = self
    record.activeDisplays = []
    return record
  }
}

extension ParameterRecord {
  /// The record for other devices, without a value that belongs to one process.
  fileprivate var withoutTransientValue: ParameterRecord {
    guard definition?.isTransient == true else { return self }
    return ParameterRecord(definition: definition)
  }
}

extension EventRecord {
  /// The number of times that each donation was made.
  var countedDonations: [SharedFacts.SharedDonation: Int] {
    log.donations.reduce(into: [:]) { $0[SharedFacts.SharedDonation($1), default: 0] += 1 }
  }

  /// Returns the number of donations that another log of the event lacks.
  package func donations(missingIn other: EventRecord) -> Int {
    let others = other.countedDonations
    return countedDonations.reduce(0) { $0 + max(0, $1.value - (others[$1.key] ?? 0)) }
  }
}
