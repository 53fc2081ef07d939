public import TipModel

/// The date, moved by a number of seconds.
public func + (left: Tips.Expression<Date>, right: TimeInterval) -> Tips.Expression<Date> {
  left.addingTimeInterval(right)
}

/// The date, moved by a number of seconds that is a value of the rule.
public func + (
  left: Tips.Expression<Date>, right: Tips.Expression<TimeInterval>
) -> Tips.Expression<Date> {
  left.addingTimeInterval(right)
}

/// The date, moved back by a number of seconds.
public func - (left: Tips.Expression<Date>, right: TimeInterval) -> Tips.Expression<Date> {
  Tips.Expression(.binary(.subtract, left.tree, .literal(encoding: right)))
}

/// The date, moved back by a number of seconds that is a value of the rule.
public func - (
  left: Tips.Expression<Date>, right: Tips.Expression<TimeInterval>
) -> Tips.Expression<Date> {
  Tips.Expression(.binary(.subtract, left.tree, right.tree))
}

/// A captured date, moved by a number of seconds that is a value of the rule.
public func + (left: Date, right: Tips.Expression<TimeInterval>) -> Tips.Expression<Date> {
  Tips.Expression<Date>(.literal(encoding: left)).addingTimeInterval(right)
}

extension Tips.RuleSyntax {
  /// The time of the evaluation, for the code of an opaque rule (D35).
  @_disfavoredOverload
  public static func now() -> Date {
    RuleScope.current?.now.date ?? Tips.center.now
  }

  /// The time of the evaluation, for `.now` in the code of an opaque rule.
  @_disfavoredOverload
  public static func now(_ date: @autoclosure () -> Date) -> Date { now() }
}
