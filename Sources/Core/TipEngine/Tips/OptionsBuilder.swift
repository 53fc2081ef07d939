package import TipModel

extension Tips {
  /// Gathers the options of a tip (TipKit reference).
  @resultBuilder
  public enum OptionsBuilder {
    /// Returns no options.
    public static func buildBlock() -> [any TipOption] { [] }
    /// Takes an option.
    public static func buildExpression(_ option: some TipOption) -> [any TipOption] { [option] }
    /// Takes a list of options of one type.
    public static func buildExpression(_ options: [some TipOption]) -> [any TipOption] { options }
    /// Takes an option that may be missing.
    @_disfavoredOverload
    public static func buildExpression(_ option: (any TipOption)?) -> [any TipOption] {
      if let option { [option] } else { [] }
    }
    /// Takes a list of options that may be missing.
    @_disfavoredOverload
    public static func buildExpression(_ options: [(any TipOption)?]) -> [any TipOption] {
      options.compactMap { $0 }
    }
    /// Takes the first branch.
    public static func buildEither(first options: [any TipOption]) -> [any TipOption] { options }
    /// Takes the second branch.
    public static func buildEither(second options: [any TipOption]) -> [any TipOption] { options }
    /// Takes a branch that may not have been taken.
    public static func buildOptional(_ options: [any TipOption]?) -> [any TipOption] {
      options ?? []
    }
    /// Begins a list.
    public static func buildPartialBlock(first: [any TipOption]) -> [any TipOption] { first }
    /// Continues a list.
    public static func buildPartialBlock(
      accumulated: [any TipOption], next: [any TipOption]
    ) -> [any TipOption] {
      accumulated + next
    }
  }
}

@available(*, unavailable)
extension Tips.OptionsBuilder: Sendable {}
