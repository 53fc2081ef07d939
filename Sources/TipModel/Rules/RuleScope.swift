/// The input of an evaluation: the facts, the time, and the current donation.
public struct RuleScope: Sendable {
  /// The parameters and the events, by id: all that rules read of the facts.
  package let parameters: [String: ParameterRecord]
  package let events: [String: EventRecord]
  package let now: Timestamp
  /// The last results of opaque rules, by source text, for a process without their code.
  package var opaqueResults: [String: OpaqueResult]
  /// The current donation of a filter.
  package var donation: StoredDonation?
  /// Whether the code of opaque rules is run; otherwise their last results are used.
  package var runsOpaqueRules = false

  package init(
    facts: Facts, now: Timestamp, opaqueResults: [String: OpaqueResult] = [:],
    donation: StoredDonation? = nil
  ) {
    parameters = facts.parameters
    events = facts.events
    self.now = now
    self.opaqueResults = opaqueResults
    self.donation = donation
  }

  /// Returns the written or initial value of a parameter; nil when the parameter is unknown.
  package func value(ofParameter id: String) -> StoredValue? {
    parameters[id].map(\.currentInRules)
  }

  /// Returns the donations of an event that rules query now.
  package func donations(ofEvent id: String) -> Donations {
    events[id]?.queried(at: now) ?? []
  }
}
