public import TipModel

extension Tips {
  /// Gathers the tips of a group (TipKit 18 reference).
  @resultBuilder
  public enum GroupBuilder {
    /// Returns no tips.
    public static func buildBlock() -> [any Tip] { [] }
    /// Returns tips unchanged, for direct calls.
    ///
    /// A closure's tips come through partial blocks.
    public static func buildBlock(_ tips: any Tip...) -> [any Tip] { tips }
    /// Begins a list with a tip.
    public static func buildPartialBlock(first: any Tip) -> [any Tip] { [first] }
    /// Begins a list with tips.
    public static func buildPartialBlock(first: [any Tip]) -> [any Tip] { first }
    /// Begins a list with a statement.
    public static func buildPartialBlock(first: Void) -> [any Tip] { [] }
    /// Begins a list with a statement that does not return.
    public static func buildPartialBlock(first: Never) -> [any Tip] {}
    /// Continues a list with a tip.
    public static func buildPartialBlock(
      accumulated: [any Tip], next: any Tip
    ) -> [any Tip] { accumulated + [next] }
    /// Continues a list with tips.
    public static func buildPartialBlock(
      accumulated: [any Tip], next: [any Tip]
    ) -> [any Tip] { accumulated + next }
    /// Continues a list after a statement.
    public static func buildPartialBlock(
      accumulated: [any Tip], next: Void
    ) -> [any Tip] { accumulated }
    /// Continues a list after a statement that does not return.
    public static func buildPartialBlock(
      accumulated: [any Tip], next: Never
    ) -> [any Tip] {}
    /// Takes a branch that may not have been taken.
    public static func buildIf(_ tips: [any Tip]?) -> [any Tip] { tips ?? [] }
    /// Takes the first branch.
    public static func buildEither(first tips: [any Tip]) -> [any Tip] { tips }
    /// Takes the second branch.
    public static func buildEither(second tips: [any Tip]) -> [any Tip] { tips }
    /// Takes the tips of a loop.
    public static func buildArray(_ tips: [[any Tip]]) -> [any Tip] { tips.flatMap { $0 } }
  }
}

@available(*, unavailable)
extension Tips.GroupBuilder: Sendable {}
