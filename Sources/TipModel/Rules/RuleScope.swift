package import TipFoundation

/// What a rule sees while it is evaluated: the facts, the time, and the donation at hand.
public struct RuleScope: Sendable {
  package let facts: Facts
  package let now: Timestamp
  /// Last results of opaque rules, by their text, for a process that does not have their code.
  package var opaqueResults: [String: OpaqueResult]
  /// The donation that a filter looks at.
  package var donation: StoredDonation?
  /// Whether code of opaque rules is run, or only its last result is looked up.
  package var runsOpaqueRules = false

  package init(
    facts: Facts, now: Timestamp, opaqueResults: [String: OpaqueResult] = [:],
    donation: StoredDonation? = nil
  ) {
    self.facts = facts
    self.now = now
    self.opaqueResults = opaqueResults
    self.donation = donation
  }

  /// The value of a parameter: what was written, or else its initial value; nil when unknown.
  package func value(ofParameter id: String) -> StoredValue? {
    facts.parameters[id].map(\.current)
  }

  /// The donations of an event that rules may see now.
  package func donations(ofEvent id: String) -> ArraySlice<StoredDonation> {
    facts.events[id]?.queried(at: now) ?? []
  }
}
