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

/// The order of donations, the same on every device: by date, then by the payload's text (D38).
///
/// Equal donations are in the order of insertion, which cannot change an answer.
extension StoredDonation: Comparable {
  package static func < (left: StoredDonation, right: StoredDonation) -> Bool {
    guard left.date == right.date else { return left.date < right.date }
    // Texts of payloads are slow, and donations of one instant often have equal payloads.
    guard left.info != right.info else { return left.sequence < right.sequence }
    let (first, second) = (left.payloadText, right.payloadText)
    return first == second ? left.sequence < right.sequence : first < second
  }

  /// The canonical text of the payload; empty without one.
  fileprivate var payloadText: String { info?.canonical.json ?? "" }
}

/// The donations of one event in their order (D13, D38).
package struct DonationLog: Hashable, Sendable {
  /// The donations in order.
  public private(set) var donations: [StoredDonation]

  /// Creates a log from donations in any order.
  package init(_ donations: [StoredDonation] = []) {
    self.donations = Self.sorted(donations)
  }

  /// Sorts donations, and makes the text of each payload at most once.
  private static func sorted(_ donations: [StoredDonation]) -> [StoredDonation] {
    let byDate = donations.sorted { ($0.date, $0.sequence) < ($1.date, $1.sequence) }
    var sorted: [StoredDonation] = []
    sorted.reserveCapacity(byDate.count)
    var rest = byDate[...]
    while let first = rest.first {
      let instant = rest.prefix { $0.date == first.date }
      rest = rest.dropFirst(instant.count)
      if instant.allSatisfy({ $0.info == first.info }) {
        sorted += instant
      } else {
        let texts = instant.map { (text: $0.payloadText, donation: $0) }
        sorted += texts.sorted { ($0.text, $0.donation.sequence) < ($1.text, $1.donation.sequence) }
          .map(\.donation)
      }
    }
    return sorted
  }

  /// Inserts a donation; one that is later than all others is appended.
  mutating func insert(_ donation: StoredDonation) {
    if let last = donations.last, donation < last {
      donations.insert(donation, at: donations.firstIndexAscending { donation < $0 })
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
