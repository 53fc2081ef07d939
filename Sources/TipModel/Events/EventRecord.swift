/// What the datastore knows of an event besides its donations.
public struct EventDefinition: Hashable, Sendable {
  /// The name that donations are kept under.
  public var id: String
  /// The bound on kept and queried donations, if there is one.
  public var limit: Tips.DonationLimit?

  /// Creates a definition.
  public init(id: String, limit: Tips.DonationLimit? = nil) {
    self.id = id
    self.limit = limit
  }
}

/// An event in the datastore: its limit and its donations.
public struct EventRecord: Hashable, Sendable {
  /// The bound on kept and queried donations, if there is one.
  public var limit: Tips.DonationLimit?
  /// Up to when donations were deleted, if they were.
  public var deleted: Timestamp?
  /// The donations that are kept.
  public var log: DonationLog

  /// Creates a record.
  public init(
    limit: Tips.DonationLimit? = nil, deleted: Timestamp? = nil, log: DonationLog = DonationLog()
  ) {
    self.limit = limit
    self.deleted = deleted
    self.log = log
  }

  /// The donations that rules may see at an instant.
  package func queried(at now: Timestamp) -> ArraySlice<StoredDonation> {
    log.queried(limit: limit, at: now)
  }
}
