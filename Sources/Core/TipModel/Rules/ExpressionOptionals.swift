extension Tips.Expression {
  /// Returns the result of a closure for the value, or nil when the value is nil.
  public func map<Wrapped, Result>(
    _ transform: (Tips.Expression<Wrapped>) -> Tips.Expression<Result>
  ) -> Tips.Expression<Result?> where Value == Wrapped? {
    .init(ifPresent { transform(.init($0)).tree })
  }

  /// Returns the result of a closure that may return nil, or nil when the value is nil.
  public func flatMap<Wrapped, Result>(
    _ transform: (Tips.Expression<Wrapped>) -> Tips.Expression<Result?>
  ) -> Tips.Expression<Result?> where Value == Wrapped? {
    .init(ifPresent { transform(.init($0)).tree })
  }

  /// Returns the result of a closure for the value, or nil when the value is nil.
  public func flatMap<Wrapped, Result>(
    _ transform: (Tips.Expression<Wrapped>) -> Tips.Expression<Result>
  ) -> Tips.Expression<Result?> where Value == Wrapped? {
    map(transform)
  }

  /// A chain of members after `?` needs no condition.
  ///
  /// Anything else asks whether the value is nil.
  private func ifPresent(_ transform: (RuleExpression) -> RuleExpression) -> RuleExpression {
    let chained = transform(.chained(tree))
    if chained.isChained { return chained }
    return .conditional(
      .binary(.notEqual, tree, .literal(.null)), transform(tree), .literal(.null))
  }
}
