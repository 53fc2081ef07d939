/// A rule as data: a tree that can be evaluated, printed, parsed, compared and serialised.
///
/// Its text form reads like Swift:
/// `event("didViewBackyard").donations.donatedWithin(.days(5)).count >= 3`.
package indirect enum RuleExpression: Hashable, Sendable {
  /// A value written in the rule or captured by it.
  case literal(StoredValue)
  /// The time of the evaluation on the tips' clock (D35): `now`.
  case now
  /// The value of a parameter: `parameter("Backyard.isLoggedIn")`.
  case parameter(String)
  /// The donations of an event: `event("didViewBackyard").donations`.
  case donations(event: String)
  /// A member of the donation in a filter: `backyardID`.
  case field(String)
  /// The element at hand of a list's condition: `$0` for the outermost condition, `$1` inside it.
  case variable(Int)
  /// A stored member of a value: `.name`.
  case member(RuleExpression, String)
  /// An element by its key or index: `["north"]`.
  case element(RuleExpression, RuleExpression)
  /// Logical negation: `!`.
  case not(RuleExpression)
  /// Arithmetic negation: `-`.
  case negative(RuleExpression)
  /// Two operands joined by an operator.
  case binary(BinaryOperator, RuleExpression, RuleExpression)
  /// One of two values, by a condition: `a ? b : c`.
  case conditional(RuleExpression, RuleExpression, RuleExpression)
  /// A value that must not be nil: `!` after it.
  case unwrapped(RuleExpression)
  /// A value whose members are nil when it is: `?` after it.
  case chained(RuleExpression)
  /// The number of elements, characters or donations: `.count`.
  case count(RuleExpression)
  /// Whether a value has no elements, characters or donations: `.isEmpty`.
  case isEmpty(RuleExpression)
  /// Whether a value contains another: `.contains(…)`, `.hasPrefix(…)`, `.hasSuffix(…)`.
  case test(ContainmentTest, RuleExpression, RuleExpression)
  /// The order of two texts without regard to case: `.caseInsensitiveCompare(…)`, as -1, 0 or 1.
  case order(RuleExpression, RuleExpression)
  /// A question about the elements of a list: `.allSatisfy($0 > 3)`.
  case elements(ElementQuery, RuleExpression, RuleExpression)
  /// The least or greatest element of a list, nil without elements: `.min()`, `.max()`.
  case extreme(Extreme, RuleExpression)
  /// The donations within a range that ends now: `.donatedWithin(.days(5))`.
  case donatedWithin(RuleExpression, Tips.DonationTimeRange)
  /// The donations for which a condition holds: `.filter(backyardID == "north")`.
  case filter(RuleExpression, RuleExpression)
  /// The largest or smallest group of donations: `.largestSubset(groupedBy: backyardID)`.
  case subset(SubsetSize, RuleExpression, groupedBy: RuleExpression)
  /// Swift code that cannot be represented as a tree (D24): `opaque("…")`.
  case opaque(OpaqueRule)
}

/// An operator between two operands.
package enum BinaryOperator: String, Hashable, Sendable, CaseIterable {
  case or = "||"
  case and = "&&"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  /// The left value unless it is nil.
  case coalesce = "??"
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  /// Quotient as a number with a fraction.
  case divide = "/"
  /// Quotient of whole numbers, cut towards zero.
  case wholeDivide = "div"
  /// Remainder of whole numbers.
  case remainder = "%"

  /// The precedence, where a larger number binds tighter.
  package var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
    case .coalesce: 4
    case .add, .subtract: 5
    case .multiply, .divide, .wholeDivide, .remainder: 6
    }
  }

  package var isComparison: Bool { precedence == 3 }
}

/// A test whether a value contains another.
package enum ContainmentTest: String, Hashable, Sendable, CaseIterable {
  /// A list contains an element, or a text another text.
  case contains
  case hasPrefix
  case hasSuffix
  /// A list begins with the elements of another, or a text with another.
  case starts
  /// A text contains another, without regard to case and accents.
  case localizedStandardContains

  /// The label of the argument, or nil for none.
  var label: String? { self == .starts ? "with" : nil }
}

