extension Tips.Expression where Value: Collection {
  /// The number of elements, characters or donations.
  public var count: Tips.Expression<Int> { .init(.count(tree)) }

  /// Whether the value has no elements, characters or donations.
  public var isEmpty: Tips.Expression<Bool> { .init(.isEmpty(tree)) }
}

extension Tips.Expression where Value: Sequence, Value.Element: Encodable & Equatable {
  /// Returns whether the value contains an element.
  public func contains(_ element: Value.Element) -> Tips.Expression<Bool> {
    .init(.test(.contains, tree, .literal(encoding: element)))
  }

  /// Returns whether the value contains another value of the rule.
  public func contains(_ element: Tips.Expression<Value.Element>) -> Tips.Expression<Bool> {
    .init(.test(.contains, tree, element.tree))
  }
}

extension Tips.Expression where Value == String {
  /// Returns whether the text contains another text.
  public func contains(_ other: String) -> Tips.Expression<Bool> {
    .init(.test(.contains, tree, .literal(.string(other))))
  }

  /// Returns whether the text begins with another.
  public func hasPrefix(_ prefix: String) -> Tips.Expression<Bool> {
    .init(.test(.hasPrefix, tree, .literal(.string(prefix))))
  }

  /// Returns whether the text ends with another.
  public func hasSuffix(_ suffix: String) -> Tips.Expression<Bool> {
    .init(.test(.hasSuffix, tree, .literal(.string(suffix))))
  }

  /// Returns whether the text begins with another.
  public func starts(with prefix: String) -> Tips.Expression<Bool> {
    .init(.test(.starts, tree, .literal(.string(prefix))))
  }

  /// Returns whether the text contains another, without regard to case and accents.
  public func localizedStandardContains(_ other: String) -> Tips.Expression<Bool> {
    .init(.test(.localizedStandardContains, tree, .literal(.string(other))))
  }

  /// Returns whether the text contains another text of the rule, without regard to case and
  /// accents.
  public func localizedStandardContains(
    _ other: Tips.Expression<String>
  ) -> Tips.Expression<Bool> {
    .init(.test(.localizedStandardContains, tree, other.tree))
  }

  /// Returns the order of the text and another, without regard to case.
  public func caseInsensitiveCompare(_ other: String) -> Tips.Expression<ComparisonResult> {
    .init(.order(tree, .literal(.string(other))))
  }

  /// Returns the order of the text and another text of the rule, without regard to case.
  public func caseInsensitiveCompare(
    _ other: Tips.Expression<String>
  ) -> Tips.Expression<ComparisonResult> {
    .init(.order(tree, other.tree))
  }
}

extension Tips.Expression {
  /// The value for a key of a dictionary, or a default.
  public subscript<Element: Encodable>(
    key: String, default fallback: Element
  ) -> Tips.Expression<Element> where Value == [String: Element] {
    .init(
      .binary(.coalesce, .element(tree, .literal(.string(key))), .literal(encoding: fallback)))
  }

  /// The value for a key of a dictionary, or nil.
  public subscript<Element>(key: String) -> Tips.Expression<Element?>
  where Value == [String: Element] {
    .init(.element(tree, .literal(.string(key))))
  }

  /// The element at an index of a list.
  ///
  /// Beyond the end of the list the rule does not hold.
  public subscript<Element>(index: Int) -> Tips.Expression<Element> where Value == [Element] {
    .init(.element(tree, .literal(.int(index))))
  }
}

extension Sequence where Element: Encodable & Equatable {
  /// Returns whether the sequence contains a value of the rule.
  public func contains(_ element: Tips.Expression<Element>) -> Tips.Expression<Bool> {
    var values: [StoredValue] = []
    for candidate in self {
      let literal = RuleExpression.literal(encoding: candidate)
      // An element that cannot be stored makes the rule fail, as with any other operator.
      guard case .literal(let value) = literal else { return .init(literal) }
      values.append(value)
    }
    return .init(.test(.contains, .literal(.array(values)), element.tree))
  }
}

extension ClosedRange where Bound: RuleComparable {
  /// Returns whether the range contains a value of the rule.
  public func contains(_ element: Tips.Expression<Bound>) -> Tips.Expression<Bool> {
    element.isBetween(lowerBound, .lessOrEqual, upperBound)
  }
}

extension Range where Bound: RuleComparable {
  /// Returns whether the range contains a value of the rule.
  public func contains(_ element: Tips.Expression<Bound>) -> Tips.Expression<Bool> {
    element.isBetween(lowerBound, .less, upperBound)
  }
}

extension Tips.Expression where Value: RuleComparable {
  fileprivate func isBetween(
    _ lower: Value, _ comparison: BinaryOperator, _ upper: Value
  ) -> Tips.Expression<Bool> {
    .init(
      .binary(
        .and, .binary(.greaterOrEqual, tree, .literal(encoding: lower)),
        .binary(comparison, tree, .literal(encoding: upper))))
  }
}
