extension RuleExpression {
  /// Reads the text form of a rule, as ``description`` prints it.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) with the offset, counted in characters from zero,
  ///   and the expected text.
  package init(parsing text: String) throws(TipControlError) {
    do throws(RuleSyntaxError) {
      self = try Self.read(text)
    } catch {
      let shown = text.count > 200 ? "\(text.prefix(200))…" : text
      throw TipControlError(
        .malformed, subject: text,
        reason: "The rule \"\(shown)\" cannot be read: expected \(error.expected) "
          + "at offset \(error.offset(in: text)), found \(error.shortFound)",
        suggestion: "Write it as in event(\"didViewBackyard\").donations.count >= 3")
    }
  }

  /// Returns the offset of a syntax error, if any, counted in characters from zero.
  package static func offsetOfMistake(in text: String) -> Int? {
    do throws(RuleSyntaxError) {
      _ = try read(text)
      return nil
    } catch {
      return error.offset(in: text)
    }
  }

  /// Whether the text form can be read again, so that a datastore can keep the rule.
  ///
  /// A rule that was built in Swift, or whose text form is longer than the text that was read, can
  /// exceed the bounds of the parser.
  package var readsBack: Bool {
    // Most rules are too small to exceed a bound, and printing is slow.
    var count = 0
    var isNested = false
    visit {
      count += 1
      isNested = isNested || $0.hasNestedLiteral
    }
    if count <= 16, !isNested { return true }
    let text = description
    do throws(RuleSyntaxError) {
      return try Self.read(text).description == text
    } catch {
      return false
    }
  }

  private var hasNestedLiteral: Bool {
    switch self {
    case .literal(.array(let elements)): elements.contains(where: \.isNested)
    case .literal(.object(let members)): members.values.contains(where: \.isNested)
    default: false
    }
  }

  private static func read(_ text: String) throws(RuleSyntaxError) -> RuleExpression {
    var parser = try RuleParser(text)
    return try parser.rule()
  }
}

extension StoredValue {
  fileprivate var isNested: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }
}

extension RuleSyntaxError {
  /// The text at the offset, shortened for a message.
  fileprivate var shortFound: String {
    found.count > 200 ? "\(found.prefix(200))…" : found
  }

  /// Returns the offset counted in characters.
  fileprivate func offset(in text: String) -> Int {
    String(decoding: text.utf8.prefix(offset), as: UTF8.self).count
  }
}

/// Reads a rule: operators by precedence, then members, then primary expressions.
struct RuleParser {
  /// The maximum nesting, so that a text cannot exhaust the stack.
  static let deepest = 100
  /// The maximum number of operators and members, which make a tree deep without brackets.
  static let mostLinks = 1000

  private var lexer: RuleLexer
  private(set) var token: RuleToken
  private var depth = 0
  private var links = 0

  init(_ text: String) throws(RuleSyntaxError) {
    lexer = RuleLexer(text)
    token = try lexer.next()
  }

  /// Reads the whole text as one rule.
  mutating func rule() throws(RuleSyntaxError) -> RuleExpression {
    let tree = try whole()
    guard token.kind == .end else { throw fail("an operator or the end") }
    return tree
  }

  // MARK: - Tokens

  mutating func advance() throws(RuleSyntaxError) { token = try lexer.next() }

  mutating func take(_ symbol: String) throws(RuleSyntaxError) -> Bool {
    guard token.kind == .symbol(symbol) else { return false }
    try advance()
    return true
  }

  mutating func expect(_ symbol: String) throws(RuleSyntaxError) {
    guard try take(symbol) else { throw fail("\"\(symbol)\"") }
  }

  mutating func expectWord(_ word: String) throws(RuleSyntaxError) {
    guard token.kind == .identifier(word) else { throw fail("\"\(word)\"") }
    try advance()
  }

  mutating func expectString() throws(RuleSyntaxError) -> String {
    guard case .string(let text) = token.kind else { throw fail("text in double quotes") }
    try advance()
    return text
  }

  /// Returns the error for a token, by default the next one.
  func fail(_ expected: String, at token: RuleToken? = nil) -> RuleSyntaxError {
    let token = token ?? self.token
    return RuleSyntaxError(offset: token.offset, expected: expected, found: token.words)
  }

  // MARK: - Operators

  /// Reads a tree with operators of all precedences.
  mutating func whole() throws(RuleSyntaxError) -> RuleExpression {
    let condition = try expression(above: 1)
    guard !token.isAdjacent, try take("?") else { return condition }
    depth += 1
    defer { depth -= 1 }
    try countLink()
    let first = try whole()
    try expect(":")
    return .conditional(condition, first, try whole())
  }

  mutating func expression(above rank: Int) throws(RuleSyntaxError) -> RuleExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw fail("at most \(Self.deepest) levels of nesting") }
    var left = try unary()
    while let joiner = joiner, joiner.precedence >= rank {
      try countLink()
      try advance()
      let right = try expression(above: joiner.precedence + 1)
      left = .binary(joiner, left, right)
      if joiner.isComparison, self.joiner?.isComparison == true {
        throw fail("brackets around one of two comparisons")
      }
    }
    return left
  }

  mutating func countLink() throws(RuleSyntaxError) {
    links += 1
    guard links <= Self.mostLinks else {
      throw fail("at most \(Self.mostLinks) operators and members")
    }
  }

  private var joiner: BinaryOperator? {
    switch token.kind {
    case .symbol(let text): BinaryOperator(rawValue: text)
    case .identifier("div"): .wholeDivide
    default: nil
    }
  }

  private mutating func unary() throws(RuleSyntaxError) -> RuleExpression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw fail("at most \(Self.deepest) levels of nesting") }
    if try take("!") { return .not(try unary()) }
    guard try take("-") else { return try members(of: primary()) }
    guard let number = token.kind.negative else { return .negative(try unary()) }
    try advance()
    return try members(of: .literal(number))
  }
}
