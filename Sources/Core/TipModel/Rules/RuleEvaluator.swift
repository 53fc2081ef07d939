/// The reason why a rule could not be evaluated, in a few words.
package struct RuleFailure: Error, Hashable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

/// Evaluates trees in a scope, without effects except for the closures of opaque rules.
package struct RuleEvaluator {
  let scope: RuleScope
  /// Receives the instants at which time changes the results, or nil when they are not needed.
  let horizon: RuleHorizon?

  package init(scope: RuleScope, horizon: RuleHorizon? = nil) {
    self.scope = scope
    self.horizon = horizon
  }

  /// Returns whether a rule holds.
  ///
  /// - Throws: ``RuleFailure`` when an operation is not defined for its values.
  package func holds(_ rule: RuleExpression) throws -> Bool {
    let value = try value(of: rule)
    guard case .bool(let holds) = value else {
      throw RuleFailure("\(value.kindWithArticle) is used as a Bool")
    }
    return holds
  }

  /// Returns whether a rule can be evaluated and holds.
  func isTrue(_ rule: RuleExpression) -> Bool { (try? holds(rule)) ?? false }

  /// Returns the value of a tree.
  ///
  /// - Throws: ``RuleFailure`` when an operation is not defined for its values.
  package func value(of tree: RuleExpression) throws -> StoredValue {
    switch tree {
    case .literal(let value): value
    case .now: now
    case .parameter(let id): try parameter(id)
    case .field(let name): try field(name)
    case .variable(let level): try variable(level)
    case .member(let base, let name): try member(name, of: value(of: base))
    case .element(let base, let key): try element(value(of: key), of: value(of: base))
    case .not(let operand): .bool(try !holds(operand))
    case .negative(let operand): try RuleArithmetic.negative(value(of: operand))
    case .binary(let joiner, let left, let right): try binary(joiner, left, right)
    case .conditional(let condition, let first, let second):
      try value(of: holds(condition) ? first : second)
    case .unwrapped(let base): try unwrapped(base)
    case .chained(let base): try value(of: base)
    case .count(let base): try counted(base) { .int($0) }
    case .isEmpty(let base): try counted(base) { .bool($0 == 0) }
    case .test(let test, let base, let argument): try contained(test, base, argument)
    case .order(let base, let other):
      try value(of: base) { .int(try RuleComparison.order($0, value(of: other))) }
    case .elements(let query, let base, let condition):
      try value(of: base) { try elements(query, of: $0, condition) }
    case .extreme(let extreme, let base):
      try value(of: base) {
        try RuleComparison.find(extreme, in: elements(of: $0, extreme.rawValue))
      }
    case .donations, .donatedWithin, .filter, .subset:
      throw RuleFailure("donations are not a value; use their count")
    case .opaque(let opaque): try result(of: opaque)
    }
  }

  /// Returns the donations of a tree, ascending by date.
  ///
  /// - Throws: ``RuleFailure`` when the tree is a value.
  package func donations(of tree: RuleExpression) throws -> Donations {
    if case .donations(let event) = tree {
      let donations = scope.donations(ofEvent: event)
      if let horizon, let age = scope.events[event]?.limit?.maximumAge {
        horizon.noteLeaving(donations.first, after: age.milliseconds, scope.now)
      }
      return donations
    }
    guard let base = tree.donationsBase else { throw RuleFailure("only an event has donations") }
    return try narrowed(donations(of: base), by: tree)
  }

  /// Narrows donations, ascending by date, by the outermost part of a tree: a window, a filter or a
  /// choice of a group.
  ///
  /// - Throws: ``RuleFailure`` when the tree does not narrow donations.
  package func narrowed(
    _ donations: Donations, by tree: RuleExpression
  ) throws -> Donations {
    switch tree {
    case .donatedWithin(_, let range):
      let oldest = scope.now.adding(milliseconds: -range.milliseconds)
      let first = donations.firstIndex(since: oldest)
      let end = donations.firstIndexAscending { $0.date > scope.now }
      let counted = donations[first..<max(first, end)]
      if let horizon {
        horizon.noteLeaving(counted.first, after: range.milliseconds, scope.now)
        if counted.endIndex < donations.endIndex {
          horizon.noteEntering(donations[counted.endIndex], scope.now)
        }
      }
      return counted
    case .filter(_, let condition):
      // A donation for which the condition cannot be evaluated does not satisfy it.
      return Donations(donations.filter { at($0).isTrue(condition) })
    case .subset(let size, _, groupedBy: let key):
      return Donations(
        size.choose(from: donations) { (try? at($0).value(of: key)) ?? .null })
    default:
      throw RuleFailure("only an event has donations")
    }
  }

  private func at(_ donation: StoredDonation) -> RuleEvaluator {
    var scope = scope
    scope.donation = donation
    return RuleEvaluator(scope: scope, horizon: horizon)
  }

  /// Returns the value of a tree by its base's value, or nil when a value before `?` is nil.
  func value(
    of base: RuleExpression, _ result: (StoredValue) throws -> StoredValue
  ) throws -> StoredValue {
    let value = try value(of: base)
    if value == .null, base.isChained { return .null }
    return try result(value)
  }
}

