public import TipModel

/// Whether a value is less than a second one.
public func < <Value: RuleComparable>(
  left: Tips.Expression<Value>, right: Value
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.less, left.tree, .literal(encoding: right)))
}

/// Whether a value is less than a second one.
public func < <Value: RuleComparable>(
  left: Value, right: Tips.Expression<Value>
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.less, .literal(encoding: left), right.tree))
}

/// Whether a value is less than a second one.
public func < <Value: RuleComparable>(
  left: Tips.Expression<Value>, right: Tips.Expression<Value>
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.less, left.tree, right.tree))
}

/// Whether a value is at most a second one.
public func <= <Value: RuleComparable>(
  left: Tips.Expression<Value>, right: Value
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.lessOrEqual, left.tree, .literal(encoding: right)))
}

/// Whether a value is at most a second one.
public func <= <Value: RuleComparable>(
  left: Value, right: Tips.Expression<Value>
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.lessOrEqual, .literal(encoding: left), right.tree))
}

/// Whether a value is at most a second one.
public func <= <Value: RuleComparable>(
  left: Tips.Expression<Value>, right: Tips.Expression<Value>
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.lessOrEqual, left.tree, right.tree))
}

/// Whether a value is greater than a second one.
public func > <Value: RuleComparable>(
  left: Tips.Expression<Value>, right: Value
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.greater, left.tree, .literal(encoding: right)))
}

/// Whether a value is greater than a second one.
public func > <Value: RuleComparable>(
  left: Value, right: Tips.Expression<Value>
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.greater, .literal(encoding: left), right.tree))
}

/// Whether a value is greater than a second one.
public func > <Value: RuleComparable>(
  left: Tips.Expression<Value>, right: Tips.Expression<Value>
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.greater, left.tree, right.tree))
}

/// Whether a value is at least a second one.
public func >= <Value: RuleComparable>(
  left: Tips.Expression<Value>, right: Value
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.greaterOrEqual, left.tree, .literal(encoding: right)))
}

/// Whether a value is at least a second one.
public func >= <Value: RuleComparable>(
  left: Value, right: Tips.Expression<Value>
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.greaterOrEqual, .literal(encoding: left), right.tree))
}

/// Whether a value is at least a second one.
public func >= <Value: RuleComparable>(
  left: Tips.Expression<Value>, right: Tips.Expression<Value>
) -> Tips.Expression<Bool> {
  Tips.Expression(.binary(.greaterOrEqual, left.tree, right.tree))
}
