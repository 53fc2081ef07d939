/// The input of an evaluation: the facts, the time, and the current donation.
public struct RuleScope: Sendable {
  /// The parameters and the events, by id: all that rules read of the facts.
  package let parameters: [String: ParameterRecord]
  package let events: [String: EventRecord]
  package private(set) var now: Timestamp
  /// The last results of opaque rules, by source text, for a process without their code.
  package var opaqueResults: [String: OpaqueResult]
  /// The current donation of a filter.
  package var donation: StoredDonation?
  /// The elements at hand of the conditions of lists, outermost first.
  package var elements: [StoredValue] = []
  /// Whether the code of opaque rules is run, instead of using their last results.
  package var runsOpaqueRules = false

  /// The scope of the opaque rule that runs, or nil outside of rules.
  @TaskLocal package static var current: RuleScope?

  /// Returns the scope of a later time with the same facts.
  func later(by milliseconds: Int64) -> RuleScope {
    var scope = self
    scope.now = now.adding(milliseconds: milliseconds)
    return scope
  }

  /// Returns the written or initial value of a parameter, or nil when the parameter is unknown.
  package func value(ofParameter id: String) -> StoredValue? {
    parameters[id].map(\.currentInRules)
  }

  /// Returns the donations of an event that rules query now.
  package func donations(ofEvent id: String) -> Donations {
    events[id]?.queried(at: now) ?? []
  }
}
