public import TipModel

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
