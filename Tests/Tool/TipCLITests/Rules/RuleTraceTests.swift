import Synchronization
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipTesting

@Suite("The value of each part of a rule")
struct RuleTraceTests {
  private let facts = Facts([
    .registerParameter(ParameterDefinition(id: "visits", type: "Int", initialValue: 3)),
    .donate(event: "fed", date: daysAgo(1), info: ["seeds": 4]),
    .donate(event: "fed", date: daysAgo(9), info: ["seeds": 1]),
  ])

  private var evaluator: RuleEvaluator {
    RuleEvaluator(scope: RuleScope(facts: facts, now: noon))
  }

  /// One line for each part: its depth, its result, its text.
  private func lines(_ text: String) throws -> [String] {
    func lines(_ trace: RuleTrace, _ depth: Int) -> [String] {
      let result =
        switch trace.result {
        case .value(let value): value.json
        case .donations(let count): "\(count) donations"
        case .failure(let reason): "? \(reason)"
        }
      return ["\(depth) \(result) <- \(trace.expression)"]
        + trace.parts.flatMap { lines($0, depth + 1) }
    }
    return lines(RuleTrace(try RuleExpression(parsing: text), evaluator), 0)
  }

  @Test("is given for each part, except literals and conditions of filters")
  func nested() throws {
    #expect(
      try lines(#"event("fed").donations.donatedWithin(.days(5)).filter(seeds > 3).count >= 2"#)
        == [
          #"0 false <- event("fed").donations.donatedWithin(.days(5)).filter(seeds > 3).count >= 2"#,
          #"1 1 <- event("fed").donations.donatedWithin(.days(5)).filter(seeds > 3).count"#,
          #"2 1 donations <- event("fed").donations.donatedWithin(.days(5)).filter(seeds > 3)"#,
          #"3 1 donations <- event("fed").donations.donatedWithin(.days(5))"#,
          #"4 2 donations <- event("fed").donations"#,
        ])
  }

  @Test("lists the members of one && or || as siblings, including those after the deciding one")
  func chain() throws {
    #expect(
      try lines(#"parameter("visits") > 5 && parameter("visits") == 3 && parameter("wren")"#) == [
        #"0 false <- parameter("visits") > 5 && parameter("visits") == 3 && parameter("wren")"#,
        #"1 false <- parameter("visits") > 5"#, #"2 3 <- parameter("visits")"#,
        #"1 true <- parameter("visits") == 3"#, #"2 3 <- parameter("visits")"#,
        #"1 ? the parameter "wren" is unknown <- parameter("wren")"#,
      ])
  }

  @Test("nests the parts of all other operators")
  func operators() throws {
    let sum = try lines(#"parameter("visits") + parameter("visits") + 1 > 5"#)
    #expect(sum.map { $0.prefix(2) } == ["0 ", "1 ", "2 ", "3 ", "3 "], "\(sum)")
    #expect(sum.first == #"0 true <- parameter("visits") + parameter("visits") + 1 > 5"#)
    let equal = try lines(#"(parameter("visits") == 3) == true"#)
    #expect(equal.map { $0.prefix(2) } == ["0 ", "1 ", "2 "], "\(equal)")
  }

  @Test("has a reason for each part that cannot be evaluated")
  func failures() throws {
    #expect(
      try lines(#"parameter("visits").hasPrefix("3") || nest"#) == [
        #"0 ? hasPrefix is not defined for number and string"#
          + #" <- parameter("visits").hasPrefix("3") || nest"#,
        #"1 ? hasPrefix is not defined for number and string <- parameter("visits").hasPrefix("3")"#,
        #"2 3 <- parameter("visits")"#, #"1 ? "nest" is used outside a filter <- nest"#,
      ])
    #expect(
      try lines(#"event("fed").donations"#) == [#"0 2 donations <- event("fed").donations"#])
  }

  @Test("equals the evaluator's value for the whole, for any tree")
  func sameAsEvaluator() throws {
    var random = RandomRule(generator: SeededGenerator(seed: 21))
    for _ in 0..<2000 {
      let tree = random.tree(4)
      let expected: String
      do {
        expected = "value \(try evaluator.value(of: tree).json)"
      } catch {
        expected = "failure \(error)"
      }
      let found =
        switch RuleTrace(tree, evaluator).result {
        case .value(let value): "value \(value.json)"
        case .donations(let count): "donations \(count)"
        case .failure(let reason): "failure \(reason)"
        }
      #expect(found == expected, "\(tree)")
    }
  }

  /// Puts a tree into one more level, once for each form that nests.
  private static let levels: [@Sendable (RuleExpression) -> RuleExpression] = [
    { .conditional(.literal(true), $0, .literal(false)) },
    { .conditional(.literal(true), .literal(true), $0) },
    { .conditional($0, .literal(true), .literal(false)) }, { .not($0) },
    { .negative($0) }, { .unwrapped($0) }, { .chained($0) }, { .count($0) },
    { .binary(.and, $0, .literal(true)) }, { .binary(.or, .literal(false), $0) },
    { .binary(.coalesce, .parameter("visits"), $0) }, { .binary(.add, .literal(1), $0) },
    { .binary(.equal, $0, $0) }, { .member($0, "seeds") },
    { .element(.parameter("visits"), $0) },
    { .test(.contains, .parameter("visits"), $0) }, { .order($0, .literal(1)) },
    { .elements(.contains, $0, .literal(true)) }, { .extreme(.max, $0) },
  ]

  @Test(
    "evaluates a part once, and one that fails once for each level, in each form that nests",
    arguments: levels.indices)
  func work(form: Int) throws {
    let count = Mutex(0)
    let part = OpaqueRule(source: "{ isSpring }", inputs: []) { _ in
      count.withLock { $0 += 1 }
      return true
    }
    var tree = RuleExpression.opaque(part)
    for _ in 1...10 { tree = Self.levels[form](tree) }
    let parts = tree.parts.count { $0 == .opaque(part) }
    var scope = RuleScope(facts: facts, now: noon)
    scope.runsOpaqueRules = true
    let evaluator = RuleEvaluator(scope: scope)
    if case .failure = RuleTrace(tree, evaluator).result {
      #expect((parts...parts * 10).contains(count.withLock { $0 }))
    } else {
      #expect(count.withLock { $0 } == parts)
    }
    count.withLock { $0 = 0 }
    // The whole may have no value, and then some of its parts are not evaluated.
    _ = try? evaluator.value(of: tree)
    #expect(count.withLock { $0 } <= parts)
  }

  @Test("is found for the longest possible rules")
  func longest() throws {
    let filters = String(repeating: ".filter(seeds > 0)", count: 490)
    let trace = try lines("event(\"fed\").donations\(filters).count == 2")
    #expect(trace.count == 493)
    #expect(trace.allSatisfy { $0.contains(" 2 ") || $0.contains(" true ") })
    let sum = Array(repeating: "parameter(\"visits\")", count: 500).joined(separator: " + ")
    #expect(try lines("\(sum) == 1500").first?.hasPrefix("0 true") == true)
  }
}
