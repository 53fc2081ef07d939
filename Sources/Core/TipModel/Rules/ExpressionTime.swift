extension Tips {
  /// The time of the evaluation, on the tips' clock, for rules that are written without the macro.
  ///
  /// `#Rule` writes it for `Date.now` and `Date()`, because a date that a rule captures would stay
  /// at the time at which the rule was made (D35).
  public static var now: Expression<Date> { Expression(.now) }
}

extension Tips.Expression where Value == Date {
  /// The seconds from now to the date, which are negative for a date before now.
  public var timeIntervalSinceNow: Tips.Expression<TimeInterval> {
    timeIntervalSince(Tips.now)
  }

  /// The seconds from 1 January 1970, 00:00 UTC to the date.
  public var timeIntervalSince1970: Tips.Expression<TimeInterval> {
    timeIntervalSince(Date(timeIntervalSince1970: 0))
  }

  /// The seconds from 1 January 2001, 00:00 UTC to the date.
  public var timeIntervalSinceReferenceDate: Tips.Expression<TimeInterval> {
    timeIntervalSince(Date(timeIntervalSinceReferenceDate: 0))
  }

  /// Returns the seconds from another date to this one.
  public func timeIntervalSince(_ other: Date) -> Tips.Expression<TimeInterval> {
    timeIntervalSince(Tips.Expression(.literal(encoding: other)))
  }

  /// Returns the seconds from another date of the rule to this one.
  public func timeIntervalSince(
    _ other: Tips.Expression<Date>
  ) -> Tips.Expression<TimeInterval> {
    .init(.binary(.subtract, tree, other.tree))
  }

  /// Returns the seconds from this date to another.
  public func distance(to other: Date) -> Tips.Expression<TimeInterval> {
    distance(to: Tips.Expression(.literal(encoding: other)))
  }

  /// Returns the seconds from this date to another date of the rule.
  public func distance(to other: Tips.Expression<Date>) -> Tips.Expression<TimeInterval> {
    other.timeIntervalSince(self)
  }

  /// Returns the date, moved by a number of seconds.
  public func addingTimeInterval(_ seconds: TimeInterval) -> Tips.Expression<Date> {
    // The text of the rule is then "now - 60.0", not "now + -60.0".
    let joiner: BinaryOperator = seconds < 0 ? .subtract : .add
    return .init(.binary(joiner, tree, .literal(encoding: abs(seconds))))
  }

  /// Returns the date, moved by a number of seconds that is a value of the rule.
  public func addingTimeInterval(
    _ seconds: Tips.Expression<TimeInterval>
  ) -> Tips.Expression<Date> {
    .init(.binary(.add, tree, seconds.tree))
  }

  /// Returns the date, moved by a number of seconds.
  public func advanced(by seconds: TimeInterval) -> Tips.Expression<Date> {
    addingTimeInterval(seconds)
  }

  /// Returns the date, moved by a number of seconds that is a value of the rule.
  public func advanced(by seconds: Tips.Expression<TimeInterval>) -> Tips.Expression<Date> {
    addingTimeInterval(seconds)
  }
}

extension Date {
  /// Returns the seconds from a date of a rule to this one.
  public func timeIntervalSince(
    _ other: Tips.Expression<Date>
  ) -> Tips.Expression<TimeInterval> {
    Tips.Expression(.literal(encoding: self)).timeIntervalSince(other)
  }

  /// Returns the seconds from this date to a date of a rule.
  public func distance(to other: Tips.Expression<Date>) -> Tips.Expression<TimeInterval> {
    other.timeIntervalSince(self)
  }
}
