import TipFoundation

extension Sequence {
  /// Returns the donations made within a range that ends when they were read (D12).
  public func donatedWithin<Info>(_ timeRange: Tips.DonationTimeRange) -> [Element]
  where Element == Tips.Event<Info>.Donation {
    filter { donation in
      let now = Timestamp(donation.readDate)
      let date = Timestamp(donation.date)
      return now.adding(milliseconds: -timeRange.milliseconds) <= date && date <= now
    }
  }

  /// Returns the largest group of donations that agree on a member of their payload (D13).
  public func largestSubset<Info, Value: Hashable>(
    groupedBy keyPath: KeyPath<Info, Value>
  ) -> [Element] where Element == Tips.Event<Info>.Donation {
    SubsetSize.largest.choose(from: self) { $0.info[keyPath: keyPath] }
  }

  /// Returns the smallest group of donations that agree on a member of their payload (D13).
  public func smallestSubset<Info, Value: Hashable>(
    groupedBy keyPath: KeyPath<Info, Value>
  ) -> [Element] where Element == Tips.Event<Info>.Donation {
    SubsetSize.smallest.choose(from: self) { $0.info[keyPath: keyPath] }
  }
}

/// Which of several groups of donations is meant.
package enum SubsetSize: String, Hashable, Sendable, CaseIterable {
  /// The group with the most donations.
  case largest
  /// The group with the fewest donations.
  case smallest

  /// Returns the group of this size, in order; among equals, the one whose first member is oldest.
  func choose<Elements: Sequence, Key: Hashable>(
    from elements: Elements, by key: (Elements.Element) -> Key
  ) -> [Elements.Element] {
    var order: [Key] = []
    var groups: [Key: [Elements.Element]] = [:]
    for element in elements {
      let key = key(element)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(element)
    }
    // The elements ascend by date, so the first group met is the one with the oldest first member.
    var chosen: [Elements.Element] = []
    for key in order {
      guard let group = groups[key] else { continue }
      let isBetter = self == .largest ? group.count > chosen.count : group.count < chosen.count
      if chosen.isEmpty || isBetter { chosen = group }
    }
    return chosen
  }
}
