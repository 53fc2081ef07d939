import TipFoundation

/// What devices tell each other when their datastores are merged.
///
/// It is what happened, whoever saw it: what is forced, the clock, the history, the receipt and
/// the log of operations belong to one datastore, and stay there.
package struct SharedFacts: Hashable, Sendable {
  /// An event as devices tell each other of it.
  struct SharedEvent: Hashable, Sendable {
    var limit: Tips.DonationLimit?
    var deleted: Timestamp?
    /// How often each donation was made.
    var donations: [SharedDonation: Int] = [:]
  }

  /// A donation without its place among those of one datastore.
  struct SharedDonation: Hashable, Sendable {
    let date: Timestamp
    let info: StoredValue?
  }

  /// The newest reset that is known.
  var reset: Timestamp?
  var devices: [String: DeviceRecord]
  var tips: [String: TipDefinition]
  var parameters: [String: ParameterRecord]
  var events: [String: SharedEvent]
  var displayFrequency: DisplayFrequency

  /// Takes from a datastore's facts what others may know.
  package init(_ facts: Facts) {
    reset = facts.resets.known
    devices = facts.devices
    // A datastore in which nothing has happened to a tip has nothing to say, and no share.
    if facts.origin.version > 0 {
      devices[facts.origin.name] = DeviceRecord(
        version: facts.origin.version, reset: facts.resets.own,
        records: facts.records.mapValues(\.withoutActiveDisplays)
          .filter { $0.value != TipRecord() })
    }
    tips = facts.tips
    parameters = facts.parameters.mapValues(\.withoutTransientValue)
    events = facts.events.mapValues { record in
      SharedEvent(limit: record.limit, deleted: record.deleted, donations: record.countedDonations)
    }
    displayFrequency = facts.displayFrequency
  }
}

extension SharedFacts.SharedDonation {
  init(_ donation: StoredDonation) {
    self.init(date: donation.date, info: donation.info?.canonical)
  }
}

extension TipRecord {
  /// The record for other devices: on their screens it is not.
  fileprivate var withoutActiveDisplays: TipRecord {
    var record = self
    record.activeDisplays = []
    return record
  }
}

extension ParameterRecord {
  /// The record for other devices: a process's own value is of no use to them.
  fileprivate var withoutTransientValue: ParameterRecord {
    definition?.isTransient == true ? ParameterRecord(definition: definition) : self
  }
}

extension EventRecord {
  /// How often each donation was made.
  var countedDonations: [SharedFacts.SharedDonation: Int] {
    log.donations.reduce(into: [:]) { $0[SharedFacts.SharedDonation($1), default: 0] += 1 }
  }

  /// Returns how many donations another log of the event lacks.
  package func donations(missingIn other: EventRecord) -> Int {
    let others = other.countedDonations
    return countedDonations.reduce(0) { $0 + max(0, $1.value - (others[$1.key] ?? 0)) }
  }
}
