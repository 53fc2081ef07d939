extension Sequence {
  /// Returns the donations within a range that ends at the time of reading (D12).
  public func donatedWithin<Info>(_ timeRange: Tips.DonationTimeRange) -> [Element]
  where Element == Tips.Event<Info>.Donation {
    filter { donation in
      let now = Timestamp(donation.readDate)
      let date = Timestamp(donation.date)
      return now.adding(milliseconds: -timeRange.milliseconds) <= date && date <= now
    }
  }

  /// Returns the largest group of donations with an equal member of the payload (D13).
  public func largestSubset<Info, Value: Hashable>(
    groupedBy keyPath: KeyPath<Info, Value>
  ) -> [Element] where Element == Tips.Event<Info>.Donation {
    SubsetSize.largest.choose(from: self) { $0.info[keyPath: keyPath] }
  }

  /// Returns the smallest group of donations with an equal member of the payload (D13).
  public func smallestSubset<Info, Value: Hashable>(
    groupedBy keyPath: KeyPath<Info, Value>
  ) -> [Element] where Element == Tips.Event<Info>.Donation {
    SubsetSize.smallest.choose(from: self) { $0.info[keyPath: keyPath] }
  }
}

/// The size by which a group of donations is selected.
package enum SubsetSize: String, Hashable, Sendable, CaseIterable {
  /// The group with the most donations.
  case largest
  /// The group with the fewest donations.
  case smallest

  /// Returns the group of this size, among equals the one whose first member comes first (D38).
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
    var chosen: [Elements.Element] = []
    for key in order {
      guard let group = groups[key] else { continue }
      let isBetter =
        switch self {
        case .largest: group.count > chosen.count
        case .smallest: group.count < chosen.count
        }
      if chosen.isEmpty || isBetter { chosen = group }
    }
    return chosen
  }
}
