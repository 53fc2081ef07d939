import TipModel

/// The result of some rules at one moment, with the value of each part.
struct RuleAnswer {
  /// One rule: its gate in the tip's verdict, and its tree.
  struct Rule {
    let gate: GateResult<Gate>
    let trace: RuleTrace
  }

  let rules: [Rule]
  private let owner: TipDefinition?
  private let now: Timestamp

  /// Evaluates rules as if they were a tip's own.
  init(rules: [RuleExpression], owner: TipDefinition?, _ situation: Situation) {
    self.owner = owner
    now = situation.now
    let tip = TipDefinition(id: owner?.id ?? "", rules: rules)
    let gates = situation.verdict(for: tip).gates.filter { $0.gate == .rule }
    let evaluator = RuleEvaluator(
      scope: RuleScope(
        facts: situation.facts, now: now,
        opaqueResults: situation.facts.record(of: tip.id).opaqueResults))
    self.rules = zip(gates, rules).map { Rule(gate: $0, trace: RuleTrace($1, evaluator)) }
  }

  var holds: Bool { rules.allSatisfy(\.gate.passed) }

  /// The value of the first rule, if it is neither true nor false.
  var notACondition: StoredValue? {
    guard case .value(let value)? = rules.first?.trace.result else { return nil }
    if case .bool = value { return nil }
    return value
  }

  // MARK: - Output

  var json: [String: StoredValue] {
    [
      "tip": .init(owner?.id), "at": .string(now.description),
      "holds": .bool(holds),
      "rules": .array(
        rules.map { rule in
          [
            "holds": .bool(rule.gate.passed), "detail": .string(rule.gate.detail),
            "tree": Self.json(rule.trace),
          ]
        }),
    ]
  }

  private static func json(_ trace: RuleTrace) -> StoredValue {
    var fields: [String: StoredValue] = [
      "text": .string(trace.expression.description), "value": .null, "donations": .null,
      "failure": .null, "parts": .array(trace.parts.map(json)),
    ]
    switch trace.result {
    case .value(let value): fields["value"] = value
    case .donations(let count): fields["donations"] = .int(count)
    case .failure(let reason): fields["failure"] = .string(reason)
    }
    return .object(fields)
  }

  func text(_ context: CommandContext) -> String {
    rules.map { rule in
      let rows = Self.rows(rule.trace, depth: 0)
      let table = TextTable([], rows: rows).text(style: context.style)
      guard !rule.gate.passed else {
        return table + "\n" + context.style(.good, "The rule holds.")
      }
      var failure = "The rule does not hold"
      if !rule.gate.detail.isEmpty { failure += ": \(rule.gate.detail)" }
      return table + "\n" + context.style(.bad, "\(failure).".printable)
    }
    .joined(separator: "\n\n")
  }

  private static func rows(_ trace: RuleTrace, depth: Int) -> [[TextTable.Cell]] {
    let text = String(repeating: "  ", count: depth) + trace.expression.description
    let row: [TextTable.Cell] =
      switch trace.result {
      case .value(.bool(true)): [.init("true", .good), .init(text)]
      case .value(.bool(false)): [.init("false", .bad), .init(text)]
      case .value(let value): [.init(value.json.cut(toWidth: 32)), .init(text)]
      case .donations(let count): [.init(Plural.count(count, "donation")), .init(text)]
      case .failure(let reason): [.init("?", .warning), .init("\(text)  (\(reason))")]
      }
    return [row] + trace.parts.flatMap { rows($0, depth: depth + 1) }
  }
}
