import TestSupport
import Testing
import TipModel

@Suite("The next change of a rule by time alone")
struct RuleHorizonTests {
  private func nextChange(_ text: String, _ actions: [Change.Action]) throws -> Timestamp? {
    let horizon = RuleHorizon()
    let scope = RuleScope(facts: Facts(actions), now: noon)
    let tree = try RuleExpression(parsing: text)
    // The parameter of some rules is unknown. The parts evaluated before it count.
    _ = try? RuleEvaluator(scope: scope, horizon: horizon).value(of: tree)
    return horizon.next
  }

  private func donated(_ days: Double) -> Change.Action {
    .donate(event: "fed", date: daysAgo(days), info: nil)
  }

  private let day = #"event("fed").donations.donatedWithin(.day).count"#

  @Test("is the millisecond after the oldest donation has left the window (D12)")
  func leaving() throws {
    #expect(
      try nextChange(day, [donated(2), donated(0.5)]) == daysAgo(-0.5, milliseconds: 1))
    #expect(
      try nextChange(day, [donated(0.75), donated(0.5)]) == daysAgo(-0.25, milliseconds: 1))
    #expect(try nextChange(day, [donated(1)]) == daysAgo(0, milliseconds: 1))
    #expect(try nextChange(day, [donated(2)]) == nil)
    #expect(try nextChange(day, []) == nil)
  }

  @Test("is the instant at which a donation of a later date enters the window")
  func entering() throws {
    #expect(try nextChange(day, [donated(-3)]) == daysAgo(-3))
    #expect(try nextChange(day, [donated(0.5), donated(-0.25)]) == daysAgo(-0.25))
    #expect(try nextChange("\(day) == 1", [donated(0.5), donated(-0.25)]) == daysAgo(-0.25))
    #expect(
      try nextChange(day, [donated(0.5), donated(-3)]) == daysAgo(-0.5, milliseconds: 1))
  }

  @Test("is the instant at which a donation exceeds the maximum age of its event")
  func maximumAge() throws {
    let limit = Tips.DonationLimit(maximumCount: 5, maximumAge: .hours(2))
    let known = Change.Action.registerEvent(EventDefinition(id: "fed", limit: limit))
    let count = #"event("fed").donations.count"#
    #expect(
      try nextChange(count, [known, donated(0)]) == noon.adding(milliseconds: 7_200_001))
    #expect(
      try nextChange("\(day) >= 1", [known, donated(0)]) == noon.adding(milliseconds: 7_200_001))
    // One and a half hours before noon.
    #expect(
      try nextChange(count, [known, donated(0.0625), donated(0)])
        == noon.adding(milliseconds: 1_800_001))
    #expect(try nextChange(count, [donated(0)]) == nil)
  }

  @Test("is the earliest of all parts, through filters and groups")
  func parts() throws {
    let text =
      #"event("fed").donations.donatedWithin(.week).filter(date > date("2026-01-01"))"#
      + #".donatedWithin(.days(2)).largestSubset(groupedBy: yard).isEmpty || parameter("p")"#
    #expect(try nextChange(text, [donated(1)]) == daysAgo(-1, milliseconds: 1))
    #expect(try nextChange(#"parameter("p") == 1"#, [donated(1)]) == nil)
  }

  @Test(
    "is, for a number of donations in a window, the first instant at which the result differs",
    arguments: ["==", "!=", "<", "<=", ">", ">="])
  func comparedCounts(comparison: String) throws {
    let ages = [0.9, 0.7, 0.6, 0.4, 0.1, 0]
    let facts = Facts(ages.map(donated))
    for number in -1...7 {
      let text = "\(day) \(comparison) \(number)"
      let rule = try RuleExpression(parsing: text)
      func holds(at instant: Timestamp) throws -> Bool {
        try RuleEvaluator(scope: RuleScope(facts: facts, now: instant)).holds(rule)
      }
      let now = try holds(at: noon)
      let first = try ages.map { daysAgo($0 - 1, milliseconds: 1) }
        .first { try holds(at: $0) != now }
      #expect(try nextChange(text, ages.map(donated)) == first, "\(text)")
    }
  }

  @Test("is never in the past, even at the limits of time")
  func ends() throws {
    let endless = #"event("fed").donations.donatedWithin(.weeks(9223372036854775807)).count"#
    let next = try nextChange(endless, [donated(1)])
    #expect(next == Timestamp(milliseconds: .max))
    #expect(try nextChange(#"event("fed").donations.donatedWithin(.days(-1)).count"#, []) == nil)
  }
}
