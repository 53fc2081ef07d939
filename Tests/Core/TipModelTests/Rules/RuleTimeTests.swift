import Foundation
import TestSupport
import Testing
import TipEngine
import TipModel

@Suite("The time in a rule (D35)")
struct RuleTimeTests {
  private static let hour: Int64 = 3_600_000
  private static let minute: Int64 = 60_000
  /// A rule about `planted`, which is noon, with its text and its results.
  ///
  /// The results are for one millisecond before noon, noon, and one after it. The last number is
  /// how long after noon the rule turns.
  private static let rows: [(Tips.Rule, String, [Bool], Int64)] = [
    (Tips.Rule(Garden.planted) { $0 > Tips.now }, "P > now", [true, false, false], 0),
    (Tips.Rule(Garden.planted) { $0 >= Tips.now }, "P >= now", [true, true, false], 1),
    (Tips.Rule(Garden.planted) { Tips.now > $0 }, "now > P", [false, false, true], 1),
    (Tips.Rule(Garden.planted) { $0 <= Tips.now }, "P <= now", [false, true, true], 0),
    (Tips.Rule(Garden.planted) { $0 == Tips.now }, "P == now", [false, true, false], 0),
    (Tips.Rule(Garden.planted) { $0 != Tips.now }, "P != now", [true, false, true], 0),
    (
      Tips.Rule(Garden.planted) { $0 + 60 < Tips.now }, "P + 60.0 < now", [false, false, false],
      minute + 1
    ),
    (
      Tips.Rule(Garden.planted) { $0 < Tips.now - 60 }, "P < now - 60.0", [false, false, false],
      minute + 1
    ),
    (
      Tips.Rule(Garden.planted) { $0.addingTimeInterval(0.5) <= Tips.now }, "P + 0.5 <= now",
      [false, false, false], 500
    ),
    (
      Tips.Rule(Garden.planted) { $0.timeIntervalSinceNow < -3600 }, "P - now < -3600.0",
      [false, false, false], hour + 1
    ),
    (
      Tips.Rule(Garden.planted) { Tips.now.timeIntervalSince($0) >= 3600 }, "now - P >= 3600.0",
      [false, false, false], hour
    ),
    (
      Tips.Rule(Garden.planted) { ($0.distance(to: Tips.now) - 60) * 2 > 0 },
      "(now - P - 60.0) * 2.0 > 0.0", [false, false, false], minute + 1
    ),
    (
      Tips.Rule(Garden.planted) { $0 == noon.date && Tips.now > $0 }, "P == D && now > P",
      [false, false, true], 1
    ),
  ]

