public import TipFoundation

extension Tips {
  /// Something a person does in the app, counted by its donations (WWDC23 10229).
  ///
  /// The id alone makes an event: two values with one id are the same event.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    /// The name that donations are kept under.
    public let id: String
    /// The bound on kept and queried donations, if the event has one.
    package let donationLimit: DonationLimit?
    /// The donations as one evaluation sees them; nil outside of an evaluation.
    package var evaluatedDonations: [Donation]?

    /// Creates an event whose donations carry a payload.
    public init(id: String) {
      self.init(id: id, limit: nil)
    }

    /// Creates an event whose donations carry nothing.
    public init(id: String) where DonationInfo == EmptyDonation {
      self.init(id: id, limit: nil)
    }

    /// Creates an event with a payload and a bound on what is kept (TipKit 26).
    public init(id: String, donationLimit: DonationLimit) {
      self.init(id: id, limit: donationLimit)
    }

    /// Creates an event without a payload and with a bound on what is kept (TipKit 26).
    public init(id: String, donationLimit: DonationLimit) where DonationInfo == EmptyDonation {
      self.init(id: id, limit: donationLimit)
    }

    private init(id: String, limit: DonationLimit?) {
      self.id = id
      self.donationLimit = limit
    }
  }

  /// The payload of an event that has none.
  public struct EmptyDonation: Codable, Sendable {
    package init() {}
  }
}

extension Tips.Event {
  /// One donation: when it was made, and its payload's members.
  @dynamicMemberLookup
  public struct Donation: Codable, Sendable {
    /// When the donation was made, in UTC.
    public let date: Date
    package let info: DonationInfo
    /// The engine's time at which the donation was read: what time windows count back from.
    package let readDate: Date

    package init(date: Date, info: DonationInfo, readDate: Date) {
      self.date = date
      self.info = info
      self.readDate = readDate
    }

    /// Returns a member of the payload.
    public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value {
      info[keyPath: keyPath]
    }
  }
}

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
