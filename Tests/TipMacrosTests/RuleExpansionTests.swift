@testable import TipMacros
import Testing

@Suite("The expansion of #Rule")
struct RuleExpansionTests {
  @Test("keeps the inputs, the closure and its source text")
  func trailing() throws {
    let use = try RuleUse(SourceText(" #Rule(Self.$isOn) { $0 == true } // on"))
    #expect(use.expansion == #"Tips.Rule(Self.$isOn, source: "$0 == true") { $0 == true }"#)
  }
}
