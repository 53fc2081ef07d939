import Testing
import TipEngine
import TipModel

@Suite("Rules in a builder")
struct RuleBuilderTests {
  private static let a = Tips.Rule(Garden.isPro) { $0 }
  private static let b = Tips.Rule(Garden.isOpen) { $0 }
  private static let c = Tips.Rule(Garden.visits) { $0 > 1 }

  private func names(@Tips.RuleBuilder _ rules: () -> [Tips.Rule]) -> [String] {
    rules().flatMap(\.inputs).map { input in
      guard case .parameter(let definition) = input.kind else { return "" }
      return String(definition.id.dropFirst("Garden.".count))
    }
  }

  private func chosen(_ number: Int) -> [String] {
    names {
      if number == 0 {
        Self.a
      } else if number == 1 {
        Self.b
        Self.c
      } else {
        []
      }
    }
  }

  @Test("may be none, one or several")
  func blocks() {
    #expect(names {}.isEmpty)
    #expect(names { Self.a } == ["isPro"])
    #expect(
      names {
        Self.a
        Self.b
        Self.c
      } == ["isPro", "isOpen", "visits"])
  }

  @Test("may be in lists, alone or with others")
  func lists() {
    #expect(names { [Self.a, Self.b] } == ["isPro", "isOpen"])
    #expect(
      names {
        [Self.a, Self.b]
        Self.c
      } == ["isPro", "isOpen", "visits"])
    #expect(names { [] }.isEmpty)
  }

  @Test("may be in branches", arguments: [(0, ["isPro"]), (1, ["isOpen", "visits"]), (2, [])])
  func branches(_ number: Int, _ expected: [String]) {
    #expect(chosen(number) == expected)
  }

  @Test("may be missing", arguments: [true, false])
  func optionals(_ isThere: Bool) {
    let rule: Tips.Rule? = isThere ? Self.a : nil
    #expect(names { rule } == (isThere ? ["isPro"] : []))
    #expect(names { [rule, Self.b] } == (isThere ? ["isPro", "isOpen"] : ["isOpen"]))
    #expect(
      names {
        if isThere { Self.a }
        Self.c
      } == (isThere ? ["isPro", "visits"] : ["visits"]))
    #expect(
      names {
        if isThere { [Self.a, Self.b] }
      } == (isThere ? ["isPro", "isOpen"] : []))
  }

  @Test("may be returned without the builder")
  func returned() {
    #expect(names { return [Self.a, Self.c] } == ["isPro", "visits"])
  }

  @Test("may follow declarations")
  func declarations() {
    #expect(
      names {
        let least = 2
        Tips.Rule(Garden.goal) { $0 >= least }
      } == ["goal"])
  }
}
