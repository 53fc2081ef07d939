import TipFoundation

/// The changes after which a rule holds.
indirect enum RuleNeeds: Hashable, Sendable {
  /// A number of further donations, below zero of fewer ones.
  case donations(Int, of: String)
  /// Any other number of donations.
  case differentCount(of: String)
  /// The app's code has to return true.
  case code(String)
  /// A condition about other facts.
  case condition(RuleExpression)
  /// All of some needs.
  case all([RuleNeeds])
  /// One of some needs.
  case any([RuleNeeds])
  /// No facts let the rule hold, for a reason.
  case impossible(String)

  /// The needs in words: "2 more donations of "didViewBackyard"".
  var words: String {
    switch self {
    case .donations(let difference, let donations):
      let noun = difference >= 0 ? "more donation" : "fewer donation"
      return "\(Plural.count(abs(difference), noun)) \(donations)"
    case .differentCount(let donations): return "a different number of donations \(donations)"
    case .code(let source): return "the app's code to return true: \(source)"
    case .condition(let rule): return rule.description
    case .all(let needs): return needs.map(\.words).joined(separator: " and ")
    case .any(let needs): return needs.map(\.words).joined(separator: " or ")
    case .impossible(let reason): return "something impossible: \(reason)"
    }
  }

  private var isImpossible: Bool {
    if case .impossible = self { true } else { false }
  }
}

extension RuleNeeds {
  /// Finds the needs of a rule that does not hold.
  init(of rule: RuleExpression, _ evaluator: RuleEvaluator) {
    switch rule {
    case .binary(.and, _, _):
      self.init(ofAll: rule.operands(of: .and), rule, evaluator)
    case .binary(.or, _, _):
      let ways = rule.operands(of: .or).map { RuleNeeds(of: $0, evaluator) }
      let possible = ways.filter { !$0.isImpossible }
      self = possible.isEmpty ? ways[0] : .any(possible)
    case .binary(let joiner, .count(let query), .literal(.int(let number)))
    where query.isDonations:
      self.init(ofCount: joiner, query, number, evaluator)
    case .not(.isEmpty(let query)) where query.isDonations:
      self.init(ofCount: .greater, query, 0, evaluator)
    case .isEmpty(let query) where query.isDonations:
      self.init(ofCount: .equal, query, 0, evaluator)
    case .conditional(let condition, let first, let second):
      let chosen = evaluator.isTrue(condition) ? first : second
      if case .literal = chosen {
        // Only the condition can change a value that is written in the rule.
        self = .condition(rule)
      } else {
        self.init(of: chosen, evaluator)
      }
    case .opaque(let opaque): self = .code(opaque.source)
    default: self = .condition(rule)
    }
  }

  /// Finds the needs of conditions that have to hold together.
  private init(
    ofAll conditions: [RuleExpression], _ rule: RuleExpression, _ evaluator: RuleEvaluator
  ) {
    let missing = conditions.filter { !evaluator.isTrue($0) }
      .map { RuleNeeds(of: $0, evaluator) }
    if let impossible = missing.first(where: \.isImpossible) {
      self = impossible
      return
    }
    let contradictions = RuleContradiction.find(in: [rule], events: evaluator.scope.events)
    if let contradiction = contradictions?.first {
      self = .impossible(contradiction.reason)
    } else {
      self = .all(missing)
    }
  }

  /// Finds the number of missing or surplus donations.
  private init(
    ofCount comparison: BinaryOperator, _ query: RuleExpression, _ number: Int,
    _ evaluator: RuleEvaluator
  ) {
    let whole = RuleExpression.binary(comparison, .count(query), .literal(.int(number)))
    guard let count = try? evaluator.donations(of: query).count else {
      self = .condition(whole)
      return
    }
    let wanted: Int
    switch comparison {
    case .greaterOrEqual, .equal, .lessOrEqual: wanted = number
    case .greater: wanted = number.addingSaturating(1)
    case .less: wanted = number.addingSaturating(-1)
    default:
      self = .differentCount(of: query.subject)
      return
    }
    let most = query.events.map(evaluator.scope.queriedCount(ofEvent:)).min() ?? wanted
    if wanted < 0 {
      self = .impossible("\(whole) is never true")
    } else if wanted > most {
      self = .impossible(
        "at most \(Plural.count(most, "donation")) \(query.subject) can count")
    } else {
      self = .donations(wanted - count, of: query.subject)
    }
  }
}

extension RuleExpression {
  /// The event and the restrictions of a query, in words.
  fileprivate var subject: String {
    switch self {
    case .donations(let event): "of \"\(event)\""
    case .donatedWithin(let base, let range): "\(base.subject) within \(range.words)"
    case .filter(let base, let condition): "\(base.subject) with \(condition)"
    case .subset(let size, let base, groupedBy: let key):
      "\(base.subject) in the \(size.rawValue) group by \(key)"
    default: "of \(self)"
    }
  }

  /// Returns the conditions that `&&` or `||` joins, in order.
  fileprivate func operands(of joiner: BinaryOperator) -> [RuleExpression] {
    guard case .binary(joiner, let left, let right) = self else { return [self] }
    return left.operands(of: joiner) + right.operands(of: joiner)
  }

  /// The events whose donations the tree reads.
  var events: [String] {
    parts.compactMap { if case .donations(let event) = $0 { event } else { nil } }
  }
}

extension RuleScope {
  /// Returns the maximum number of queried donations of an event (D13).
  fileprivate func queriedCount(ofEvent id: String) -> Int {
    events[id]?.limit?.maximumCount ?? Tips.DonationLimit.defaultQueriedCount
  }
}
