extension Tips.Expression where Value: Sequence, Value.Element: Encodable {
  /// Returns whether a condition holds for all elements.
  public func allSatisfy(
    _ condition: (Tips.Expression<Value.Element>) -> Tips.Expression<Bool>
  ) -> Tips.Expression<Bool> {
    .init(elements(.allSatisfy, condition))
  }

  /// Returns whether a condition holds for an element.
  public func contains(
    where condition: (Tips.Expression<Value.Element>) -> Tips.Expression<Bool>
  ) -> Tips.Expression<Bool> {
    .init(elements(.contains, condition))
  }

  fileprivate func elements(
    _ query: ElementQuery,
    _ condition: (Tips.Expression<Value.Element>) -> Tips.Expression<Bool>
  ) -> RuleExpression {
    // Conditions inside of this one have the next number.
    let level = ElementLevel.inner
    return ElementLevel.$inner.withValue(level + 1) {
      .elements(query, tree, condition(.init(.variable(level))).tree)
    }
  }
}

extension Tips.Expression {
  /// Returns the elements for which a condition holds.
  public func filter<Element: Encodable>(
    _ condition: (Tips.Expression<Element>) -> Tips.Expression<Bool>
  ) -> Self where Value == [Element] {
    .init(elements(.filter, condition))
  }
}

extension Tips.Expression where Value: Sequence, Value.Element: RuleComparable {
  /// Returns the least element, or nil without elements.
  public func min() -> Tips.Expression<Value.Element?> { .init(.extreme(.min, tree)) }

  /// Returns the greatest element, or nil without elements.
  public func max() -> Tips.Expression<Value.Element?> { .init(.extreme(.max, tree)) }
}

extension Tips.Expression where Value: Sequence, Value.Element: Encodable & Equatable {
  /// Returns whether the list begins with the elements of another.
  public func starts(with other: [Value.Element]) -> Tips.Expression<Bool> {
    .init(.test(.starts, tree, .literal(encoding: other)))
  }

  /// Returns whether the list begins with the elements of another value of the rule.
  public func starts(with other: Tips.Expression<Value>) -> Tips.Expression<Bool> {
    .init(.test(.starts, tree, other.tree))
  }
}

/// How deep a condition about elements is in others while its closure runs.
private enum ElementLevel {
  @TaskLocal static var inner = 0
}
