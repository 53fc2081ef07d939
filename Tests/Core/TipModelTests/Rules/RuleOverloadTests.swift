import Foundation
import TestSupport
import Testing
import TipEngine
import TipModel

/// Closures with ambiguous overloads, each of which must become a tree.
@Suite("A rule's closure is read as a tree")
struct RuleOverloadTests {
  private let wanted = "North"
  private let limit = 4

  @Test("when it is a constant")
  func constants() {
    #expect(Tips.Rule(Garden.isPro) { _ in true }.expression == .literal(true))
    #expect(Tips.Rule(Garden.viewed) { _ in false }.expression == .literal(false))
  }

  @Test("when it compares with a captured value")
  func captured() {
    let visits = RuleExpression.parameter("Garden.visits")
    let name = RuleExpression.parameter("Garden.name")
    #expect(
      Tips.Rule(Garden.name) { $0 == wanted }.expression
        == .binary(.equal, name, .literal("North")))
    #expect(
      Tips.Rule(Garden.name) { wanted != $0 }.expression
        == .binary(.notEqual, .literal("North"), name))
    #expect(
      Tips.Rule(Garden.visits) { $0 >= limit + 1 }.expression
        == .binary(.greaterOrEqual, visits, .literal(5)))
    let known: Bool? = nil
    #expect(
      Tips.Rule(Garden.isPro) { $0 == (known ?? true) }.expression
        == .binary(.equal, .parameter("Garden.isPro"), .literal(true)))
  }

  @Test("when it combines a captured Bool")
  func capturedTruth() {
    let isOn = true
    let isPro = RuleExpression.parameter("Garden.isPro")
    #expect(
      Tips.Rule(Garden.isPro) { $0 && isOn }.expression == .binary(.and, isPro, .literal(true)))
    #expect(
      Tips.Rule(Garden.isPro) { isOn || $0 }.expression == .binary(.or, .literal(true), isPro))
  }

  @Test("when it compares with a case of an enum")
  func cases() throws {
    let rule = Tips.Rule(Garden.tier) { $0 == .gold }
    #expect(rule.description == #"parameter("Garden.tier") == "gold""#)
    #expect(try rule.holds([Garden.tier.set(.gold)]))
    #expect(try !rule.holds([Garden.tier.set(.silver)]))
    let member = Tips.Rule(Garden.favorites) { $0.tier != .free }
    #expect(member.description == #"parameter("Garden.favorites").tier != "free""#)
    #expect(try member.holds([Garden.favorites.set(Favorites(tier: .gold))]))
  }

  @Test("when a captured list or set contains the value")
  func lists() throws {
    let names = ["North", "South"]
    let rule = Tips.Rule(Garden.name) { names.contains($0) }
    #expect(rule.description == #"["North", "South"].contains(parameter("Garden.name"))"#)
    #expect(try rule.holds([Garden.name.set("South")]))
    #expect(try !rule.holds([]))
    let tiers: Set<Tier> = [.gold]
    #expect(
      Tips.Rule(Garden.tier) { tiers.contains($0) }.description
        == #"["gold"].contains(parameter("Garden.tier"))"#)
    #expect(
      Tips.Rule(Garden.tier) { [.gold, .silver].contains($0) }.description
        == #"["gold", "silver"].contains(parameter("Garden.tier"))"#)
  }

  @Test("when a range of any length contains the value")
  func ranges() throws {
    let rule = Tips.Rule(Garden.visits) { (1...1_000_000_000_000).contains($0) }
    #expect(
      rule.description
        == #"parameter("Garden.visits") >= 1 && parameter("Garden.visits") <= 1000000000000"#)
    #expect(try rule.holds([Garden.visits.set(1)]))
    #expect(try !rule.holds([]))
    let open = Tips.Rule(Garden.rain) { (0.5..<2).contains($0) }
    #expect(
      open.description == #"parameter("Garden.rain") >= 0.5 && parameter("Garden.rain") < 2.0"#)
    #expect(try !open.holds([Garden.rain.set(2)]))
  }

  /// Expects the trees of an operator: with a captured value on the right, on the left, and none.
  private func expect<Value: Encodable, Result>(
    _ operation: BinaryOperator, with captured: Value, is: Result.Type,
    _ right: (Tips.Expression<Value>, Value) -> Tips.Expression<Result>,
    _ left: (Value, Tips.Expression<Value>) -> Tips.Expression<Result>,
    _ neither: (Tips.Expression<Value>, Tips.Expression<Value>) -> Tips.Expression<Result>,
    at location: SourceLocation = #_sourceLocation
  ) {
    let value = Tips.Expression<Value>(.parameter("value"))
    let literal = RuleExpression.literal(encoding: captured)
    #expect(
      right(value, captured).tree == .binary(operation, value.tree, literal),
      sourceLocation: location)
    #expect(
      left(captured, value).tree == .binary(operation, literal, value.tree),
      sourceLocation: location)
    #expect(
      neither(value, value).tree == .binary(operation, value.tree, value.tree),
      sourceLocation: location)
  }

  @Test("when an operator stands between values, with a captured one on either side or none")
  func operators() {
    expect(.add, with: 7, is: Int.self, +, +, +)
    expect(.subtract, with: 7, is: Int.self, -, -, -)
    expect(.multiply, with: 7, is: Int.self, *, *, *)
    expect(.divide, with: 0.5, is: Double.self, /, /, /)
    expect(.wholeDivide, with: 7, is: Int.self, /, /, /)
    expect(.remainder, with: 7, is: Int.self, %, %, %)
    expect(.equal, with: 7, is: Bool.self, ==, ==, ==)
    expect(.notEqual, with: 7, is: Bool.self, !=, !=, !=)
    expect(.less, with: 7, is: Bool.self, <, <, <)
    expect(.lessOrEqual, with: 7, is: Bool.self, <=, <=, <=)
    expect(.greater, with: 7, is: Bool.self, >, >, >)
    expect(.greaterOrEqual, with: 7, is: Bool.self, >=, >=, >=)
    expect(.and, with: true, is: Bool.self, &&, &&, &&)
    expect(.or, with: true, is: Bool.self, ||, ||, ||)
  }

  @Test("when it adds seconds to a date, compares an order, or has a default")
  func datesOrdersAndDefaults() {
    let planted = Tips.Expression<Date>(.parameter("planted"))
    let seconds = Tips.Expression<TimeInterval>(.parameter("seconds"))
    let start = Date(timeIntervalSince1970: 0)
    #expect((planted + 60).tree == planted.addingTimeInterval(60).tree)
    #expect((planted + seconds).tree == planted.addingTimeInterval(seconds).tree)
    #expect(
      (start + seconds).tree
        == Tips.Expression<Date>(.literal(encoding: start)).addingTimeInterval(seconds).tree)
    #expect((planted - 60).tree == .binary(.subtract, planted.tree, .literal(encoding: 60.0)))
    #expect(
      planted.addingTimeInterval(0).tree == .binary(.add, planted.tree, .literal(encoding: 0.0)))
    #expect((planted - seconds).tree == .binary(.subtract, planted.tree, seconds.tree))
    let order = Tips.Expression<ComparisonResult>(.parameter("order"))
    #expect((order == .orderedAscending).tree == .binary(.equal, order.tree, .literal(.int(-1))))
    #expect(
      (order != .orderedDescending).tree == .binary(.notEqual, order.tree, .literal(.int(1))))
    let nickname = Tips.Expression<String?>(.parameter("nickname"))
    let name = Tips.Expression<String>(.parameter("name"))
    #expect((nickname ?? "Robin").tree == .binary(.coalesce, nickname.tree, .literal("Robin")))
    #expect((nickname ?? name).tree == .binary(.coalesce, nickname.tree, name.tree))
    #expect((nickname == nil).tree == .binary(.equal, nickname.tree, .literal(.null)))
    #expect((nickname != nil).tree == .binary(.notEqual, nickname.tree, .literal(.null)))
  }

  @Test("when dates are captured")
  func dates() throws {
    let range = daysAgo(2).date...daysAgo(1).date
    let rule = Tips.Rule(Garden.planted) { range.contains($0) }
    #expect(!rule.isOpaque)
    #expect(try rule.holds([Garden.planted.set(daysAgo(1).date)]))
    #expect(try !rule.holds([]))
    let date = Tips.Rule(Garden.planted) { $0 <= Date.distantFuture }
    #expect(date.description == #"parameter("Garden.planted") <= date("4001-01-01T00:00:00.000Z")"#)
  }

  @Test("when it has several statements")
  func statements() {
    let rule = Tips.Rule(Garden.visits) { visits in
      let more = visits + 1
      let enough = more > limit
      return enough
    }
    #expect(rule.description == #"parameter("Garden.visits") + 1 > 4"#)
  }

  @Test("when the value is a member of a list of another parameter")
  func memberOfOther() throws {
    let rule = Tips.Rule(Garden.birds, Garden.name) { $0.contains($1) }
    #expect(
      rule.description == #"parameter("Garden.birds").contains(parameter("Garden.name"))"#)
    #expect(try rule.holds([Garden.birds.set(["Robin"]), Garden.name.set("Robin")]))
  }
}
