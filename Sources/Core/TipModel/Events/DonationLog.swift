/// A donation in the datastore.
package struct StoredDonation: Hashable, Sendable {
  /// The number in the order of insertion, unique within a datastore.
  package let sequence: Int64
  package let date: Timestamp
  /// The payload, if there is one.
  let payload: DonationPayload?

  /// The members of the payload, if there is one.
  package var info: StoredValue? { payload?.value }

  /// The numbers that a file may contain, which leave enough later ones for any app.
  package static let sequences: ClosedRange<Int64> = 0...1 << 53

  package init(sequence: Int64, date: Timestamp, payload: DonationPayload?) {
    self.sequence = sequence
    self.date = date
    self.payload = payload
  }

  /// Creates a donation with an unshared payload.
  package init(sequence: Int64, date: Timestamp, info: StoredValue?) {
    self.init(sequence: sequence, date: date, payload: info.map(DonationPayload.init))
  }
}

/// The order of donations, the same on every device: by date, then by the payload's text (D38).
///
/// Equal donations are in the order of insertion, which cannot change an answer.
extension StoredDonation: Comparable {
  package static func < (left: StoredDonation, right: StoredDonation) -> Bool {
    guard left.date == right.date else { return left.date < right.date }
    // Texts of payloads are slow, and donations of one instant often have equal payloads.
    guard left.payload != right.payload else { return left.sequence < right.sequence }
    let text = left.payload?.text ?? ""
    let other = right.payload?.text ?? ""
    if text == other { return left.sequence < right.sequence }
    return text < other
  }
}

/// The donations of one event in their order (D13, D38).
package struct DonationLog: Hashable, Sendable {
  /// The donations in order.
  package private(set) var donations = Donations()

  package init() {}

  /// Creates a log from donations in any order.
  package init(_ donations: some Sequence<StoredDonation>) {
    var collection = Collection()
    for donation in donations { collection.append(donation) }
    self = collection.log
  }

  /// Collects the donations of a log, which are usually in order already.
  package struct Collection {
    private var ordered = Donations()
    private var others: [StoredDonation] = []

    package init() {}

    package mutating func append(_ donation: StoredDonation) {
      if let last = ordered.last, donation < last {
        others.append(donation)
      } else {
        ordered.append(donation)
      }
    }

    /// All donations in order.
    package var log: DonationLog {
      var log = DonationLog()
      log.donations = ordered
      if !others.isEmpty { log.donations = Donations((others + ordered).sorted()) }
      return log
    }
  }

  /// Inserts a donation, or appends it if it is later than all others.
  package mutating func insert(_ donation: StoredDonation) {
    guard let last = donations.last, donation < last else {
      donations.append(donation)
      return
    }
    let later = donations.firstIndex(since: donation.date)
    donations.insert(donation, at: donations[later...].firstIndexAscending { donation < $0 })
  }

  /// Removes the donations that exceed a limit at an instant.
  mutating func trim(to limit: Tips.DonationLimit?, at now: Timestamp) {
    guard let limit else { return }
    let kept = newest(limit.maximumCount, maximumAge: limit.maximumAge, at: now)
    donations.removeFirst(to: kept.startIndex)
  }

  /// Returns the number of donations before a date that are not among a number of the newest ones.
  func count(before date: Timestamp, exceptNewest newest: Int) -> Int {
    min(donations.firstIndex(since: date) - donations.startIndex, donations.count - newest)
  }

  /// Removes a number of the oldest donations.
  mutating func removeFirst(_ count: Int) {
    donations.removeFirst(to: donations.startIndex + count)
  }

  /// Returns the donations that rules query at an instant: the newest 1,000, or up to the limit.
  func queried(limit: Tips.DonationLimit?, at now: Timestamp) -> Donations {
    newest(
      limit?.maximumCount ?? Tips.DonationLimit.defaultQueriedCount,
      maximumAge: limit?.maximumAge, at: now)
  }

  private func newest(
    _ count: Int, maximumAge: Tips.DonationTimeRange?, at now: Timestamp
  ) -> Donations {
    let start = donations.endIndex - min(count, donations.count)
    guard let maximumAge else { return donations[start...] }
    let young = donations.firstIndex(since: now.adding(milliseconds: -maximumAge.milliseconds))
    return donations[max(start, young)...]
  }
}

extension Sequence<StoredDonation> {
  /// Returns the same donations with consecutive numbers.
  func numbered(from first: Int64) -> [StoredDonation] {
    enumerated().map { index, donation in
      StoredDonation(
        sequence: first.addingSaturating(Int64(index)), date: donation.date,
        payload: donation.payload)
    }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies a monotonic condition, by binary search.
  package func firstIndexAscending(where condition: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
