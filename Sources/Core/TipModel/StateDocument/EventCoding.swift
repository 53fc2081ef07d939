/// The maximum age has the rule language's text: `days(5)`.
extension Tips.DonationLimit: StoredObject {
  package static let storedKeys: [StoredKey] = [.maximumCount, .maximumAge]

  package var storedMembers: StoredMembers {
    [.maximumCount: .int(maximumCount), .maximumAge: maximumAge.map { .string($0.text) }]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    self.init(
      maximumCount: try object.required(.maximumCount, .count),
      maximumAge: try object.optional(.maximumAge, .timeRange))
  }
}

extension Tips.DonationTimeRange {
  /// The text in the rule language: `days(5)`.
  fileprivate var text: String { "\(unit.rawValue)s(\(count))" }

  /// Reads `days(5)`, or `day` for one day.
  fileprivate init?(text: String) {
    if let unit = Unit(rawValue: text) {
      self.init(1, unit)
      return
    }
    guard let match = text.wholeMatch(of: /([a-z]+)s\((-?\d+)\)/),
      let unit = Unit(rawValue: String(match.1)), let count = Int(match.2)
    else { return nil }
    self.init(count, unit)
  }
}

extension Reading where Value == Tips.DonationTimeRange {
  fileprivate static var timeRange: Reading {
    Reading("a time range such as minutes(10), hours(2), days(5) or weeks(1)") { value in
      if case .string(let text) = value { Tips.DonationTimeRange(text: text) } else { nil }
    }
  }
}

/// A donation without its number, which the order of the list determines.
package struct DonationEntry: Hashable, Sendable {
  package let date: Timestamp
  package let info: StoredValue?

  init(_ donation: StoredDonation) {
    date = donation.date
    info = donation.info
  }
}

extension DonationEntry: StoredObject {
  package static let storedKeys: [StoredKey] = [.date, .info]

  package var storedMembers: StoredMembers { [.date: StoredValue(date), .info: info] }

  package init(_ object: ObjectReader) throws(TipControlError) {
    date = try object.required(.date, .date)
    info = try object.optional(.info, .any)
  }

  private init(date: Timestamp) {
    self.date = date
    info = nil
  }

  /// Reads a donation, or its date alone.
  fileprivate static var reading: Reading<DonationEntry> {
    Reading(wanted: "an object or a date") { value, path throws(TipControlError) in
      guard case .string = value else { return try DonationEntry(storedValue: value, at: path()) }
      return DonationEntry(date: try Reading.date.read(value, path()))
    }
  }
}

/// An event of the datastore with its id: the limit, and the donations in order.
package struct EventEntry: Hashable, Sendable {
  package let id: String
  package let limit: Tips.DonationLimit?
  package let deleted: Timestamp?
  package let donations: [DonationEntry]

  package init(id: String, record: EventRecord) {
    self.id = id
    limit = record.limit
    deleted = record.deleted
    donations = record.log.donations.map(DonationEntry.init)
  }

  /// The event's record; its donations are numbered by their index in the list.
  var record: EventRecord {
    EventRecord(
      limit: limit, deleted: deleted,
      log: DonationLog(
        donations.enumerated().map { index, donation in
          StoredDonation(sequence: Int64(index), date: donation.date, info: donation.info)
        }))
  }
}

extension EventEntry: StoredObject {
  package static let storedKeys: [StoredKey] = [.id, .limit, .deleted, .donations]

  package var storedMembers: StoredMembers {
    [
      .id: .string(id), .limit: limit?.storedValue, .deleted: deleted.map { StoredValue($0) },
      .donations: StoredValue(donations.map(\.storedValue)),
    ]
  }

  package init(_ object: ObjectReader) throws(TipControlError) {
    id = try object.required(.id, .text)
    limit = try object.optional(.limit, .object)
    deleted = try object.optional(.deleted, .date)
    donations = try object.list(.donations, DonationEntry.reading)
  }
}
