import TipFoundation
import TipModel

/// Conditions that are all wanted, sorted by the one thing that each is about.
struct RuleConditions {
  /// A condition about one thing: `parameter("Backyard.visits") > 3` is about the parameter.
  private struct Condition {
    let whole: RuleExpression
    let about: RuleExpression
    /// What a comparison compares with; nil for a condition that is a Bool by itself.
    let literal: StoredValue?
    /// The condition with a value in the place of what it is about.
    let asked: (StoredValue) -> RuleExpression
  }

  /// Nothing of the facts is asked of it: all that is read stands in the condition as a value.
  private static let evaluator = RuleEvaluator(
    scope: RuleScope(facts: Facts(), now: Timestamp(milliseconds: 0)))

  private let limits: [String: Tips.DonationLimit]
  /// Conditions of filters are looked at, and filters within those are not: each level would
  /// multiply the work.
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

  /// Why the conditions can never all hold; nil when they may, or nothing is known.
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

  /// Sorts a condition; nil for one that the samples cannot stand for.
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
    // What cannot be evaluated does not hold.
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

  /// How many there can be at the most to count: by the event's limit, and by what is wanted of
  /// those that the donations are narrowed from.
  private func most(_ donations: RuleExpression, heedingConditions: Bool = true) -> Int {
    var most: Int
    switch donations {
    case .donations(let event):
      most = limits[event]?.maximumCount ?? Tips.DonationLimit.defaultQueriedCount
    case .filter(_, let condition)
    where !isInFilter && Self.isNever(condition, limits):
      most = 0
    default:
      most =
        donations.donationsBase.map {
          self.most($0, heedingConditions: heedingConditions)
        } ?? .max
    }
    if heedingConditions, let asked = conditions[.count(donations)] {
      let counts = RuleSamples.counts(around: asked.compactMap(\.literal), upTo: most)
      // With no such count that is itself the contradiction, which is told about these donations.
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

  /// The fewest conditions about a thing that are a contradiction, and what bounds it.
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

  /// The conditions about the donations that others are narrowed from.
  private func bounds(of donations: RuleExpression) -> [RuleExpression] {
    guard let base = donations.donationsBase else { return [] }
    return bounds(of: base) + (conditions[.count(base)] ?? []).map(\.whole)
  }

  /// The first condition that is a contradiction by itself, or the first two, or all of them.
  private static func fewest(
    _ conditions: [Condition], _ isContradiction: ([Condition]) -> Bool
  ) -> [Condition] {
    if let one = conditions.first(where: { isContradiction([$0]) }) { return [one] }
    // Who writes more than these has made them by a program, which may look for itself.
    for (place, second) in conditions.prefix(40).enumerated() {
      for first in conditions[..<place] where isContradiction([first, second]) {
        return [first, second]
      }
    }
    return conditions
  }
}

extension RuleExpression {
  /// Whether nothing in the tree depends on facts.
  fileprivate var isConstant: Bool {
    parts.allSatisfy { part in
      switch part {
      case .parameter, .donations, .field, .opaque: false
      default: true
      }
    }
  }
}
