package import TipModel

/// A rule's tree with the value of each part, for `tipctl eval`.
///
/// The evaluator computes every value. Literals have no node, as their text is their value. The
/// condition of a filter has none either, as its value depends on the donation or the element.
package struct RuleTrace: Hashable, Sendable {
  /// The result of a part.
  package enum Result: Hashable, Sendable {
    case value(StoredValue)
    /// Donations, by how many there are.
    case donations(Int)
    /// The reason why the part cannot be evaluated.
    case failure(String)
  }

  package let expression: RuleExpression
  package let result: Result
  /// The parts of the part.
  ///
  /// All members of a chain of one `&&` or `||` are siblings.
  package let parts: [RuleTrace]
}

extension RuleTrace {
  /// Evaluates a rule and each of its parts.
  package init(_ rule: RuleExpression, _ evaluator: RuleEvaluator) {
    if rule.isDonations {
      self = .donations(rule, evaluator).trace
    } else {
      self = .value(rule, evaluator)
    }
  }

  // MARK: - Values

  private static func value(_ tree: RuleExpression, _ evaluator: RuleEvaluator) -> RuleTrace {
    let links = tree.links
    let parts = links.map { RuleTrace($0, evaluator) }
    // Each part is evaluated once, as its value then replaces it in the tree.
    let known = tree.relinked(zip(links, parts).map { $1.known(as: $0) })
    let result: Result
    do {
      result = .value(try evaluator.value(of: known))
    } catch {
      result = .failure("\(error)")
    }
    return RuleTrace(
      expression: tree, result: result, parts: parts.filter { !$0.expression.isLiteral })
  }

  private func known(as tree: RuleExpression) -> RuleExpression {
    guard case .value(let value) = result else { return tree }
    // What follows a nil before "?" is nil too.
    guard tree.isChained else { return .literal(value) }
    return .chained(.literal(value))
  }

  // MARK: - Donations

  private typealias Narrowed = (trace: RuleTrace, found: Donations?)

  private static func donations(_ tree: RuleExpression, _ evaluator: RuleEvaluator) -> Narrowed {
    let base = tree.donationsBase.map { base -> Narrowed in
      guard base.isDonations else { return (RuleTrace(base, evaluator), nil) }
      return donations(base, evaluator)
    }
    var parts: [RuleTrace] = []
    if let base { parts = [base.trace] }
    do {
      let found =
        if let narrowed = base?.found {
          try evaluator.narrowed(narrowed, by: tree)
        } else {
          try evaluator.donations(of: tree)
        }
      return (RuleTrace(expression: tree, result: .donations(found.count), parts: parts), found)
    } catch {
      return (RuleTrace(expression: tree, result: .failure("\(error)"), parts: parts), nil)
    }
  }
}

extension RuleExpression {
  fileprivate var isLiteral: Bool { if case .literal = self { true } else { false } }

  /// The direct parts, or all members of a chain of one `&&` or `||`.
  fileprivate var links: [RuleExpression] {
    if case .elements(_, let base, _) = self { return [base] }
    guard case .binary(let joiner, var left, let right) = self, joiner.precedence <= 2 else {
      return children
    }
    var links = [right]
    while case .binary(joiner, let first, let second) = left {
      links.append(second)
      left = first
    }
    return [left] + links.reversed()
  }

  /// Returns the same tree with other links, of the same number.
  fileprivate func relinked(_ links: [RuleExpression]) -> RuleExpression {
    switch self {
    case .member(_, let name): .member(links[0], name)
    case .element: .element(links[0], links[1])
    case .not: .not(links[0])
    case .negative: .negative(links[0])
    case .binary(let joiner, _, _):
      links.dropFirst().reduce(links[0]) { .binary(joiner, $0, $1) }
    case .count: .count(links[0])
    case .isEmpty: .isEmpty(links[0])
    case .conditional: .conditional(links[0], links[1], links[2])
    case .unwrapped: .unwrapped(links[0])
    case .chained: .chained(links[0])
    case .test(let test, _, _): .test(test, links[0], links[1])
    case .order: .order(links[0], links[1])
    case .elements(let query, _, let condition): .elements(query, links[0], condition)
    case .extreme(let extreme, _): .extreme(extreme, links[0])
    case .literal, .now, .parameter, .donations, .field, .variable, .donatedWithin, .filter,
      .subset, .opaque:
      self
    }
  }
}
