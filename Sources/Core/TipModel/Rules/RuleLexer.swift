/// Splits a rule's text into tokens.
///
/// It reads bytes of UTF-8, not characters: a combining accent at the start of a string would
/// otherwise form one character with the quote before it.
package struct RuleLexer {
  private let bytes: [UInt8]
  private var index = 0

  package init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the next token.
  ///
  /// - Throws: ``RuleSyntaxError`` at a character that cannot begin a token.
  package mutating func next() throws(RuleSyntaxError) -> RuleToken {
    let end = index
    skip(while: RuleText.isSpace)
    let start = index
    guard let byte = peek else { return RuleToken(kind: .end, offset: start, isAdjacent: false) }
    let kind: RuleToken.Kind
    switch byte {
    case UInt8(ascii: "\""): kind = .string(try quoted(by: byte, "a closing double quote"))
    case UInt8(ascii: "`"): kind = .quotedIdentifier(try quoted(by: byte, "a closing \"`\""))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): kind = try number()
    case UInt8(ascii: "$"): kind = try variable()
    default:
      if let scalar = scalar(at: index), RuleText.beginsIdentifier(scalar) {
        kind = .identifier(word())
      } else {
        kind = .symbol(try symbol())
      }
    }
    return RuleToken(kind: kind, offset: start, isAdjacent: start == end)
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the scalar that begins at an offset, or nil at the end.
  private func scalar(at offset: Int) -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    if UTF8.isASCII(bytes[offset]) { return Unicode.Scalar(bytes[offset]) }
    return text(offset..<min(offset + 4, bytes.count)).unicodeScalars.first
  }

  private mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
    while let scalar = scalar(at: index), condition(scalar) { index += UTF8.width(scalar) }
  }

  private mutating func word() -> String {
    let start = index
    skip(while: RuleText.continuesIdentifier)
    return text(start..<index)
  }

  private mutating func symbol() throws(RuleSyntaxError) -> String {
    let two = text(index..<min(index + 2, bytes.count))
    switch two {
    case "&&", "||", "==", "!=", "<=", ">=", "??":
      index += 2
      return two
    default:
      guard let scalar = two.unicodeScalars.first,
        "!<>+-*/%()[],:.?".utf8.contains(bytes[index])
      else { throw fail("a rule") }
      index += 1
      return String(scalar)
    }
  }

  private func fail(_ expected: String, at offset: Int? = nil) -> RuleSyntaxError {
    let offset = offset ?? index
    var found = "the end"
    if let scalar = scalar(at: offset) { found = RuleText.quoted(String(scalar)) }
    return RuleSyntaxError(offset: offset, expected: expected, found: found)
  }
}

// MARK: - Numbers

extension RuleLexer {
  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek.map(Unicode.Scalar.init) == scalar else { return false }
    index += 1
    return true
  }

  private mutating func number() throws(RuleSyntaxError) -> RuleToken.Kind {
    let start = index
    digits()
    var isWhole = true
    if index + 1 < bytes.count, isDigit(bytes[index + 1]), take(".") {
      isWhole = false
      digits()
    }
    if take("e") || take("E") {
      isWhole = false
      _ = take("+") || take("-")
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

  /// Reads `$0`.
  private mutating func variable() throws(RuleSyntaxError) -> RuleToken.Kind {
    let start = index
    index += 1
    digits()
    guard let level = Int(text(start + 1..<index)), level < RuleParser.deepest else {
      throw fail("an element such as $0", at: start)
    }
    return .variable(level)
  }

  private mutating func digits() {
    while let byte = peek, isDigit(byte) { index += 1 }
  }
}

// MARK: - Quoted text

extension RuleLexer {
  private mutating func quoted(
    by quote: UInt8, _ expected: String
  ) throws(RuleSyntaxError) -> String {
    index += 1
    var result = ""
    var start = index
    while let byte = peek {
      index += 1
      guard byte == quote || byte == UInt8(ascii: "\\") else { continue }
      result += text(start..<index - 1)
      if byte == quote { return result }
      result.unicodeScalars.append(try escape(expected))
      start = index
    }
    throw fail(expected)
  }

  private mutating func escape(_ expected: String) throws(RuleSyntaxError) -> Unicode.Scalar {
    guard let scalar = scalar(at: index) else { throw fail(expected) }
    index += UTF8.width(scalar)
    switch scalar {
    case "\"", "\\", "`": return scalar
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try codePoint()
    default: throw fail("one of \\\" \\` \\\\ \\n \\r \\t \\u{…}", at: index - UTF8.width(scalar))
    }
  }

  /// Reads `{41}`.
  private mutating func codePoint() throws(RuleSyntaxError) -> Unicode.Scalar {
    let start = index
    let isOpen = take("{")
    let first = index
    skip { $0.properties.isASCIIHexDigit }
    guard isOpen, let value = UInt32(text(first..<index), radix: 16),
      let scalar = Unicode.Scalar(value), take("}")
    else { throw fail("an escape such as \\u{41}", at: start) }
    return scalar
  }
}
