public import TipModel

/// The sum of two numbers.
public func + <Value: Numeric & Encodable>(
  left: Tips.Expression<Value>, right: Value
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.add, left.tree, .literal(encoding: right)))
}

/// The sum of two numbers.
public func + <Value: Numeric & Encodable>(
  left: Value, right: Tips.Expression<Value>
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.add, .literal(encoding: left), right.tree))
}

/// The sum of two numbers.
public func + <Value: Numeric & Encodable>(
  left: Tips.Expression<Value>, right: Tips.Expression<Value>
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.add, left.tree, right.tree))
}

/// The difference of two numbers.
public func - <Value: Numeric & Encodable>(
  left: Tips.Expression<Value>, right: Value
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.subtract, left.tree, .literal(encoding: right)))
}

/// The difference of two numbers.
public func - <Value: Numeric & Encodable>(
  left: Value, right: Tips.Expression<Value>
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.subtract, .literal(encoding: left), right.tree))
}

/// The difference of two numbers.
public func - <Value: Numeric & Encodable>(
  left: Tips.Expression<Value>, right: Tips.Expression<Value>
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.subtract, left.tree, right.tree))
}

/// The product of two numbers.
public func * <Value: Numeric & Encodable>(
  left: Tips.Expression<Value>, right: Value
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.multiply, left.tree, .literal(encoding: right)))
}

/// The product of two numbers.
public func * <Value: Numeric & Encodable>(
  left: Value, right: Tips.Expression<Value>
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.multiply, .literal(encoding: left), right.tree))
}

/// The product of two numbers.
public func * <Value: Numeric & Encodable>(
  left: Tips.Expression<Value>, right: Tips.Expression<Value>
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.multiply, left.tree, right.tree))
}

/// The quotient of two floating-point numbers.
public func / <Value: BinaryFloatingPoint & Encodable>(
  left: Tips.Expression<Value>, right: Value
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.divide, left.tree, .literal(encoding: right)))
}

/// The quotient of two floating-point numbers.
public func / <Value: BinaryFloatingPoint & Encodable>(
  left: Value, right: Tips.Expression<Value>
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.divide, .literal(encoding: left), right.tree))
}

/// The quotient of two floating-point numbers.
public func / <Value: BinaryFloatingPoint & Encodable>(
  left: Tips.Expression<Value>, right: Tips.Expression<Value>
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.divide, left.tree, right.tree))
}

/// The quotient of two whole numbers, rounded towards zero.
public func / <Value: BinaryInteger & Encodable>(
  left: Tips.Expression<Value>, right: Value
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.wholeDivide, left.tree, .literal(encoding: right)))
}

/// The quotient of two whole numbers, rounded towards zero.
public func / <Value: BinaryInteger & Encodable>(
  left: Value, right: Tips.Expression<Value>
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.wholeDivide, .literal(encoding: left), right.tree))
}

/// The quotient of two whole numbers, rounded towards zero.
public func / <Value: BinaryInteger & Encodable>(
  left: Tips.Expression<Value>, right: Tips.Expression<Value>
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.wholeDivide, left.tree, right.tree))
}

/// The remainder of two whole numbers.
public func % <Value: BinaryInteger & Encodable>(
  left: Tips.Expression<Value>, right: Value
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.remainder, left.tree, .literal(encoding: right)))
}

/// The remainder of two whole numbers.
public func % <Value: BinaryInteger & Encodable>(
  left: Value, right: Tips.Expression<Value>
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.remainder, .literal(encoding: left), right.tree))
}

/// The remainder of two whole numbers.
public func % <Value: BinaryInteger & Encodable>(
  left: Tips.Expression<Value>, right: Tips.Expression<Value>
) -> Tips.Expression<Value> {
  Tips.Expression(.binary(.remainder, left.tree, right.tree))
}

/// The negative of a number.
public prefix func - <Value: SignedNumeric & Encodable>(
  operand: Tips.Expression<Value>
) -> Tips.Expression<Value> {
  Tips.Expression(.negative(operand.tree))
}
