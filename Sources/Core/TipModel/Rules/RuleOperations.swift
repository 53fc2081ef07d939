/// Compares stored values in the order of the Swift values.
enum RuleComparison {
  static func holds(
    _ comparison: BinaryOperator, _ left: StoredValue, _ right: StoredValue
  ) throws -> Bool {
    switch comparison {
    case .equal: return left.means(right)
    case .notEqual: return !left.means(right)
    default: break
    }
    switch (left, right) {
    case (.int(let left), .int(let right)): return compare(comparison, left, right)
    case (.date(let left), .date(let right)): return compare(comparison, left, right)
    case (.date(let left), .string(let right)): return compare(comparison, left, try date(right))
    case (.string(let left), .date(let right)): return compare(comparison, try date(left), right)
    case (.string(let left), .string(let right)): return compare(comparison, left, right)
    default:
      guard let leftNumber = left.number, let rightNumber = right.number else {
        throw RuleFailure(
          "\(left.kindWithArticle) and \(right.kindWithArticle) cannot be compared by "
            + comparison.rawValue)
      }
      return compare(comparison, leftNumber, rightNumber)
    }
  }

  private static func compare<Value: Comparable>(
    _ comparison: BinaryOperator, _ left: Value, _ right: Value
  ) -> Bool {
    switch comparison {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    default: left >= right
    }
  }

  /// Returns -1, 0 or 1: whether a text comes before another, is equal or comes after it, without
  /// regard to case.
  static func order(_ left: StoredValue, _ right: StoredValue) throws -> Int {
    guard case .string(let left) = left, case .string(let right) = right else {
      throw RuleFailure(
        "\(left.kindWithArticle) and \(right.kindWithArticle) cannot be compared as texts")
    }
    let first = left.withoutCase
    let second = right.withoutCase
    if first < second { return -1 }
    return first == second ? 0 : 1
  }

  /// Returns the least or greatest of some values, the first among equal ones.
  ///
  /// The result is null without values.
  static func find(_ extreme: Extreme, in values: [StoredValue]) throws -> StoredValue {
    guard var found = values.first else { return .null }
    let comparison: BinaryOperator = extreme == .min ? .less : .greater
    for value in values.dropFirst() {
      if try holds(comparison, value, found) { found = value }
    }
    return found
  }

  private static func date(_ text: String) throws -> Timestamp {
    guard let date = Timestamp(iso8601: text) else {
      throw RuleFailure("\"\(text)\" is not an ISO 8601 date")
    }
    return date
  }
}

extension StoredValue {
  /// The value as a date, which parameters and payloads store as ISO 8601 text.
  var instant: Timestamp? {
    switch self {
    case .date(let date): date
    case .string(let text): Timestamp(iso8601: text)
    default: nil
    }
  }
}

/// Calculates with stored numbers, where an overflow is a failure, not a trap.
enum RuleArithmetic {
  static func result(
    _ joiner: BinaryOperator, _ left: StoredValue, _ right: StoredValue
  ) throws -> StoredValue {
    if case .int(let left) = left, case .int(let right) = right, joiner != .divide {
      return .int(try whole(joiner, left, right))
    }
    if let result = try dates(joiner, left, right) { return result }
    guard let left = left.number, let right = right.number else {
      throw RuleFailure(
        "\(left.kindWithArticle) and \(right.kindWithArticle) cannot be joined by "
          + joiner.rawValue)
    }
    switch joiner {
    case .add: return .double(left + right)
    case .subtract: return .double(left - right)
    case .multiply: return .double(left * right)
    case .divide: return .double(left / right)
    default:
      // A parameter of 7.0 is stored as 7, so 7.0 in a rule is a whole number too (D52).
      guard let left = Int(exactly: left), let right = Int(exactly: right) else {
        throw RuleFailure("\"\(joiner.rawValue)\" needs whole numbers")
      }
      return .int(try whole(joiner, left, right))
    }
  }

  /// Returns a date that is a number of seconds later or earlier, or the seconds between two dates.
  ///
  /// The result is nil without a date.
  private static func dates(
    _ joiner: BinaryOperator, _ left: StoredValue, _ right: StoredValue
  ) throws -> StoredValue? {
    switch (joiner, left.instant, right.instant) {
    case (.subtract, let left?, let right?):
      // Both are within the years 1600 to 9999.
      .double(Double(left.milliseconds - right.milliseconds) / 1000)
    case (.add, let date?, nil): try right.number.map { try later(date, $0) }
    case (.add, nil, let date?): try left.number.map { try later(date, $0) }
    case (.subtract, let date?, nil): try right.number.map { try later(date, -$0) }
    default: nil
    }
  }

  private static func later(_ date: Timestamp, _ seconds: Double) throws -> StoredValue {
    let milliseconds = Double(date.milliseconds) + (seconds * 1000).rounded()
    guard Timestamp.supports(milliseconds: milliseconds) else {
      throw RuleFailure("\(seconds) seconds from \(date) is not a date of the years 1600 to 9999")
    }
    return .date(Timestamp(milliseconds: Int64(milliseconds)))
  }

  static func negative(_ operand: StoredValue) throws -> StoredValue {
    try result(.subtract, .int(0), operand)
  }

  private static func whole(_ joiner: BinaryOperator, _ left: Int, _ right: Int) throws -> Int {
    let (result, overflow) =
      switch joiner {
      case .add: left.addingReportingOverflow(right)
      case .subtract: left.subtractingReportingOverflow(right)
      case .multiply: left.multipliedReportingOverflow(by: right)
      case .remainder: left.remainderReportingOverflow(dividingBy: right)
      default: left.dividedReportingOverflow(by: right)
      }
    guard !overflow else {
      throw RuleFailure("\(left) \(joiner.rawValue) \(right) does not result in a whole number")
    }
    return result
  }
}

/// Tests the contents of lists and texts.
enum RuleContainment {
  static func holds(
    _ test: ContainmentTest, _ base: StoredValue, _ argument: StoredValue
  ) throws -> Bool {
    switch (test, base, argument) {
    case (.contains, .array(let elements), _): elements.contains { $0.means(argument) }
    case (.contains, .string(let text), .string(let part)): part.isEmpty || text.contains(part)
    case (.hasPrefix, .string(let text), .string(let prefix)): text.hasPrefix(prefix)
    case (.hasSuffix, .string(let text), .string(let suffix)): text.hasSuffix(suffix)
    case (.starts, .string(let text), .string(let prefix)): text.starts(with: prefix)
    case (.starts, .array(let elements), .array(let others)):
      elements.starts(with: others) { $0.means($1) }
    case (.localizedStandardContains, .string(let text), .string(let part)):
      part.isEmpty || text.withoutCaseAndAccents.contains(part.withoutCaseAndAccents)
    default:
      throw RuleFailure("\(test.rawValue) is not defined for \(base.kind) and \(argument.kind)")
    }
  }
}
