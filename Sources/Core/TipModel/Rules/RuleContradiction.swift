import TipFoundation

/// Conditions that can never hold together, for any parameters and donations.
///
/// Sound but incomplete: a contradiction that is found is certain, but not every contradiction is
/// found. The evaluator runs on values that represent all others, see ``RuleSamples``.
package struct RuleContradiction: Hashable, Sendable {
  /// The conditions, in the order of the rules, or the only one when it alone can never hold.
  package let conditions: [RuleExpression]
  /// The maximum number of donations, where the conditions fail because of it.
  package let mostDonations: Int?

  /// The contradiction, as a sentence without its full stop.
  package var reason: String {
    let texts = conditions.map(\.short)
    var most = ""
    if let mostDonations {
      most = ": at most \(Plural.count(mostDonations, "donation")) can count there"
    }
    guard let last = texts.last, texts.count > 1 else {
      return "\(texts.first ?? "The rule") can never hold\(most)"
    }
    return "\(texts.dropLast().joined(separator: ", ")) and \(last) can never hold together\(most)"
  }

  /// Finds a contradiction for each way in which rules could hold, or nil when one way may hold.
  ///
  /// The limits of events, by their ids, bound how many donations can count (D13).
  package static func find(
    in rules: [RuleExpression], limits: [String: Tips.DonationLimit] = [:]
  ) -> [RuleContradiction]? {
    var found: [RuleContradiction] = []
    for way in RuleWays(of: rules).ways {
      guard let contradiction = RuleConditions(way, limits: limits).contradiction else {
        return nil
      }
      if !found.contains(contradiction) { found.append(contradiction) }
    }
    return found
  }

  /// Finds the same with the limits of the events that the rules read.
  static func find(
    in rules: [RuleExpression], events: [String: EventRecord]
  ) -> [RuleContradiction]? {
    var limits: [String: Tips.DonationLimit] = [:]
    for event in rules.flatMap(\.events) { limits[event] = events[event]?.limit }
    return find(in: rules, limits: limits)
  }
}

/// The ways in which rules can hold: each a list of conditions without `&&` or `||`.
struct RuleWays {
  /// The maximum number of ways.
  ///
  /// Beyond it, some conditions are left out, which can hide a contradiction but never create one.
  static let most = 64

  private(set) var ways: [[RuleExpression]] = [[]]

  init(of rules: [RuleExpression]) {
    for rule in rules { ways = Self.both(ways, Self.ways(of: rule, isNegated: false)) }
  }

  /// Returns the ways of a rule.
  ///
  /// A negated rule holds when the rule itself is false, not when it fails. So `!` can be moved
  /// inwards to each condition.
  private static func ways(of rule: RuleExpression, isNegated: Bool) -> [[RuleExpression]] {
    switch rule {
    case .not(let operand): return ways(of: operand, isNegated: !isNegated)
    case .binary(let joiner, let left, let right) where joiner == .and || joiner == .or:
      let first = ways(of: left, isNegated: isNegated)
      let second = ways(of: right, isNegated: isNegated)
      if (joiner == .and) != isNegated { return both(first, second) }
      guard first.count + second.count <= most else { return [[]] }
      return first + second
    default: return [[isNegated ? .not(rule) : rule]]
    }
  }

  private static func both(
    _ first: [[RuleExpression]], _ second: [[RuleExpression]]
  ) -> [[RuleExpression]] {
    guard first.count * second.count <= most else { return first }
    return first.flatMap { way in second.map { way + $0 } }
  }
}
