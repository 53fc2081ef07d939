package import TipModel

extension Tips {
  /// Gathers the buttons of a tip and numbers them (TipKit reference).
  @resultBuilder
  public enum ActionBuilder {
    /// Takes a button.
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    /// Takes a list of buttons.
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    /// Begins a list.
    public static func buildPartialBlock(first: [Action]) -> [Action] { first }
    /// Continues a list.
    public static func buildPartialBlock(accumulated: [Action], next: [Action]) -> [Action] {
      accumulated + next
    }
    /// Takes the buttons of a loop.
    public static func buildArray(_ actions: [[Action]]) -> [Action] { actions.flatMap { $0 } }
    /// Takes the first branch.
    public static func buildEither(first actions: [Action]) -> [Action] { actions }
    /// Takes the second branch.
    public static func buildEither(second actions: [Action]) -> [Action] { actions }
    /// Takes a branch that is not available on every system.
    public static func buildLimitedAvailability(_ actions: [Action]) -> [Action] { actions }
    /// Takes a branch that may not have been taken.
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    /// Gives each button its index.
    public static func buildFinalResult(_ actions: [Action]) -> [Action] {
      actions.enumerated().map { $1.numbered(at: $0) }
    }
  }
}

@available(*, unavailable)
extension Tips.ActionBuilder: Sendable {}
