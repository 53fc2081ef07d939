extension Eligibility {
  /// The number of instants that are checked for a change.
  ///
  /// Each instant passes one donation, so that they cover a full window of the default size.
  static let checkedInstants = 2 * Tips.DonationLimit.defaultQueriedCount

  /// Returns whether a tip may be shown, with the reasons; a pure function.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - situation: The facts, the controls and the time.
  /// - Returns: The status, every gate in order, and the next change.
  package static func evaluate(_ tip: TipDefinition, in situation: Situation) -> Verdict {
    var verdict = evaluateNow(tip, in: situation)
    verdict.nextChangeTimestamp = nextChange(of: verdict, tip, situation)
    return verdict
  }

  /// Returns the first instant at which time alone changes a verdict; nil when it never does.
  ///
  /// After ``checkedInstants`` it returns the next instant without checking it: a change is never
  /// late, but this one may not come.
  private static func nextChange(
    of verdict: Verdict, _ tip: TipDefinition, _ situation: Situation
  ) -> Timestamp? {
    var instant = situation.now
    var next = verdict.nextChangeTimestamp
    for _ in 0..<checkedInstants {
      // At the last instant of time, the next one is the same.
      guard let candidate = next, candidate > instant else { return nil }
      let later = decide(tip, in: situation.at(candidate))
      guard later.status == verdict.status, later.decidedBy == verdict.decidedBy else {
        return candidate
      }
      (instant, next) = (candidate, later.nextChange)
    }
    return next
  }
}
