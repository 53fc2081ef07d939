import Testing
import TipEngine
import TipModel

@Suite("Rules that combine others")
struct CompoundRuleTests {
  private let isPro = Tips.Rule(Garden.isPro) { $0 }
  private let isOpen = Tips.Rule(Garden.isOpen) { $0 == true }

  @Test("hold when all hold, or when one holds")
  func joined() throws {
    let both = Tips.Rule(.conjunction, [isPro, isOpen])
    let either = Tips.Rule(.disjunction, [isPro, isOpen])
    let one = [Garden.isOpen.set(true)]
    #expect(both.description == #"parameter("Garden.isPro") && parameter("Garden.isOpen") == true"#)
    #expect(
      either.description == #"parameter("Garden.isPro") || parameter("Garden.isOpen") == true"#)
    #expect(try !both.holds(one))
    #expect(try either.holds(one))
    #expect(try both.holds(one + [Garden.isPro.set(true)]))
    #expect(try !either.holds([]))
    #expect(both.inputs == isPro.inputs + isOpen.inputs)
  }

  @Test("nest, with brackets where they are needed")
  func nested() throws {
    let either = Tips.Rule(.disjunction, [isPro, isOpen])
    let rule = Tips.Rule(.conjunction, [either, Tips.Rule(Garden.visits) { $0 > 1 }])
    #expect(
      rule.description
        == #"(parameter("Garden.isPro") || parameter("Garden.isOpen") == true) "#
        + #"&& parameter("Garden.visits") > 1"#)
    #expect(try rule.holds([Garden.isPro.set(true), Garden.visits.set(2)]))
    #expect(try !rule.holds([Garden.visits.set(2)]))
  }

  @Test("without rules, a conjunction holds and a disjunction does not")
  func none() throws {
    #expect(try Tips.Rule(.conjunction, []).holds([]))
    #expect(try !Tips.Rule(.disjunction, []).holds([]))
  }

  @Test("run the code of an opaque rule in the app (D24)")
  func opaque() throws {
    let code = Tips.Rule(Garden.visits, source: "{ isOdd($0) }") { (visits: Int) in
      visits % 2 == 1
    }
    let rule = Tips.Rule(.conjunction, [isPro, code])
    #expect(rule.isOpaque)
    let changes = [Garden.isPro.set(true), Garden.visits.set(3)]
    #expect(try rule.holds(changes, runningCode: true))
    #expect(throws: RuleFailure.self) { try rule.holds(changes) }
  }
}
