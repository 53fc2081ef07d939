extension Tips.Expression {
  /// Returns the result of a closure for the value, or nil when the value is nil.
  public func map<Wrapped, Result>(
    _ transform: (Tips.Expression<Wrapped>) -> Tips.Expression<Result>
  ) -> Tips.Expression<Result?> where Value == Wrapped? {
    Tips.Expression<Result?>(optionalResult { transform(Tips.Expression<Wrapped>($0)).tree })
  }

  /// Returns the result of a closure that may return nil, or nil when the value is nil.
  public func flatMap<Wrapped, Result>(
    _ transform: (Tips.Expression<Wrapped>) -> Tips.Expression<Result?>
  ) -> Tips.Expression<Result?> where Value == Wrapped? {
    Tips.Expression<Result?>(optionalResult { transform(Tips.Expression<Wrapped>($0)).tree })
  }

  /// Returns the result of a closure for the value, or nil when the value is nil, as `map` does.
  ///
  /// Swift accepts such a closure, because a value can stand where an optional is expected.
  public func flatMap<Wrapped, Result>(
    _ transform: (Tips.Expression<Wrapped>) -> Tips.Expression<Result>
  ) -> Tips.Expression<Result?> where Value == Wrapped? {
    map(transform)
  }

  /// Returns the tree of a closure's result, or of nil when the value is nil.
  ///
  /// A chain of members, such as `$0.map { $0.count }`, becomes `value?.count`. Any other result
  /// needs the condition that the value is not nil.
  private func optionalResult(
    _ transform: (RuleExpression) -> RuleExpression
  ) -> RuleExpression {
    let chain = transform(.chained(tree))
    if chain.isChained { return chain }
    return .conditional(tree.isPresent, transform(tree), .literal(.null))
  }
}

extension RuleExpression {
  /// The condition that the value is not nil.
  var isPresent: RuleExpression { .binary(.notEqual, self, .literal(.null)) }
}
