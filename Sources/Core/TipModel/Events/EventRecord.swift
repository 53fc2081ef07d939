/// The definition of an event in the datastore.
package struct EventDefinition: Hashable, Sendable {
  /// The name under which donations are stored.
  package var id: String
  /// The bound on stored and queried donations, if there is one.
  package var limit: Tips.DonationLimit?

  package init(id: String, limit: Tips.DonationLimit? = nil) {
    self.id = id
    self.limit = limit
  }
}

/// An event in the datastore: its limit and its donations.
package struct EventRecord: Hashable, Sendable {
  /// The bound on stored and queried donations, if there is one.
  package var limit: Tips.DonationLimit?
  /// The instant up to which donations were deleted, or nil if none were.
  package var deleted: Timestamp?
  package var log: DonationLog

  package init(
    limit: Tips.DonationLimit? = nil, deleted: Timestamp? = nil, log: DonationLog = DonationLog()
  ) {
    self.limit = limit
    self.deleted = deleted
    self.log = log
  }

  /// Inserts a donation, and removes those that exceed the limit then.
  mutating func insert(_ donation: StoredDonation, now: Timestamp) {
    log.insert(donation)
    log.trim(to: limit, at: now)
  }

  /// Returns the donations that rules query at an instant.
  package func queried(at now: Timestamp) -> Donations {
    log.queried(limit: limit, at: now)
  }
}
