import Foundation
import TestSupport
import Testing
import TipEngine
import TipModel

extension Tips.Event {
  /// As in the engine, which reads them from its datastore outside an evaluation.
  fileprivate var donations: [Donation] { evaluatedDonations ?? [] }
}

/// Closures outside of the language (D24).
@Suite("Opaque rules")
struct OpaqueRuleTests {
  private static func isSquare(_ number: Int) -> Bool {
    (0...100).contains { $0 * $0 == number }
  }

  private static let rows: [RuleCase] = [
    .init(
      "{ $0.isLarge }", Tips.Rule(Garden.favorites, source: "{ $0.isLarge }") { $0.isLarge },
      holds: [Garden.favorites.set(Favorites(plants: (0...10).map { "\($0)" }))], not: []),
    .init(
      "{ $0.plants.first == x }",
      Tips.Rule(Garden.favorites, source: "{ $0.plants.first == x }") { $0.plants.first == "Oak" },
      holds: [Garden.favorites.set(Favorites(plants: ["Oak"]))], not: []),
    .init(
      "switch",
      Tips.Rule(Garden.tier, source: "switch") { tier in
        switch tier {
        case .free: false
        case .silver, .gold: true
        }
      },
      holds: [Garden.tier.set(.gold)], not: []),
    .init(
      "if",
      Tips.Rule(Garden.visits, source: "if") { visits in
        if visits > 3 { return true }
        return visits == 1
      },
      holds: [Garden.visits.set(4)], not: [Garden.visits.set(3)]),
    .init(
      "{ $0?.count == 4 }",
      Tips.Rule(Garden.nickname, source: "{ $0?.count == 4 }") { $0?.count == 4 },
      holds: [Garden.nickname.set("Yard")], not: []),
    .init(
      "{ isSquare($0) }",
      Tips.Rule(Garden.visits, source: "{ isSquare($0) }") { isSquare($0) },
      holds: [Garden.visits.set(49)], not: [Garden.visits.set(50)]),
    .init(
      "ternary", Tips.Rule(Garden.isPro, Garden.visits, source: "ternary") { $0 ? $1 > 1 : $1 > 5 },
      holds: [Garden.isPro.set(true), Garden.visits.set(2)], not: [Garden.visits.set(2)]),
    .init(
      "computed filter",
      Tips.Rule(Garden.fed, source: "computed filter") {
        $0.donations.filter { $0.isGenerous }.count == 1
      },
      holds: [Garden.fed.donated(1, Feeding(backyardID: "north", seeds: 11))],
      not: [Garden.fed.donated(1, Feeding(backyardID: "north", seeds: 10))]),
    .init(
      "computed group",
      Tips.Rule(Garden.fed, source: "computed group") {
        $0.donations.largestSubset(groupedBy: \.isGenerous).count == 1
      },
      holds: [Garden.fed.donated(1, Feeding(backyardID: "north", seeds: 11))], not: []),
    .init(
      "computed member of a group",
      Tips.Rule(Garden.fed, source: "computed member of a group") {
        $0.donations.largestSubset(groupedBy: \.shed.isFull).count == 1
      },
      holds: [Garden.fed.donated(1, Feeding(backyardID: "north"))], not: []),
    .init(
      "native donations",
      Tips.Rule(Garden.fed, source: "native donations") {
        $0.donations.donatedWithin(.day).reversed().allSatisfy { $0.seeds > 1 }
      },
      holds: [], not: [Garden.fed.donated(1, Feeding(backyardID: "north"))]),
  ]

  @Test("run their code in the app, and keep their source", arguments: rows)
  func native(_ row: RuleCase) throws {
    #expect(row.rule.isOpaque && !row.rule.isTooDeep)
    #expect(row.rule.expression.parts.count == 1)
    #expect(row.rule.description.hasPrefix("opaque(\"\(row.description)\", "))
    #expect(try row.rule.holds(row.holding, runningCode: true))
    #expect(try !row.rule.holds(row.failing, runningCode: true))
    #expect(row.rule.expression.dependencies.count == row.rule.inputs.count)
  }

  @Test("are equal when their source and their inputs are, regardless of the code")
  func equality() {
    let rule = OpaqueRule(source: "{ $0 }", inputs: [.parameter("a")])
    let native = OpaqueRule(source: "{ $0 }", inputs: [.parameter("a")]) { _ in true }
    #expect(rule == native)
    #expect(rule != OpaqueRule(source: "{ $0 }", inputs: [.event("a")]))
    #expect(rule != OpaqueRule(source: "{ !$0 }", inputs: [.parameter("a")]))
  }

  @Test("have their stored result without their code", arguments: [true, false])
  func storedResult(_ value: Bool) throws {
    let tree = try RuleExpression(parsing: #"opaque("{ isSquare($0) }", parameter("a"))"#)
    let results = ["{ isSquare($0) }": OpaqueResult(value: value, date: noon)]
    var scope = RuleScope(facts: Facts(), now: noon, opaqueResults: results)
    #expect(try RuleEvaluator(scope: scope).holds(tree) == value)
    scope.runsOpaqueRules = true
    #expect(try RuleEvaluator(scope: scope).holds(tree) == value)
  }

  @Test("fail without code and without a result")
  func unknown() {
    let scope = RuleScope(facts: Facts(), now: noon)
    #expect(
      throws: RuleFailure("the opaque rule \"{ isSquare($0) }\" has not run in the app yet")
    ) {
      try RuleEvaluator(scope: scope).holds(
        .opaque(OpaqueRule(source: "{ isSquare($0) }", inputs: [])))
    }
  }

  @Test("are named by their location when their source is unknown")
  func place() {
    let rule = Tips.Rule(Garden.visits) { Self.isSquare($0) }
    #expect(rule.description.hasPrefix("opaque(\"TipModelTests/OpaqueRuleTests.swift:"))
  }

  @Test("get the initial value of a parameter that is stored as another type (D43)")
  func otherType() throws {
    let stored = Change.Action.setParameter(id: "Garden.visits", value: "many")
    #expect(try Tips.Rule(Garden.visits) { Self.isSquare($0) }.holds([stored], runningCode: true))
    #expect(
      try !Tips.Rule(Garden.visits) { !Self.isSquare($0) }.holds([stored], runningCode: true))
  }

  @Test("replace trees that a datastore could not read again")
  func tooDeep() throws {
    let visits = Tips.Rule(Garden.visits) { $0 > 3 }
    let shallow = Tips.Rule(.conjunction, Array(repeating: visits, count: 500))
    #expect(!shallow.isOpaque && !shallow.isTooDeep)
    let deep = Tips.Rule(.conjunction, Array(repeating: visits, count: 1100))
    #expect(deep.isOpaque && deep.isTooDeep)
    #expect(try RuleExpression(parsing: deep.description) == deep.expression)
    #expect(try deep.holds([Garden.visits.set(4)], runningCode: true))
    #expect(try !deep.holds([Garden.visits.set(3)], runningCode: true))
  }

  @Test("leave out a donation whose payload does not match the type")
  func otherPayload() throws {
    let rule = Tips.Rule(Garden.fed) { $0.donations.reversed().allSatisfy { $0.seeds > 1 } }
    let old = Change.Action.donate(event: "didFeedBirds", date: noon, info: ["seed": 1])
    #expect(try rule.holds([old], runningCode: true))
    #expect(
      try !rule.holds(
        [old, Garden.fed.donated(0, Feeding(backyardID: "north"))], runningCode: true))
  }
}
