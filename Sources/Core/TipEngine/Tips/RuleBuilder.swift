package import TipModel

extension Tips {
  /// Gathers the rules of a tip (TipKit reference).
  @resultBuilder
  public enum RuleBuilder {
    /// Returns no rules.
    public static func buildBlock() -> [Rule] { [] }
    /// Takes a rule.
    public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
    /// Takes a list of rules.
    public static func buildExpression(_ rules: [Rule]) -> [Rule] { rules }
    /// Takes a rule that may be missing.
    @_disfavoredOverload
    public static func buildExpression(_ rule: Rule?) -> [Rule] {
      if let rule { [rule] } else { [] }
    }
    /// Takes a list of rules that may be missing.
    @_disfavoredOverload
    public static func buildExpression(_ rules: [Rule?]) -> [Rule] { rules.compactMap { $0 } }
    /// Takes the first branch.
    public static func buildEither(first rules: [Rule]) -> [Rule] { rules }
    /// Takes the second branch.
    public static func buildEither(second rules: [Rule]) -> [Rule] { rules }
    /// Takes a branch that may not have been taken.
    public static func buildOptional(_ rules: [Rule]?) -> [Rule] { rules ?? [] }
    /// Begins a list.
    public static func buildPartialBlock(first: [Rule]) -> [Rule] { first }
    /// Continues a list.
    public static func buildPartialBlock(accumulated: [Rule], next: [Rule]) -> [Rule] {
      accumulated + next
    }
  }
}

@available(*, unavailable)
extension Tips.RuleBuilder: Sendable {}
