package import TipFoundation

/// A part of a rule that has a value of its own worth telling: a parameter, a count.
package struct RuleOperand: Hashable, Sendable {
  package let expression: RuleExpression
  package let value: StoredValue?
}

extension RuleFinding {
  init(_ rule: RuleExpression, _ evaluator: RuleEvaluator) {
    self.rule = rule
    do {
      holds = try evaluator.holds(rule)
      failure = nil
    } catch {
      holds = false
      failure = "\(error)"
    }
    opaqueResult =
      rule.parts.lazy.compactMap { part in
        if case .opaque(let opaque) = part {
          evaluator.scope.opaqueResults[opaque.source]
        } else {
          nil
        }
      }.first
    needs = holds ? "" : RuleNeeds.words(for: rule, evaluator)
    operands = rule.operands.map { operand in
      // A value that cannot be had is told by `failure`.
      RuleOperand(expression: operand, value: try? evaluator.value(of: operand))
    }
  }
}

extension RuleExpression {
  /// The parts that read facts, as large as they can be told by one value.
  var operands: [RuleExpression] {
    switch self {
    case .literal, .field: []
    case .parameter, .opaque, .count, .isEmpty: [self]
    case .member(let base, _): base.operands.isEmpty ? [] : [self]
    case .element(let base, _): base.operands.isEmpty ? [] : [self]
    default: children.flatMap(\.operands)
    }
  }
}
