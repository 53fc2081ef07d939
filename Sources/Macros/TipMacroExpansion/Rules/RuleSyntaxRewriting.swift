/// Writes a rule's closure with functions in place of syntax to which no type can give its own
/// meaning: `Date.now`, `a ? b : c`, `if` with `else`, `!` and `?` after a value.
///
/// Everything else stays as written. Code beyond the rule language stays too, and the rule becomes
/// opaque (D24).
struct RuleSyntaxRewriting {
  /// The functions that stand for the syntax.
  private static let functions = "Tips.RuleSyntax"
  private static let now = "\(functions).now()"
  /// The name of a value after `?` in a closure, which no code of a rule uses.
  private static let chained = "__value"
  /// Words that begin a statement, so that a closure is not one expression.
  private static let statements: Set<String> = [
    "let", "var", "guard", "switch", "for", "while", "repeat", "do", "defer", "func", "throw",
  ]

  let source: SourceText

  /// The most tokens of a closure that is rewritten, so that a source cannot exhaust the stack.
  private static let mostTokens = 1000

  /// Returns a closure with its braces.
  func closure(_ range: Range<Int>) -> String {
    guard range.count <= Self.mostTokens else { return source.text(range) }
    return group(range.lowerBound)
  }

  // MARK: - Brackets

  /// Returns a bracket, its content and its partner.
  private func group(_ open: Int) -> String {
    guard let close = source.tokens[open].partner else { return source.text(open) }
    let content: String
    if source.token(open, is: "{") {
      content = closureBody(open)
    } else {
      content = source.split(source.contents(of: open)).map(argument).joined(separator: ",")
    }
    // Splitting at commas drops the last one.
    let comma = source.token(close - 1, is: ",") ? "," : ""
    return source.text(open) + content + comma + source.gap(before: close) + source.text(close)
  }

  /// Returns an argument or an element with the gap before it.
  private func argument(_ range: Range<Int>) -> String {
    guard let start = range.first else { return "" }
    let gap = source.gap(before: start)
    guard source.token(start + 1, is: ":") else { return gap + expression(range) }
    // A label of an argument, or a key of a dictionary.
    return gap + source.text(start..<start + 2) + argument(start + 2..<range.upperBound)
  }

  private func closureBody(_ brace: Int) -> String {
    guard let start = source.contents(of: brace).first else { return "" }
    let body = ClosureHead(source, brace).body
    var head = source.gap(before: start) + source.text(start..<body.lowerBound)
    guard let first = body.first else { return head }
    if first > start { head += source.gap(before: first) }
    return head + statement(body)
  }

  // MARK: - Expressions

  /// Returns the body of a closure: its one expression, or its statements.
  private func statement(_ range: Range<Int>) -> String {
    guard isOneExpression(range) else { return operands(range) }
    return expression(range)
  }

  private func isOneExpression(_ range: Range<Int>) -> Bool {
    var rest = range
    if source.token(range.lowerBound, is: "return") { rest = range.dropFirst() }
    // The bindings of "if let" are a part of the expression.
    var isCondition = source.token(rest.lowerBound, is: "if")
    for index in source.outerTokens(rest) {
      let text = source.text(index)
      let isStatement =
        Self.statements.contains(text) || text == "return" || text == ";" || text == "="
      if isStatement, !isCondition { return false }
      if text == "{" { isCondition = source.token(source.index(after: index) + 1, is: "if") }
    }
    return true
  }

  /// Returns one expression without the gap before it.
  private func expression(_ range: Range<Int>) -> String {
    guard let start = range.first else { return "" }
    if source.token(start, is: "return"), start + 1 < range.upperBound {
      return "return" + source.gap(before: start + 1) + expression(start + 1..<range.upperBound)
    }
    if source.token(start, is: "if") { return choice(range) ?? operands(range) }
    return ternary(range) ?? operands(range)
  }

  /// Returns `a ? b : c` as a function call, or nil for other expressions.
  private func ternary(_ range: Range<Int>) -> String? {
    var mark: Int?
    var depth = 0
    for index in source.outerTokens(range) {
      if isTernaryMark(index) {
        if mark == nil { mark = index }
        depth += 1
      } else if let mark, source.token(index, is: ":") {
        depth -= 1
        if depth == 0 {
          let parts = [range.lowerBound..<mark, mark + 1..<index, index + 1..<range.upperBound]
          guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
          return call("choose", parts.map(expression))
        }
      }
    }
    return nil
  }

