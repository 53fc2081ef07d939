package import TestBasics
package import TipModel
import TipTesting

/// Creates random valid trees of rules, with donations only where they are accepted.
package struct RandomRule {
  package var generator: SeededGenerator

  package init(generator: SeededGenerator) { self.generator = generator }

  private static let names = [
    "a", "backyardID", "date", "count", "isEmpty", "donations", "contains", "filter",
    "event", "parameter", "opaque", "now", "where", "min", "starts", "true", "nil", "div",
    "inf", "nan", "groupedBy", "größe", "e\u{301}x", "_", "", "a b", "`", "a`b", "\\",
    "2nd", "\u{301}", "\n", "🐦", "\"", "a.b", "鳥", "x\u{0}",
  ]
  private static let texts =
    names + ["\\u{41}", "\u{301}x", "\\\u{301}", "\u{600}", "a\r\nb", "\u{200D}", "\u{9B}31m", "北"]
  /// From the year 1600 to the last date, in milliseconds.
  private static let dates: ClosedRange<Int64> = -11_676_096_000_000...253_402_300_799_999
  private static let wholes = [0, 1, -1, 42, .max, .min, .min + 1]
  private static let fractions = [
    0.0, -0.0, 1.5, -2.25, 3, 1e300, -1e300, 2.5e-308, 0.1, 1e16,
    9_223_372_036_854_775_808, -9_223_372_036_854_775_808, .infinity, -.infinity,
    .greatestFiniteMagnitude,
  ]

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  private mutating func upTo(_ count: Int) -> Range<Int> {
    0..<Int.random(in: 0...count, using: &generator)
  }

  package mutating func value(_ depth: Int) -> StoredValue {
    switch Int.random(in: 0...(depth > 0 ? 7 : 5), using: &generator) {
    case 0: .null
    case 1: .bool(.random(using: &generator))
    case 2: .int(pick(Self.wholes))
    case 3: .double(pick(Self.fractions))
    case 4: .string(pick(Self.texts))
    case 5: .date(Timestamp(milliseconds: .random(in: Self.dates, using: &generator)))
    case 6: .array(upTo(3).map { _ in value(depth - 1) })
    default:
      .object(
        Dictionary(
          upTo(3).map { _ in (pick(Self.texts), value(depth - 1)) }, uniquingKeysWith: { $1 }))
    }
  }

  package mutating func donations(_ depth: Int) -> RuleExpression {
    guard depth > 0 else { return .donations(event: pick(Self.texts)) }
    let base = donations(depth - 1)
    return switch Int.random(in: 0...3, using: &generator) {
    case 0: base
    case 1: .donatedWithin(base, .init(pick(Self.wholes), pick([.minute, .hour, .day, .week])))
    case 2: .filter(base, tree(depth - 1))
    default: .subset(pick([.largest, .smallest]), base, groupedBy: tree(depth - 1))
    }
  }

  package mutating func tree(_ depth: Int) -> RuleExpression {
    guard depth > 0 else { return leaf() }
    return switch Int.random(in: 0...16, using: &generator) {
    case 0: leaf()
    case 10: .conditional(tree(depth - 1), tree(depth - 1), tree(depth - 1))
    case 11: .unwrapped(tree(depth - 1))
    case 12: .chained(tree(depth - 1))
    case 13: .order(tree(depth - 1), tree(depth - 1))
    case 14: .elements(pick(ElementQuery.allCases), tree(depth - 1), tree(depth - 1))
    case 15: .extreme(pick(Extreme.allCases), tree(depth - 1))
    case 1: .member(tree(depth - 1), pick(Self.names))
    case 2: .element(tree(depth - 1), tree(depth - 1))
    case 3: .not(tree(depth - 1))
    case 4: .negative(tree(depth - 1))
    case 5: .count(Bool.random(using: &generator) ? tree(depth - 1) : donations(depth - 1))
    case 6: .isEmpty(Bool.random(using: &generator) ? tree(depth - 1) : donations(depth - 1))
    case 7: .test(pick(ContainmentTest.allCases), tree(depth - 1), tree(depth - 1))
    default: .binary(pick(BinaryOperator.allCases), tree(depth - 1), tree(depth - 1))
    }
  }

  private mutating func leaf() -> RuleExpression {
    switch Int.random(in: 0...5, using: &generator) {
    case 4: .now
    case 5: .variable(.random(in: 0...2, using: &generator))
    case 0: .parameter(pick(Self.texts))
    case 1: .field(pick(Self.names))
    case 2:
      .opaque(
        OpaqueRule(
          source: pick(Self.texts),
          inputs: upTo(2).map { $0 == 0 ? .event(pick(Self.texts)) : .parameter("p") }))
    default: .literal(value(2))
    }
  }
}
