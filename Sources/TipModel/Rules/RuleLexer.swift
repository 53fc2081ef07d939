/// Splits a rule's text into tokens.
///
/// It reads scalars, not characters: a combining accent at the start of a string would otherwise
/// form one character with the quote before it.
package struct RuleLexer {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  package init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Returns the next token.
  ///
  /// - Throws: ``RuleSyntaxError`` at a character that cannot begin a token.
  package mutating func next() throws(RuleSyntaxError) -> RuleToken {
    while let scalar = peek, scalar.properties.isWhitespace { index += 1 }
    let start = index
    guard let scalar = peek else { return RuleToken(kind: .end, offset: start) }
    let kind: RuleToken.Kind
    if scalar == "\"" {
      kind = .string(try quoted(by: scalar, "a closing double quote"))
    } else if scalar == "`" {
      kind = .quotedIdentifier(try quoted(by: scalar, "a closing \"`\""))
    } else if isDigit(scalar) {
      kind = try number()
    } else if RuleText.beginsIdentifier(scalar) {
      kind = .identifier(word())
    } else {
      kind = .symbol(try symbol())
    }
    return RuleToken(kind: kind, offset: start)
  }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  private mutating func word() -> String {
    let start = index
    while let scalar = peek, RuleText.continuesIdentifier(scalar) { index += 1 }
    return text(start..<index)
  }

  private mutating func symbol() throws(RuleSyntaxError) -> String {
    let two = text(index..<min(index + 2, scalars.count))
    if ["&&", "||", "==", "!=", "<=", ">=", "??"].contains(two) {
      index += 2
      return two
    }
    guard let scalar = peek, "!<>+-*/%()[],:.".unicodeScalars.contains(scalar) else {
      throw fail("a rule")
    }
    index += 1
    return String(scalar)
  }

  private func fail(_ expected: String, at offset: Int? = nil) -> RuleSyntaxError {
    let offset = offset ?? index
    let found = offset < scalars.count ? RuleText.quoted(String(scalars[offset])) : "the end"
    return RuleSyntaxError(offset: offset, expected: expected, found: found)
  }
}

// MARK: - Numbers

extension RuleLexer {
  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private mutating func number() throws(RuleSyntaxError) -> RuleToken.Kind {
    let start = index
    digits()
    var isWhole = true
    if peek == ".", index + 1 < scalars.count, isDigit(scalars[index + 1]) {
      isWhole = false
      index += 1
      digits()
    }
    if peek == "e" || peek == "E" {
      isWhole = false
      index += 1
      if peek == "+" || peek == "-" { index += 1 }
      digits()
    }
    let text = text(start..<index)
    if isWhole {
      if let value = Int(text) { return .number(.int(value)) }
      if text == "\(Int.min.magnitude)" { return .numberBeyondLargest }
    } else if let value = Double(text), value.isFinite {
      return .number(.double(value))
    }
    throw RuleSyntaxError(
      offset: start, expected: "a number that fits 64 bits", found: "\"\(text)\"")
  }

  private mutating func digits() {
    while let scalar = peek, isDigit(scalar) { index += 1 }
  }
}

// MARK: - Quoted text

extension RuleLexer {
  private mutating func quoted(
    by quote: Unicode.Scalar, _ expected: String
  ) throws(RuleSyntaxError) -> String {
    index += 1
    var result = String.UnicodeScalarView()
    while let scalar = peek {
      index += 1
      switch scalar {
      case quote: return String(result)
      case "\\": result.append(try escape(expected))
      default: result.append(scalar)
      }
    }
    throw fail(expected)
  }

  private mutating func escape(_ expected: String) throws(RuleSyntaxError) -> Unicode.Scalar {
    guard let scalar = peek else { throw fail(expected) }
    index += 1
    switch scalar {
    case "\"", "\\", "`": return scalar
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try codePoint()
    default: throw fail("one of \\\" \\` \\\\ \\n \\r \\t \\u{…}", at: index - 1)
    }
  }

  /// Reads `{41}`.
  private mutating func codePoint() throws(RuleSyntaxError) -> Unicode.Scalar {
    let start = index
    if peek == "{" { index += 1 }
    let first = index
    while let scalar = peek, scalar.properties.isASCIIHexDigit { index += 1 }
    guard first > start, peek == "}", let value = UInt32(text(first..<index), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { throw fail("an escape such as \\u{41}", at: start) }
    index += 1
    return scalar
  }
}
