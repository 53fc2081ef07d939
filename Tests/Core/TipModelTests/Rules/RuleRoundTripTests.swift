import TestSupport
import Testing
import TipEngine
import TipModel
import TipTesting

@Suite("Random rules")
struct RuleRoundTripTests {
  @Test("print, and parse back as the same tree", arguments: UInt64(1)...40)
  func roundTrip(seed: UInt64) throws {
    var random = RandomRule(generator: SeededGenerator(seed: seed))
    var kinds: Set<String> = []
    for count in 0..<1000 {
      let tree = random.tree(1 + count % 5)
      let text = tree.description
      #expect(try RuleExpression(parsing: text) == tree, "\(text)")
      #expect(!text.contains("\n"))
      kinds.formUnion(tree.parts.map(\.kindName))
    }
    // The property is useful only when all kinds of parts occurred.
    #expect(kinds.count == 24, "\(kinds.sorted())")
  }

  @Test("always have a value or a failure", arguments: UInt64(1)...4)
  func evaluation(seed: UInt64) {
    var random = RandomRule(generator: SeededGenerator(seed: seed))
    var facts = Facts()
    for name in ["a", "b"] {
      facts.apply(Change(.setParameter(id: name, value: random.value(2)), at: noon))
      facts.apply(
        Change(.donate(event: name, date: noon, info: random.value(2)), at: noon))
    }
    let evaluator = RuleEvaluator(scope: RuleScope(facts: facts, now: noon))
    var failures = 0
    for _ in 0..<2000 {
      do throws(RuleFailure) {
        _ = try outcome { try evaluator.value(of: random.tree(4)) }
      } catch {
        failures += 1
        #expect(!error.description.isEmpty)
      }
    }
    #expect(failures > 0 && failures < 2000)
  }

  /// Any error except a failure of the rule itself is a bug.
  private func outcome(_ body: () throws -> StoredValue) throws(RuleFailure) -> StoredValue {
    do {
      return try body()
    } catch let failure as RuleFailure {
      throw failure
    } catch {
      Issue.record("\(error) is not a failure of a rule")
      throw RuleFailure("other")
    }
  }
}

extension RuleExpression {
  /// The name of the tree's case.
  fileprivate var kindName: String {
    switch self {
    case .literal: "literal"
    case .parameter: "parameter"
    case .donations: "donations"
    case .field: "field"
    case .member: "member"
    case .element: "element"
    case .not: "not"
    case .negative: "negative"
    case .binary: "binary"
    case .count: "count"
    case .isEmpty: "isEmpty"
    case .test: "test"
    case .donatedWithin: "donatedWithin"
    case .filter: "filter"
    case .subset: "subset"
    case .opaque: "opaque"
    case .now: "now"
    case .variable: "variable"
    case .conditional: "conditional"
    case .unwrapped: "unwrapped"
    case .chained: "chained"
    case .order: "order"
    case .elements: "elements"
    case .extreme: "extreme"
    }
  }
}
