/// The earliest instant at which time alone can change the result of an evaluation.
///
/// At this instant a donation leaves a window or exceeds the maximum age, or a donation of a later
/// date, left by a clock that was moved back, enters a window. The evaluation notes such instants
/// of the parts that it evaluates. Others cannot change its result before one of these does.
package final class RuleHorizon {
  /// The instant, or nil when time alone changes nothing.
  package private(set) var next: Timestamp?
  /// Whether the part that is evaluated has read the time itself (D35).
  var readsNow = false

  package init() {}

  /// Notes that the oldest of some donations stops counting after a length of time.
  func noteLeaving(_ donation: StoredDonation?, after length: Int64, _ now: Timestamp) {
    guard let donation else { return }
    note(donation.date.adding(milliseconds: length).adding(milliseconds: 1), now)
  }

  /// Notes that a donation of a later date will be counted.
  func noteEntering(_ donation: StoredDonation, _ now: Timestamp) { note(donation.date, now) }

  /// Returns the instant, and forgets it.
  func take() -> Timestamp? {
    defer { next = nil }
    return next
  }

  /// Notes an instant at which the result may change.
  func note(_ instant: Timestamp, _ now: Timestamp) {
    if instant > now { next = .earliest(next, instant) }
  }
}

extension RuleEvaluator {
  /// Returns the number of donations in a window that is compared with a number, and notes the
  /// instant at which so many of them have left that the comparison's result changes.
  ///
  /// The steps to it change nothing, and a window may have a thousand.
  ///
  /// - Returns: The number, or nil for other operands, and when donations can also enter the window
  ///   or become too old.
  func countedWindow(
    _ window: RuleExpression, _ comparison: BinaryOperator, _ right: RuleExpression,
    _ horizon: RuleHorizon
  ) -> Int? {
    guard case .count(.donatedWithin(.donations(let event), let range)) = window,
      case .literal(.int(let number)) = right, let record = scope.events[event],
      record.limit?.maximumAge == nil
    else { return nil }
    let donations = record.queried(at: scope.now)
    if let last = donations.last, last.date > scope.now { return nil }
    let oldest = scope.now.adding(milliseconds: -range.milliseconds)
    let count = donations.endIndex - donations.firstIndex(since: oldest)
    // The count at which the result differs from the present one.
    let rest =
      switch comparison {
      case .greaterOrEqual, .less: number.subtractingReportingOverflow(1).partialValue
      case .equal where count == number, .notEqual where count == number: count - 1
      default: number
      }
    if rest >= 0, rest < count {
      horizon.noteLeaving(
        donations[donations.endIndex - rest - 1], after: range.milliseconds, scope.now)
    }
    return count
  }
}
