/// Calculates when time alone can change the result of a rule.
package enum RuleSchedule {
  /// Returns the earliest instant at which time alone can change the result of a rule, or nil.
  ///
  /// At this instant a donation leaves a window or exceeds the maximum age, or a donation of a
  /// later date, left by a clock that was moved back, enters a window.
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

  /// Returns the first instant at which the oldest donation leaves a time window.
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
