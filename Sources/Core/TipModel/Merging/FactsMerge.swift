extension Facts {
  /// Merges the facts of other datastores.
  ///
  /// The definitions of tips and parameters and the display frequency that the app registered in
  /// this datastore stay, because the code of this device is authoritative. Overrides, the clock
  /// and the history are not shared.
  mutating func merge(_ shared: SharedFacts, at now: Timestamp) -> Effects {
    let united = SharedFacts(self).united(with: shared)
    var merged = self
    merged.takeRecords(from: united.facts)
    merged.takeDefinitions(from: united.facts)
    for (id, record) in united.facts.parameters { merged.take(record, of: id) }
    // In order, as each donation gets a number.
    for (id, event) in united.events.sorted(by: { $0.key < $1.key }) {
      merged.take(event, of: id, at: now)
    }
    guard merged != self else { return Effects() }
    self = merged
    return .all
  }

  /// Whether an app has configured itself with this datastore.
  private var isConfigured: Bool { receipt != nil }

  private mutating func takeRecords(from united: Facts) {
    resets.known = united.resets.known
    devices = united.devices
    // A copy of this datastore may have a higher version.
    guard let own = devices.removeValue(forKey: origin.name) else { return }
    let active = records.mapValues(\.activeDisplays).filter { !$0.value.isEmpty }
    origin.version = own.version
    resets.own = own.reset
    records = own.records
    for (tip, displays) in active { records[tip, default: TipRecord()].activeDisplays = displays }
  }

  private mutating func takeDefinitions(from united: Facts) {
    if isConfigured {
      tips.merge(united.tips) { own, _ in own }
      groups.merge(united.groups) { own, _ in own }
      return
    }
    tips.merge(united.tips) { $1 }
    groups.merge(united.groups) { $1 }
    displayFrequency = united.displayFrequency
    displayFrequencyOrigin = united.displayFrequencyOrigin
  }

  private mutating func take(_ record: ParameterRecord, of id: String) {
    let old = parameters[id]
    // Each process starts from its initial value, not from the value of another device.
    guard old?.definition?.isTransient != true else { return }
    parameters[id] = record
    if isConfigured, let definition = old?.definition { parameters[id]?.definition = definition }
  }

  private mutating func take(
    _ event: SharedFacts.SharedEvent, of id: String, at now: Timestamp
  ) {
    let old = events[id] ?? EventRecord()
    var wanted = event.donations(at: now)
    let kept = old.log.donations.filter { wanted.takeOne(SharedFacts.SharedDonation($0)) }
    let new = wanted.numbered(from: nextSequence)
    nextSequence = nextSequence.addingSaturating(Int64(new.count))
    var log = old.log
    if !new.isEmpty || kept.count != log.donations.count { log = DonationLog(kept + new) }
    events[id] = EventRecord(limit: event.limit, deleted: event.deleted, log: log)
  }
}

extension Facts {
  /// Creates facts that contain only shared facts, for a document.
  init(_ shared: SharedFacts) {
    self = shared.facts
    events = shared.events.mapValues { event in
      EventRecord(
        limit: event.limit, deleted: event.deleted,
        log: DonationLog(event.donations.numbered(from: 0)))
    }
  }
}

extension SharedFacts.SharedEvent {
  /// Returns the donations that the limit keeps, the same on all devices.
  fileprivate func donations(at now: Timestamp) -> [SharedFacts.SharedDonation: Int] {
    guard limit != nil else { return donations }
    var log = DonationLog(donations.numbered(from: 0))
    log.trim(to: limit, at: now)
    return EventRecord(log: log).countedDonations
  }
}

extension [SharedFacts.SharedDonation: Int] {
  /// Returns all donations in their order, with numbers in that order.
  fileprivate func numbered(from first: Int64) -> [StoredDonation] {
    let log = DonationLog(
      flatMap { donation, count in
        Array(
          repeating: StoredDonation(sequence: first, date: donation.date, info: donation.info),
          count: count)
      })
    return log.donations.numbered(from: first)
  }

  /// Removes one donation, and returns whether there was one.
  fileprivate mutating func takeOne(_ donation: SharedFacts.SharedDonation) -> Bool {
    guard let count = self[donation], count > 0 else { return false }
    self[donation] = count > 1 ? count - 1 : nil
    return true
  }
}
