extension EventRecord: StoredObject {
  package static let coding = ObjectCoding<EventRecord>(
    .optional("limit", \.limit, .object),
    .optional("deleted", \.deleted, .date),
    .optional("donations", \.log, .log, default: DonationLog()),
    make: EventRecord.init)
}

extension ValueCoding where Value == DonationLog {
  /// The donations in order: a state document numbers them.
  fileprivate static var log: ValueCoding {
    ValueCoding<[StoredDonation]>.list(of: .donation)
      .map(read: { DonationLog($0) }, write: { Array($0.donations) })
  }
}

/// A donation without its number, which the order of the list determines.
extension StoredDonation: StoredObject {
  package static let coding = ObjectCoding<StoredDonation>(
    .required("date", \.date, .date),
    .optional("info", \.info, .any),
    make: { StoredDonation(sequence: 0, date: $0, info: $1) })
}

extension ValueCoding where Value == StoredDonation {
  /// A donation, or its date alone.
  fileprivate static var donation: ValueCoding {
    let date = ValueCoding<Timestamp>.date
    return ValueCoding(wanted: "an object or a date") { value, path throws(TipControlError) in
      if let donation = StoredDonation(fast: value) { return donation }
      guard case .string = value else { return try StoredDonation(storedValue: value, at: path()) }
      return StoredDonation(sequence: 0, date: try date.read(value, path()), info: nil)
    } write: { donation in
      donation.storedValue
    }
  }
}

extension StoredDonation {
  /// Reads a date and a payload directly, because documents have many donations.
  ///
  /// The result is nil for all that the coding must read or reject.
  fileprivate init?(fast value: StoredValue) {
    guard case .object(let members) = value, case .string(let text)? = members["date"],
      let date = Timestamp(iso8601: text)
    else { return nil }
    let info = members["info"]
    let knownCount = info == nil ? 1 : 2
    guard members.count == knownCount, info?.obstacle == nil else { return nil }
    self.init(sequence: 0, date: date, info: info)
  }
}

/// The maximum age has the rule language's text: `days(5)`.
extension Tips.DonationLimit: StoredObject {
  package static let coding = ObjectCoding<Tips.DonationLimit>(
    .required("maximumCount", \.maximumCount, .count),
    .optional("maximumAge", \.maximumAge, .timeRange),
    make: Tips.DonationLimit.init)
}

extension ValueCoding where Value == Tips.DonationTimeRange {
  fileprivate static var timeRange: ValueCoding {
    ValueCoding("a time range such as minutes(10), hours(2), days(5) or weeks(1)") { value in
      if case .string(let text) = value { Tips.DonationTimeRange(text: text) } else { nil }
    } write: { range in
      .string("\(range.unit.rawValue)s(\(range.count))")
    }
  }
}

extension Tips.DonationTimeRange {
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
