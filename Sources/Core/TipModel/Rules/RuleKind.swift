/// The kind of a part of a rule, as far as the text determines it.
package enum RuleKind: Hashable, Sendable {
  /// A value of a known kind.
  case value(String)
  /// True or false.
  case condition
  /// The donations of an event.
  case donations
  /// A part whose kind depends on facts: a parameter, a member, an opaque rule.
  case unknown

  /// The kind in words, with its article.
  package var words: String {
    switch self {
    case .value(let kind): Self.words(kind)
    case .condition: "true or false"
    case .donations: "a list of donations"
    case .unknown: "a value"
    }
  }

  /// Returns the kind of a value that is of this kind or of another.
  fileprivate func joined(with other: RuleKind) -> RuleKind {
    guard self == other else { return .unknown }
    return self
  }

  /// Returns the kind of a value of this kind with a fallback of another.
  fileprivate func coalesced(with other: RuleKind) -> RuleKind {
    if self == .value("nil") { return other }
    return joined(with: other)
  }

  /// Returns the name of a value's kind with its article.
  package static func words(_ kind: String) -> String {
    if kind == "Bool" { return "true or false" }
    return withArticle(kind)
  }

  /// Returns the name of a value's kind after "a" or "an", which nil does not have.
  static func withArticle(_ kind: String) -> String {
    if kind == "nil" { return kind }
    let article = "aeiou".contains(kind.prefix(1)) ? "an" : "a"
    return "\(article) \(kind)"
  }
}

extension StoredValue {
  /// The value's kind with its article, for messages.
  var kindWithArticle: String { RuleKind.withArticle(kind) }
}

extension RuleExpression {
  package var kind: RuleKind {
    switch self {
    case .literal(.bool): .condition
    case .literal(let value): .value(value.kind)
    case .donations, .donatedWithin, .filter, .subset: .donations
    case .not, .isEmpty, .test, .binary(.and, _, _), .binary(.or, _, _): .condition
    case .now: .value("date")
    case .negative, .count, .order: .value("number")
    case .conditional(_, let first, let second): first.kind.joined(with: second.kind)
    case .unwrapped(let base), .chained(let base): base.kind
    case .elements(let query, _, _): query == .filter ? .value("array") : .condition
    case .binary(.coalesce, let left, let right): left.kind.coalesced(with: right.kind)
    // A sum or difference with a date is a date, or a number of seconds.
    case .binary(.add, let left, let right), .binary(.subtract, let left, let right):
      if left.kind == .value("number"), right.kind == .value("number") {
        .value("number")
      } else {
        .unknown
      }
    case .binary(let joiner, _, _): joiner.isComparison ? .condition : .value("number")
    case .parameter, .field, .variable, .member, .element, .extreme, .opaque: .unknown
    }
  }
}

/// A part of a rule whose kind is wrong in its context, regardless of the facts.
package struct RuleMistake: Hashable, Sendable {
  /// The kind that a part of a rule must have.
  enum Context: Hashable {
    case condition, value, donations, countable
  }

  package let part: RuleExpression
  /// The problem, as a sentence without its full stop.
  package let reason: String
  /// The solution, as a sentence without its full stop.
  package let suggestion: String

  private init(_ part: RuleExpression, _ reason: String, _ suggestion: String) {
    self.part = part
    self.reason = reason
    self.suggestion = suggestion
  }

  /// An element of a list outside of a condition about elements.
  fileprivate init(outside part: RuleExpression) {
    self.init(
      part, "\"\(part.short)\" is an element of a list, but is used outside of its condition",
      "Write it as in parameter(\"Backyard.counts\").contains(where: $0 > 3)")
  }

  init(_ part: RuleExpression, in context: Context) {
    let subject = "\"\(part.short)\""
    if case .field(let name) = part {
      self.init(
        part, "\(subject) names a member of a donation, but is used outside a filter",
        "Write parameter(\"Type.\(name)\") for a parameter, with its full id")
      return
    }
    let wanted: String
    switch context {
    case .condition: wanted = "but a condition is needed here"
    case .value, .countable: wanted = "but a value is needed here"
    case .donations: wanted = "but only an event has donations"
    }
    let suggestion: String
    switch (part.kind, context) {
    case (.donations, _): suggestion = "Use their count, as in \(part.short).count >= 3"
    case (_, .donations): suggestion = "Write event(\"…\").donations"
    default: suggestion = "Compare it, as in parameter(\"Backyard.visits\") >= 3"
    }
    self.init(part, "\(subject) is \(part.kind.words), \(wanted)", suggestion)
  }
}

extension RuleExpression {
  /// The first part whose kind is wrong in its context, if any.
  ///
  /// It is nil when the tree is a condition as far as the text determines it.
  package var mistake: RuleMistake? { mistake(in: .condition, isInFilter: false, lists: 0) }

  /// Returns the first part whose kind is wrong in its context, which may be in a filter of
  /// donations, and about the elements of a number of lists.
  private func mistake(
    in context: RuleMistake.Context, isInFilter: Bool, lists: Int
  ) -> RuleMistake? {
    if case .field = self, !isInFilter { return RuleMistake(self, in: context) }
    if case .variable(let level) = self, level >= lists { return RuleMistake(outside: self) }
    let fits =
      switch context {
      case .condition: kind == .condition || kind == .unknown
      case .value: kind != .donations
      case .donations: kind == .donations
      case .countable: true
      }
    guard fits else { return RuleMistake(self, in: context) }
    for (child, context, enters) in contexts {
      let mistake = child.mistake(
        in: context, isInFilter: isInFilter || enters == .filter,
        lists: enters == .list ? lists + 1 : lists)
      if let mistake { return mistake }
    }
    return nil
  }

  /// The things that a condition is evaluated for, one by one.
  private enum Each {
    case filter, list
  }

  /// The direct parts, the kinds that they must have, and the things they are evaluated for.
  private var contexts: [(RuleExpression, RuleMistake.Context, Each?)] {
    switch self {
    case .not(let operand): [(operand, .condition, nil)]
    case .binary(.and, let left, let right), .binary(.or, let left, let right):
      [(left, .condition, nil), (right, .condition, nil)]
    case .conditional(let condition, let first, let second):
      [(condition, .condition, nil), (first, .value, nil), (second, .value, nil)]
    case .count(let base), .isEmpty(let base): [(base, .countable, nil)]
    case .donatedWithin(let base, _): [(base, .donations, nil)]
    case .filter(let base, let condition):
      [(base, .donations, nil), (condition, .condition, .filter)]
    case .elements(_, let base, let condition):
      [(base, .value, nil), (condition, .condition, .list)]
    case .subset(_, let base, groupedBy: let key):
      [(base, .donations, nil), (key, .value, .filter)]
    default: children.map { ($0, .value, nil) }
    }
  }

  /// The text form, shortened for a message.
  package var short: String { description.shortened(to: 120) }
}
