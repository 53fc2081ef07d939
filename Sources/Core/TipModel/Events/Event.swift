extension Tips {
  /// An action of a person in the app, counted by its donations (WWDC23 10229).
  ///
  /// The id identifies an event: two values with the same id are the same event.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    /// The name under which donations are stored.
    public let id: String
    /// The bound on stored and queried donations, if the event has one.
    package let donationLimit: DonationLimit?
    /// The donations during an evaluation, or nil outside an evaluation.
    package var evaluatedDonations: [Donation]?

    /// Creates an event whose donations have a payload.
    public init(id: String) {
      self.init(id: id, limit: nil)
    }

    /// Creates an event whose donations have no payload.
    public init(id: String) where DonationInfo == EmptyDonation {
      self.init(id: id, limit: nil)
    }

    /// Creates an event with a payload and a bound on its donations (TipKit 26).
    public init(id: String, donationLimit: DonationLimit) {
      self.init(id: id, limit: donationLimit)
    }

    /// Creates an event without a payload, with a bound on its donations (TipKit 26).
    public init(id: String, donationLimit: DonationLimit) where DonationInfo == EmptyDonation {
      self.init(id: id, limit: donationLimit)
    }

    private init(id: String, limit: DonationLimit?) {
      self.id = id
      self.donationLimit = limit
    }
  }

  /// The payload of an event without a payload.
  public struct EmptyDonation: Codable, Sendable {
    package init() {}
  }
}

extension Tips.Event {
  /// A donation: its date and the members of its payload.
  @dynamicMemberLookup
  public struct Donation: Codable, Sendable {
    /// The date of the donation, in UTC.
    public let date: Date
    package let info: DonationInfo
    /// The engine's time at which the donation was read: the end of time windows.
    package let readDate: Date

    /// Returns a member of the payload.
    public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value {
      info[keyPath: keyPath]
    }
  }
}

extension Tips {
  /// A bound on the stored and queried donations of an event (TipKit 26 reference).
  public struct DonationLimit: Hashable, Sendable {
    /// The number of newest donations that are stored.
    public let maximumCount: Int
    /// The maximum age of a donation, if it is bounded.
    public let maximumAge: DonationTimeRange?

    /// Creates a bound.
    ///
    /// - Parameters:
    ///   - maximumCount: The number of newest donations that are stored, at least zero.
    ///   - maximumAge: The maximum age of a donation, by default none.
    public init(maximumCount: Int, maximumAge: DonationTimeRange? = nil) {
      self.maximumCount = max(0, maximumCount)
      self.maximumAge = maximumAge
    }

    /// The number of donations that are queried when an event has no limit.
    package static let defaultQueriedCount = 1000
  }
}
