extension Tips.Expression where Value: DonationSource {
  /// The donations of the event.
  public var donations: Tips.Expression<[Value.Donation]> { .init(tree) }
}

/// A type with donations, to which only ``Tips/Event`` conforms.
public protocol DonationSource {
  /// The type of a donation.
  associatedtype Donation
}

extension Tips.Event: DonationSource {}

extension Tips.Expression {
  /// Returns the donations within a range that ends now (D12).
  public func donatedWithin<Info>(_ timeRange: Tips.DonationTimeRange) -> Self
  where Value == [Tips.Event<Info>.Donation] {
    .init(.donatedWithin(tree, timeRange))
  }

  /// Returns the donations for which a condition holds.
  public func filter<Info>(
    _ condition: (Tips.DonationExpression<Info>) -> Tips.Expression<Bool>
  ) -> Self where Value == [Tips.Event<Info>.Donation] {
    .init(.filter(tree, condition(Tips.DonationExpression()).tree))
  }

  /// Returns whether a condition holds for a donation.
  public func contains<Info>(
    where condition: (Tips.DonationExpression<Info>) -> Tips.Expression<Bool>
  ) -> Tips.Expression<Bool> where Value == [Tips.Event<Info>.Donation] {
    .init(.not(.isEmpty(filter(condition).tree)))
  }

  /// Returns whether a condition holds for all donations.
  public func allSatisfy<Info>(
    _ condition: (Tips.DonationExpression<Info>) -> Tips.Expression<Bool>
  ) -> Tips.Expression<Bool> where Value == [Tips.Event<Info>.Donation] {
    .init(.isEmpty(.filter(tree, .not(condition(Tips.DonationExpression()).tree))))
  }

  /// Returns the largest group of donations with an equal member of the payload (D13).
  public func largestSubset<Info, Member: Encodable & Hashable & Sendable>(
    groupedBy keyPath: any KeyPath<Info, Member> & Sendable
  ) -> Self where Value == [Tips.Event<Info>.Donation] {
    .init(.subset(.largest, tree, groupedBy: NamedKeyPath.payloadMember(keyPath)))
  }

  /// Returns the smallest group of donations with an equal member of the payload (D13).
  public func smallestSubset<Info, Member: Encodable & Hashable & Sendable>(
    groupedBy keyPath: any KeyPath<Info, Member> & Sendable
  ) -> Self where Value == [Tips.Event<Info>.Donation] {
    .init(.subset(.smallest, tree, groupedBy: NamedKeyPath.payloadMember(keyPath)))
  }
}