/// A question about the elements of a list.
package enum ElementQuery: String, Hashable, Sendable, CaseIterable {
  case filter
  case allSatisfy
  /// Whether a condition holds for an element.
  case contains

  /// The label of the condition, or nil for none.
  var label: String? { self == .contains ? "where" : nil }
}

/// An element at one end of an order.
package enum Extreme: String, Hashable, Sendable, CaseIterable {
  case min
  case max
}

extension RuleExpression {
  /// The direct parts of the tree, at most three.
  private var directParts: (first: RuleExpression?, second: RuleExpression?, third: RuleExpression?)
  {
    switch self {
    case .literal, .now, .parameter, .donations, .field, .variable, .opaque: (nil, nil, nil)
    case .member(let base, _), .not(let base), .negative(let base), .count(let base),
      .isEmpty(let base), .donatedWithin(let base, _), .unwrapped(let base), .chained(let base),
      .extreme(_, let base):
      (base, nil, nil)
    case .element(let first, let second), .binary(_, let first, let second),
      .test(_, let first, let second), .order(let first, let second),
      .filter(let first, let second), .elements(_, let first, let second),
      .subset(_, let first, groupedBy: let second):
      (first, second, nil)
    case .conditional(let first, let second, let third): (first, second, third)
    }
  }

  /// The direct parts of the tree as a list.
  package var children: [RuleExpression] {
    [directParts.first, directParts.second, directParts.third].compactMap(\.self)
  }

  /// The tree and all its parts, starting with the tree.
  package var parts: [RuleExpression] {
    var parts: [RuleExpression] = []
    visit { parts.append($0) }
    return parts
  }

  /// Calls an action with the tree and all its parts, starting with the tree.
  package func visit(_ action: (RuleExpression) -> Void) {
    action(self)
    let (first, second, third) = directParts
    first?.visit(action)
    second?.visit(action)
    third?.visit(action)
  }

  /// The tree as stored in facts: opaque rules with their source text, without their code.
  package var withoutCode: RuleExpression {
    switch self {
    case .opaque(let rule): .opaque(OpaqueRule(source: rule.source, inputs: rule.inputs))
    // Code replaces a whole rule, so it occurs only where rules are combined.
    case .not(let base): .not(base.withoutCode)
    case .binary(let operation, let left, let right):
      .binary(operation, left.withoutCode, right.withoutCode)
    default: self
    }
  }

  /// Whether the tree is a list of donations, not a value.
  package var isDonations: Bool {
    switch self {
    case .donations, .donatedWithin, .filter, .subset: true
    default: false
    }
  }

  /// Whether the tree is nil because a value before `?` is.
  package var isChained: Bool {
    switch self {
    case .chained: true
    case .member(let base, _), .element(let base, _), .count(let base), .isEmpty(let base),
      .test(_, let base, _), .order(let base, _), .elements(_, let base, _),
      .extreme(_, let base):
      base.isChained
    default: false
    }
  }

  /// The donations that a window, a filter or a choice of a group narrows, or nil for other trees.
  package var donationsBase: RuleExpression? {
    switch self {
    case .donatedWithin(let base, _), .filter(let base, _), .subset(_, let base, groupedBy: _):
      base
    default: nil
    }
  }

  /// The parameters and events that the rule reads.
  package var dependencies: Set<RuleDependency> {
    var dependencies: Set<RuleDependency> = []
    visit { part in
      switch part {
      case .parameter(let id): dependencies.insert(.parameter(id))
      case .donations(let event): dependencies.insert(.event(event))
      case .opaque(let opaque): dependencies.formUnion(opaque.inputs)
      default: break
      }
    }
    return dependencies
  }

  /// Joins trees by one operator, from the left, or returns the fallback without trees.
  static func joined(
    _ trees: [RuleExpression], by joiner: BinaryOperator, none: Bool
  ) -> RuleExpression {
    guard let first = trees.first else { return .literal(.bool(none)) }
    return trees.dropFirst().reduce(first) { .binary(joiner, $0, $1) }
  }
}

/// A parameter or event that a rule reads.
package enum RuleDependency: Hashable, Sendable {
  /// A parameter, by its id.
  case parameter(String)
  /// An event, by its id.
  case event(String)
}
