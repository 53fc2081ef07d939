extension Facts {
  /// Takes in what other datastores have to say.
  ///
  /// What an app has told this datastore of tips, parameters and its display frequency stays: its
  /// code knows better than another device's. What is forced, the clock and the history are of
  /// this datastore alone.
  mutating func merge(_ shared: SharedFacts) -> Effects {
    let united = SharedFacts(self).united(with: shared)
    var merged = self
    merged.takeRecords(from: united)
    merged.takeDefinitions(from: united)
    for (id, record) in united.parameters { merged.take(record, of: id) }
    // In order, as each donation gets a number.
    for (id, event) in united.events.sorted(by: { $0.key < $1.key }) { merged.take(event, of: id) }
    guard merged != self else { return Effects() }
    self = merged
    return .all
  }

  /// Whether an app has configured itself with this datastore.
  private var isConfigured: Bool { receipt != nil }

  private mutating func takeRecords(from united: SharedFacts) {
    resets.known = united.reset
    devices = united.devices
    // A copy of this datastore may have come further than this one.
    guard let own = devices.removeValue(forKey: origin.name), own.version > origin.version
    else { return }
    origin.version = own.version
    resets.own = own.reset
    records = own.records.merging(records) { newer, old in
      var record = newer
      record.activeDisplays = old.activeDisplays
      return record
    }
  }

  private mutating func takeDefinitions(from united: SharedFacts) {
    let isConfigured = isConfigured
    tips.merge(united.tips) { isConfigured ? $0 : $1 }
    if !isConfigured { displayFrequency = united.displayFrequency }
  }

  private mutating func take(_ record: ParameterRecord, of id: String) {
    let old = parameters[id]
    // Each process starts from the initial value, whatever another device's says.
    guard old?.definition?.isTransient != true else { return }
    parameters[id] = record
    if isConfigured, let definition = old?.definition { parameters[id]?.definition = definition }
  }

  private mutating func take(_ event: SharedFacts.SharedEvent, of id: String) {
    var wanted = event.donations
    let old = events[id] ?? EventRecord()
    let kept = old.log.donations.filter { wanted.takeOne(SharedFacts.SharedDonation($0)) }
    let missing = wanted.sorted { $0.key < $1.key }.flatMap { Array(repeating: $0, count: $1) }
    let new = missing.enumerated().map { place, donation in
      StoredDonation(
        sequence: nextSequence + Int64(place), date: donation.date, info: donation.info)
    }
    nextSequence = nextSequence.addingSaturating(Int64(new.count))
    let limit = isConfigured ? old.limit ?? event.limit : event.limit
    events[id] = EventRecord(
      limit: limit, deleted: event.deleted,
      log: new.isEmpty && kept.count == old.log.donations.count
        ? old.log : DonationLog(kept + new))
  }
}

extension [SharedFacts.SharedDonation: Int] {
  /// Takes one donation out, and returns whether there was one.
  fileprivate mutating func takeOne(_ donation: SharedFacts.SharedDonation) -> Bool {
    guard let count = self[donation], count > 0 else { return false }
    self[donation] = count - 1
    return true
  }
}

extension SharedFacts.SharedDonation: Comparable {
  /// By date, and of one moment by the payload's text, so that all datastores have one order.
  static func < (left: Self, right: Self) -> Bool {
    (left.date, left.info?.json ?? "") < (right.date, right.info?.json ?? "")
  }
}
