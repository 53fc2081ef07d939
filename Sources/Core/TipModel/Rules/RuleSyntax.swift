extension Tips {
  /// The calls that `#Rule` writes for syntax to which no type can give a different meaning.
  ///
  /// The syntax is `Date.now`, `a ? b : c`, `if let`, `!` and `?` after a value.
  ///
  /// Each function exists twice: for a rule that becomes a tree, and, not preferred, for one whose
  /// Swift code runs (D24).
  public enum RuleSyntax {
    // MARK: - Time

    /// The time of the evaluation, for `Date.now` and `Date()` (D35).
    public static func now() -> Expression<Date> { Tips.now }

    /// The time of the evaluation, for `.now` where a date is expected.
    public static func now(_ date: @autoclosure () -> Date) -> Expression<Date> { Tips.now }

    /// A member of another type than a date, for `.now` where that type is expected.
    @_disfavoredOverload
    public static func now<Value>(_ value: @autoclosure () -> Value) -> Value { value() }

    // MARK: - Choices

    /// One of two values of the rule, for `a ? b : c` and for `if` with `else`.
    public static func choose<Value>(
      _ condition: Expression<Bool>, _ first: Expression<Value>, _ second: Expression<Value>
    ) -> Expression<Value> {
      Expression(.conditional(condition.tree, first.tree, second.tree))
    }

    /// A captured value or a value of the rule.
    public static func choose<Value: Encodable>(
      _ condition: Expression<Bool>, _ first: Value, _ second: Expression<Value>
    ) -> Expression<Value> {
      choose(condition, Expression(.literal(encoding: first)), second)
    }

    /// A value of the rule or a captured value.
    public static func choose<Value: Encodable>(
      _ condition: Expression<Bool>, _ first: Expression<Value>, _ second: Value
    ) -> Expression<Value> {
      choose(condition, first, Expression(.literal(encoding: second)))
    }

    /// One of two captured values.
    public static func choose<Value: Encodable>(
      _ condition: Expression<Bool>, _ first: Value, _ second: Value
    ) -> Expression<Value> {
      choose(
        condition, Expression(.literal(encoding: first)), Expression(.literal(encoding: second)))
    }

    /// One of two values, for the code of an opaque rule.
    @_disfavoredOverload
    public static func choose<Value>(
      _ condition: Bool, _ first: @autoclosure () -> Value, _ second: @autoclosure () -> Value
    ) -> Value {
      condition ? first() : second()
    }

    // MARK: - Optional values

    /// A value that must not be nil, for `!` after a value.
    ///
    /// A rule with nil there does not hold.
    public static func unwrap<Value>(_ value: Expression<Value?>) -> Expression<Value> {
      Expression(.unwrapped(value.tree))
    }

    /// A value that must not be nil, for the code of an opaque rule.
    @_disfavoredOverload
    public static func unwrap<Value>(_ value: Value?) -> Value {
      guard let value else { preconditionFailure("A value before \"!\" is nil.") }
      return value
    }

    /// A member of a value that may be nil, for `?` after a value.
    public static func chain<Value, Result>(
      _ value: Expression<Value?>, _ member: (Expression<Value>) -> Expression<Result>
    ) -> Expression<Result?> {
      value.map(member)
    }

    /// A member that may be nil of a value that may be nil.
    public static func chain<Value, Result>(
      _ value: Expression<Value?>, _ member: (Expression<Value>) -> Expression<Result?>
    ) -> Expression<Result?> {
      value.flatMap(member)
    }

    /// A member of a value that may be nil, for the code of an opaque rule.
    @_disfavoredOverload
    public static func chain<Value, Result>(
      _ value: Value?, _ member: (Value) -> Result
    ) -> Result? {
      value.map(member)
    }

    /// A member that may be nil of a value that may be nil, for the code of an opaque rule.
    @_disfavoredOverload
    public static func chain<Value, Result>(
      _ value: Value?, _ member: (Value) -> Result?
    ) -> Result? {
      value.flatMap(member)
    }

    /// A condition on a value that is not nil, or a second one, for `if let` with `else`.
    public static func ifPresent<Value, Result>(
      _ value: Expression<Value?>, _ first: (Expression<Value>) -> Expression<Result>,
      else second: Expression<Result>
    ) -> Expression<Result> {
      choose(Expression(value.tree.isPresent), first(Expression(value.tree)), second)
    }

    /// A condition on a value that is not nil, or a second one, for the code of an opaque rule.
    @_disfavoredOverload
    public static func ifPresent<Value, Result>(
      _ value: Value?, _ first: (Value) -> Result, else second: @autoclosure () -> Result
    ) -> Result {
      value.map(first) ?? second()
    }
  }
}