// MARK: - Values

extension RuleEvaluator {
  private func parameter(_ id: String) throws -> StoredValue {
    guard let value = scope.value(ofParameter: id) else {
      throw RuleFailure("the parameter \"\(id)\" is unknown")
    }
    return value
  }

  private func field(_ name: String) throws -> StoredValue {
    guard let donation = scope.donation else {
      throw RuleFailure("\"\(name)\" is used outside a filter")
    }
    // A donation's date hides a payload's member of the same name (TipKit reference).
    if name == "date" { return .date(donation.date) }
    return try member(name, of: donation.info ?? .null)
  }

  private func member(_ name: String, of base: StoredValue) throws -> StoredValue {
    switch base {
    case .object(let members): return members[name] ?? .null
    case .null: return .null
    default: throw RuleFailure("\(base.kindWithArticle) has no member \"\(name)\"")
    }
  }

  private func element(_ key: StoredValue, of base: StoredValue) throws -> StoredValue {
    switch (base, key) {
    case (.object(let members), .string(let name)): return members[name] ?? .null
    case (.array(let elements), .int(let index)):
      guard elements.indices.contains(index) else {
        let count = Plural.count(elements.count, "element")
        throw RuleFailure("index \(index) is out of range: \(count)")
      }
      return elements[index]
    case (.null, _): return .null
    default: throw RuleFailure("\(base.kindWithArticle) has no elements by \(key.kind)")
    }
  }

  private var now: StoredValue {
    horizon?.readsNow = true
    return .date(scope.now)
  }

  private func unwrapped(_ base: RuleExpression) throws -> StoredValue {
    let value = try value(of: base)
    if value == .null { throw RuleFailure("\"\(base.short)\" is nil before \"!\"") }
    return value
  }

  /// Returns the value of a tree by the count of its base.
  private func counted(
    _ base: RuleExpression, _ result: (Int) -> StoredValue
  ) throws -> StoredValue {
    if base.isDonations { return result(try donations(of: base).count) }
    return try value(of: base) { value in
      switch value {
      case .array(let elements): result(elements.count)
      case .object(let members): result(members.count)
      case .string(let text): result(text.count)
      default: throw RuleFailure("\(value.kindWithArticle) has no count")
      }
    }
  }

  private func binary(
    _ joiner: BinaryOperator, _ left: RuleExpression, _ right: RuleExpression
  ) throws -> StoredValue {
    switch joiner {
    case .and: return .bool(try holds(left) && holds(right))
    case .or: return .bool(try holds(left) || holds(right))
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual:
      return .bool(try comparison(joiner, left, right))
    case .coalesce:
      let first = try value(of: left)
      if first != .null { return first }
      return try value(of: right)
    case .add, .subtract, .multiply, .divide, .wholeDivide, .remainder:
      return try RuleArithmetic.result(joiner, value(of: left), value(of: right))
    }
  }

  /// Returns whether a comparison holds, and notes when time alone changes that.
  private func comparison(
    _ joiner: BinaryOperator, _ left: RuleExpression, _ right: RuleExpression
  ) throws -> Bool {
    guard let horizon else {
      return try RuleComparison.holds(joiner, value(of: left), value(of: right))
    }
    if let count = countedWindow(left, joiner, right, horizon) {
      return try RuleComparison.holds(joiner, .int(count), value(of: right))
    }
    let readBefore = horizon.readsNow
    horizon.readsNow = false
    defer { horizon.readsNow = horizon.readsNow || readBefore }
    let result = try RuleComparison.holds(joiner, value(of: left), value(of: right))
    if horizon.readsNow { noteTurn(of: joiner, left, right, from: result, horizon) }
    return result
  }

  private func result(of opaque: OpaqueRule) throws -> StoredValue {
    if let native = opaque.native, scope.runsOpaqueRules {
      return try RuleScope.$current.withValue(scope) { try native(scope) }
    }
    guard let result = scope.opaqueResults[opaque.source] else {
      throw RuleFailure("the opaque rule \"\(opaque.source)\" has not run in the app yet")
    }
    return .bool(result.value)
  }
}
