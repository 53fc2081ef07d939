extension Tips {
  /// A bound on the donations of an event that are kept and queried (TipKit 26 reference).
  public struct DonationLimit: Hashable, Sendable {
    /// The newest donations that stay.
    public let maximumCount: Int
    /// How old a donation may be, if that is bounded.
    public let maximumAge: DonationTimeRange?

    /// Creates a bound.
    ///
    /// - Parameters:
    ///   - maximumCount: The newest donations that stay; below zero counts as zero.
    ///   - maximumAge: How old a donation may be; no bound by default.
    public init(maximumCount: Int, maximumAge: DonationTimeRange? = nil) {
      self.maximumCount = max(0, maximumCount)
      self.maximumAge = maximumAge
    }

    /// How many donations are queried when an event has no limit of its own.
    package static let defaultQueriedCount = 1000
  }
}
