/// Compares stored values in the order of the Swift values.
enum RuleComparison {
  static func holds(
    _ comparison: BinaryOperator, _ left: StoredValue, _ right: StoredValue
  ) throws -> Bool {
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

  private static func date(_ text: String) throws -> Timestamp {
    guard let date = Timestamp(iso8601: text) else {
      throw RuleFailure("\"\(text)\" is not an ISO 8601 date")
    }
    return date
  }
}

/// Calculates with stored numbers; an overflow is a failure, not a trap.
enum RuleArithmetic {
  static func result(
    _ joiner: BinaryOperator, _ left: StoredValue, _ right: StoredValue
  ) throws -> StoredValue {
    if case .int(let left) = left, case .int(let right) = right, joiner != .divide {
      return .int(try whole(joiner, left, right))
    }
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
    default: throw RuleFailure("\"\(joiner.rawValue)\" needs whole numbers")
    }
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
    default:
      throw RuleFailure("\(test.rawValue) is not defined for \(base.kind) and \(argument.kind)")
    }
  }
}
