/// Conditions that can never hold together, whatever the parameters are and whatever is donated.
///
/// Sound and not complete: what is found can never hold; what is not found may or may not. The
/// evaluator itself is asked about values that stand for all others, see ``RuleSamples``.
package struct RuleContradiction: Hashable, Sendable {
  /// The conditions, in the order of the rules; one when it alone can never hold.
  package let conditions: [RuleExpression]
  /// How many donations there can be at the most, where the conditions fail for that.
  package let mostDonations: Int?

  /// What is wrong, as a sentence without its full stop.
  package var reason: String {
    let texts = conditions.map(\.short)
    let most =
      mostDonations.map { ": at most \(Plural.count($0, "donation")) can count there" } ?? ""
    guard let last = texts.last, texts.count > 1 else {
      return "\(texts.first ?? "The rule") can never hold\(most)"
    }
    return "\(texts.dropLast().joined(separator: ", ")) and \(last) can never hold together\(most)"
  }

  /// Finds why rules can never all hold.
  ///
  /// - Parameters:
  ///   - rules: The rules, all of which are wanted.
  ///   - limits: The bounds of events, by their ids; they say how many donations can count (D13).
  /// - Returns: A contradiction of each way in which the rules could hold; nil when one may do.
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
}

/// The ways in which rules can hold: each a list of conditions of which none is an `&&` or `||`.
struct RuleWays {
  /// More ways than these are not told apart: some conditions are then left out, which can hide a
  /// contradiction and never make one.
  static let most = 64

  private(set) var ways: [[RuleExpression]] = [[]]

  init(of rules: [RuleExpression]) {
    for rule in rules { ways = Self.both(ways, Self.ways(of: rule, isNegated: false)) }
  }

  /// That a negated rule holds means that the rule itself is false, not that it fails; so `!` can
  /// be moved inwards to each condition.
  private static func ways(of rule: RuleExpression, isNegated: Bool) -> [[RuleExpression]] {
    switch rule {
    case .not(let operand): return ways(of: operand, isNegated: !isNegated)
    case .binary(let joiner, let left, let right) where joiner == .and || joiner == .or:
      let first = ways(of: left, isNegated: isNegated)
      let second = ways(of: right, isNegated: isNegated)
      if (joiner == .and) != isNegated { return both(first, second) }
      return first.count + second.count > most ? [[]] : first + second
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
