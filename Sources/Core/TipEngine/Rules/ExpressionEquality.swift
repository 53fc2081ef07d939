public import TipModel

/// Whether two values are equal, by their stored forms.
public func == <Value: Encodable & Equatable>(
  left: Tips.Expression<Value>, right: Value
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.equal, left.tree, .literal(encoding: right)))
}

/// Whether two values are equal, by their stored forms.
public func == <Value: Encodable & Equatable>(
  left: Value, right: Tips.Expression<Value>
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.equal, .literal(encoding: left), right.tree))
}

/// Whether two values of the rule are equal, by their stored forms.
public func == <Value: Encodable & Equatable>(
  left: Tips.Expression<Value>, right: Tips.Expression<Value>
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.equal, left.tree, right.tree))
}

/// Whether two texts have an order, as in `a.caseInsensitiveCompare(b) == .orderedSame`.
public func == (
  left: Tips.Expression<ComparisonResult>, right: ComparisonResult
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.equal, left.tree, .literal(.int(right.rawValue))))
}

/// Whether two texts do not have an order.
public func != (
  left: Tips.Expression<ComparisonResult>, right: ComparisonResult
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.notEqual, left.tree, .literal(.int(right.rawValue))))
}

/// Whether a value is nil.
public func == <Value>(
  left: Tips.Expression<Value?>, right: _OptionalNilComparisonType
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.equal, left.tree, .literal(.null)))
}

/// Whether two values differ, by their stored forms.
public func != <Value: Encodable & Equatable>(
  left: Tips.Expression<Value>, right: Value
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.notEqual, left.tree, .literal(encoding: right)))
}

/// Whether two values differ, by their stored forms.
public func != <Value: Encodable & Equatable>(
  left: Value, right: Tips.Expression<Value>
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.notEqual, .literal(encoding: left), right.tree))
}

/// Whether two values of the rule differ, by their stored forms.
public func != <Value: Encodable & Equatable>(
  left: Tips.Expression<Value>, right: Tips.Expression<Value>
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.notEqual, left.tree, right.tree))
}

/// Whether a value is not nil.
public func != <Value>(
  left: Tips.Expression<Value?>, right: _OptionalNilComparisonType
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.notEqual, left.tree, .literal(.null)))
}