  /// Whether a question mark is an operator between values: it has space on both sides.
  private func isTernaryMark(_ index: Int) -> Bool {
    source.token(index, is: "?") && !source.isAdjacent(index) && !source.isAdjacent(index + 1)
  }

  /// Returns `if` with `else` as a function call, or nil for other expressions.
  private func choice(_ range: Range<Int>) -> String? {
    guard source.token(range.lowerBound, is: "if") else { return nil }
    let condition = range.lowerBound + 1
    guard
      let open = (condition..<range.upperBound).first(where: { source.token($0, is: "{") }),
      let close = source.tokens[open].partner, source.token(close + 1, is: "else"),
      close + 2 < range.upperBound, source.split(condition..<open).count == 1
    else { return nil }
    let name = condition + 1
    let isBinding = source.token(condition, is: "let")
    // The branch becomes a separate closure, in which $0 would be another value.
    if isBinding, hasShorthand(source.contents(of: open)) { return nil }
    let other = close + 2..<range.upperBound
    let isLast = source.tokens[other.lowerBound].partner == other.upperBound - 1
    guard let first = branch(open),
      let second = isLast ? branch(other.lowerBound) : choice(other)
    else { return nil }
    guard isBinding else {
      return call("choose", [expression(condition..<open), first, second])
    }
    let value: String
    if name + 1 == open {
      value = source.text(name)
    } else {
      guard source.token(name + 1, is: "=") else { return nil }
      value = expression(name + 2..<open)
    }
    return call("ifPresent", [value, "{ \(source.text(name)) in \(first) }", "else: \(second)"])
  }

  /// Returns the one expression of a branch, or nil for statements.
  private func branch(_ open: Int) -> String? {
    var body = source.contents(of: open)
    guard isOneExpression(body) else { return nil }
    if source.token(body.lowerBound, is: "return") { body = body.dropFirst() }
    guard let first = body.first else { return nil }
    // An "if" that is not rewritten cannot be an argument.
    if source.token(first, is: "if") { return choice(body) }
    return expression(body)
  }

  // MARK: - Operands

  /// Returns operands and operators.
  private func operands(_ range: Range<Int>) -> String {
    var text = ""
    var index = range.lowerBound
    while index < range.upperBound {
      if index > range.lowerBound { text += source.gap(before: index) }
      let (operand, end) = operand(index, range.upperBound)
      text += operand
      index = end
    }
    return text
  }

  /// Returns a value with its members, or any other token, and the index after it.
  private func operand(_ start: Int, _ end: Int) -> (String, Int) {
    if let next = time(start) { return postfix(Self.now, next, end) }
    // Another type than Date may have a member of this name.
    if isImplicitNow(start) { return postfix("\(Self.functions).now(.now)", start + 2, end) }
    if let arguments = dateSinceNow(start) {
      let seconds = expression(arguments.lowerBound + 3..<arguments.upperBound - 1)
      return postfix(
        "\(Self.now).addingTimeInterval(\(seconds))", arguments.upperBound, end)
    }
    switch source.tokens[start].kind {
    case .open:
      guard let partner = source.tokens[start].partner else {
        return postfix(group(start), end, end)
      }
      return postfix(group(start), partner + 1, end)
    case .word, .string, .number: return postfix(source.text(start), start + 1, end)
    case .symbol, .close: return (source.text(start), start + 1)
    }
  }

