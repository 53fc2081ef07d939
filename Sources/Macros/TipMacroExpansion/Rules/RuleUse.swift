/// A use of `#Rule`: the inputs and the closure.
struct RuleUse {
  /// The body as written.
  private enum Body {
    case closure(Range<Int>)
    /// Anything else, such as the name of a function.
    case expression(Range<Int>)
  }

  private let source: SourceText
  private let inputs: [Range<Int>]
  private let body: Body

  init(_ source: SourceText) throws(MacroProblem) {
    self.source = source
    var index = 0
    while index < source.tokens.count, source.tokens[index].kind != .open {
      index = source.index(after: index)
    }
    var arguments: [Range<Int>] = []
    if source.token(index, is: "("), let end = source.tokens[index].partner {
      arguments = source.split(index + 1..<end)
      index = end + 1
    }
    if source.token(index, is: "{"), let end = source.tokens[index].partner {
      body = .closure(index..<end + 1)
      if end + 1 < source.tokens.count {
        throw MacroProblem(
          "#Rule takes one closure; write '#Rule(input) { condition }'.", at: source.offset(end + 1)
        )
      }
    } else if let last = arguments.popLast() {
      let isClosure =
        source.token(last.lowerBound, is: "{")
        && source.tokens[last.lowerBound].partner == last.upperBound - 1
      body = isClosure ? .closure(last) : .expression(last)
    } else {
      throw MacroProblem(
        "#Rule has no condition; write '#Rule(input) { condition }'.", at: source.offset(0))
    }
    inputs = arguments
    if case .closure(let closure) = body { try Self.checkCaptures(source, closure) }
  }

  /// - Throws: A problem when the closure has a capture list, which no rule can be made of.
  private static func checkCaptures(
    _ source: SourceText, _ closure: Range<Int>
  ) throws(MacroProblem) {
    var index = closure.lowerBound + 1
    while source.token(index, is: "@") { index = source.index(after: index + 1) }
    guard source.token(index, is: "["), let end = source.tokens[index].partner else { return }
    // Only parameters come between a capture list and "in". Otherwise the list is a value.
    var next = end + 1
    while next < closure.upperBound, !source.token(next, is: "in") {
      let isParameter =
        source.tokens[next].kind == .word && !["as", "is"].contains(source.text(next))
        || source.token(next, is: "(") || [",", "->"].contains(source.text(next))
      guard isParameter else { return }
      next = source.index(after: next)
    }
    guard source.token(next, is: "in") else { return }
    // Without parameters, "in" has to go too.
    let last = next == end + 1 ? next : end
    let list = source.text(index..<last + 1)
    throw MacroProblem(
      "A rule's closure takes no capture list; remove '\(list)', and name "
        + "the values in the condition.", at: source.offset(index))
  }

  /// Where the closure reads the real time.
  var realTimeProblems: [MacroProblem] {
    guard case .closure(let closure) = body else { return [] }
    return RuleRealTime.problems(source, in: closure)
  }

  /// What Apple's macro rejects in the rule, in the order of the source.
  var portabilityProblems: [MacroProblem] {
    switch body {
    case .closure(let closure):
      Portability(source, closure: closure, inputs: inputs.count).problems
    case .expression(let expression): Portability(source, expression: expression).problems
    }
  }

  /// The rule without the macro, including the condition's source text.
  ///
  /// The closure is written as a trailing one: inside of the parentheses it would count as an
  /// input.
  var expansion: String {
    var arguments = inputs.map { source.text($0) }
    switch body {
    case .closure(let closure):
      arguments.append("source: \(literal(source.inside(closure)))")
      let body = RuleSyntaxRewriting(source: source).closure(closure)
      return "Tips.Rule(\(arguments.joined(separator: ", "))) \(body)"
    case .expression(let expression):
      let text = source.text(expression)
      let values = inputs.indices.map { "$\($0)" }.joined(separator: ", ")
      arguments.append("source: \(literal(text))")
      return "Tips.Rule(\(arguments.joined(separator: ", "))) { (\(text))(\(values)) }"
    }
  }

  private func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in unindented(text).unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case _ where scalar.value < 0x20: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// Returns the text without surrounding spaces and without the common indentation of its lines.
  private func unindented(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let first = lines.firstIndex { !isBlank($0) } ?? 0
    let last = lines.lastIndex { !isBlank($0) } ?? 0
    var indented = lines[first...last]
    var kept: [Substring] = []
    if first == 0 {
      // A first line that follows the brace has no indentation.
      kept = [lines[0].drop { isSpace($0) }]
      indented = indented.dropFirst()
    }
    let widths = indented.filter { !isBlank($0) }.map { $0.prefix { isSpace($0) }.count }
    let indentation = widths.min() ?? 0
    kept += indented.map { $0.dropFirst(indentation) }
    var result = kept.joined(separator: "\n")
    while let end = result.last, isSpace(end) { result.removeLast() }
    return result
  }

  private func isBlank(_ line: Substring) -> Bool { line.allSatisfy(isSpace) }

  private func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }
}
