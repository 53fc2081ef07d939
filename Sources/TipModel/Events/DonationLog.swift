/// A donation in the datastore.
package struct StoredDonation: Hashable, Sendable {
  /// The number in the order of insertion, unique within a datastore.
  package let sequence: Int64
  /// The date of the donation.
  package let date: Timestamp
  /// The payload, if there is one.
  package let info: StoredValue?

  /// Creates a donation.
  package init(sequence: Int64, date: Timestamp, info: StoredValue?) {
    self.sequence = sequence
    self.date = date
    self.info = info
  }
}

/// The donations of one event, ascending by date, then insertion (D13).
package struct DonationLog: Hashable, Sendable {
  /// The donations in order.
  public private(set) var donations: [StoredDonation]

  /// Creates a log from donations in any order.
  package init(_ donations: [StoredDonation] = []) {
    self.donations = donations.sorted { ($0.date, $0.sequence) < ($1.date, $1.sequence) }
  }

  /// Inserts a donation by date, after existing donations of the same date.
  mutating func insert(_ donation: StoredDonation) {
    if let last = donations.last, last.date > donation.date {
      donations.insert(donation, at: firstIndex { $0 > donation.date })
    } else {
      donations.append(donation)
    }
  }

  /// Removes the donations that exceed a limit at an instant.
  mutating func trim(to limit: Tips.DonationLimit?, at now: Timestamp) {
    guard let limit else { return }
    donations = Array(newest(limit.maximumCount, maximumAge: limit.maximumAge, at: now))
  }

  /// Returns the donations that rules query at an instant: the newest 1,000, or those of the limit.
  func queried(limit: Tips.DonationLimit?, at now: Timestamp) -> ArraySlice<StoredDonation> {
    newest(
      limit?.maximumCount ?? Tips.DonationLimit.defaultQueriedCount,
      maximumAge: limit?.maximumAge, at: now)
  }

  private func newest(
    _ count: Int, maximumAge: Tips.DonationTimeRange?, at now: Timestamp
  ) -> ArraySlice<StoredDonation> {
    let tooOld = maximumAge.map { age in
      firstIndex { $0 >= now.adding(milliseconds: -age.milliseconds) }
    }
    return donations[max(tooOld ?? 0, donations.count - count)...]
  }

  /// Returns the index of the first donation whose date satisfies a monotonic condition.
  private func firstIndex(where condition: (Timestamp) -> Bool) -> Int {
    donations.firstIndexAscending { condition($0.date) }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies a monotonic condition, by binary search.
  func firstIndexAscending(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
