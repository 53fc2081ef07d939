/// A part of a rule with a value to report: a parameter, a count.
package struct RuleOperand: Hashable, Sendable {
  package let expression: RuleExpression
  package let value: StoredValue?
}

extension RuleFinding {
  /// Evaluates a rule; a finding that is not described has only the result.
  init(_ rule: RuleExpression, _ evaluator: RuleEvaluator, isDescribed: Bool) {
    self.rule = rule
    do {
      holds = try evaluator.holds(rule)
      failure = nil
    } catch {
      holds = false
      failure = "\(error)"
    }
    guard isDescribed else {
      (opaqueResult, needs, operands) = (nil, "", [])
      return
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
      // `failure` reports a value that cannot be read.
      RuleOperand(expression: operand, value: try? evaluator.value(of: operand))
    }
  }
}

extension RuleExpression {
  /// The largest parts that read facts and have a single value.
  var operands: [RuleExpression] {
    switch self {
    case .literal, .field, .variable: []
    case .now, .parameter, .opaque, .count, .isEmpty, .elements, .extreme: [self]
    case .member(let base, _): base.operands.isEmpty ? [] : [self]
    case .element(let base, _): base.operands.isEmpty ? [] : [self]
    default: children.flatMap(\.operands)
    }
  }
}
