/// Primary expressions.
extension RuleParser {
  mutating func primary() throws(RuleSyntaxError) -> RuleExpression {
    let start = token
    switch token.kind {
    case .number(let value):
      try advance()
      return .literal(value)
    case .numberBeyondLargest:
      throw fail("a number that fits 64 bits")
    case .string(let text):
      try advance()
      return .literal(.string(text))
    case .quotedIdentifier(let name):
      try advance()
      return .field(name)
    case .identifier(let word):
      try advance()
      return try named(word, start)
    case .variable(let level):
      try advance()
      return .variable(level)
    case .symbol("("):
      try advance()
      let tree = try whole()
      try expect(")")
      return tree
    case .symbol("["):
      return .literal(try list())
    default:
      throw fail("a value, parameter(\"…\") or event(\"…\")")
    }
  }

  private mutating func named(
    _ word: String, _ start: RuleToken
  ) throws(RuleSyntaxError) -> RuleExpression {
    switch word {
    case "true": return .literal(.bool(true))
    case "false": return .literal(.bool(false))
    case "nil": return .literal(.null)
    case "inf": return .literal(.double(.infinity))
    case "nan": return .literal(.double(.nan))
    case "now": return .now
    case "parameter": return .parameter(try call())
    case "event":
      let id = try call()
      try expect(".")
      try expectWord("donations")
      return .donations(event: id)
    case "opaque": return try opaque()
    case "date" where token.kind == .symbol("("): return .literal(try date())
    case "div": throw fail("a value", at: start)
    default: return .field(word)
    }
  }

  /// Reads `("text")`.
  private mutating func call() throws(RuleSyntaxError) -> String {
    try expect("(")
    let text = try expectString()
    try expect(")")
    return text
  }

  private mutating func date() throws(RuleSyntaxError) -> StoredValue {
    try expect("(")
    let start = token
    let text = try expectString()
    guard let date = Timestamp(iso8601: text) else {
      throw fail("an ISO 8601 date such as \"2026-11-21T09:00:00Z\"", at: start)
    }
    try expect(")")
    return .date(date)
  }

  private mutating func opaque() throws(RuleSyntaxError) -> RuleExpression {
    try expect("(")
    let source = try expectString()
    var inputs: [RuleDependency] = []
    while try take(",") {
      switch token.kind {
      case .identifier("parameter"):
        try advance()
        inputs.append(.parameter(try call()))
      case .identifier("event"):
        try advance()
        inputs.append(.event(try call()))
      default: throw fail("parameter(\"…\") or event(\"…\")")
      }
    }
    try expect(")")
    return .opaque(OpaqueRule(source: source, inputs: inputs))
  }

  /// Reads a list or a dictionary of literals.
  private mutating func list() throws(RuleSyntaxError) -> StoredValue {
    try expect("[")
    if try take(":") {
      try expect("]")
      return .object([:])
    }
    var elements: [StoredValue] = []
    var members: [String: StoredValue] = [:]
    while token.kind != .symbol("]") {
      let start = token
      let value = try literal()
      if try take(":") {
        guard case .string(let key) = value, elements.isEmpty, members[key] == nil else {
          throw fail("a unique key, as text", at: start)
        }
        members[key] = try literal()
      } else if members.isEmpty {
        elements.append(value)
      } else {
        throw fail("\":\" and a value")
      }
      guard try take(",") else { break }
    }
    try expect("]")
    return members.isEmpty ? .array(elements) : .object(members)
  }

  private mutating func literal() throws(RuleSyntaxError) -> StoredValue {
    let start = token
    // No operator has this precedence.
    guard case .literal(let value) = try expression(above: .max) else {
      throw fail("a literal value", at: start)
    }
    return value
  }
}

// MARK: - Members

