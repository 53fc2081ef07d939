/// The instants at which a comparison with the time changes (D35).
extension RuleEvaluator {
  /// Notes the first instant at which a comparison has another result than now.
  ///
  /// Dates and numbers of seconds change evenly with time, so that two points of each side give the
  /// instant at which both sides are equal. The result can only change around it. The points are
  /// before the next instant that is known, at which a part of a side may have another value.
  func noteTurn(
    of comparison: BinaryOperator, _ left: RuleExpression, _ right: RuleExpression,
    from result: Bool, _ horizon: RuleHorizon
  ) {
    let known = horizon.next.map { $0.milliseconds - scope.now.milliseconds - 1 }
    let step = min(Self.longestStep, known ?? .max)
    guard step > 0, let start = distance(left, right, after: 0),
      let end = distance(left, right, after: step)
    else { return }
    // The other result of `==` and `!=` lasts for one millisecond, which may be this one.
    var candidates: [Int64] = [1]
    let change = (end - start) / Double(step)
    if change != 0, (-start / change).magnitude < 1e15 {
      let turn = Int64((-start / change).rounded(.down))
      candidates += [turn - 1, turn, turn + 1, turn + 2]
    }
    let turn = candidates.first {
      $0 > 0 && holds(comparison, left, right, after: $0) == !result
    }
    guard let turn else { return }
    horizon.note(scope.now.adding(milliseconds: turn), scope.now)
  }

  /// One day in milliseconds: long enough that fractions of seconds are exact.
  private static var longestStep: Int64 { 86_400_000 }

  /// Returns how far the left side is after the right one at a later time, or nil when the sides
  /// cannot be subtracted.
  private func distance(
    _ left: RuleExpression, _ right: RuleExpression, after milliseconds: Int64
  ) -> Double? {
    let evaluator = later(by: milliseconds)
    // A turn cannot be foreseen for sides that have no value later.
    guard let first = try? evaluator.value(of: left), let second = try? evaluator.value(of: right)
    else { return nil }
    if let first = first.instant, let second = second.instant {
      return Double(first.milliseconds - second.milliseconds)
    }
    guard let first = first.number, let second = second.number else { return nil }
    return first - second
  }

  private func holds(
    _ comparison: BinaryOperator, _ left: RuleExpression, _ right: RuleExpression,
    after milliseconds: Int64
  ) -> Bool? {
    let evaluator = later(by: milliseconds)
    return try? RuleComparison.holds(
      comparison, evaluator.value(of: left), evaluator.value(of: right))
  }

  private func later(by milliseconds: Int64) -> RuleEvaluator {
    RuleEvaluator(scope: scope.later(by: milliseconds))
  }
}