  private static func text(_ short: String) -> String {
    short.replacing("D", with: "date(\"\(noon)\")")
      .replacing("P", with: #"parameter("Garden.planted")"#)
  }

  private func holds(_ rule: Tips.Rule, at now: Timestamp) throws -> Bool {
    let scope = RuleScope(facts: Facts(rule, []), now: now)
    return try RuleEvaluator(scope: scope).holds(rule.expression)
  }

  private func nextChange(_ rule: RuleExpression, _ facts: Facts, at now: Timestamp) throws
    -> Timestamp?
  {
    let horizon = RuleHorizon()
    _ = try RuleEvaluator(scope: RuleScope(facts: facts, now: now), horizon: horizon).holds(rule)
    return horizon.next
  }

  /// Returns the instants at which a rule is evaluated again, in milliseconds from noon.
  private func turns(of rule: RuleExpression) throws -> [Int64] {
    var now = noon
    var turns: [Int64] = []
    while let next = try nextChange(rule, Facts(), at: now) {
      turns.append(next.milliseconds - noon.milliseconds)
      now = next
    }
    return turns
  }

  @Test("is a part of its tree", arguments: rows.indices)
  func tree(_ index: Int) throws {
    let (rule, text, _, _) = Self.rows[index]
    #expect(rule.description == Self.text(text))
    #expect(try RuleExpression(parsing: rule.description) == rule.expression)
  }

  @Test("is the clock's time at each evaluation", arguments: rows.indices)
  func results(_ index: Int) throws {
    let (rule, text, results, turn) = Self.rows[index]
    for (offset, result) in zip([Int64(-1), 0, 1], results) {
      #expect(try holds(rule, at: noon.adding(milliseconds: offset)) == result, "\(text) \(offset)")
    }
    let before = daysAgo(1)
    let next = try #require(try nextChange(rule.expression, Facts(rule, []), at: before))
    #expect(next == noon.adding(milliseconds: turn), "\(text)")
    // The instant is the first one at which the rule differs.
    let first = try holds(rule, at: before)
    #expect(try holds(rule, at: next.adding(milliseconds: -1)) == first)
    #expect(try holds(rule, at: next) != first)
  }

  @Test("turns a rule at the foreseen instant only, for random dates and lengths")
  func random() throws {
    var random = SeededGenerator(seed: 35)
    var turned = 0
    let comparisons: [BinaryOperator] = [.less, .lessOrEqual, .greater, .greaterOrEqual]
    for _ in 0..<2000 {
      let date = noon.adding(
        milliseconds: .random(in: -100_000...100_000, using: &random))
      let seconds = Double.random(in: -100...100, using: &random)
      let comparison = try #require(comparisons.randomElement(using: &random))
      let sides: (RuleExpression, RuleExpression) =
        switch Int.random(in: 0...2, using: &random) {
        case 0: (.now, .binary(.add, .literal(.date(date)), .literal(.double(seconds))))
        case 1: (.binary(.subtract, .literal(.date(date)), .now), .literal(.double(seconds)))
        default: (.binary(.subtract, .now, .literal(.double(seconds))), .literal(.date(date)))
        }
      let rule = RuleExpression.binary(comparison, sides.0, sides.1)
      func holds(at now: Timestamp) throws -> Bool {
        try RuleEvaluator(scope: RuleScope(facts: Facts(), now: now)).holds(rule)
      }
      let first = try holds(at: noon)
      // No date is further away than 100 seconds, and no length is longer.
      let isTurning = try holds(at: noon.adding(milliseconds: 300_000)) != first
      let next = try nextChange(rule, Facts(), at: noon)
      #expect((next != nil) == isTurning, "\(rule)")
      guard let next else { continue }
      turned += 1
      #expect(try holds(at: next.adding(milliseconds: -1)) == first, "\(rule)")
      #expect(try holds(at: next) != first, "\(rule)")
    }
    // The property is useful only when many rules turn.
    #expect(turned > 500)
  }

  @Test("turns a filter when a donation leaves it")
  func filter() throws {
    let rule = Tips.Rule(Garden.fed) {
      $0.donations.filter { $0.date > Tips.now - 3600 }.count >= 2
    }
    let text = #"event("didFeedBirds").donations.filter(date > now - 3600.0).count >= 2"#
    #expect(rule.description == text)
    let minute = 1.0 / 1440
    let facts = Facts(rule, [30.0, 20, 90].map { Garden.fed.donated($0 * minute) })
    let turn = noon.adding(milliseconds: 30 * Self.minute)
    #expect(try nextChange(rule.expression, facts, at: noon) == turn)
    func holds(at now: Timestamp) throws -> Bool {
      try RuleEvaluator(scope: RuleScope(facts: facts, now: now)).holds(rule.expression)
    }
    #expect(try holds(at: turn.adding(milliseconds: -1)))
    #expect(try !holds(at: turn))
  }

  @Test(
    "turns a rule at each instant of a list of dates, of their texts or of seconds",
    arguments: [
      (#"[date("D"), date("E")].contains(now)"#, [5, 6, 9, 10]),
      (#"["D", "E"].contains(now)"#, [5, 6, 9, 10]),
      (#"["D", "E"].contains(now - 0.5)"#, [505, 506, 509, 510]),
      (#"[0.002, 0.004].contains(now - date("D"))"#, [7, 8, 9, 10]),
      // A comparison without the time is a part of the other side.
      (#"now <= (1 < 2 ? date("D") : date("E"))"#, [6]),
      // Further away than any date.
      (#"now - date("D") > 10000000000000000"#, []),
    ])
  func list(text: String, expected: [Int64]) throws {
    let rule = try RuleExpression(
      parsing: text.replacing("D", with: "\(noon.adding(milliseconds: 5))")
        .replacing("E", with: "\(noon.adding(milliseconds: 9))"))
    #expect(try turns(of: rule) == expected)
  }

  @Test(
    "turns before a part of a side has another value, and after it",
    arguments: [
      ([9, 5, 20], [5, 9, 20]), ([2, 1, 20], [1, 2, 20]),
      ([2 * hour, hour, 10 * hour], [hour, 2 * hour, 10 * hour]),
    ])
  func parts(instants: [Int64], expected: [Int64]) throws {
    let dates = instants.map { "date(\"\(noon.adding(milliseconds: $0))\")" }
    let rule = try RuleExpression(
      parsing: "(now < \(dates[0]) ? \(dates[1]) : \(dates[2])) <= now")
    #expect(try turns(of: rule) == expected)
  }

  @Test(
    "turns a rule at the millisecond, also decades later",
    arguments: [
      ("now > D", 1), ("now >= D", 0), ("D - now < 3600", -3_599_999),
    ] as [(String, Int64)])
  func decades(text: String, milliseconds: Int64) throws {
    let date = at("2066-11-21T12:00:00Z")
    let rule = try RuleExpression(parsing: text.replacing("D", with: "date(\"\(date)\")"))
    #expect(
      try nextChange(rule, Facts(), at: noon) == date.adding(milliseconds: milliseconds))
  }

  @Test("foresees only turns that come, and fails where it is not a date")
  func bounds() throws {
    #expect(
      try nextChange(RuleExpression(parsing: "now > now"), Facts(), at: noon) == nil)
    let past = try RuleExpression(parsing: #"date("2020-01-01") < now"#)
    #expect(try nextChange(past, Facts(), at: noon) == nil)
    for text in [
      "now + 1e300 > now", "now - 1e300 > now", "now * 2 > 3", "now > 3", "now + now > now",
    ] {
      let rule = try RuleExpression(parsing: text)
      let error = #expect(throws: RuleFailure.self) {
        try RuleEvaluator(scope: RuleScope(facts: Facts(), now: noon)).holds(rule)
      }
      #expect(error?.description.isEmpty == false)
    }
    #expect(
      try RuleExpression(parsing: "`now` == 3") == .binary(.equal, .field("now"), .literal(3)))
    #expect(
      try RuleExpression(parsing: "now").mistake != nil, "a date is not a condition")
  }

  @Test("is the time of the evaluation in the code of an opaque rule too")
  func opaque() throws {
    let rule = Tips.Rule(Garden.planted) {
      Calendar(identifier: .gregorian).isDate($0, inSameDayAs: Tips.RuleSyntax.now())
    }
    #expect(rule.isOpaque)
    for (now, result) in [(noon, true), (daysAgo(2), false), (daysAgo(-2), false)] {
      var scope = RuleScope(facts: Facts(rule, []), now: now)
      scope.runsOpaqueRules = true
      #expect(try RuleEvaluator(scope: scope).holds(rule.expression) == result)
    }
  }
}
