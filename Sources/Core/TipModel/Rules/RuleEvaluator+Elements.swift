/// Conditions about the elements of a list.
extension RuleEvaluator {
  func elements(
    _ query: ElementQuery, of list: StoredValue, _ condition: RuleExpression
  ) throws -> StoredValue {
    let elements = try elements(of: list, query.rawValue)
    switch query {
    case .filter: return .array(try elements.filter { try at($0).holds(condition) })
    case .allSatisfy: return .bool(try elements.allSatisfy { try at($0).holds(condition) })
    case .contains: return .bool(try elements.contains { try at($0).holds(condition) })
    }
  }

  /// Returns the elements of a list, for a member that needs them.
  ///
  /// - Throws: ``RuleFailure`` when the value is not a list.
  func elements(of list: StoredValue, _ name: String) throws -> [StoredValue] {
    guard case .array(let elements) = list else {
      throw RuleFailure("\(list.kindWithArticle) has no member \"\(name)\"")
    }
    return elements
  }

  func variable(_ level: Int) throws -> StoredValue {
    guard scope.elements.indices.contains(level) else {
      throw RuleFailure("\"$\(level)\" is used outside a condition about elements")
    }
    return scope.elements[level]
  }

  /// Returns whether a value contains another, and notes when time alone changes that.
  func contained(
    _ test: ContainmentTest, _ base: RuleExpression, _ argument: RuleExpression
  ) throws -> StoredValue {
    try value(of: base) { whole in
      let part = try value(of: argument)
      let result = try RuleContainment.holds(test, whole, part)
      if let horizon, horizon.readsNow, case .array(let elements) = whole {
        // A part that is calculated with the time begins or ceases to equal an element.
        for element in elements {
          noteTurn(of: .equal, .literal(element), argument, from: element.means(part), horizon)
        }
      }
      return .bool(result)
    }
  }

  private func at(_ element: StoredValue) -> RuleEvaluator {
    var scope = scope
    scope.elements.append(element)
    return RuleEvaluator(scope: scope, horizon: horizon)
  }
}
