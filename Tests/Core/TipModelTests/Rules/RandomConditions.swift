import TestSupport
import TipModel
import TipTesting

/// Random rules about few names and few values, so that they often contradict each other, and
/// random facts with these names.
struct RandomConditions: RandomNumberGenerator {
  static let limits = ["few": Tips.DonationLimit(maximumCount: 3)]

  private var generator: SeededGenerator
  /// Logs of donations, made once: facts have any of them.
  private var logs: [DonationLog] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for _ in 0..<200 { logs.append(log()) }
  }

  mutating func next() -> UInt64 { generator.next() }

  private static let values: [StoredValue] = [
    0, 1, 2, 3, -1, 1.5, 3.0, true, false, .null, "wren", "", "inf", "nan", .double(.infinity),
    .double(.nan), "2026-11-21", "2026-11-21T00:00:00.000Z", .date(at("2026-11-21")), [], ["wren"],
    .int(1 << 53), .int((1 << 53) + 1), .double(0x1p53), .int(.max), [:],
  ]
  /// Close to each other, so that many values are just between two.
  private static let numbers: [StoredValue] = [0, 0.5, 1, 1.5, 2, 2.5, 3, .double(.nan)]
  private static let comparisons = [
    BinaryOperator.equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
  ]

  private mutating func value() -> StoredValue {
    pick(Bool.random(using: &self) ? Self.numbers : Self.values)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  // MARK: - Rules

  mutating func rule(_ depth: Int) -> RuleExpression {
    guard depth > 0 else { return condition() }
    return switch Int.random(in: 0...4, using: &self) {
    case 0, 1: .binary(.and, rule(depth - 1), rule(depth - 1))
    case 2: .binary(.or, rule(depth - 1), rule(depth - 1))
    case 3: .not(rule(depth - 1))
    default: condition()
    }
  }

  private mutating func condition() -> RuleExpression {
    let literal = RuleExpression.literal(value())
    switch Int.random(in: 0...5, using: &self) {
    case 0: return .parameter(pick(["p", "q"]))
    case 1: return .isEmpty(donations())
    case 2:
      let number = RuleExpression.literal(.int(Int.random(in: -1...4, using: &self)))
      return .binary(pick(Self.comparisons), .count(donations()), number)
    case 3: return .binary(pick(Self.comparisons), literal, .parameter("p"))
    case 4: return .test(.contains, .parameter("p"), .literal("wren"))
    default: return .binary(pick(Self.comparisons), .parameter("p"), literal)
    }
  }

  private mutating func donations() -> RuleExpression {
    let event = RuleExpression.donations(event: pick(["few", "few", "fed"]))
    let seeds = RuleExpression.binary(
      pick(Self.comparisons), .field("seeds"), .literal(2))
    let other = RuleExpression.binary(
      pick(Self.comparisons), .field("seeds"), .literal(1))
    return switch Int.random(in: 0...9, using: &self) {
    case 0: .donatedWithin(event, .days(Int.random(in: -1...3, using: &self)))
    case 1: .filter(event, seeds)
    case 2: .filter(.donatedWithin(event, .days(2)), .binary(.and, seeds, other))
    case 3: .subset(.largest, event, groupedBy: .field("seeds"))
    default: event
    }
  }

  // MARK: - Facts

  mutating func facts() -> Facts {
    var facts = Facts()
    for id in ["p", "q"] where Int.random(in: 0...9, using: &self) > 0 {
      var record = ParameterRecord()
      // Not parsed, because a rule's own values differ from JSON's.
      record.value = pick([value(), value(), 0.25, 0.75, 1.25, 2.75])
      facts.parameters[id] = record
    }
    for id in ["few", "fed"] {
      facts.events[id] = EventRecord(limit: Self.limits[id], log: pick(logs))
    }
    return facts
  }

  private mutating func log() -> DonationLog {
    var donations: [StoredDonation] = []
    for place in 0..<Int.random(in: 0...5, using: &self) {
      let date = daysAgo(Double.random(in: -1...4, using: &self))
      donations.append(
        StoredDonation(sequence: Int64(place), date: date, info: pick(Self.payloads)))
    }
    return DonationLog(donations)
  }

  private static let payloads: [StoredValue] = [
    .null, ["seeds": 1], ["seeds": 2], ["seeds": 1.5], ["seeds": "many"],
  ]
}
