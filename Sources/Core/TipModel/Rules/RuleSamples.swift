/// Values that represent all others: each result of a condition occurs for one of them.
///
/// A comparison with a number depends only on which side of it a number is, and one with true, nil
/// or a text only on equality. So these suffice: a number at each number compared with, between
/// two, below and above all, each value compared with, and one of every other kind.
enum RuleSamples {
  /// Within this bound, whole numbers and floating-point numbers are equal.
  private static let exact = 0x1p53 - 1

  /// Whether samples can represent all values in a comparison with a literal.
  static func standFor(_ literal: StoredValue, comparedBy joiner: BinaryOperator) -> Bool {
    switch literal {
    case .null, .bool: true
    case .int(let value): abs(Double(value)) <= exact
    case .double(let value): abs(value) <= exact
    // Texts have a different order, and a date or infinity as text equals other values too.
    case .string(let text):
      (joiner == .equal || joiner == .notEqual) && literal.number == nil
        && Timestamp(iso8601: text) == nil
    case .date, .array, .object: false
    }
  }

  /// Returns values that represent all others, in comparisons with some literals.
  static func values(around literals: [StoredValue]) -> [StoredValue] {
    let numbers = Set(literals.compactMap(\.number)).sorted()
    let between = zip(numbers, numbers.dropFirst()).map { ($0 + $1) / 2 }
    let outside = [(numbers.first ?? 0) - 1, (numbers.last ?? 0) + 1, .infinity, -.infinity]
    // "nan" stands for all other texts: no literal that texts are compared with is a number.
    return [.null, true, false, .double(.nan), .string("inf"), .string("nan"), [], [:]]
      + (numbers + between + outside).map(StoredValue.double) + literals
  }

  /// Returns counts that represent all others, in comparisons with some literals, ascending.
  ///
  /// The largest count of each run of counts with the same result is always included.
  static func counts(around literals: [StoredValue], upTo most: Int) -> [Int] {
    let near = literals.compactMap(\.number).flatMap { number -> [Int] in
      // A literal may be greater than any count, and than any whole number.
      guard let whole = Int(exactly: number.rounded(.down)), abs(number) <= 0x1p53 else {
        return []
      }
      return [whole - 1, whole, whole + 1]
    }
    return Set(near + [0, most]).filter { (0...most).contains($0) }.sorted()
  }
}
