public import TipModel

/// Whether two conditions both hold.
public func && (
  left: Tips.Expression<Bool>, right: Tips.Expression<Bool>
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.and, left.tree, right.tree))
}

/// Whether a condition and a captured value both hold.
public func && (left: Tips.Expression<Bool>, right: Bool) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.and, left.tree, .literal(.bool(right))))
}

/// Whether a captured value and a condition both hold.
public func && (left: Bool, right: Tips.Expression<Bool>) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.and, .literal(.bool(left)), right.tree))
}

/// Whether one of two conditions holds.
public func || (
  left: Tips.Expression<Bool>, right: Tips.Expression<Bool>
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.or, left.tree, right.tree))
}

/// Whether a condition or a captured value holds.
public func || (left: Tips.Expression<Bool>, right: Bool) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.or, left.tree, .literal(.bool(right))))
}

/// Whether a captured value or a condition holds.
public func || (left: Bool, right: Tips.Expression<Bool>) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.or, .literal(.bool(left)), right.tree))
}

/// Whether a condition does not hold.
public prefix func ! (operand: Tips.Expression<Bool>) -> Tips.Expression<Bool> {
  Tips.Expression(.not(operand.tree))
}

extension Tips.Expression: ExpressibleByBooleanLiteral where Value == Bool {
  /// Creates a condition that always or never holds.
  public init(booleanLiteral value: Bool) { self.init(.literal(.bool(value))) }
}

/// A value, or a default if it is nil.
public func ?? <Value: Encodable>(
  left: Tips.Expression<Value?>, right: Value
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.coalesce, left.tree, .literal(encoding: right)))
}

/// A value, or a second value of the rule if it is nil.
public func ?? <Value>(
  left: Tips.Expression<Value?>, right: Tips.Expression<Value>
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.coalesce, left.tree, right.tree))
}
