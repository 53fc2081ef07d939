/// Conditions that must all hold, grouped by subject.
struct RuleConditions {
  /// A condition about one subject: `parameter("Backyard.visits") > 3` is about the parameter.
  private struct Condition {
    let whole: RuleExpression
    let about: RuleExpression
    /// The value compared with, or nil for a condition that is a Bool by itself.
    let literal: StoredValue?
    /// Returns the condition with a value in place of its subject.
    let asked: (StoredValue) -> RuleExpression
  }

  /// The evaluator reads no facts: the conditions contain all values.
  private static var evaluator: RuleEvaluator {
    let now = Timestamp(milliseconds: 0)
    return RuleEvaluator(
      scope: RuleScope(parameters: [:], events: [:], now: now, opaqueResults: [:]))
  }

  private let limits: [String: Tips.DonationLimit]
  /// Whether these conditions are in a filter.
  ///
  /// Filters within filters are not checked: each level would multiply the work.
  private let isInFilter: Bool
  private var things: [RuleExpression] = []
  private var conditions: [RuleExpression: [Condition]] = [:]
  private var constants: [RuleExpression] = []

  init(
    _ rules: [RuleExpression], limits: [String: Tips.DonationLimit], isInFilter: Bool = false
  ) {
    self.limits = limits
    self.isInFilter = isInFilter
    for rule in rules { add(rule) }
  }

  /// The reason why the conditions can never all hold.
  ///
  /// It is nil when they may hold, or when that is unknown.
  var contradiction: RuleContradiction? {
    if let constant = constants.first(where: { !Self.holds($0) }) {
      return RuleContradiction(conditions: [constant], mostDonations: nil)
    }
    for thing in things {
      guard let asked = conditions[thing],
        !samples(for: thing, asked).contains(where: allHold(asked))
      else { continue }
      return explained(thing, asked)
    }
    return nil
  }

  // MARK: - Sorting

  private mutating func add(_ rule: RuleExpression) {
    guard !rule.parts.contains(where: \.isOpaque) else { return }
    if rule.isConstant {
      constants.append(rule)
    } else if let condition = Self.condition(rule) {
      if conditions[condition.about] == nil { things.append(condition.about) }
      conditions[condition.about, default: []].append(condition)
    }
  }

  /// Returns a condition with its subject, or nil when the samples cannot represent its values.
  private static func condition(_ rule: RuleExpression) -> Condition? {
    switch rule {
    case .not(let operand):
      guard let inner = condition(operand) else { return nil }
      return Condition(whole: rule, about: inner.about, literal: inner.literal) {
        .not(inner.asked($0))
      }
    case .isEmpty(let base):
      return Condition(whole: rule, about: .count(base), literal: 0) {
        .binary(.equal, .literal($0), .literal(0))
      }
    case .binary(let joiner, let about, .literal(let literal)) where joiner.isComparison:
      guard RuleSamples.standFor(literal, comparedBy: joiner) else { return nil }
      return Condition(whole: rule, about: about, literal: literal) {
        .binary(joiner, .literal($0), .literal(literal))
      }
    case .binary(let joiner, .literal(let literal), let about) where joiner.isComparison:
      guard RuleSamples.standFor(literal, comparedBy: joiner) else { return nil }
      return Condition(whole: rule, about: about, literal: literal) {
        .binary(joiner, .literal(literal), .literal($0))
      }
    default: return Condition(whole: rule, about: rule, literal: nil) { .literal($0) }
    }
  }

  // MARK: - Asking

  private static func holds(_ rule: RuleExpression) -> Bool {
    // A condition that cannot be evaluated does not hold.
    (try? evaluator.holds(rule)) ?? false
  }

  private func allHold(_ conditions: [Condition]) -> (StoredValue) -> Bool {
    { value in conditions.allSatisfy { Self.holds($0.asked(value)) } }
  }

  private func samples(for thing: RuleExpression, _ asked: [Condition]) -> [StoredValue] {
    let literals = asked.compactMap(\.literal)
    guard case .count(let base) = thing else { return RuleSamples.values(around: literals) }
    return RuleSamples.counts(around: literals, upTo: most(base)).map(StoredValue.int)
  }

  /// Returns the maximum number of donations that can count.
  ///
  /// The event's limit bounds it, and the conditions about the donations that these come from.
  private func most(_ donations: RuleExpression, heedingConditions: Bool = true) -> Int {
    var most: Int
    switch donations {
    case .donations(let event):
      most = limits[event]?.maximumCount ?? Tips.DonationLimit.defaultQueriedCount
    case .filter(_, let condition)
    where !isInFilter && Self.isNever(condition, limits):
      most = 0
    default:
      most = .max
      if let base = donations.donationsBase {
        most = self.most(base, heedingConditions: heedingConditions)
      }
    }
    if heedingConditions, let asked = conditions[.count(donations)] {
      let counts = RuleSamples.counts(around: asked.compactMap(\.literal), upTo: most)
      // Without such a count, the conditions contradict each other, which is reported for their
      // subject.
      most = counts.last { allHold(asked)(.int($0)) } ?? most
    }
    return most
  }

  /// Whether the condition of a filter holds for no donation.
  private static func isNever(
    _ condition: RuleExpression, _ limits: [String: Tips.DonationLimit]
  ) -> Bool {
    RuleWays(of: [condition]).ways.allSatisfy {
      RuleConditions($0, limits: limits, isInFilter: true).contradiction != nil
    }
  }

  // MARK: - Explaining

  /// Returns the fewest contradictory conditions about a subject, and its maximum count.
  private func explained(_ thing: RuleExpression, _ asked: [Condition]) -> RuleContradiction {
    let values = samples(for: thing, asked)
    let guilty = Self.fewest(asked) { !values.contains(where: allHold($0)) }
    let wholes = guilty.map(\.whole)
    guard case .count(let base) = thing, base.isDonations else {
      return RuleContradiction(conditions: wholes, mostDonations: nil)
    }
    func canHold(upTo most: Int) -> Bool {
      RuleSamples.counts(around: asked.compactMap(\.literal), upTo: most)
        .contains { allHold(guilty)(.int($0)) }
    }
    let limit = most(base, heedingConditions: false)
    if canHold(upTo: limit) {
      return RuleContradiction(conditions: bounds(of: base) + wholes, mostDonations: nil)
    }
    return RuleContradiction(
      conditions: wholes, mostDonations: canHold(upTo: .max) ? limit : nil)
  }

  /// Returns the conditions about the donations that others are filtered from.
  private func bounds(of donations: RuleExpression) -> [RuleExpression] {
    guard let base = donations.donationsBase else { return [] }
    return bounds(of: base) + (conditions[.count(base)] ?? []).map(\.whole)
  }

  /// Returns the first contradictory condition, or the first such pair, or all conditions.
  private static func fewest(
    _ conditions: [Condition], _ isContradiction: ([Condition]) -> Bool
  ) -> [Condition] {
    if let one = conditions.first(where: { isContradiction([$0]) }) { return [one] }
    // More conditions than this are generated code, for which the fewest are not searched.
    for (index, second) in conditions.prefix(40).enumerated() {
      for first in conditions[..<index] where isContradiction([first, second]) {
        return [first, second]
      }
    }
    return conditions
  }
}

extension RuleExpression {
  /// Whether the value is independent of facts.
  fileprivate var isConstant: Bool {
    parts.allSatisfy { part in
      switch part {
      case .now, .parameter, .donations, .field, .variable, .opaque: false
      default: true
      }
    }
  }
}
