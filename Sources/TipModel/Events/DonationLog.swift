/// A donation in the datastore.
package struct StoredDonation: Hashable, Sendable {
  /// The number in the order of insertion, unique within a datastore.
  package let sequence: Int64
  /// The date of the donation.
  package let date: Timestamp
  /// The payload, if there is one.
  package let info: StoredValue?

  /// The numbers that a file may contain; from the last one on, there are enough for any app.
  package static let sequences: ClosedRange<Int64> = 0...1 << 53

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
    var text: String?
    return left.precedes(right, &text)
  }

  /// Compares this donation with another in their order.
  ///
  /// - Parameters:
  ///   - other: The other donation.
  ///   - text: The text of this donation's payload, once it was needed.
  /// - Returns: Whether it comes before.
  fileprivate func precedes(_ other: StoredDonation, _ text: inout String?) -> Bool {
    guard date == other.date else { return date < other.date }
    // Texts of payloads are slow, and donations of one instant often have equal payloads.
    guard info != other.info else { return sequence < other.sequence }
    let (own, otherText) = (text ?? payloadText, other.payloadText)
    text = own
    return own == otherText ? sequence < other.sequence : own < otherText
  }

  /// The canonical text of the payload; empty without one.
  fileprivate var payloadText: String { info?.canonical.json ?? "" }
}

/// The donations of one event in their order (D13, D38).
package struct DonationLog: Hashable, Sendable {
  /// The donations in order.
  package private(set) var donations = Donations()

  /// Creates a log without donations.
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

    /// Creates a collection without donations.
    package init() {}

    /// Adds a donation.
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
      log.donations =
        others.isEmpty ? ordered : Donations(DonationLog.sorted(others + ordered))
      return log
    }
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
  package mutating func insert(_ donation: StoredDonation) {
    var text: String?
    let isLast = donations.last.map { !donation.precedes($0, &text) } ?? true
    donations.insert(
      donation,
      at: isLast
        ? donations.endIndex
        : donations.firstIndexAscending { donation.precedes($0, &text) })
  }

  /// Removes the donations that exceed a limit at an instant.
  mutating func trim(to limit: Tips.DonationLimit?, at now: Timestamp) {
    guard let limit else { return }
    let kept = newest(limit.maximumCount, maximumAge: limit.maximumAge, at: now)
    donations.removeFirst(to: kept.startIndex)
  }

  /// Returns the donations that rules query at an instant: the newest 1,000, or those of the limit.
  func queried(limit: Tips.DonationLimit?, at now: Timestamp) -> Donations {
    newest(
      limit?.maximumCount ?? Tips.DonationLimit.defaultQueriedCount,
      maximumAge: limit?.maximumAge, at: now)
  }

  private func newest(
    _ count: Int, maximumAge: Tips.DonationTimeRange?, at now: Timestamp
  ) -> Donations {
    let tooOld = maximumAge.map { age in
      donations.firstIndexAscending { $0.date >= now.adding(milliseconds: -age.milliseconds) }
    }
    let counted = donations.suffix(count)
    return counted[max(tooOld ?? 0, counted.startIndex)...]
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies a monotonic condition, by binary search.
  package func firstIndexAscending(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