  /// Returns a value with the members, arguments, `!` and `?` after it, and the index after them.
  private func postfix(_ base: String, _ start: Int, _ end: Int) -> (String, Int) {
    var text = base
    var index = start
    while index < end {
      if source.token(index, is: "."), index + 1 < end, !source.token(index + 1, is: ".") {
        text += source.gap(before: index)
        if source.token(index + 1, is: "timeIntervalSinceNow") {
          text += ".timeIntervalSince(\(Self.now))"
        } else {
          text += source.text(index..<index + 2)
        }
        index += 2
      } else if source.tokens[index].kind == .open,
        source.token(index, is: "{") || source.isAdjacent(index)
      {
        text += source.gap(before: index) + group(index)
        index = source.index(after: index)
      } else if source.token(index, is: "!"), source.isAdjacent(index), !isKeyword(index - 1),
        !source.text(index + 1).hasPrefix("=") || !source.isAdjacent(index + 1)
      {
        text = call("unwrap", [text])
        index += 1
      } else if source.token(index, is: "?"), source.isAdjacent(index),
        let (chain, next) = chain(index, end)
      {
        text = "\(call("chain", [text])) { \(Self.chained) in \(chain) }"
        index = next
      } else {
        break
      }
    }
    return (text, index)
  }

  /// Whether a token is a word that has its own meaning before `!` and `?`.
  private func isKeyword(_ index: Int) -> Bool { ["as", "try"].contains(source.text(index)) }

  /// Returns the members after `?`, or nil if there are none or they cannot move into a closure.
  private func chain(_ mark: Int, _ end: Int) -> (String, Int)? {
    let start = mark + 1
    guard start < end, source.token(start, is: ".") || source.token(start, is: "["),
      // Members of the type Optional, as in "Int?.none".
      !source.token(start + 1, is: "none"), !source.token(start + 1, is: "some")
    else { return nil }
    guard !hasShorthand(start..<endOfMembers(start, end)) else { return nil }
    let (text, next) = postfix(Self.chained, start, end)
    guard next > start else { return nil }
    return (text, next)
  }

  /// Returns the index after the members, arguments, `!` and `?` that begin at a token.
  private func endOfMembers(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      if source.token(index, is: ".") {
        index += 2
      } else if source.token(index, is: "{")
        || source.isAdjacent(index) && ["(", "[", "!", "?"].contains(source.text(index))
      {
        index = source.index(after: index)
      } else {
        break
      }
    }
    return min(index, end)
  }

  /// Whether `$0` and the like are used outside of inner closures.
  private func hasShorthand(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if source.token(index, is: "{") {
        index = source.index(after: index)
        continue
      }
      if source.text(index).hasPrefix("$"), source.text(index).dropFirst().allSatisfy(\.isNumber) {
        return true
      }
      index += 1
    }
    return false
  }

  // MARK: - Time

  /// Whether `.now` begins at a token, without the name of its type.
  private func isImplicitNow(_ start: Int) -> Bool {
    source.token(start, is: ".") && source.token(start + 1, is: "now") && !isInPath(start)
      && !source.token(start + 2, is: "(")
  }

  /// Whether a token continues a range or a key path.
  private func isInPath(_ index: Int) -> Bool {
    source.token(index - 1, is: ".") || source.token(index - 1, is: "\\")
  }

  /// Returns the index after `Date.now`, `Date()` or `Date.init()`, or nil for anything else.
  private func time(_ start: Int) -> Int? {
    guard !isInPath(start), let date = dateType(start) else { return nil }
    if source.token(date, is: "."), source.token(date + 1, is: "now") { return date + 2 }
    var arguments = date
    if source.token(date, is: "."), source.token(date + 1, is: "init") { arguments += 2 }
    guard source.token(arguments, is: "("), source.token(arguments + 1, is: ")") else { return nil }
    return arguments + 2
  }

  /// Returns the parentheses of `Date(timeIntervalSinceNow: …)`, or nil for anything else.
  private func dateSinceNow(_ start: Int) -> Range<Int>? {
    guard let open = dateType(start), source.token(open, is: "("),
      source.token(open + 1, is: "timeIntervalSinceNow"), source.token(open + 2, is: ":"),
      let close = source.tokens[open].partner
    else { return nil }
    return open..<close + 1
  }

  /// Returns the index after `Date` or `Foundation.Date`, or nil for anything else.
  private func dateType(_ start: Int) -> Int? {
    if source.token(start, is: "Date") { return start + 1 }
    guard source.token(start, is: "Foundation"), source.token(start + 1, is: "."),
      source.token(start + 2, is: "Date")
    else { return nil }
    return start + 3
  }

  private func call(_ name: String, _ arguments: [String]) -> String {
    "\(Self.functions).\(name)(\(arguments.joined(separator: ", ")))"
  }
}
