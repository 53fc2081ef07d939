package import TipFoundation

/// What the datastore knows of an event besides its donations.
package struct EventDefinition: Hashable, Sendable {
  /// The name that donations are kept under.
  package var id: String
  /// The bound on kept and queried donations, if there is one.
  package var limit: Tips.DonationLimit?

  /// Creates a definition.
  package init(id: String, limit: Tips.DonationLimit? = nil) {
    self.id = id
    self.limit = limit
  }
}

/// An event in the datastore: its limit and its donations.
package struct EventRecord: Hashable, Sendable {
  /// The bound on kept and queried donations, if there is one.
  package var limit: Tips.DonationLimit?
  /// Up to when donations were deleted, if they were.
  package var deleted: Timestamp?
  /// The donations that are kept.
  package var log: DonationLog

  /// Creates a record.
  package init(
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