extension RuleParser {
  mutating func members(of base: RuleExpression) throws(RuleSyntaxError) -> RuleExpression {
    var tree = base
    while true {
      switch token.kind {
      case .symbol("["), .symbol("."): break
      case .symbol("!") where token.isAdjacent, .symbol("?") where token.isAdjacent: break
      default: return tree
      }
      try countLink()
      if try take("?") {
        tree = .chained(tree)
      } else if try take("!") {
        tree = .unwrapped(tree)
      } else if try take("[") {
        let key = try whole()
        try expect("]")
        tree = .element(tree, key)
      } else {
        try advance()
        tree = try member(of: tree)
      }
    }
  }

  private mutating func member(
    of base: RuleExpression
  ) throws(RuleSyntaxError) -> RuleExpression {
    if case .quotedIdentifier(let name) = token.kind {
      try advance()
      return .member(base, name)
    }
    let start = token
    guard case .identifier(let name) = token.kind else { throw fail("a member") }
    try advance()
    switch name {
    case "count": return .count(base)
    case "isEmpty": return .isEmpty(base)
    case "donatedWithin" where base.isDonations: return .donatedWithin(base, try range())
    case "filter" where base.isDonations: return .filter(base, try argument())
    case "filter": return .elements(.filter, base, try argument())
    case "allSatisfy": return .elements(.allSatisfy, base, try argument())
    case "contains": return try contains(in: base)
    case "caseInsensitiveCompare": return .order(base, try argument())
    case "largestSubset" where base.isDonations:
      return .subset(.largest, base, groupedBy: try argument("groupedBy"))
    case "smallestSubset" where base.isDonations:
      return .subset(.smallest, base, groupedBy: try argument("groupedBy"))
    case "donatedWithin", "largestSubset", "smallestSubset":
      throw fail("a member of a value (only donations have \"\(name)\")", at: start)
    case "donations":
      throw fail("a member (only event(\"…\") has donations)", at: start)
    default:
      if let extreme = Extreme(rawValue: name) {
        try expect("(")
        try expect(")")
        return .extreme(extreme, base)
      }
      guard let test = ContainmentTest(rawValue: name) else { return .member(base, name) }
      return .test(test, base, try argument(test.label))
    }
  }

  /// Reads `(3)` or `(where: $0 > 3)`.
  private mutating func contains(
    in base: RuleExpression
  ) throws(RuleSyntaxError) -> RuleExpression {
    try expect("(")
    // A member of a donation may have the label's name.
    let start = self
    if let label = ElementQuery.contains.label, token.kind == .identifier(label) {
      try advance()
      if try take(":") {
        let condition = try whole()
        try expect(")")
        return .elements(.contains, base, condition)
      }
      self = start
    }
    let element = try whole()
    try expect(")")
    return .test(.contains, base, element)
  }

  private mutating func argument(
    _ label: String? = nil
  ) throws(RuleSyntaxError) -> RuleExpression {
    try expect("(")
    if let label {
      try expectWord(label)
      try expect(":")
    }
    let tree = try whole()
    try expect(")")
    return tree
  }

  /// Reads `(.days(5))` or `(.day)`.
  private mutating func range() throws(RuleSyntaxError) -> Tips.DonationTimeRange {
    try expect("(")
    try expect(".")
    let start = token
    guard case .identifier(let word) = token.kind else { throw fail("a time range") }
    try advance()
    let range: Tips.DonationTimeRange
    if let unit = Tips.DonationTimeRange.Unit(rawValue: word) {
      range = .init(1, unit)
    } else if word.hasSuffix("s"),
      let unit = Tips.DonationTimeRange.Unit(rawValue: String(word.dropLast()))
    {
      try expect("(")
      range = .init(try wholeNumber(), unit)
      try expect(")")
    } else {
      throw fail(".minutes(…), .hours(…), .days(…) or .weeks(…)", at: start)
    }
    try expect(")")
    return range
  }

  private mutating func wholeNumber() throws(RuleSyntaxError) -> Int {
    let start = token
    guard case .int(let number) = try literal() else {
      throw fail("a whole number", at: start)
    }
    return number
  }
}
