import TipFoundation

/// Describes the conditions for a rule to hold.
enum RuleNeeds {
  /// Returns the needs of a rule that does not hold: "2 more donations of "didViewBackyard"".
  static func words(for rule: RuleExpression, _ evaluator: RuleEvaluator) -> String {
    switch rule {
    case .binary(.and, let left, let right):
      let missing = [left, right].filter { !evaluator.isTrue($0) }
      return missing.map { words(for: $0, evaluator) }.joined(separator: " and ")
    case .binary(.or, let left, let right):
      let ways = [words(for: left, evaluator), words(for: right, evaluator)]
      let possible = ways.filter { !$0.contains(impossible) }
      return possible.isEmpty ? ways[0] : possible.joined(separator: " or ")
    case .binary(let joiner, .count(let query), .literal(.int(let number)))
    where query.isDonations:
      return donations(joiner, query, number, evaluator)
    case .not(.isEmpty(let query)) where query.isDonations:
      return donations(.greater, query, 0, evaluator)
    case .isEmpty(let query) where query.isDonations:
      return donations(.equal, query, 0, evaluator)
    case .conditional(let condition, let first, let second):
      let chosen = evaluator.isTrue(condition) ? first : second
      // Only the condition can change a value that is written in the rule.
      if case .literal = chosen { return rule.description }
      return words(for: chosen, evaluator)
    case .opaque(let opaque): return "the app's code to return true: \(opaque.source)"
    default: return rule.description
    }
  }

  /// The beginning of the needs of a rule that no donation can fulfill.
  private static let impossible = "something impossible: "

  /// Returns the number of missing or surplus donations, in words.
  private static func donations(
    _ comparison: BinaryOperator, _ query: RuleExpression, _ number: Int,
    _ evaluator: RuleEvaluator
  ) -> String {
    let whole = RuleExpression.binary(comparison, .count(query), .literal(.int(number)))
    guard let count = try? evaluator.donations(of: query).count else {
      return whole.description
    }
    let wanted: Int
    switch comparison {
    case .greaterOrEqual, .equal, .lessOrEqual: wanted = number
    case .greater: wanted = number.addingSaturating(1)
    case .less: wanted = number.addingSaturating(-1)
    default: return "a different number of donations \(subject(query))"
    }
    if wanted < 0 { return "\(impossible)\(whole) is never true" }
    let most = query.events.map(evaluator.scope.queriedCount(ofEvent:)).min() ?? wanted
    if wanted > most {
      return "\(impossible)at most \(Plural.count(most, "donation")) \(subject(query)) can count"
    }
    let difference = wanted - count
    let noun = difference >= 0 ? "more donation" : "fewer donation"
    return "\(Plural.count(abs(difference), noun)) \(subject(query))"
  }

  /// Returns the event and the restrictions of a query, in words.
  private static func subject(_ query: RuleExpression) -> String {
    switch query {
    case .donations(let event): "of \"\(event)\""
    case .donatedWithin(let base, let range): "\(subject(base)) within \(range.words)"
    case .filter(let base, let condition): "\(subject(base)) with \(condition)"
    case .subset(let size, let base, groupedBy: let key):
      "\(subject(base)) in the \(size.rawValue) group by \(key)"
    default: "of \(query)"
    }
  }
}

extension RuleExpression {
  /// The events whose donations the tree reads.
  fileprivate var events: [String] {
    parts.compactMap { if case .donations(let event) = $0 { event } else { nil } }
  }
}

extension RuleScope {
  /// Returns the maximum number of queried donations of an event (D13).
  fileprivate func queriedCount(ofEvent id: String) -> Int {
    events[id]?.limit?.maximumCount ?? Tips.DonationLimit.defaultQueriedCount
  }
}
