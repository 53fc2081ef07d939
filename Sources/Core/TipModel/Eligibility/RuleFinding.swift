/// The result of a rule.
struct RuleFinding {
  let rule: RuleExpression
  let holds: Bool
  /// The change after which the rule holds, and nil when it does.
  let needs: RuleNeeds?
  /// The reason why the rule could not be evaluated, or nil when it could.
  private let failure: String?
  /// The last result of the app's own code, if the rule is opaque (D24).
  private let opaqueResult: OpaqueResult?
  /// The operands of the rule and their values, in the order of the text.
  private let operands: [(expression: RuleExpression, value: StoredValue?)]

  /// Evaluates a rule.
  ///
  /// A finding that is not described has only the result.
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
      opaqueResult = nil
      needs = nil
      operands = []
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
    needs = holds ? nil : RuleNeeds(of: rule, evaluator)
    // `failure` reports a value that cannot be read.
    operands = rule.operands.map { ($0, try? evaluator.value(of: $0)) }
  }

  var actual: String {
    if let failure { return failure }
    if let opaqueResult { return "opaque, last \(opaqueResult.value) at \(opaqueResult.date)" }
    let values = operands.map { $0.value?.shortJSON ?? "unknown" }
    switch values.count {
    case 0: return "\(holds)"
    case 1: return values[0]
    default:
      return zip(operands, values).map { "\($0.expression) is \($1)" }.joined(separator: ", ")
    }
  }

  var detail: String {
    guard let needs else { return "" }
    return "needs \(needs.words)"
  }
}

extension RuleExpression {
  /// The largest parts that read facts and have a single value.
  fileprivate var operands: [RuleExpression] {
    switch self {
    case .literal, .field, .variable: []
    case .now, .parameter, .opaque, .count, .isEmpty, .elements, .extreme: [self]
    case .member(let base, _), .element(let base, _): base.operands.isEmpty ? [] : [self]
    default: children.flatMap(\.operands)
    }
  }
}
