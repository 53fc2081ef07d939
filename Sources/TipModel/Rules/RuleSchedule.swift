package import TipFoundation

/// Tells when a rule can change its answer though nothing happens.
package enum RuleSchedule {
  /// Returns the earliest instant at which time alone can change what a rule answers, or nil.
  ///
  /// That is when a donation leaves a window or grows too old, or when one of a later date, left
  /// by a clock that was moved back, enters.
  package static func nextChange(of rule: RuleExpression, in scope: RuleScope) -> Timestamp? {
    rule.parts.compactMap { change(of: $0, in: scope) }.min()
  }

  private static func change(of part: RuleExpression, in scope: RuleScope) -> Timestamp? {
    switch part {
    case .donations(let event):
      guard let age = scope.facts.events[event]?.limit?.maximumAge else { return nil }
      return leaving(scope.donations(ofEvent: event), after: age.milliseconds, scope)
    case .donatedWithin(let base, let range):
      guard case .donations(let event)? = base.parts.last(where: \.isEventDonations) else {
        return nil
      }
      let donations = scope.donations(ofEvent: event)
      let next = donations.firstIndexAscending { $0.date > scope.now }
      let entering = next < donations.endIndex ? donations[next].date : nil
      return [leaving(donations, after: range.milliseconds, scope), entering].compactMap { $0 }
        .min()
    default:
      return nil
    }
  }

  /// The first instant at which the oldest donation within a length of time is outside of it.
  private static func leaving(
    _ donations: ArraySlice<StoredDonation>, after length: Int64, _ scope: RuleScope
  ) -> Timestamp? {
    let first = donations.firstIndexAscending {
      $0.date >= scope.now.adding(milliseconds: -length)
    }
    guard first < donations.endIndex else { return nil }
    let instant = donations[first].date.adding(milliseconds: length).adding(milliseconds: 1)
    return instant > scope.now ? instant : nil
  }
}

extension RuleExpression {
  fileprivate var isEventDonations: Bool { if case .donations = self { true } else { false } }
}
