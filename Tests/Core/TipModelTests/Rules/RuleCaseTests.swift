import Testing
import TipModel

@Suite("Rules from closures")
struct RuleCaseTests {
  @Test(
    "become trees with this text, hold and do not hold",
    arguments: [
      RuleCase.parameters, RuleCase.dates, RuleCase.members, RuleCase.optionals,
      RuleCase.events, RuleCase.filters, RuleCase.several, RuleCase.choices, RuleCase.elements,
    ].flatMap(\.self))
  func tree(of row: RuleCase) throws {
    #expect(!row.rule.isOpaque)
    #expect(row.rule.description == row.description)
    #expect(try RuleExpression(parsing: row.description) == row.rule.expression)
    #expect(try row.rule.holds(row.holding))
    #expect(try !row.rule.holds(row.failing))
  }

  @Test("name their inputs, each once (D27)", arguments: RuleCase.several)
  func inputs(of row: RuleCase) {
    #expect(row.rule.inputs.count == 2)
    #expect(row.rule.expression.dependencies.count == 2)
  }
}
