/// Follows a tip through time, from instant to instant, while nothing else happens.
extension Eligibility {
  /// The number of instants that are checked for a change.
  ///
  /// Each instant passes one donation, so that they cover a full window of the default size.
  private static let checkedInstants = 2 * Tips.DonationLimit.defaultQueriedCount

  /// Returns the first instant at which time alone changes a decision, or nil when it never does.
  ///
  /// After ``checkedInstants`` it returns the next instant without checking it: a change is never
  /// late, but this one may not come.
  static func nextChange(
    after decision: Decision, _ tip: TipDefinition, _ situation: Situation
  ) -> Timestamp? {
    var moment = situation.moment
    var next = decision.nextChange
    for _ in 0..<checkedInstants {
      // At the last instant of time, the next one is the same.
      guard let candidate = next, candidate > moment.now else { return nil }
      moment.now = candidate
      let later = decide(tip, situation.facts, moment)
      guard later.status == decision.status, later.decidedBy == decision.decidedBy else {
        return candidate
      }
      next = later.nextChange
    }
    return next
  }

  /// Returns the instant at which a tip shows that does not show now, or nil for never.
  static func firstShow(
    of tip: TipDefinition, in situation: Situation, after verdict: Verdict
  ) -> Timestamp? {
    guard !verdict.shows else { return nil }
    var isAvailable = verdict.shouldDisplay
    var next = verdict.nextChangeTimestamp
    var situation = situation
    for _ in 0..<checkedInstants {
      if isAvailable { next = nextChangeInGroups(tip, situation) }
      // At the last instant of time, the next one is the same.
      guard let instant = next, instant > situation.now else { return nil }
      situation.moment.now = instant
      let decision = decide(tip, situation.facts, situation.moment)
      isAvailable = decision.status == .available
      next = decision.nextChange
      if isAvailable, passesGroups(tip, in: situation) { return instant }
    }
    return nil
  }

  /// Returns the next instant at which a tip that its group hides may show.
  private static func nextChangeInGroups(
    _ tip: TipDefinition, _ situation: Situation
  ) -> Timestamp? {
    let members = Set(situation.facts.groups(with: tip.id).flatMap(\.members)).union([tip.id])
    return members.compactMap { situation.facts.tips[$0] }
      .compactMap { decide($0, situation.facts, situation.moment).nextChange }.min()
  }
}
